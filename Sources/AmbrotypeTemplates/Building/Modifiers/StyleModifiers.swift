import AmbrotypeGeometry
import AmbrotypeViews
import Foundation

extension ViewTable {
    static let styleModifiers: [ModifierEntry] = [
        builtModifierEntry(
            "foregroundStyle", "The style of text, symbols and shapes.", .required("primary", .style, main: true),
            .optional("secondary", .style), .optional("tertiary", .style)
        ) { built, primary, secondary, tertiary in
            if let secondary, let tertiary { return .view(foreground(built.anyView, primary, secondary, tertiary)) }
            if let secondary { return .view(foreground(built.anyView, primary, secondary)) }
            if case .text(let text) = built { return .text(foreground(text, primary)) }
            return .view(foreground(built.anyView, primary))
        },
        textModifierEntry(
            "foregroundColor", "The colour of text, symbols and shapes.", .optional("color", .color, main: true),
            text: { text, color in text.foregroundColor(color) }, view: { view, color in view.foregroundColor(color) }),
        modifierEntry("tint", "The accent of controls.", .required(main: .style, "style")) { view, style in
            tinted(view, style)
        },
        modifierEntry("accentColor", "The accent colour.", .required(main: .color, "color")) { view, color in
            view.accentColor(color)
        },
        modifierEntry("backgroundStyle", "What `background` without a style means.", .required(main: .style, "style")) {
            view, style in backgroundStyled(view, style)
        },
        modifierEntry(
            "environment", "Changes what the view inherits.", .optional("colorScheme", .colorScheme),
            .optional("layoutDirection", .layoutDirection), .optional("dynamicTypeSize", .typeSize)
        ) { view, scheme, direction, size in
            var changed = view
            if let scheme { changed = AnyView(changed.environment(\.colorScheme, scheme)) }
            if let direction { changed = AnyView(changed.environment(\.layoutDirection, direction)) }
            if let size { changed = AnyView(changed.environment(\.dynamicTypeSize, size)) }
            return changed
        },
        modifierEntry("preferredColorScheme", "Light or dark.", .required(main: .colorScheme, "scheme")) {
            view, scheme in
            view.preferredColorScheme(scheme)
        },
        modifierEntry("dynamicTypeSize", "The text size.", .required(main: .typeSize, "size")) { view, size in
            view.dynamicTypeSize(size)
        },
        modifierEntry("disabled", "Controls look inactive.", .standard("disabled", .flag, true, main: true)) {
            view, disabled in
            view.disabled(disabled)
        },
        modifierEntry("redacted", "Hides content.", .standard("reason", .redaction, .placeholder, main: true)) {
            view, reason in
            view.redacted(reason: reason)
        },
        modifierEntry("unredacted", "Shows content in spite of redaction.") { view in view.unredacted() },
        modifierEntry(
            "privacySensitive", "Content to hide from others.", .standard("sensitive", .flag, true, main: true)
        ) { view, sensitive in view.privacySensitive(sensitive) },
        modifierEntry(
            "invalidatableContent", "Shown as changing while an intent runs.",
            .standard("invalidatable", .flag, true, main: true)
        ) { view, invalidatable in view.invalidatableContent(invalidatable) },
    ]

    // Each pair opens the styles whose types only the template knows.

    private static func foreground(_ text: Text, _ a: any ShapeStyle) -> Text { styled(text, a) }
    private static func styled(_ text: Text, _ a: some ShapeStyle) -> Text { text.foregroundStyle(a) }

    private static func foreground(_ view: AnyView, _ a: any ShapeStyle) -> AnyView { styled(view, a) }
    private static func styled(_ view: AnyView, _ a: some ShapeStyle) -> AnyView { AnyView(view.foregroundStyle(a)) }

    private static func foreground(_ view: AnyView, _ a: any ShapeStyle, _ b: any ShapeStyle) -> AnyView {
        styled(view, a, b)
    }
    private static func styled(_ view: AnyView, _ a: some ShapeStyle, _ b: some ShapeStyle) -> AnyView {
        AnyView(view.foregroundStyle(a, b))
    }

    private static func foreground(
        _ view: AnyView, _ a: any ShapeStyle, _ b: any ShapeStyle, _ c: any ShapeStyle
    ) -> AnyView { styled(view, a, b, c) }
    private static func styled(
        _ view: AnyView, _ a: some ShapeStyle, _ b: some ShapeStyle, _ c: some ShapeStyle
    ) -> AnyView { AnyView(view.foregroundStyle(a, b, c)) }

    private static func tinted(_ view: AnyView, _ style: any ShapeStyle) -> AnyView { tint(view, style) }
    private static func tint(_ view: AnyView, _ style: some ShapeStyle) -> AnyView { AnyView(view.tint(style)) }

    private static func backgroundStyled(_ view: AnyView, _ style: any ShapeStyle) -> AnyView { behind(view, style) }
    private static func behind(_ view: AnyView, _ style: some ShapeStyle) -> AnyView {
        AnyView(view.backgroundStyle(style))
    }
}
