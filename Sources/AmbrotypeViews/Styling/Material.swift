import AmbrotypeDrawing

/// A translucent layer that blurs what lies behind it. Inside a widget that is the widget's own content only.
public struct Material: ShapeStyle, EngineStyle, Sendable {
    let name: String

    public static let ultraThin = Material(name: "ultraThin")
    public static let thin = Material(name: "thin")
    public static let regular = Material(name: "regular")
    public static let thick = Material(name: "thick")
    /// No public figures exist; drawn as `thick` (assumed).
    public static let ultraThick = Material(name: "thick")
    public static let bar = Material(name: "chrome")

    package func resolved(in environment: EnvironmentValues) -> ResolvedStyle {
        guard let recipe = SystemTables.materials.recipe(name, scheme: environment.colorScheme) else {
            return .color(environment.systemColor("secondarySystemBackground"))
        }
        return .material(recipe)
    }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { .bar }
}
