import AmbrotypeGeometry
import Foundation

/// A symbol being drawn: ems of the symbol, x to the right from anywhere, y down from the middle of the capitals.
struct SymbolShape {
    struct Layer {
        var path: Path
        var isEvenOdd = false
        var level = 0
        var erases = false
    }

    var layers: [Layer]
    /// What it takes up.
    var bounds: CGRect

    init(_ path: Path, isEvenOdd: Bool = false, level: Int = 0) {
        layers = [Layer(path: path, isEvenOdd: isEvenOdd, level: level)]
        bounds = path.inkBounds
    }

    init(layers: [Layer], bounds: CGRect) { (self.layers, self.bounds) = (layers, bounds) }

    func applying(_ transform: CGAffineTransform) -> SymbolShape {
        SymbolShape(
            layers: layers.map { layer in
                var moved = layer
                moved.path = layer.path.applying(transform)
                return moved
            }, bounds: bounds.applying(transform))
    }

    /// Scaled about its own middle and moved there.
    func placed(at centre: CGPoint, scale: CGFloat) -> SymbolShape {
        applying(
            CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: centre.x - bounds.midX * scale, ty: centre.y - bounds.midY * scale))
    }

    /// All its layers on another level.
    func onLevel(_ level: Int) -> SymbolShape {
        var shape = self
        for index in shape.layers.indices where !shape.layers[index].erases { shape.layers[index].level = level }
        return shape
    }

    /// Its drawing turned to erasing. What it erased of itself cannot be kept, so only plain shapes take part.
    var asEraser: [Layer] {
        layers.filter { !$0.erases }.map { layer in
            var eraser = layer
            eraser.erases = true
            return eraser
        }
    }
}

extension Path {
    /// The smallest rectangle around the curves themselves, not their control points; by points on each curve, so within 1/500 of
    /// a curve's length. `.zero` for an empty path.
    var inkBounds: CGRect {
        var box = CGRect.null
        var from = CGPoint.zero
        func add(_ point: CGPoint) {
            let spot = CGRect(origin: point, size: .zero)
            box = box.isNull ? spot : box.union(spot)
        }
        for element in elements {
            switch element {
            case .move(let to), .line(let to):
                add(to)
                from = to
            case .quadCurve(let to, let control):
                for step in 1...16 { add(Path.quad(from, control, to, CGFloat(step) / 16)) }
                from = to
            case .curve(let to, let control1, let control2):
                for step in 1...16 { add(Path.cubic(from, control1, control2, to, CGFloat(step) / 16)) }
                from = to
            case .closeSubpath: break
            }
        }
        return box.isNull ? .zero : box
    }

    private static func quad(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ t: CGFloat) -> CGPoint {
        let (p, q, r) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
        return CGPoint(x: p * a.x + q * b.x + r * c.x, y: p * a.y + q * b.y + r * c.y)
    }

    private static func cubic(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ t: CGFloat) -> CGPoint {
        let u = 1 - t
        let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(x: p * a.x + q * b.x + r * c.x + s * d.x, y: p * a.y + q * b.y + r * c.y + s * d.y)
    }
}
