package import AmbrotypeDrawing
package import AmbrotypeTemplates
import AmbrotypeViews
package import AmbrotypeWidgets
package import Foundation

/// What a shot is read for, and how what lies outside of it is found.
package struct ShotSurroundings {
    package var locale: String
    package var device: Device
    /// The display class the picture is for, by id; nil for a device named by its own id.
    package var displayClass: String?
    package var brand: StorefrontConfig.Brand?
    /// Major version of iOS, where the shot says nothing else.
    package var system: Int
    package var values: [String: JSONValue]
    /// The text of a key in the language.
    package var text: (String, SourcePlace) throws(TemplateIssue) -> String
    /// A picture by its path.
    package var picture: (String, SourcePlace) throws(TemplateIssue) -> PictureKey

    package init(
        locale: String, device: Device, displayClass: String?, brand: StorefrontConfig.Brand?, system: Int,
        values: [String: JSONValue], text: @escaping (String, SourcePlace) throws(TemplateIssue) -> String,
        picture: @escaping (String, SourcePlace) throws(TemplateIssue) -> PictureKey
    ) {
        (self.locale, self.device, self.displayClass, self.brand) = (locale, device, displayClass, brand)
        (self.system, self.values, self.text, self.picture) = (system, values, text, picture)
    }
}

/// A shot, read for one brand, language and device.
package struct Shot: Sendable {
    package var name: String
    package var composition: Composition
    /// The panorama it belongs to.
    package var panorama: String?
    /// Whether a right-to-left language mirrors the composition.
    package var mirrors: Bool
    /// Major version of iOS.
    package var system: Int
}

/// Reads shots.
package struct ShotReader {
    private(set) var around: ShotSurroundings

    package init(_ around: ShotSurroundings) { self.around = around }

    /// Every member of a shot with one sentence; the schema is compared with it.
    package static let members: [(name: String, summary: String)] = [
        ("name", "Last part of the file name: letters, digits, dashes."),
        ("layout", "`captionTop` (default), `captionBottom` or `full`."),
        ("caption", "A key of the strings files, or a text by language."),
        ("subtitle", "The line below the caption; as caption."),
        ("captionStyle", "size, minimumSize, weight, design, color, subtitleColor, subtitleShare, alignment, height."),
        ("background", "A wallpaper: one of ours by name, a colour, a picture, a gradient."),
        ("frame", "`none`, `black`, `silver` …, a colour, or an object with `picture` and `screen`."),
        ("device", "scale, offset and bleeds of the device on the canvas."),
        ("system", "iOS version of this shot's scene, instead of the file's: 17, 18 or 26."),
        ("scene", "What is shown: home, lock, island, standBy, hero or screenshot."),
        ("panorama", "Shots of one name, neighbours in the list, share a background that goes on across them."),
        ("mirror", "false keeps the composition unmirrored in right-to-left languages."),
        ("only", "locales, devices or brands the shot is for."),
        ("locales", "Members that differ in a language, by its code."),
        ("devices", "Members that differ on a device, by display class or device id."),
        ("brands", "Members that differ for a brand, by its name."),
    ]

    /// The shot with defaults below and the overrides of device, brand and language above; nil where it is not for these.
    package func read(_ document: StorefrontConfig.ShotDocument, defaults: JSONValue?) throws(TemplateIssue) -> Shot? {
        var value = defaults.map { $0.overlaid(by: document.value) } ?? document.value
        guard try isWanted(value["only"]) else { return nil }
        let overrides = ["devices", "brands", "locales"]
        for name in overrides {
            guard let table = value[name] else { continue }
            guard table.members != nil else { throw ConfigValue.wrong("an object", table) }
            for key in keys(of: name) { if let over = table[key] { value = value.overlaid(by: over) } }
        }
        value = try value.without(Set(overrides)).filled(with: around.values)
        let object = try ConfigObject(value, owner: "a shot", known: Self.members.map(\.name))
        var reader = self
        reader.around.system = try StorefrontConfig.system(object) ?? around.system
        var composition = Composition(content: try reader.content(try object.need("scene")))
        composition.layout =
            try object.choice("layout", ["captionTop": .captionTop, "captionBottom": .captionBottom, "full": .full])
            ?? .captionTop
        if let background = object["background"] { composition.background = try wallpaper(background) }
        if let frame = object["frame"] { composition.frame = try self.frame(frame) }
        try readDevice(object["device"], into: &composition)
        try readCaption(object, into: &composition)
        return Shot(
            name: document.name, composition: composition, panorama: try object.string("panorama"),
            mirrors: try object.flag("mirror") ?? true, system: reader.around.system)
    }

    private func keys(of override: String) -> [String] {
        switch override {
        case "devices":
            [around.device.idiom == .pad ? "ipad" : "iphone", around.displayClass, around.device.id].compactMap { $0 }
        case "brands": [around.brand?.name].compactMap { $0 }
        default: [String(around.locale.prefix { $0 != "-" }), around.locale]
        }
    }

    private func isWanted(_ value: JSONValue?) throws(TemplateIssue) -> Bool {
        guard let value else { return true }
        let only = try ConfigObject(value, owner: "only", known: ["locales", "devices", "brands"])
        for name in ["locales", "devices", "brands"] {
            if let list = try only.strings(name), Set(list).isDisjoint(with: keys(of: name)) { return false }
        }
        return true
    }

    private func readDevice(_ value: JSONValue?, into composition: inout Composition) throws(TemplateIssue) {
        guard let value else { return }
        let object = try ConfigObject(value, owner: "device", known: ["scale", "offset", "bleeds"])
        composition.deviceScale = try object.number("scale", in: 0.1...3)
        composition.bleeds = try object.flag("bleeds") ?? true
        if let offset = object["offset"] {
            let two = try ConfigValue.numbers(offset, 2, in: -3...3)
            composition.offset = CGSize(width: two[0], height: two[1])
        }
    }

    private func readCaption(_ object: ConfigObject, into composition: inout Composition) throws(TemplateIssue) {
        let known = [
            "size", "minimumSize", "weight", "design", "color", "subtitleColor", "subtitleShare", "alignment", "height",
        ]
        let style = try ConfigObject(
            object["captionStyle"] ?? JSONValue(.object([]), at: object.place), owner: "captionStyle",
            known: known)
        if let share = try style.number("height", in: 0.02...0.7) { composition.captionShare = share }
        guard let text = try object["caption"].map(text), !text.isEmpty else { return }
        let width = around.device.points.width
        let standard = (width * (around.device.idiom == .pad ? 0.062 : 0.088)).rounded()
        let size = try style.number("size", in: 1...1000) ?? standard
        var caption = Caption(
            text: text, subtitle: try object["subtitle"].map(self.text), size: size,
            minimumSize: min(try style.number("minimumSize", in: 1...1000) ?? (size * 0.6).rounded(), size))
        caption.weight =
            try style.choice(
                "weight",
                [
                    "regular": .regular, "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy,
                    "black": .black,
                ]) ?? .bold
        caption.design =
            try style.choice("design", ["default": .default, "rounded": .rounded, "serif": .serif]) ?? .default
        caption.alignment =
            try style.choice("alignment", ["leading": .leading, "center": .center, "trailing": .trailing]) ?? .center
        if let color = style["color"] {
            caption.color = try ConfigValue.color(color)
            caption.subtitleColor = caption.color.opacity(0.82)
        }
        if let color = style["subtitleColor"] { caption.subtitleColor = try ConfigValue.color(color) }
        if let share = try style.number("subtitleShare", in: 0.1...2) { caption.subtitleShare = share }
        composition.caption = caption
    }
}
