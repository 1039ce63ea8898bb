/// How a view is treated when trees are compared.
enum ViewKind {
    /// Changes what is inside it and is no view to a person: `padding`, `frame`. It is taken out before trees are compared.
    case modifier
    /// Holds others; named when they all moved alike, or when nothing inside says enough.
    case container
    /// Something a person sees and would name; told as a whole.
    case named

    init(_ view: PlacedTree) {
        if Self.isModifier(view.type) {
            self = .modifier
        } else if Self.wholes.contains(view.type) || view.children.isEmpty && !Self.layouts.contains(view.type) {
            self = .named
        } else {
            self = .container
        }
    }

    /// Whether a view of this type, known from a place only, is worth a node of its own.
    static func isComposition(_ type: String) -> Bool { !type.isEmpty && !isModifier(type) && !layouts.contains(type) }

    static func isModifier(_ type: String) -> Bool { modifiers.contains(type) || type.hasPrefix("Styled") }

    private static let modifiers: Set<String> = [
        "frame", "padding", "fixedSize", "aspectRatio", "offset", "position", "alignmentGuide", "background", "overlay",
        "effect", "opacity", "blendMode", "compositingGroup", "clipShape", "mask", "transformEffect", "hidden", "blur",
        "shadow", "colorMatrix", "luminanceToAlpha",
        "widgetURL", "containerBackground", "accessibility", "id", "privacySensitive", "widgetAccentable",
        "mark", "TemplateContent", "ModifiedContent", "Group", "ForEach", "TupleView", "AnyView", "EmptyView",
        "Optional",
        "Icon", "Title", "Link",
    ]

    /// Views that place others and draw nothing.
    private static let layouts: Set<String> = [
        "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "Spacer",
        "ViewThatFits", "GeometryReader", "Section", "List", "ScrollView", "Picture", "Part",
    ]

    /// Views whose parts are nobody's business.
    private static let wholes: Set<String> = ["ProgressView", "Gauge", "Toggle"]
}
