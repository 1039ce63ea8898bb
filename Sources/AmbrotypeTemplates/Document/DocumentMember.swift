import AmbrotypeWidgets

/// A member of `template.json`: what the reader, the schema and the documentation know of it.
package struct DocumentMember: Sendable {
    package var name: String
    /// Kinds of template that have it.
    package var kinds: Set<TemplateKind>
    package var isRequired: Bool
    /// One sentence for the schema's tooltips.
    package var summary: String
    package var schema: SchemaShape

    private init(
        _ name: String, _ kinds: [TemplateKind], required: Bool = false, _ schema: SchemaShape, _ summary: String
    ) {
        (self.name, self.kinds, isRequired, self.schema, self.summary) = (name, Set(kinds), required, schema, summary)
    }

    package static let all: [DocumentMember] = [
        .init(
            "$schema", TemplateKind.allCases, .string,
            "The JSON Schema for completion in editors: `../template.schema.json`."),
        .init(
            "kind", TemplateKind.allCases, required: true, .names(TemplateKind.allCases.map(\.rawValue)),
            "What the template is drawn as."),
        .init(
            "title", TemplateKind.allCases, .string, "The name people see; a key of `Localizable` where there is one."),
        .init(
            "description", TemplateKind.allCases, .string,
            "One sentence for the gallery; a key of `Localizable` where there is one."),
        .init(
            "languages", TemplateKind.allCases, .list(.string),
            "Language codes to draw; those of the string catalogs by default."),
        .init(
            "modes", TemplateKind.allCases, .list(.names(["fullColor", "accented", "vibrant"])),
            "Rendering modes to draw: `fullColor`, `accented`, `vibrant`."),
        .init(
            "data", TemplateKind.allCases, .dictionary(.anything),
            "Sample data by name: a value, or `{\"file\": \"data/x.json\"}`."),
        .init(
            "store", TemplateKind.allCases, .any([.string, .dictionary(.string)]),
            "A StoreKit configuration file, or one per locale with a `default`."),
        .init(
            "configuration", [.widget, .view], .dictionary(.definition("parameter")),
            "Settings the person can choose, by name."),
        .init(
            "samples", TemplateKind.allCases, .dictionary(.definition("sample")),
            "Named settings and data to draw, by name."),
        .init(
            "entry", [.widget, .view], .dictionary(.anything),
            "The fields of an entry; expressions see `item`, `index`, `date` and fields above."),
        .init("timeline", [.widget], .definition("timeline"), "When entries come, and which items they show."),
        .init(
            "placeholder", [.widget], .dictionary(.anything),
            "The fields of the entry shown, redacted, before there is data."),
        .init(
            "views", TemplateKind.allCases, .dictionary(.definition("ownView")),
            "Views of your own, by capitalised name."),
        .init(
            "families", [.widget], required: true, .list(.names(WidgetFamily.all.map(\.name))), "The widget's sizes."),
        .init(
            "body", [.widget, .view], .definition("content"), "The view, for every family that `bodies` does not name."),
        .init("bodies", [.widget], .dictionary(.definition("content")), "Views by family, `default` for the others."),
        .init(
            "containerBackground", [.widget], .any([.definition("style"), .definition("content")]),
            "What lies behind the content: a style, or a view."),
        .init("contentMarginsDisabled", [.widget], .boolean, "Whether the content reaches the widget's edges."),
        .init(
            "containerBackgroundRemovable", [.widget], .boolean,
            "Whether the system may take the background away; true by default."),
        .init("widgetURL", [.widget, .liveActivity], .string, "What a tap outside of links opens."),
        .init(
            "attributes", [.liveActivity], .dictionary(.anything), "Data that stays the same for the activity's life."),
        .init(
            "states", [.liveActivity], required: true, .list(.definition("state")),
            "Content states in the order they happen."),
        .init("lockScreen", [.liveActivity], required: true, .definition("content"), "The card on the Lock Screen."),
        .init("activityBackgroundTint", [.liveActivity], .definition("color"), "The card's background colour."),
        .init(
            "activitySystemActionForegroundColor", [.liveActivity], .definition("color"),
            "The colour of the system's buttons on the card."),
        .init("compactLeading", [.liveActivity], .definition("content"), "Left of the sensors in the compact island."),
        .init(
            "compactTrailing", [.liveActivity], .definition("content"), "Right of the sensors in the compact island."),
        .init("minimal", [.liveActivity], .definition("content"), "The island beside another activity's."),
        .init(
            "expanded", [.liveActivity],
            .object(
                Dictionary(uniqueKeysWithValues: expandedRegions.map { ($0, .definition("content")) }), required: []),
            "Regions `leading`, `trailing`, `center` and `bottom` of the open island."),
        .init("keylineTint", [.liveActivity], .definition("color"), "A tint for the island's edge."),
        .init(
            "size", [.view], .object(["width": .number, "height": .number], required: ["width"]),
            "The canvas in points: `width` and, unless the view's own height is meant, `height`."),
        .init(
            "background", [.view], .any([.definition("style"), .definition("content")]),
            "What lies behind the view: a style, or a view."),
    ]

    package static let expandedRegions = ["leading", "trailing", "center", "bottom"]
}
