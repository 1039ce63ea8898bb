import AmbrotypeLayout
import AmbrotypeViews
import Foundation

extension ViewTable {
    static let textModifiers: [ModifierEntry] = [
        modifierEntry("font", "The font.", .required(main: .font, "font")) { view, font in view.font(font) },
        modifierEntry("fontWeight", "The font's weight.", .required(main: .fontWeight, "weight")) { view, weight in
            view.fontWeight(weight)
        },
        modifierEntry("fontDesign", "The font's design.", .required(main: .fontDesign, "design")) { view, design in
            view.fontDesign(design)
        },
        modifierEntry("fontWidth", "The font's width.", .required(main: .fontWidth, "width")) { view, width in
            view.fontWidth(width)
        },
        modifierEntry("bold", "Bold text.", .standard("isActive", .flag, true, main: true)) { view, isActive in
            view.bold(isActive)
        },
        modifierEntry("italic", "Slanted text.", .standard("isActive", .flag, true, main: true)) { view, isActive in
            view.italic(isActive)
        },
        modifierEntry("monospaced", "Letters of one width.", .standard("isActive", .flag, true, main: true)) {
            view, isActive in
            view.monospaced(isActive)
        },
        modifierEntry("monospacedDigit", "Digits of one width.") { view in view.monospacedDigit() },
        modifierEntry("tracking", "Space after each letter, points.", .required(main: .length, "amount")) {
            view, amount in
            view.tracking(amount)
        },
        modifierEntry("kerning", "Space between letters, points.", .required(main: .length, "amount")) { view, amount in
            view.kerning(amount)
        },
        modifierEntry("baselineOffset", "Moves text up, points.", .required(main: .length, "amount")) { view, amount in
            view.baselineOffset(amount)
        },
        modifierEntry(
            "underline", "A line below the text.", .standard("isActive", .flag, true, main: true),
            .standard("pattern", .linePattern, .solid), .optional("color", .color)
        ) { view, isActive, pattern, color in view.underline(isActive, pattern: pattern, color: color) },
        modifierEntry(
            "strikethrough", "A line through the text.", .standard("isActive", .flag, true, main: true),
            .standard("pattern", .linePattern, .solid), .optional("color", .color)
        ) { view, isActive, pattern, color in view.strikethrough(isActive, pattern: pattern, color: color) },
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
