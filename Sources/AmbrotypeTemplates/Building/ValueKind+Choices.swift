import AmbrotypeDrawing
import AmbrotypeGeometry
import AmbrotypeLayout
import AmbrotypeViews
import Foundation

extension ValueKind where Value == ContentMode {
    static let contentMode = ValueKind.choice("a content mode", ["fit": .fit, "fill": .fill])
}

extension ValueKind where Value == RoundedCornerStyle {
    static let cornerStyle = ValueKind.choice("a corner style", ["continuous": .continuous, "circular": .circular])
}

extension ValueKind where Value == BlendMode {
    static let blendMode = ValueKind.choice(
        "a blend mode",
        Dictionary(BlendMode.allCases.map { ($0.rawValue, $0) }, uniquingKeysWith: { first, _ in first }))
}

extension ValueKind where Value == Text.TruncationMode {
    static let truncationMode = ValueKind.choice(
        "a truncation mode", ["head": .head, "middle": .middle, "tail": .tail])
}

extension ValueKind where Value == Text.Case {
    static let textCase = ValueKind.choice("a text case", ["uppercase": .uppercase, "lowercase": .lowercase])
}

extension ValueKind where Value == Text.LineStyle.Pattern {
    static let linePattern = ValueKind.choice(
        "a line pattern", ["solid": .solid, "dot": .dot, "dash": .dash, "dashDot": .dashDot, "dashDotDot": .dashDotDot])
}

extension ValueKind where Value == Text.DateStyle {
    static let dateStyle = ValueKind.choice(
        "a date style", ["time": .time, "date": .date, "relative": .relative, "offset": .offset, "timer": .timer])
}

extension ValueKind where Value == Image.Scale {
    static let imageScale = ValueKind.choice("an image scale", ["small": .small, "medium": .medium, "large": .large])
}

extension ValueKind where Value == Image.TemplateRenderingMode {
    static let renderingMode = ValueKind.choice("a rendering mode", ["template": .template, "original": .original])
}

extension ValueKind where Value == Image.Interpolation {
    static let interpolation = ValueKind.choice(
        "an interpolation", ["none": .none, "low": .low, "medium": .medium, "high": .high])
}

extension ValueKind where Value == Image.ResizingMode {
    static let resizingMode = ValueKind.choice("a resizing mode", ["tile": .tile, "stretch": .stretch])
}

extension ValueKind where Value == SymbolRenderingMode {
    static let symbolRenderingMode = ValueKind.choice(
        "a symbol rendering mode",
        ["monochrome": .monochrome, "multicolor": .multicolor, "hierarchical": .hierarchical, "palette": .palette])
}

extension ValueKind where Value == SymbolVariants {
    static let symbolVariant = ValueKind.choice(
        "a symbol variant",
        [
            "none": SymbolVariants.none, "fill": .fill, "slash": .slash, "circle": .circle, "square": .square,
            "rectangle": .rectangle,
        ])
}

extension ValueKind where Value == ControlSize {
    static let controlSize = ValueKind.choice(
        "a control size",
        ["mini": .mini, "small": .small, "regular": .regular, "large": .large, "extraLarge": .extraLarge])
}

extension ValueKind where Value == ColorScheme {
    static let colorScheme = ValueKind.choice("a colour scheme", ["light": .light, "dark": .dark])
}

extension ValueKind where Value == LayoutDirection {
    static let layoutDirection = ValueKind.choice(
        "a layout direction", ["leftToRight": .leftToRight, "rightToLeft": .rightToLeft])
}

extension ValueKind where Value == RedactionReasons {
    static let redaction = ValueKind.choice(
        "a redaction reason",
        ["placeholder": RedactionReasons.placeholder, "privacy": .privacy, "invalidated": .invalidated])
}

extension ValueKind where Value == DynamicTypeSize {
    static let typeSize = ValueKind.choice(
        "a text size",
        Dictionary(
            DynamicTypeSize.allCases.map { (String(describing: $0), $0) }, uniquingKeysWith: { first, _ in first }))
}

extension ValueKind where Value == ButtonRole {
    static let buttonRole = ValueKind.choice("a button role", ["destructive": .destructive, "cancel": .cancel])
}

extension ValueKind where Value == String {
    /// The name of a picture in an asset catalog of the template.
    static let picture = ValueKind("a picture's name", .string) { json, context in
        guard let name = json.string else { throw json.isNot("a picture's name") }
        if context.assets.images[name] != nil { return name }
        throw TemplateIssue(
            .missingPicture(name, near: nearestNames(to: name, among: context.assets.images.keys)), at: json.place)
    }

    static func names(_ words: String, _ names: [String]) -> ValueKind {
        .choice(words, Dictionary(names.map { ($0, $0) }, uniquingKeysWith: { first, _ in first }))
    }
}
