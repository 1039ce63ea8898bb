import AmbrotypeDrawing
import AmbrotypeViews
import Foundation

extension ValueKind where Value == Color {
    /// Colours by SwiftUI's names, and UIKit's semantic ones without the ending `Color`.
    static let colorNames: [String: Color] = {
        var names: [String: Color] = [
            "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint, "teal": .teal,
            "cyan": .cyan,
            "blue": .blue, "indigo": .indigo, "purple": .purple, "pink": .pink, "brown": .brown, "gray": .gray,
            "black": .black, "white": .white, "clear": .clear, "primary": .primary, "secondary": .secondary,
            "accentColor": .accentColor,
        ]
        let system = [
            "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "systemBackground",
            "secondarySystemBackground",
            "tertiarySystemBackground", "systemGroupedBackground", "secondarySystemGroupedBackground",
            "tertiarySystemGroupedBackground", "systemFill", "secondarySystemFill", "tertiarySystemFill",
            "quaternarySystemFill", "separator", "opaqueSeparator", "systemGray2", "systemGray3", "systemGray4",
            "systemGray5", "systemGray6",
        ]
        for name in system { names[name] = Color(system: name) }
        return names
    }()

    static let color = ValueKind("a colour", .definition("color")) { json, context in try readColor(json, context) }

    static let colorSchema = SchemaShape.any([
        .suggestions(colorNames.keys.sorted()),
        .object(["color": .definition("color"), "opacity": .number], required: ["color"]),
        .object(
            ["red": .number, "green": .number, "blue": .number, "opacity": .number], required: ["red", "green", "blue"]),
        .object(["white": .number, "opacity": .number], required: ["white"]),
        .object(
            ["hue": .number, "saturation": .number, "brightness": .number, "opacity": .number],
            required: ["hue", "saturation", "brightness"]),
        .object(["light": .definition("color"), "dark": .definition("color")], required: ["light", "dark"]),
        .object(["asset": .string], required: ["asset"]),
    ])

    @Sendable private static func readColor(_ json: JSONValue, _ context: ValueContext) throws -> Color {
        if let text = json.string { return try namedColor(text, json, context) }
        let opacity = json["opacity"]?.number
        if let base = json["color"] {
            let color = try readColor(base, context)
            return opacity.map { color.opacity($0) } ?? color
        }
        if let light = json["light"], let dark = json["dark"] {
            return Color(light: try readColor(light, context), dark: try readColor(dark, context))
        }
        if let asset = json["asset"] {
            guard let name = asset.string else { throw asset.isNot("the name of a colour set") }
            return try assetColor(name, asset, context)
        }
        if let red = json["red"]?.number, let green = json["green"]?.number, let blue = json["blue"]?.number {
            return Color(red: red, green: green, blue: blue, opacity: opacity ?? 1)
        }
        if let white = json["white"]?.number { return Color(white: white, opacity: opacity ?? 1) }
        if let hue = json["hue"]?.number, let saturation = json["saturation"]?.number,
            let brightness = json["brightness"]?.number
        {
            return Color(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity ?? 1)
        }
        throw json.isNot("a colour")
    }

    private static func namedColor(_ text: String, _ json: JSONValue, _ context: ValueContext) throws -> Color {
        if text.hasPrefix("#") {
            guard let color = hexColor(text) else { throw json.isNot("a colour such as \"#FF8800\"") }
            return color
        }
        if let color = colorNames[text] { return color }
        if context.assets.colors[text] != nil { return Color(text) }
        if let chain = WordChain(text), let link = chain.links.last, link.name == "opacity", let factor = link.number {
            return try namedColor(chain.withoutLastLink, json, context).opacity(factor)
        }
        throw json.isUnknown(text, .color, among: Array(colorNames.keys) + context.assets.colors.keys)
    }

    private static func assetColor(_ name: String, _ json: JSONValue, _ context: ValueContext) throws -> Color {
        guard context.assets.colors[name] != nil else {
            throw TemplateIssue(
                .missingColor(name, near: nearestNames(to: name, among: context.assets.colors.keys)), at: json.place)
        }
        return Color(name)
    }

    /// `#RGB`, `#RRGGBB` or `#RRGGBBAA`.
    static func hexColor(_ text: String) -> Color? {
        var digits = String(text.dropFirst())
        if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
        guard digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
            let value = UInt32(digits, radix: 16)
        else {
            return nil
        }
        let bits = digits.count == 6 ? value << 8 | 0xFF : value
        func part(_ shift: UInt32) -> Double { Double(bits >> shift & 0xFF) / 255 }
        return Color(red: part(24), green: part(16), blue: part(8), opacity: part(0))
    }
}
