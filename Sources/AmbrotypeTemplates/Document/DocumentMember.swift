/// A member of `template.json`: what the reader, the schema and the documentation know of it.
package struct DocumentMember: Sendable {
    package var name: String
    /// Kinds of template that have it.
    package var kinds: Set<TemplateKind>
    package var isRequired: Bool
    /// One sentence for the schema's tooltips.
    package var summary: String

    private init(_ name: String, _ kinds: [TemplateKind], required: Bool = false, _ summary: String) {
        (self.name, self.kinds, isRequired, self.summary) = (name, Set(kinds), required, summary)
    }

    package static let all: [DocumentMember] = [
        .init(
            "$schema", TemplateKind.allCases, "The JSON Schema for completion in editors: `../template.schema.json`."),
        .init("kind", TemplateKind.allCases, required: true, "What the template is drawn as."),
        .init("title", TemplateKind.allCases, "The name people see; a key of `Localizable` where there is one."),
        .init(
            "description", TemplateKind.allCases,
            "One sentence for the gallery; a key of `Localizable` where there is one."),
        .init("languages", TemplateKind.allCases, "Language codes to draw; those of the string catalogs by default."),
        .init("modes", TemplateKind.allCases, "Rendering modes to draw: `fullColor`, `accented`, `vibrant`."),
        .init("data", TemplateKind.allCases, "Sample data by name: a value, or `{\"file\": \"data/x.json\"}`."),
        .init("store", TemplateKind.allCases, "A StoreKit configuration file, or one per locale with a `default`."),
        .init("configuration", [.widget, .view], "Settings the person can choose, by name."),
        .init("samples", TemplateKind.allCases, "Named settings and data to draw, by name."),
        .init(
            "entry", [.widget, .view],
            "The fields of an entry; expressions see `item`, `index`, `date` and fields above."),
        .init("timeline", [.widget], "When entries come, and which items they show."),
        .init("placeholder", [.widget], "The fields of the entry shown, redacted, before there is data."),
        .init("views", TemplateKind.allCases, "Views of your own, by capitalised name."),
        .init("families", [.widget], required: true, "The widget's sizes."),
        .init("body", [.widget, .view], "The view, for every family that `bodies` does not name."),
        .init("bodies", [.widget], "Views by family, `default` for the others."),
        .init("containerBackground", [.widget], "What lies behind the content: a style, or a view."),
        .init("contentMarginsDisabled", [.widget], "Whether the content reaches the widget's edges."),
        .init(
            "containerBackgroundRemovable", [.widget],
            "Whether the system may take the background away; true by default."),
        .init("widgetURL", [.widget, .liveActivity], "What a tap outside of links opens."),
        .init("attributes", [.liveActivity], "Data that stays the same for the activity's life."),
        .init("states", [.liveActivity], required: true, "Content states in the order they happen."),
        .init("lockScreen", [.liveActivity], required: true, "The card on the Lock Screen."),
        .init("activityBackgroundTint", [.liveActivity], "The card's background colour."),
        .init(
            "activitySystemActionForegroundColor", [.liveActivity], "The colour of the system's buttons on the card."),
        .init("compactLeading", [.liveActivity], "Left of the sensors in the compact island."),
        .init("compactTrailing", [.liveActivity], "Right of the sensors in the compact island."),
        .init("minimal", [.liveActivity], "The island beside another activity's."),
        .init("expanded", [.liveActivity], "Regions `leading`, `trailing`, `center` and `bottom` of the open island."),
        .init("keylineTint", [.liveActivity], "A tint for the island's edge."),
        .init("size", [.view], "The canvas in points: `width` and, unless the view's own height is meant, `height`."),
        .init("background", [.view], "What lies behind the view: a style, or a view."),
    ]

    package static let expandedRegions = ["leading", "trailing", "center", "bottom"]
}
