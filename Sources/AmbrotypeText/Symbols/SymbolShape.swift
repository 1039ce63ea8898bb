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
    /// The smallest rectangle around what the path encloses; `.zero` for an empty path.
    var inkBounds: CGRect {
        let bounds = boundingRect
        return bounds.isNull ? .zero : bounds
    }
}
