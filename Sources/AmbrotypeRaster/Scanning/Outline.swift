import AmbrotypeGeometry
import Foundation

/// Walks a path's pieces as straight edges in 1/256 device pixel and hands them to the cells of one strip.
///
/// A curve becomes as many equal steps in its parameter as keep it within 0.02 pixel of the truth (Wang's bound),
/// counted from the whole curve, so a strip sees the same points as its neighbour. Pieces above, below or right of the
/// strip are left out, open subpaths are closed, and a piece that is not a number is skipped.
struct Outline {
    let path: Path
    let map: CGAffineTransform

    /// Largest distance between a curve and its chords, in pixels.
    static let tolerance = 0.02
    private static let mostSteps = 4096

    func forEachEdge(in cells: CoverageCells) {
        let box = (
            top: Double(cells.top), bottom: Double(cells.bottom), right: Double(cells.left) / 256 + Double(cells.width)
        )
        var (start, last) = (FixedPoint(x: 0, y: 0), FixedPoint(x: 0, y: 0))
        var from = (x: 0.0, y: 0.0)
        func line(to next: FixedPoint) {
            cells.add(fromX: last.x, fromY: last.y, toX: next.x, toY: next.y)
            last = next
        }
        for element in path.elements {
            switch element {
            case .move(let point):
                let to = mapped(point)
                guard isNumber(to) else { continue }
                line(to: start)
                last = FixedPoint(to)
                (start, from) = (last, to)
            case .line(let point):
                let to = mapped(point)
                guard isNumber(to) else { continue }
                line(to: FixedPoint(to))
                from = to
            case .quadCurve(let point, let control):
                let (c, to) = (mapped(control), mapped(point))
                guard isNumber(to), isNumber(c) else { continue }
                let (low, high) = (min(from.y, c.y, to.y), max(from.y, c.y, to.y))
                if high > box.top, low < box.bottom, min(from.x, c.x, to.x) < box.right {
                    quad(from, c, to) { line(to: FixedPoint($0)) }
                }
                line(to: FixedPoint(to))
                from = to
            case .curve(let point, let control1, let control2):
                let (c, d, to) = (mapped(control1), mapped(control2), mapped(point))
                guard isNumber(to), isNumber(c), isNumber(d) else { continue }
                let (low, high) = (min(from.y, c.y, d.y, to.y), max(from.y, c.y, d.y, to.y))
                if high > box.top, low < box.bottom, min(from.x, c.x, d.x, to.x) < box.right {
                    cubic(from, c, d, to) { line(to: FixedPoint($0)) }
                }
                line(to: FixedPoint(to))
                from = to
            case .closeSubpath:
                line(to: start)
                from = (Double(start.x) / 256, Double(start.y) / 256)
            }
        }
        line(to: start)
    }

    @inline(__always)
    private func mapped(_ point: CGPoint) -> (x: Double, y: Double) {
        let (x, y) = (Double(point.x), Double(point.y))
        return (
            Double(map.a) * x + Double(map.c) * y + Double(map.tx),
            Double(map.b) * x + Double(map.d) * y + Double(map.ty)
        )
    }

    @inline(__always)
    private func isNumber(_ point: (x: Double, y: Double)) -> Bool { (point.x * 0 + point.y * 0) == 0 }

    /// The points between the ends.
    @inline(__always)
    private func quad(
        _ p: (x: Double, y: Double), _ c: (x: Double, y: Double), _ q: (x: Double, y: Double),
        _ body: ((x: Double, y: Double)) -> Void
    ) {
        let (ax, ay) = (p.x - 2 * c.x + q.x, p.y - 2 * c.y + q.y)
        let (bx, by) = (2 * (c.x - p.x), 2 * (c.y - p.y))
        let steps = Outline.steps((ax * ax + ay * ay).squareRoot() / 4)
        let unit = 1 / Double(steps)
        var step = 1
        while step < steps {
            let t = Double(step) * unit
            body(((ax * t + bx) * t + p.x, (ay * t + by) * t + p.y))
            step += 1
        }
    }

    @inline(__always)
    private func cubic(
        _ p: (x: Double, y: Double), _ c: (x: Double, y: Double), _ d: (x: Double, y: Double),
        _ q: (x: Double, y: Double), _ body: ((x: Double, y: Double)) -> Void
    ) {
        let (ux, uy) = (p.x - 2 * c.x + d.x, p.y - 2 * c.y + d.y)
        let (vx, vy) = (c.x - 2 * d.x + q.x, c.y - 2 * d.y + q.y)
        let bend = max(ux * ux + uy * uy, vx * vx + vy * vy).squareRoot()
        let steps = Outline.steps(bend * 0.75)
        let (ax, ay) = (q.x - p.x + 3 * (c.x - d.x), q.y - p.y + 3 * (c.y - d.y))
        let (bx, by) = (3 * ux, 3 * uy)
        let (cx, cy) = (3 * (c.x - p.x), 3 * (c.y - p.y))
        let unit = 1 / Double(steps)
        var step = 1
        while step < steps {
            let t = Double(step) * unit
            body((((ax * t + bx) * t + cx) * t + p.x, ((ay * t + by) * t + cy) * t + p.y))
            step += 1
        }
    }

    /// Equal steps that keep a curve whose single chord errs by `error` pixels within the tolerance.
    @inline(__always)
    private static func steps(_ error: Double) -> Int {
        let count = (error / tolerance).squareRoot().rounded(.up)
        return count < Double(mostSteps) ? max(1, Int(count)) : mostSteps
    }
}

/// A device point in 1/256 pixel.
struct FixedPoint: Equatable {
    var x: Int
    var y: Int

    init(x: Int, y: Int) { (self.x, self.y) = (x, y) }

    /// Nearest point of the grid, halves up; far points are pulled to `PixelRect.farthest`.
    @inline(__always)
    init(_ point: (x: Double, y: Double)) {
        // In this order what is not a number becomes a number. Shifted so far that rounding towards zero is rounding
        // down.
        let (limit, shift) = (Double(PixelRect.farthest) * 256, Double(1 << 31))
        x = Int(min(limit, max(-limit, point.x * 256)) + 0.5 + shift) - 1 << 31
        y = Int(min(limit, max(-limit, point.y * 256)) + 0.5 + shift) - 1 << 31
    }
}
