import AmbrotypeDrawing
import AmbrotypeViews
import Foundation

extension ValueKind where Value == Font.TextStyle {
    static let textStyle = ValueKind.choice(
        "a text style",
        [
            "largeTitle": .largeTitle, "title": .title, "title2": .title2, "title3": .title3, "headline": .headline,
            "subheadline": .subheadline, "body": .body, "callout": .callout, "footnote": .footnote, "caption": .caption,
            "caption2": .caption2,
        ])
}

extension ValueKind where Value == Font.Weight {
    static let weightNames: [String: Font.Weight] = [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
        "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    static let fontWeight = ValueKind.choice("a font weight", weightNames)
}

extension ValueKind where Value == Font.Design {
    static let designNames: [String: Font.Design] = [
        "default": .default, "rounded": .rounded, "serif": .serif, "monospaced": .monospaced,
    ]
    static let fontDesign = ValueKind.choice("a font design", designNames)
}

extension ValueKind where Value == Font.Width {
    static let fontWidth = ValueKind.choice(
        "a font width",
        ["compressed": .compressed, "condensed": .condensed, "standard": .standard, "expanded": .expanded])
}

extension ValueKind where Value == Font.Leading {
    static let fontLeading = ValueKind.choice("a leading", ["standard": .standard, "tight": .tight, "loose": .loose])
}

extension ValueKind where Value == Font {
    private static let styles: [String: Font] = [
        "largeTitle": .largeTitle, "title": .title, "title2": .title2, "title3": .title3, "headline": .headline,
        "subheadline": .subheadline, "body": .body, "callout": .callout, "footnote": .footnote, "caption": .caption,
        "caption2": .caption2,
    ]
    static let styleNames = styles.keys.sorted()

    /// A text style by name, with changes behind dots, or an object with `size`, `style` or `custom`.
    static let font = ValueKind("a font", .definition("font")) { json, context in
        if let text = json.string { return try named(text, json) }
        guard json.members != nil else { throw json.isNot("a font such as \"headline\" or {\"size\": 34}") }
        let weight = try json["weight"].map { try ValueKind<Font.Weight>.fontWeight.read($0, context) }
        let design = try json["design"].map { try ValueKind<Font.Design>.fontDesign.read($0, context) }
        if let custom = json["custom"]?.string {
            guard let size = json["size"]?.number else {
                throw TemplateIssue(.missingMember("size", of: "a custom font"), at: json.place)
            }
            let style = try json["relativeTo"].map { try ValueKind<Font.TextStyle>.textStyle.read($0, context) }
            let font = style.map { Font.custom(custom, size: size, relativeTo: $0) } ?? Font.custom(custom, size: size)
            return weight.map { font.weight($0) } ?? font
        }
        if let size = json["size"]?.number { return .system(size: CGFloat(size), weight: weight, design: design) }
        if let style = json["style"] {
            return .system(try ValueKind<Font.TextStyle>.textStyle.read(style, context), design: design, weight: weight)
        }
        throw TemplateIssue(.missingMember("size", of: "a font"), at: json.place)
    }

    static let fontSchema = SchemaShape.any([
        .suggestions(styleNames),
        .object(
            [
                "size": .number, "style": .names(styleNames), "custom": .string,
                "weight": ValueKind<Font.Weight>.fontWeight.schema, "design": ValueKind<Font.Design>.fontDesign.schema,
                "relativeTo": .names(styleNames),
            ], required: []),
    ])

    private static func named(_ text: String, _ json: JSONValue) throws -> Font {
        guard let chain = WordChain(text) else { throw json.isNot("a font such as \"headline\" or \"title.bold\"") }
        guard var font = styles[chain.base] else { throw json.isUnknown(chain.base, .font, among: styleNames) }
        for link in chain.links { font = try changed(font, link, json) }
        return font
    }

    private static func changed(_ font: Font, _ link: WordChain.Link, _ json: JSONValue) throws -> Font {
        let weights = ValueKind<Font.Weight>.weightNames
        if link.name == "weight", let word = link.word, let weight = weights[word] { return font.weight(weight) }
        switch link.name {
        case "bold": return font.bold()
        case "italic": return font.italic()
        case "monospaced": return font.monospaced()
        case "monospacedDigit": return font.monospacedDigit()
        case "smallCaps": return font.smallCaps()
        default: break
        }
        if let weight = weights[link.name] { return font.weight(weight) }
        let known = ["bold", "italic", "monospaced", "monospacedDigit", "smallCaps"] + weights.keys
        throw json.isUnknown(link.name, .font, among: known)
    }
}
