import AmbrotypeDrawing

/// The views and modifiers a template can name. The reader, the checker, the schema and the documentation all work from it.
@MainActor package enum ViewTable {
    static let viewEntries = containerViews + gridViews + basicViews + controlViews + shapeViews
    static let modifierEntries =
        layoutModifiers + layerModifiers + effectModifiers + styleModifiers + textModifiers + imageModifiers
        + shapeModifiers
        + controlModifiers + gridModifiers + widgetModifiers

    static let views = Dictionary(viewEntries.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    static let modifiers = Dictionary(modifierEntries.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    /// Names of every view and modifier, sorted.
    package static var viewNames: [String] { (views.keys + ["ForEach"]).sorted() }
    package static var modifierNames: [String] { modifiers.keys.sorted() }

    static func near(_ name: String, _ definitions: [String: ViewDefinition]) -> [String] {
        nearestNames(to: name, among: viewNames + definitions.keys)
    }
}
