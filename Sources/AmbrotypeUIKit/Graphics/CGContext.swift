import AmbrotypeDrawing
public import AmbrotypeGeometry
import AmbrotypeImages
import AmbrotypeViews
public import Foundation

/// A sheet to draw on: it gathers what is drawn and becomes a picture at the end. Points, y down, as in a UIKit image context.
public final class CGContext: @unchecked Sendable {
    /// What can be set and taken back.
    private struct State {
        var fillColor = DrawingColor.black
        var strokeColor = DrawingColor.black
        var line = StrokeStyle(lineWidth: 1)
        var transform = CGAffineTransform.identity
        var alpha = 1.0
        var clips: [ClipPath] = []
        var blendMode = BlendMode.normal
    }

    let size: CGSize
    let scale: CGFloat
    private var state = State()
    private var saved: [State] = []
    private var items: [DisplayItem] = []
    private var path = Path()

    init(size: CGSize, scale: CGFloat) { (self.size, self.scale) = (size, scale) }

    /// Contexts that UIKit's drawing goes to, the innermost last; drawing is a matter of one thread.
    nonisolated(unsafe) static var stack: [CGContext] = []
    static var innermost: CGContext? { stack.last }

    var fillColor: DrawingColor {
        get { state.fillColor }
        set { state.fillColor = newValue }
    }

    var strokeColor: DrawingColor {
        get { state.strokeColor }
        set { state.strokeColor = newValue }
    }

    // MARK: State

    public func saveGState() { saved.append(state) }
    public func restoreGState() { if let last = saved.popLast() { state = last } }
    public func setFillColor(_ color: CGColor) { state.fillColor = color.drawn }
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color.drawn }
    public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }
    public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }
    public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        (state.line.dashPhase, state.line.dash) = (phase, lengths)
    }
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
    public func translateBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.translatedBy(x: x, y: y) }
    public func scaleBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.scaledBy(x: x, y: y) }
    public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }
    public var ctm: CGAffineTransform { state.transform }

    // MARK: Paths

    public func beginPath() { path = Path() }
    public func move(to point: CGPoint) { path.move(to: point) }
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    public func addRect(_ rect: CGRect) { path.addRect(rect) }
    public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
    public func addPath(_ other: CGPath) { path.addPath(other.path) }
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: clockwise)
    }
    public func closePath() { path.closeSubpath() }
    public func fillPath() { draw(fill: takePath()) }
    public func strokePath() { draw(stroke: takePath()) }
    public func fill(_ rect: CGRect) { draw(fill: Path(rect)) }
    public func fill(_ rects: [CGRect]) { rects.forEach(fill) }
    public func stroke(_ rect: CGRect) { draw(stroke: Path(rect)) }
    public func fillEllipse(in rect: CGRect) { draw(fill: Path(ellipseIn: rect)) }
    public func strokeEllipse(in rect: CGRect) { draw(stroke: Path(ellipseIn: rect)) }
    public func clip(to rect: CGRect) { clip(Path(rect), FillStyle()) }
    public func clip() { clip(takePath(), FillStyle()) }

    public func clear(_ rect: CGRect) {
        var eraser = state
        (eraser.fillColor, eraser.alpha, eraser.blendMode) = (.black, 1, .destinationOut)
        add([.fill(Path(rect), style: FillStyle(), paint: .color(.black))], eraser)
    }

    public func draw(_ image: CGImage, in rect: CGRect) { draw(image.asset, in: rect, tint: nil, alpha: 1) }

    public func makeImage() -> CGImage? { picture().map(CGImage.init) }

    private func takePath() -> Path {
        defer { path = Path() }
        return path
    }

    func clip(_ path: Path, _ style: FillStyle) {
        state.clips.append(ClipPath(path.applying(state.transform), style: style))
    }

    func draw(fill path: Path, style: FillStyle = FillStyle()) {
        add([.fill(path, style: style, paint: .color(state.fillColor))], state)
    }

    func draw(stroke path: Path, style: StrokeStyle? = nil) {
        let outline = path.strokedPath(style ?? state.line)
        add([.fill(outline, style: FillStyle(), paint: .color(state.strokeColor))], state)
    }

    func draw(
        _ asset: PictureAsset, in rect: CGRect, tint: DrawingColor?, alpha: Double, blendMode: BlendMode = .normal
    ) {
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        var state = state
        state.alpha *= alpha
        state.blendMode = blendMode
        add([.picture(asset.key, rect: rect, source: whole, interpolation: .medium, tint: tint)], state)
    }

    private func add(_ drawn: [DisplayItem], _ state: State) {
        var item = DisplayItem.group(
            DisplayGroup(
                transform: state.transform, opacity: state.alpha,
                blendMode: state.clips.isEmpty ? state.blendMode : .normal, items: drawn))
        for clip in state.clips.reversed() { item = .group(DisplayGroup(clip: clip, items: [item])) }
        items.append(item)
    }

    /// What was drawn as a picture; nil where it takes more than there is.
    func picture() -> MadePicture? { MadePicture(drawing: DisplayList(size: size, items: items), scale: scale) }
}

/// Pixels of made pictures and of files, for drawing into a context.
struct MadePictureProvider: PictureProvider {
    func pixmap(for key: PictureKey, pixelWidth: Int, pixelHeight: Int, budget: MemoryBudget) throws -> Pixmap {
        let source = MadePictures.source(named: key.name) ?? SharedSurroundings.current.pictureSource(key.name)
        guard let source else { throw ImageError.unreadable(name: key.name, reason: "no such picture") }
        return try decode(source, toFit: (pixelWidth, pixelHeight), budget: budget).0
    }
}

extension SharedSurroundings {
    /// A picture of the asset catalog is named by its path in the folder of resources.
    func pictureSource(_ name: String) -> ImageSource? {
        assetFolder.map { .file($0.appendingPathComponent(name).path) }
    }
}
