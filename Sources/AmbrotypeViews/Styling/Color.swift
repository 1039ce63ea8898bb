package import AmbrotypeDrawing
public import Foundation

/// A colour that may depend on the environment. As a view it fills the space it is offered.
public struct Color: Hashable, Sendable, CustomStringConvertible {
    indirect enum Provider: Hashable, Sendable {
        case fixed(DrawingColor)
        case system(String)
        case asset(String)
        case dynamic(light: Color, dark: Color)
        case opacity(Color, Double)
        case mix(Color, Color, Double, GradientSpace)
        case accent
        case level(Int)
        case lightened(Color)
    }

    let provider: Provider

    init(provider: Provider) { self.provider = provider }

    package init(_ color: DrawingColor) { provider = .fixed(color) }

    package init(system name: String) { provider = .system(name) }

    package init(light: Color, dark: Color) { provider = .dynamic(light: light, dark: dark) }

    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB
        case sRGBLinear
        case displayP3
    }

    public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        provider = .fixed(ColorSpaces.drawingColor(space, red: red, green: green, blue: blue, opacity: opacity))
    }

    public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(space, red: white, green: white, blue: white, opacity: opacity)
    }

    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        let sector = (hue - hue.rounded(.down)) * 6
        func channel(_ n: Double) -> Double {
            let k = (n + sector).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
    }

    /// A colour set of the asset catalog.
    public init(_ name: String, bundle: Bundle? = nil) { provider = .asset(name) }

    public static let red = Color(system: "systemRed")
    public static let orange = Color(system: "systemOrange")
    public static let yellow = Color(system: "systemYellow")
    public static let green = Color(system: "systemGreen")
    public static let mint = Color(system: "systemMint")
    public static let teal = Color(system: "systemTeal")
    public static let cyan = Color(system: "systemCyan")
    public static let blue = Color(system: "systemBlue")
    public static let indigo = Color(system: "systemIndigo")
    public static let purple = Color(system: "systemPurple")
    public static let pink = Color(system: "systemPink")
    public static let brown = Color(system: "systemBrown")
    public static let gray = Color(system: "systemGray")
    public static let black = Color(DrawingColor.black)
    public static let white = Color(DrawingColor.white)
    public static let clear = Color(DrawingColor.clear)
    public static let primary = Color(provider: .level(0))
    public static let secondary = Color(provider: .level(1))
    public static let accentColor = Color(provider: .accent)

    public func opacity(_ opacity: Double) -> Color { Color(provider: .opacity(self, opacity)) }

    public func mix(with other: Color, by fraction: Double, in space: Gradient.ColorSpace = .perceptual) -> Color {
        Color(provider: .mix(self, other, min(max(fraction, 0), 1), space.space))
    }

    /// A standard gradient of the colour: the colour at the bottom, a lighter form of it on top.
    public var gradient: AnyGradient {
        AnyGradient(Gradient(colors: [Color(provider: .lightened(self)), self]))
    }

    public var description: String {
        switch provider {
        case .fixed(let color): "rgba(\(color.red), \(color.green), \(color.blue), \(color.alpha))"
        case .system(let name), .asset(let name): name
        case .dynamic(let light, let dark): "light \(light), dark \(dark)"
        case .opacity(let color, let factor): "\(color) × \(factor)"
        case .mix(let first, let second, let share, _): "\(first) with \(share) of \(second)"
        case .accent: "accentColor"
        case .level(let level): level == 0 ? "primary" : "secondary"
        case .lightened(let color): "lighter \(color)"
        }
    }
}

extension Color {
    /// The colour in one environment. An unknown asset name gives clear; `resolve` reports it.
    package func drawingColor(in environment: EnvironmentValues) -> DrawingColor {
        switch provider {
        case .fixed(let color): return color
        case .system(let name): return environment.systemColor(name)
        case .asset(let name):
            return environment.assets.color(
                named: name, scheme: environment.colorScheme, contrast: environment.colorSchemeContrast) ?? .clear
        case .dynamic(let light, let dark):
            return (environment.colorScheme == .dark ? dark : light).drawingColor(in: environment)
        case .opacity(let color, let factor): return color.drawingColor(in: environment).opacity(factor)
        case .mix(let first, let second, let share, let space):
            return ColorSpaces.mix(
                first.drawingColor(in: environment), second.drawingColor(in: environment), share, in: space)
        case .accent: return environment.tint.representativeColor
        case .level(let level):
            return environment.systemColor(level == 0 ? "contentPrimary" : "contentSecondary")
        case .lightened(let color): return ColorSpaces.lightened(color.drawingColor(in: environment))
        }
    }
}

extension Color: ShapeStyle, EngineStyle {
    package func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        .color(drawingColor(in: environment))
    }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var gray: Color { .gray }
    public static var black: Color { .black }
    public static var white: Color { .white }
    public static var clear: Color { .clear }
}

extension Color: View, PrimitiveView {}

extension Color: Resolvable {
    package func resolve(in context: ResolveContext) -> [Node] {
        if case .asset(let name) = provider { context.checkColor(named: name) }
        let style = ResolvedStyle.color(drawingColor(in: context.environment))
        return [Node(.shape(ShapeContent(name: "Color", style: style) { Path($0) }), in: context)]
    }
}
