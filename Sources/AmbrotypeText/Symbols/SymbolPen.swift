import AmbrotypeGeometry
import Foundation

/// Draws one entry of the table at one weight.
struct SymbolPen {
    let drawer: SymbolDrawer
    let weight: Int
    let levels: Int

    private var head: SymbolTable.Head { drawer.table.head }
    var measures: SymbolTable.Head.Drawn { head.fonts.drawn }

    /// Thickness of lines in ems at the weight: the table's at regular; the shares of the others follow the stems of
    /// the system font (assumed).
    var lineWidth: CGFloat {
        measures.lineWidth
            * interpolate(
                [
                    [100, 0.35], [200, 0.5], [300, 0.75], [400, 1], [500, 1.13], [600, 1.27], [700, 1.45], [800, 1.66],
                    [900, 1.85],
                ], at: CGFloat(weight))
    }

    /// The entry's shape; `depth` counts symbols inside symbols.
    func shape(_ entry: SymbolTable.Entry, name: String, depth: Int) -> SymbolShape {
        if let code = entry.codepoint { return glyph(code, entry, name) }
        if let parts = entry.parts { return drawing(parts) }
        if let text = entry.text { return textShape(text, entry) }
        guard depth < 3, let inner = entry.symbol, let found = drawer.table[inner] else { return SymbolShape(Path()) }
        let symbol = shape(found, name: inner, depth: depth + 1)
        if entry.slash == true { return slashed(symbol) }
        if let badge = entry.badge, let mark = drawer.table[badge] {
            return badged(symbol, shape(mark, name: badge, depth: depth + 1))
        }
        if let enclosure = entry.shape {
            let scale = measures.symbolScale / max(0.8, max(symbol.bounds.width, symbol.bounds.height))
            return enclosed(symbol, scale: scale, in: enclosure, isFilled: entry.filled ?? false)
        }
        return symbol
    }

    /// Text alone stands as in a line; in a shape its capitals have the table's height, its stems about the thickness
    /// of the shape's line (200 heavier makes up for the smaller size), and it keeps clear of the edge.
    private func textShape(_ text: String, _ entry: SymbolTable.Entry) -> SymbolShape {
        let capHeight: CGFloat = 1443 / 2048
        let stems = entry.shape == nil ? weight : min(900, weight + 200)
        let path = drawer.outline(of: text, weight: stems).offsetBy(dx: 0, dy: capHeight / 2)
        var shape = SymbolShape(path)
        guard let enclosure = entry.shape else { return shape }
        // Placed by its own middle, capitals would not all stand alike: the middle of capitals is what is centred.
        shape.bounds = CGRect(
            x: shape.bounds.minX, y: -capHeight / 2, width: shape.bounds.width, height: capHeight)
        let scale = min(measures.textCapHeight / capHeight, 0.66 / max(shape.bounds.width, 0.01))
        return enclosed(shape, scale: scale, in: enclosure, isFilled: entry.filled ?? false)
    }

    private func glyph(_ code: UInt32, _ entry: SymbolTable.Entry, _ name: String) -> SymbolShape {
        guard let scalar = Unicode.Scalar(code) else { return SymbolShape(Path()) }
        if entry.font == "material" { return material(scalar, entry) }
        let measure = head.fonts.cupertino
        guard let instance = instance("cupertino", [:]) else { return SymbolShape(Path()) }
        // One weight only: lines grow and shrink to both sides.
        let growth = (lineWidth - measures.lineWidth) / measure.scale
        let path = instance.outline(instance.glyph(scalar), emboldening: growth)
        return layered(placed(path, scale: measure.scale, centre: measure.centre), name)
    }

    private func material(_ scalar: Unicode.Scalar, _ entry: SymbolTable.Entry) -> SymbolShape {
        let measure = head.fonts.material
        var axes = measure.axes
        axes["FILL"] = entry.fill ?? 0
        axes["wght"] = measure.weights[SymbolPen.weightName(weight)]
        guard let instance = instance("material", axes) else { return SymbolShape(Path()) }
        let path = instance.outline(instance.glyph(scalar), emboldening: 0)
        return SymbolShape(placed(path, scale: measure.scale, centre: measure.centre))
    }

    private func instance(_ font: String, _ axes: [String: CGFloat]) -> FontInstance? {
        drawer.typeCase.library.table.symbols[font].flatMap { drawer.typeCase.face($0) }?.instance(axes)
    }

    private func placed(_ path: Path, scale: CGFloat, centre: CGFloat) -> Path {
        path.applying(CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: centre * scale))
    }

    private static func weightName(_ weight: Int) -> String {
        let names = ["ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black"]
        return names[min(8, max(0, (weight + 50) / 100 - 1))]
    }

    private func drawing(_ parts: [SymbolTable.Entry.Part]) -> SymbolShape {
        var layers: [SymbolShape.Layer] = []
        var bounds = CGRect.null
        for part in parts {
            let path = PathNotation.path(part.d)
            let isStroke = part.stroke == true
            let drawn = isStroke ? path.strokedPath(stroke) : path
            layers.append(SymbolShape.Layer(path: drawn, isEvenOdd: !isStroke))
            let box = drawn.inkBounds
            bounds = bounds.isNull ? box : bounds.union(box)
        }
        return SymbolShape(layers: layers, bounds: bounds)
    }

    var stroke: StrokeStyle { StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round) }
}
