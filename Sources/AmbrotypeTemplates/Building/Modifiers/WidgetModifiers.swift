import AmbrotypeLayout
import AmbrotypeViews
import AmbrotypeWidgets
import Foundation

extension ViewTable {
    static let widgetModifiers: [ModifierEntry] = [
        modifierEntry("widgetURL", "What a tap outside of links opens.", .optional("url", .url, main: true)) {
            view, url in
            view.widgetURL(url)
        },
        modifierEntry(
            "containerBackground", "What lies behind the whole widget.", .styleOrContent("content", required: true),
            .standard("alignment", .alignment, .center)
        ) { view, what, alignment in
            switch what {
            case .style(let style)?: containerBackground(view, style)
            case .content(let content)?:
                AnyView(view.containerBackground(for: .widget, alignment: alignment) { content })
            case nil: view
            }
        },
        modifierEntry(
            "widgetAccentable", "In the accented mode, belongs to the accented group.",
            .standard("accentable", .flag, true, main: true)
        ) { view, accentable in view.widgetAccentable(accentable) },
        builtModifierEntry(
            "widgetAccentedRenderingMode", "How a picture is coloured in the accented mode.",
            .required(main: .accentedRendering, "mode")
        ) { built, mode in
            guard case .image(let image) = built else { throw WrongTarget(needs: "a picture", found: built.words) }
            return .view(AnyView(image.widgetAccentedRenderingMode(mode)))
        },
        modifierEntry("activityBackgroundTint", "The card's background.", .optional("color", .color, main: true)) {
            view, color in
            view.activityBackgroundTint(color)
        },
        modifierEntry(
            "activitySystemActionForegroundColor", "The colour of the system's buttons on the card.",
            .optional("color", .color, main: true)
        ) { view, color in view.activitySystemActionForegroundColor(color) },
        modifierEntry(
            "dynamicIsland", "Moves a view that is too wide below the sensors.",
            .required(main: .names("a vertical placement", ["default", "belowIfTooWide"]), "verticalPlacement")
        ) { view, placement in
            view.dynamicIsland(verticalPlacement: placement == "default" ? .default : .belowIfTooWide)
        },
        modifierEntry("id", "Names the view.", .required(main: .string, "id")) { view, id in view.id(id) },
        modifierEntry("accessibilityLabel", "What a screen reader says.", .words("label", main: true)) { view, label in
            view.accessibilityLabel(label ?? Text(verbatim: ""))
        },
        modifierEntry("accessibilityValue", "The value a screen reader says.", .words("value", main: true)) {
            view, value in
            view.accessibilityValue(value ?? Text(verbatim: ""))
        },
        modifierEntry(
            "accessibilityHidden", "Whether screen readers pass over it.", .standard("hidden", .flag, true, main: true)
        ) {
            view, hidden in view.accessibilityHidden(hidden)
        },
        modifierEntry("accessibilityIdentifier", "A name for tests.", .required(main: .string, "identifier")) {
            view, identifier in view.accessibilityIdentifier(identifier)
        },
    ]

    static func containerBackground(_ view: AnyView, _ style: any ShapeStyle) -> AnyView { behind(view, style) }
    private static func behind(_ view: AnyView, _ style: some ShapeStyle) -> AnyView {
        AnyView(view.containerBackground(style, for: .widget))
    }
}

extension ValueKind where Value == WidgetAccentedRenderingMode {
    static let accentedRendering = ValueKind.choice(
        "an accented rendering mode",
        [
            "accented": .accented, "desaturated": .desaturated, "accentedDesaturated": .accentedDesaturated,
            "fullColor": .fullColor,
        ])
}
