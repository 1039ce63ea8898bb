import AmbrotypeDrawing
import AmbrotypeImages
public import AmbrotypeViews
public import Foundation

/// A picture: bytes, an asset, or a symbol.
open class UIImage: NSObject, @unchecked Sendable {
    public enum RenderingMode: Int, Sendable {
        case automatic = 0
        case alwaysOriginal
        case alwaysTemplate
    }

    public enum Orientation: Int, Sendable {
        case up = 0
        case down
        case left
        case right
        case upMirrored
        case downMirrored
        case leftMirrored
        case rightMirrored
    }

    enum Source {
        case empty
        case made(MadePicture)
        case asset(name: String, PictureAsset)
        case symbol(name: String, SymbolConfiguration?)
    }

    let source: Source
    open private(set) var renderingMode = RenderingMode.automatic
    private(set) var tint: UIColor?

    init(source: Source) { self.source = source }

    /// No picture at all.
    public override convenience init() { self.init(source: .empty) }

    // MARK: Where it comes from

    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    public convenience init?(data: Data, scale: CGFloat) {
        guard let made = MadePicture(bytes: [UInt8](data), scale: scale) else { return nil }
        self.init(source: .made(made))
    }

    /// A file; `@2x` and `@3x` before the ending give its scale.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
    }

    /// An asset of the catalog; nil where there is none of that name.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        let surroundings = SharedSurroundings.current
        let scheme: ColorScheme = (traits ?? .current).userInterfaceStyle == .dark ? .dark : .light
        if let asset = surroundings.assets.picture(named: name, scale: surroundings.displayScale, scheme: scheme) {
            self.init(source: .asset(name: name, asset))
        } else {
            guard let path = Self.file(named: name, in: bundle) else { return nil }
            self.init(contentsOfFile: path)
        }
    }

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, compatibleWith: nil)
    }

    public convenience init?(systemName name: String) { self.init(source: .symbol(name: name, nil)) }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(source: .symbol(name: name, configuration as? SymbolConfiguration))
    }

    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(source: MadePicture(bytes: cgImage.made.bytes, scale: scale).map(Source.made) ?? .empty)
    }

    public convenience required init(imageLiteralResourceName name: String) {
        let asset = SharedSurroundings.current.assets.picture(named: name, scale: 3, scheme: .light)
        self.init(source: asset.map { .asset(name: name, $0) } ?? .empty)
    }

    private static func file(named name: String, in bundle: Bundle?) -> String? {
        guard let bundle else { return nil }
        return ["", "@3x", "@2x"].lazy.compactMap { bundle.path(forResource: name + $0, ofType: "png") }.first
    }

    // MARK: What it is

    /// Points.
    open var size: CGSize {
        switch source {
        case .empty: .zero
        case .made(let made): made.asset.size
        case .asset(_, let asset): asset.size
        case .symbol(_, let configuration):
            CGSize(width: configuration?.pointSize ?? 17, height: configuration?.pointSize ?? 17)
        }
    }

    open var scale: CGFloat {
        switch source {
        case .empty: 1
        case .made(let made): made.scale
        case .asset(_, let asset): asset.size.width > 0 ? asset.key.pixelSize.width / asset.size.width : 1
        case .symbol: SharedSurroundings.current.displayScale
        }
    }

    open var imageOrientation: Orientation { .up }
    open var isSymbolImage: Bool { if case .symbol = source { true } else { false } }

    open var cgImage: CGImage? {
        if case .made(let made) = source { return CGImage(made) }
        return drawnCopy(size: size)?.cgImage
    }

    open func pngData() -> Data? {
        guard case .made(let made) = source else { return drawnCopy(size: size)?.pngData() }
        return made.bytes.starts(with: [0x89, 0x50]) ? Data(made.bytes) : drawnCopy(size: size)?.pngData()
    }

    /// - Parameter compressionQuality: 0…1.
    open func jpegData(compressionQuality: CGFloat) -> Data? {
        if case .made(let made) = source, made.bytes.starts(with: [0xFF, 0xD8]) { return Data(made.bytes) }
        return pngData()
    }

    open func withRenderingMode(_ mode: RenderingMode) -> UIImage {
        let copy = UIImage(source: source)
        (copy.renderingMode, copy.tint) = (mode, tint)
        return copy
    }

    open func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        let copy = UIImage(source: source)
        (copy.renderingMode, copy.tint) = (renderingMode, color)
        return copy
    }

    open func withConfiguration(_ configuration: Configuration) -> UIImage { applying(configuration) }
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { applying(configuration) }

    private func applying(_ configuration: Configuration) -> UIImage {
        guard case .symbol(let name, _) = source, let symbol = configuration as? SymbolConfiguration else {
            return self
        }
        return UIImage(source: .symbol(name: name, symbol))
    }

    // MARK: Smaller copies

    open func preparingThumbnail(of size: CGSize) -> UIImage? { drawnCopy(size: size) }
    open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { drawnCopy(size: size) }
    open func preparingForDisplay() -> UIImage? { self }

    private func drawnCopy(size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: size))
        }
    }

    // MARK: Drawing

    open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        let tint = renderingMode == .alwaysTemplate || self.tint != nil ? (self.tint ?? .tintColor).drawn : nil
        switch source {
        case .made(let made):
            CGContext.innermost?.draw(
                made.asset, in: rect, tint: tint, alpha: alpha, blendMode: blendMode.drawingMode)
        case .asset(_, let asset):
            CGContext.innermost?.draw(asset, in: rect, tint: tint, alpha: alpha, blendMode: blendMode.drawingMode)
        case .symbol, .empty: break
        }
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return Image(uiImage: self) == Image(uiImage: other)
    }

    /// How a picture is chosen and set.
    open class Configuration: NSObject, @unchecked Sendable {}

    /// Size and weight of a symbol.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        let pointSize: CGFloat?
        let weight: UIImage.SymbolWeight

        init(pointSize: CGFloat?, weight: UIImage.SymbolWeight) { (self.pointSize, self.weight) = (pointSize, weight) }

        public convenience init(pointSize: CGFloat) { self.init(pointSize: pointSize, weight: .regular) }
        public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
            self.init(pointSize: Optional(pointSize), weight: weight)
        }
        public convenience init(weight: UIImage.SymbolWeight) { self.init(pointSize: nil, weight: weight) }
        public convenience init(scale: UIImage.SymbolScale) { self.init(pointSize: nil, weight: .regular) }
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, weight: .regular)
        }
        public convenience init(font: UIFont) { self.init(pointSize: font.pointSize, weight: .regular) }
        public convenience init(paletteColors: [UIColor]) { self.init(pointSize: nil, weight: .regular) }
        public convenience init(hierarchicalColor: UIColor) { self.init(pointSize: nil, weight: .regular) }
    }

    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight
        case thin
        case light
        case regular
        case medium
        case semibold
        case bold
        case heavy
        case black
    }

    public enum SymbolScale: Int, Sendable {
        case unspecified = -1
        case `default` = 0
        case small
        case medium
        case large
    }
}

extension Image {
    /// A UIKit picture; its tint and rendering mode hold.
    public init(uiImage: UIImage) {
        let image: Image =
            switch uiImage.source {
            case .empty: Image(PictureAsset(key: PictureKey(name: "", pixelSize: .zero), size: .zero))
            case .made(let made): Image(made.asset)
            case .asset(let name, _): Image(name)
            case .symbol(let name, _): Image(systemName: name)
            }
        switch uiImage.renderingMode {
        case .automatic: self = image
        case .alwaysOriginal: self = image.renderingMode(.original)
        case .alwaysTemplate: self = image.renderingMode(.template)
        }
    }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// How a picture joins what lies below.
public enum CGBlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
    case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter

    /// Modes the raster lacks draw as `normal`.
    var drawingMode: BlendMode { BlendMode(rawValue: "\(self)") ?? .normal }
}
