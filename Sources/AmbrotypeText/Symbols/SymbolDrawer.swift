import AmbrotypeGeometry
import Foundation

/// Draws symbols by the table. Behind the engine's lock; remembers what it drew.
final class SymbolDrawer {
    let table = SymbolTable()
    private let typesetter: Typesetter
    private(set) lazy var names = SymbolNames.load()
    private var results = BoundedCache<SymbolRequest, SymbolResult>(capacity: 128)

    init(typesetter: Typesetter) { self.typesetter = typesetter }

    var typeCase: TypeCase { typesetter.typeCase }

    func isReal(_ name: String) -> Bool { table[name] != nil || names.all.contains(name) }

    func draw(_ request: SymbolRequest) -> SymbolResult {
        if let known = results[request] { return known }
        let made = make(request)
        results[request] = made
        return made
    }

    private func make(_ request: SymbolRequest) -> SymbolResult {
        let scale = request.pointSize * (table.head.imageScales[request.scale.rawValue] ?? 1)
        guard let entry = table[request.name] else {
            guard names.all.contains(request.name) else {
                return .unknown(nearest: names.nearest(to: request.name))
            }
            let box = SymbolBox(ink: SymbolBox.neutral, scale: scale, request: request)
            return .realButNotDrawn(size: box.size, baseline: box.baseline)
        }
        let pen = SymbolPen(drawer: self, weight: request.weight, levels: request.levels)
        var shape = pen.shape(entry, name: request.name, depth: 0)
        if request.isRightToLeft, entry.mirrors == true || SymbolDrawer.namesDirection(request.name) {
            shape = shape.applying(CGAffineTransform(scaleX: -1, y: 1))
        }
        let box = SymbolBox(ink: shape.bounds, scale: scale, request: request)
        return .drawn(box.drawing(of: shape, isApproximate: entry.approximate ?? false))
    }

    /// Whether a name says forward, backward, leading or trailing of what it shows. At its start the word means
    /// winding, as on a player, which does not turn round.
    private static func namesDirection(_ name: String) -> Bool {
        name.split(separator: ".").dropFirst().contains { ["forward", "backward", "leading", "trailing"].contains($0) }
    }

    /// Outlines of a text in ems of its font, baseline at 0.
    func outline(of text: String, weight: Int) -> Path {
        let size: CGFloat = 100
        let run = TextRun(text: text, font: FontRequest(size: size, weight: weight))
        let prepared = typesetter.prepare([run], ParagraphStyle())
        let line = typesetter.assemble(
            LineRange(range: 0..<prepared.count, shownEnd: prepared.count), of: prepared, ParagraphStyle())
        var path = Path()
        for case .outline(let part, _) in Outliner(typeCase: typeCase).fragments([PlacedLine(runs: line.runs, scale: 1)]
        ) {
            path.addPath(part)
        }
        return path.applying(CGAffineTransform(scaleX: 1 / size, y: 1 / size))
    }
}

/// The box around a symbol.
struct SymbolBox {
    let size: CGSize
    let baseline: CGFloat
    /// Maps ems of the symbol to points in the box.
    let map: CGAffineTransform
    private let ink: CGRect

    /// What a symbol without a drawing takes up: a square a little smaller than a circle.
    static let neutral = CGRect(x: 0, y: -0.45, width: 0.9, height: 0.9)

    /// Above and below what is drawn, ems: a circle of 28 points makes a stack 4.65 longer than itself (measured from where its
    /// neighbour stands; UIKit gives a chevron 14 high at 64 points a picture of 25.67).
    private static let headroom: CGFloat = 0.083
    /// Beside what is drawn, ems: a circle of 17 points stands in a frame of 20 (measured), narrower symbols have more air:
    /// 0.15 beside `bolt.fill`, which is 0.69 wide (measured from a label's title), 0.1 beside `arrow.clockwise`, 0.89 wide. The
    /// line through these is assumed for the others.
    private static func bearing(width: CGFloat) -> CGFloat { min(0.086 + 0.2 * max(0, 1 - width), 0.15) }
    /// Around a resizable symbol, ems: `bolt.fill` is 17.33 high in a frame of 18 (measured).
    private static let margin: CGFloat = 0.02

    init(ink: CGRect, scale: CGFloat, request: SymbolRequest) {
        self.ink = ink
        let capMiddle = request.pointSize * 1443 / 2048 / 2
        switch request.box {
        case .line:
            let side = SymbolBox.bearing(width: ink.width)
            let box = ink.insetBy(dx: -side, dy: -SymbolBox.headroom)
            size = CGSize(width: box.width * scale, height: box.height * scale)
            map = CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: -box.minX * scale, ty: -box.minY * scale)
            baseline = -box.minY * scale + capMiddle
        case .tight:
            let box = ink.insetBy(dx: -SymbolBox.margin, dy: -SymbolBox.margin)
            size = CGSize(width: box.width * scale, height: box.height * scale)
            map = CGAffineTransform(
                a: scale, b: 0, c: 0, d: scale, tx: -box.minX * scale, ty: -box.minY * scale)
            baseline = -box.minY * scale + capMiddle
        }
    }

    func drawing(of shape: SymbolShape, isApproximate: Bool) -> SymbolDrawing {
        SymbolDrawing(
            layers: shape.layers.map { layer in
                SymbolLayer(
                    path: layer.path.applying(map), style: FillStyle(eoFill: layer.isEvenOdd), level: layer.level,
                    erases: layer.erases)
            }, size: size, baseline: baseline, ink: ink.applying(map), isApproximate: isApproximate)
    }
}
