import AmbrotypeLayout
import AmbrotypeViews
import Foundation

extension ViewTable {
    static let textModifiers: [ModifierEntry] = [
        textModifierEntry(
            "font", "The font.", .required(main: .font, "font"), text: { text, font in text.font(font) },
            view: { view, font in view.font(font) }),
        textModifierEntry(
            "fontWeight", "The font's weight.", .required(main: .fontWeight, "weight"),
            text: { text, weight in text.fontWeight(weight) }, view: { view, weight in view.fontWeight(weight) }),
        textModifierEntry(
            "fontDesign", "The font's design.", .required(main: .fontDesign, "design"),
            text: { text, design in text.fontDesign(design) }, view: { view, design in view.fontDesign(design) }),
        textModifierEntry(
            "fontWidth", "The font's width.", .required(main: .fontWidth, "width"),
            text: { text, width in text.fontWidth(width) }, view: { view, width in view.fontWidth(width) }),
        textModifierEntry(
            "bold", "Bold text.", .standard("isActive", .flag, true, main: true),
            text: { text, isActive in text.bold(isActive) }, view: { view, isActive in view.bold(isActive) }),
        textModifierEntry(
            "italic", "Slanted text.", .standard("isActive", .flag, true, main: true),
            text: { text, isActive in text.italic(isActive) }, view: { view, isActive in view.italic(isActive) }),
        textModifierEntry(
            "monospaced", "Letters of one width.", .standard("isActive", .flag, true, main: true),
            text: { text, isActive in text.monospaced(isActive) }, view: { view, isActive in view.monospaced(isActive) }
        ),
        textModifierEntry(
            "monospacedDigit", "Digits of one width.", text: { text in text.monospacedDigit() },
            view: { view in view.monospacedDigit() }),
        textModifierEntry(
            "tracking", "Space after each letter, points.", .required(main: .length, "amount"),
            text: { text, amount in text.tracking(amount) }, view: { view, amount in view.tracking(amount) }),
        textModifierEntry(
            "kerning", "Space between letters, points.", .required(main: .length, "amount"),
            text: { text, amount in text.kerning(amount) }, view: { view, amount in view.kerning(amount) }),
        textModifierEntry(
            "baselineOffset", "Moves text up, points.", .required(main: .length, "amount"),
            text: { text, amount in text.baselineOffset(amount) }, view: { view, amount in view.baselineOffset(amount) }
        ),
        textModifierEntry(
            "underline", "A line below the text.", .standard("isActive", .flag, true, main: true),
            .standard("pattern", .linePattern, .solid), .optional("color", .color),
            text: { text, isActive, pattern, color in text.underline(isActive, pattern: pattern, color: color) },
            view: { view, isActive, pattern, color in view.underline(isActive, pattern: pattern, color: color) }),
        textModifierEntry(
            "strikethrough", "A line through the text.", .standard("isActive", .flag, true, main: true),
            .standard("pattern", .linePattern, .solid), .optional("color", .color),
            text: { text, isActive, pattern, color in text.strikethrough(isActive, pattern: pattern, color: color) },
            view: { view, isActive, pattern, color in view.strikethrough(isActive, pattern: pattern, color: color) }),
        modifierEntry("textCase", "Capitals or small letters.", .optional("case", .textCase, main: true)) {
            view, textCase in
            view.textCase(textCase)
        },
        modifierEntry(
            "lineLimit", "The most lines.", .optional("number", .integer, main: true),
            .standard("reservesSpace", .flag, false)
        ) { view, number, reservesSpace in
            if let number, reservesSpace { return AnyView(view.lineLimit(number, reservesSpace: true)) }
            return AnyView(view.lineLimit(number))
        },
        modifierEntry("lineSpacing", "Space between lines, points.", .required(main: .length, "spacing")) {
            view, spacing in
            view.lineSpacing(spacing)
        },
        modifierEntry(
            "multilineTextAlignment", "How lines of different length align.",
            .required(main: .textAlignment, "alignment")
        ) { view, alignment in view.multilineTextAlignment(alignment) },
        modifierEntry("truncationMode", "Where text is cut.", .required(main: .truncationMode, "mode")) { view, mode in
            view.truncationMode(mode)
        },
        modifierEntry("minimumScaleFactor", "How small text may become to fit.", .required(main: .length, "factor")) {
            view, factor in view.minimumScaleFactor(factor)
        },
        modifierEntry(
            "allowsTightening", "Whether letters may move together to fit.", .standard("flag", .flag, true, main: true)
        ) {
            view, flag in view.allowsTightening(flag)
        },
    ]
}
