public import AmbrotypeDrawing

/// A colour, gradient or pattern to draw shapes and texts with.
public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never
    func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {
    public typealias Resolved = Never
}

extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) is resolved by the engine")
    }
}

/// A style the engine resolves itself. `level` is 0 for primary, 1 for secondary and so on.
package protocol EngineStyle {
    func resolved(in environment: EnvironmentValues) -> ResolvedStyle
}

extension ShapeStyle {
    /// The style in an environment, through custom `resolve(in:)` if the style has one.
    package func finalStyle(in environment: EnvironmentValues) -> ResolvedStyle {
        if let engine = self as? any EngineStyle { return engine.resolved(in: environment) }
        if Resolved.self == Never.self { return environment.foreground(level: 0) }
        return resolve(in: environment).finalStyle(in: environment)
    }
}

/// Any style.
public struct AnyShapeStyle: ShapeStyle, EngineStyle {
    let style: any ShapeStyle

    public init<S: ShapeStyle>(_ style: S) { self.style = style }

    package func resolved(in environment: EnvironmentValues) -> ResolvedStyle { style.finalStyle(in: environment) }
}

/// Levels of the current foreground style: primary, secondary …
public struct HierarchicalShapeStyle: ShapeStyle, EngineStyle {
    let level: Int
    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)

    package func resolved(in environment: EnvironmentValues) -> ResolvedStyle { environment.foreground(level: level) }
}

/// Levels of any other style.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle, EngineStyle {
    let base: Base
    let level: Int

    package func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        base.finalStyle(in: environment).opacity(EnvironmentValues.levelOpacity[level])
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle {
    public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
    public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
    public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
    public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
}

/// The current foreground style.
public struct ForegroundStyle: ShapeStyle, EngineStyle {
    public init() {}
    package func resolved(in environment: EnvironmentValues) -> ResolvedStyle { environment.foreground(level: 0) }
}

/// The background of the container: the system's, unless `backgroundStyle` set another.
public struct BackgroundStyle: ShapeStyle, EngineStyle {
    public init() {}
    package func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        environment.backgroundStyleOverride ?? .color(environment.systemColor("systemBackground"))
    }
}

/// The current tint.
public struct TintShapeStyle: ShapeStyle, EngineStyle {
    public init() {}
    package func resolved(in environment: EnvironmentValues) -> ResolvedStyle { environment.tint }
}

/// The line between sections.
public struct SeparatorShapeStyle: ShapeStyle, EngineStyle {
    public init() {}
    package func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        .color(environment.systemColor("separator"))
    }
}

/// Fills of controls, lighter by level.
public struct FillShapeStyle: ShapeStyle, EngineStyle {
    let level: Int
    public init() { level = 0 }
    init(level: Int) { self.level = level }

    package func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        let names = ["systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill"]
        return .color(environment.systemColor(names[min(level, 3)]))
    }

    public var secondary: FillShapeStyle { FillShapeStyle(level: level + 1) }
    public var tertiary: FillShapeStyle { FillShapeStyle(level: level + 2) }
    public var quaternary: FillShapeStyle { FillShapeStyle(level: level + 3) }
}

/// Text that opens something.
public struct LinkShapeStyle: ShapeStyle, EngineStyle {
    public init() {}
    package func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        .color(environment.systemColor("link"))
    }
}

/// Text in an empty field.
public struct PlaceholderTextShapeStyle: ShapeStyle, EngineStyle {
    public init() {}
    package func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        .color(environment.systemColor("placeholderText"))
    }
}

/// The background of a window; the same as `BackgroundStyle` in a widget.
public struct WindowBackgroundShapeStyle: ShapeStyle, EngineStyle {
    public init() {}
    package func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        .color(environment.systemColor("systemBackground"))
    }
}

extension ShapeStyle where Self == ForegroundStyle { public static var foreground: ForegroundStyle { .init() } }
extension ShapeStyle where Self == BackgroundStyle { public static var background: BackgroundStyle { .init() } }
extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { .init() } }
extension ShapeStyle where Self == SeparatorShapeStyle { public static var separator: SeparatorShapeStyle { .init() } }
extension ShapeStyle where Self == FillShapeStyle { public static var fill: FillShapeStyle { .init() } }
extension ShapeStyle where Self == LinkShapeStyle { public static var link: LinkShapeStyle { .init() } }
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    public static var placeholder: PlaceholderTextShapeStyle { .init() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    public static var windowBackground: WindowBackgroundShapeStyle { .init() }
}

/// A style with its opacity multiplied.
public struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle, EngineStyle {
    let base: Base
    let factor: Double
    package func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        base.finalStyle(in: environment).opacity(factor)
    }
}

/// A style joined to what lies below by a blend mode.
public struct BlendShapeStyle<Base: ShapeStyle>: ShapeStyle, EngineStyle {
    let base: Base
    let mode: BlendMode
    package func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        .blended(base.finalStyle(in: environment), mode)
    }
}

/// A drop shadow as part of a style.
public struct ShadowStyle: Equatable, Sendable {
    let color: Color
    let radius: CGFloat
    let x: CGFloat
    let y: CGFloat

    public static func drop(
        color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle(color: color, radius: radius, x: x, y: y) }
}

public struct ShadowShapeStyle<Base: ShapeStyle>: ShapeStyle, EngineStyle {
    let base: Base
    let shadow: ShadowStyle
    package func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        .shadowed(
            base.finalStyle(in: environment), color: shadow.color.drawingColor(in: environment),
            radius: shadow.radius / 2, offset: CGSize(width: shadow.x, height: shadow.y))
    }
}

extension ShapeStyle {
    public func opacity(_ opacity: Double) -> some ShapeStyle { OpacityShapeStyle(base: self, factor: opacity) }
    public func blendMode(_ mode: BlendMode) -> some ShapeStyle { BlendShapeStyle(base: self, mode: mode) }
    public func shadow(_ style: ShadowStyle) -> some ShapeStyle { ShadowShapeStyle(base: self, shadow: style) }
}

extension EnvironmentValues {
    /// Opacity of the levels of a custom style; measured on Apple's renderer.
    static let levelOpacity = [1, 0.5, 0.25, 0.18, 0.18]

    private static let labelNames = [
        "contentPrimary", "contentSecondary", "contentTertiary", "contentQuaternary", "contentQuinary",
    ]

    /// The foreground at a level: one that a view set, a fainter form of it, or the system's label colours.
    package func foreground(level: Int) -> ResolvedStyle {
        if level < foregroundStyles.count { return foregroundStyles[level] }
        if let first = foregroundStyles.first { return first.opacity(Self.levelOpacity[min(level, 4)]) }
        return .color(systemColor(Self.labelNames[min(level, 4)]))
    }

    /// The current tint: set by a view, the app's accent colour, or system blue.
    package var tint: ResolvedStyle { tintStyle ?? .color((accentColor ?? .blue).drawingColor(in: self)) }
}
