package import AmbrotypeDrawing
public import AmbrotypeGeometry
public import Foundation

/// What a canvas is drawn with. A copy draws into the same canvas with a state of its own.
public struct GraphicsContext {
    /// From 0 to 1.
    public var opacity: Double {
        get { state.opacity }
        set { state.opacity = min(max(newValue, 0), 1) }
    }
    public var blendMode: BlendMode {
        get { state.blendMode }
        set { state.blendMode = newValue }
    }
    /// From the drawing's coordinates to the canvas's.
    public var transform: CGAffineTransform {
        get { state.transform }
        set { state.transform = newValue }
    }
    public var environment: EnvironmentValues { context.environment }

    private var state = State()
    private let recorder: Recorder
    let context: ResolveContext

    init(_ recorder: Recorder, _ context: ResolveContext) { (self.recorder, self.context) = (recorder, context) }

    struct State {
        var opacity = 1.0
        var blendMode = BlendMode.normal
        var transform = CGAffineTransform.identity
        /// In the canvas's coordinates.
        var clips: [(path: Path, style: FillStyle)] = []
        var filters: [Filter] = []
    }

    enum Content {
        case fill(Path, Shading, FillStyle)
        case stroke(Path, Shading, StrokeStyle)
        /// A text or picture in a rectangle.
        case view(@MainActor () -> AnyView, CGRect)
        case layer([Item])
    }

    struct Item {
        var content: Content
        var state: State
    }

    /// Keeps what is drawn, in order.
    final class Recorder {
        var items: [Item] = []
    }

    func record(_ content: Content) { recorder.items.append(Item(content: content, state: state)) }

    // MARK: State

    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        transform = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y).concatenating(transform)
    }

    public mutating func scaleBy(x: CGFloat, y: CGFloat) {
        transform = CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0).concatenating(transform)
    }

    public mutating func rotate(by angle: Angle) {
        let (sine, cosine) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
        transform = CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0).concatenating(transform)
    }

    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// What lies outside the path is kept.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []) {
        var (path, style) = (path.applying(transform), style)
        if options.contains(.inverse) {
            path.addRect(path.boundingRect.insetBy(dx: -10_000, dy: -10_000))
            style.isEOFilled = true
        }
        state.clips.append((path, style))
    }

    public mutating func addFilter(_ filter: Filter) { state.filters.append(filter) }

    // MARK: Drawing

    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        record(.fill(path, shading, style))
    }

    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        record(.stroke(path, shading, style))
    }

    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    /// Drawn as a whole with the opacity, blending and filters that are set here.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let recorder = Recorder()
        var inner = GraphicsContext(recorder, context)
        try content(&inner)
        record(.layer(recorder.items))
    }
}

extension GraphicsContext {
    /// How what is drawn mixes with what lies below.
    public struct BlendMode: Hashable, Sendable {
        let mode: AmbrotypeDrawing.BlendMode
        public static let normal = BlendMode(mode: .normal)
        public static let multiply = BlendMode(mode: .multiply)
        public static let screen = BlendMode(mode: .screen)
        public static let overlay = BlendMode(mode: .overlay)
        public static let darken = BlendMode(mode: .darken)
        public static let lighten = BlendMode(mode: .lighten)
        public static let colorDodge = BlendMode(mode: .colorDodge)
        public static let colorBurn = BlendMode(mode: .colorBurn)
        public static let softLight = BlendMode(mode: .softLight)
        public static let hardLight = BlendMode(mode: .hardLight)
        public static let difference = BlendMode(mode: .difference)
        public static let exclusion = BlendMode(mode: .exclusion)
        public static let hue = BlendMode(mode: .hue)
        public static let saturation = BlendMode(mode: .saturation)
        public static let color = BlendMode(mode: .color)
        public static let luminosity = BlendMode(mode: .luminosity)
        public static let plusDarker = BlendMode(mode: .plusDarker)
        public static let plusLighter = BlendMode(mode: .plusLighter)
    }

    /// A change of everything drawn after it.
    public struct Filter {
        let apply: @MainActor (AnyView) -> AnyView

        public static func blur(radius: CGFloat) -> Filter { Filter { AnyView($0.blur(radius: radius)) } }
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
        ) -> Filter { Filter { AnyView($0.shadow(color: color, radius: radius, x: x, y: y)) } }
        public static func brightness(_ amount: Double) -> Filter { Filter { AnyView($0.brightness(amount)) } }
        public static func contrast(_ amount: Double) -> Filter { Filter { AnyView($0.contrast(amount)) } }
        public static func saturation(_ amount: Double) -> Filter { Filter { AnyView($0.saturation(amount)) } }
        public static func grayscale(_ amount: Double) -> Filter { Filter { AnyView($0.grayscale(amount)) } }
    }

    /// What fills a path or line. Points of gradients are in the canvas's coordinates.
    public struct Shading: Sendable {
        private let make: @Sendable (CGSize) -> AnyShapeStyle

        func style(in size: CGSize) -> AnyShapeStyle { make(size) }

        public static var foreground: Shading { .style(.foreground) }

        public static func color(_ color: Color) -> Shading { .style(color) }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
        ) -> Shading { .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }

        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading { .color(Color(colorSpace, white: white, opacity: opacity)) }

        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading { _ in AnyShapeStyle(style) } }

        public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
            Shading { size in
                AnyShapeStyle(
                    LinearGradient(
                        gradient: gradient, startPoint: unit(startPoint, size), endPoint: unit(endPoint, size)))
            }
        }

        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
        ) -> Shading {
            Shading { size in
                AnyShapeStyle(
                    RadialGradient(
                        gradient: gradient, center: unit(center, size), startRadius: startRadius, endRadius: endRadius))
            }
        }

        public static func conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = Angle()) -> Shading {
            Shading { size in
                AnyShapeStyle(AngularGradient(gradient: gradient, center: unit(center, size), angle: angle))
            }
        }

        private static func unit(_ point: CGPoint, _ size: CGSize) -> UnitPoint {
            UnitPoint(x: point.x / max(size.width, 1e-6), y: point.y / max(size.height, 1e-6))
        }
    }
}
