import AmbrotypeGeometry
import Foundation

/// A piece of an outline: a line, or a curve of the second or third order.
struct OutlinePiece {
    /// Start, controls, end: two to four points.
    var points: [CGPoint]

    var start: CGPoint { points[0] }
    var end: CGPoint { points[points.count - 1] }

    /// Closed contours as pieces that follow each other; pieces without length are left out.
    static func contours(of path: Path) -> [[OutlinePiece]] {
        var contours: [[OutlinePiece]] = []
        var (first, at) = (CGPoint.zero, CGPoint.zero)
        func add(_ points: [CGPoint]) {
            defer { at = points[points.count - 1] }
            guard points.contains(where: { abs($0.x - at.x) + abs($0.y - at.y) > 1e-7 }), !contours.isEmpty else {
                return
            }
            contours[contours.count - 1].append(OutlinePiece(points: [at] + points))
        }
        for element in path.elements {
            switch element {
            case .move(let to):
                contours.append([])
                (first, at) = (to, to)
            case .line(let to): add([to])
            case .quadCurve(let to, let control): add([control, to])
            case .curve(let to, let control1, let control2): add([control1, control2, to])
            case .closeSubpath: add([first])
            }
        }
        return contours.filter { !$0.isEmpty }
    }

    /// Twice the signed area of the polygon through all points.
    static func area(_ pieces: [OutlinePiece]) -> CGFloat {
        pieces.reduce(0) { sum, piece in
            zip(piece.points, piece.points.dropFirst()).reduce(sum) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
        }
    }

    var startDirection: CGPoint { direction(points) }

    var endDirection: CGPoint {
        let back = direction(points.reversed())
        return CGPoint(x: -back.x, y: -back.y)
    }

    /// Unit vector from the first point to the first other one.
    private func direction(_ points: [CGPoint]) -> CGPoint {
        for point in points.dropFirst() {
            let (dx, dy) = (point.x - points[0].x, point.y - points[0].y)
            let length = (dx * dx + dy * dy).squareRoot()
            if length > 1e-7 { return CGPoint(x: dx / length, y: dy / length) }
        }
        return CGPoint(x: 1, y: 0)
    }

    func point(_ t: CGFloat) -> CGPoint { split(points, t).0.last! }

    /// By sixteen chords; exact for lines.
    var length: CGFloat { lengths.last! }

    private var lengths: [CGFloat] {
        let steps = points.count == 2 ? 1 : 16
        var (sums, from) = ([CGFloat(0)], start)
        for step in 1...steps {
            let to = point(CGFloat(step) / CGFloat(steps))
            sums.append(
                sums[step - 1] + ((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)).squareRoot())
            from = to
        }
        return sums
    }

    /// The piece less a length at its start and one at its end.
    func trimmed(start: CGFloat, end: CGFloat) -> OutlinePiece {
        let sums = lengths
        let total = sums.last!
        guard total > 0 else { return self }
        let last = parameter(total - end, sums)
        let kept = last < 1 ? split(points, last).0 : points
        let first = parameter(start, sums) / max(last, 1e-6)
        return OutlinePiece(points: first > 0 ? split(kept, min(first, 1)).1 : kept)
    }

    private func parameter(_ length: CGFloat, _ sums: [CGFloat]) -> CGFloat {
        guard let upper = sums.firstIndex(where: { $0 >= length }), upper > 0 else { return length <= 0 ? 0 : 1 }
        let share = (length - sums[upper - 1]) / max(sums[upper] - sums[upper - 1], 1e-9)
        return (CGFloat(upper - 1) + share) / CGFloat(sums.count - 1)
    }

    /// De Casteljau's two halves at `t`.
    private func split(_ points: [CGPoint], _ t: CGFloat) -> ([CGPoint], [CGPoint]) {
        var (row, head, tail) = (points, [points[0]], [points[points.count - 1]])
        while row.count > 1 {
            row = zip(row, row.dropFirst()).map { a, b in CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }
            head.append(row[0])
            tail.insert(row[row.count - 1], at: 0)
        }
        return (head, tail)
    }

    func append(to path: inout Path) {
        switch points.count {
        case 2: path.addLine(to: end)
        case 3: path.addQuadCurve(to: end, control: points[1])
        default: path.addCurve(to: end, control1: points[1], control2: points[2])
        }
    }
}
