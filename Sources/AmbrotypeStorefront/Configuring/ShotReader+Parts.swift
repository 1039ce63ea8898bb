import AmbrotypeDrawing
import AmbrotypeTemplates
import AmbrotypeViews
import AmbrotypeWidgets
import Foundation

extension ShotReader {
    /// A key of the strings, or an object of texts by language. `{{name}}` stands for a value.
    func text(_ value: JSONValue) throws(TemplateIssue) -> String {
        var text: String
        if value.members != nil {
            let keys = [around.locale, String(around.locale.prefix { $0 != "-" }), "default"]
            guard let found = keys.lazy.compactMap({ value[$0] }).first else {
                throw TemplateIssue(.missingMember(around.locale, of: "the texts by language"), at: value.place)
            }
            text = try ConfigValue.string(found)
        } else {
            let key = try ConfigValue.string(value)
            let own = around.brand?.strings[key]
            let language = String(around.locale.prefix { $0 != "-" })
            if let own = own?[around.locale] ?? own?[language] ?? own?[""] {
                text = own
            } else {
                text = try around.text(key, value.place)
            }
        }
        for (name, replacement) in around.values.sorted(by: { $0.key < $1.key }) {
            if let word = replacement.string { text = text.replacing("{{\(name)}}", with: word) }
        }
        return text
    }

    func wallpaper(_ value: JSONValue) throws(TemplateIssue) -> Wallpaper {
        if let text = value.string {
            if let own = OwnWallpaper(rawValue: text) { return .own(own) }
            if let color = ConfigValue.color(text) { return .color(color) }
            guard text.contains(".") else {
                throw TemplateIssue(
                    .badValue(
                        text,
                        expected: "a wallpaper: "
                            + OwnWallpaper.allCases.map(\.rawValue).joined(separator: ", ")
                            + ", a colour or the path of a picture"), at: value.place)
            }
            return .picture(try around.picture(text, value.place), blur: 0, dim: 0)
        }
        let object = try ConfigObject(
            value, owner: "a wallpaper", known: ["picture", "blur", "dim", "gradient", "angle", "own", "color"])
        if let picture = object["picture"] {
            return .picture(
                try around.picture(try ConfigValue.string(picture), picture.place),
                blur: try object.number("blur", in: 0...100) ?? 0,
                dim: try object.number("dim", in: 0...1) ?? 0)
        }
        if let colors = object["gradient"] {
            guard let list = colors.array, list.count > 1 else {
                throw ConfigValue.wrong("a list of two or more colours", colors)
            }
            var found: [DrawingColor] = []
            for color in list { found.append(try ConfigValue.color(color)) }
            return .gradient(found, angle: try object.number("angle", in: -360...360) ?? 180)
        }
        if let own = object["own"] { return try wallpaper(own) }
        return .color(try ConfigValue.color(try object.need("color")))
    }

    func frame(_ value: JSONValue) throws(TemplateIssue) -> DeviceFrame {
        if let text = value.string {
            if text == "none" { return .none }
            if let color = DeviceFrame.colors[text] ?? ConfigValue.color(text) { return .bezel(color) }
            throw TemplateIssue(
                .badValue(
                    text,
                    expected: "none, a colour or one of " + DeviceFrame.colors.keys.sorted().joined(separator: ", ")),
                at: value.place)
        }
        let object = try ConfigObject(value, owner: "a frame", known: ["picture", "screen"])
        let picture = try object.need("picture")
        let screen = try object.need("screen")
        let box = try ConfigValue.numbers(screen, 4, in: 0...100_000)
        let key = try around.picture(try ConfigValue.string(picture), picture.place)
        let size = key.pixelSize
        guard box[2] > 0, box[3] > 0, box[0] + box[2] <= size.width, box[1] + box[3] <= size.height
        else {
            throw TemplateIssue(
                .badValue(
                    "[" + box.map { "\(Int($0))" }.joined(separator: ", ") + "]",
                    expected: "x, y, width and height of the screen inside the frame's "
                        + "\(Int(size.width)) × \(Int(size.height)) pixels"),
                at: screen.place)
        }
        return .picture(key, screen: CGRect(x: box[0], y: box[1], width: box[2], height: box[3]))
    }

    /// `"templates/reading-widget"`, or an object.
    func choice(
        _ value: JSONValue, owner: String = "a widget", known: [String] = []
    ) throws(TemplateIssue) -> (WidgetChoice, ConfigObject?) {
        if let subject = value.string {
            return (WidgetChoice(subject: subject, settings: around.brand?.settings ?? [:]), nil)
        }
        let object = try ConfigObject(value, owner: owner, known: ["widget", "entry", "sample", "set"] + known)
        let entry = try object["entry"].map { (value) throws(TemplateIssue) in
            if let number = value.integer { return String(number) }
            return try ConfigValue.string(value)
        }
        var settings = around.brand?.settings ?? [:]
        settings.merge(try Self.settings(object["set"])) { $1 }
        let subject = try ConfigValue.string(try object.need("widget"))
        return (
            WidgetChoice(subject: subject, entry: entry, sample: try object.string("sample"), settings: settings),
            object
        )
    }

    static func settings(_ value: JSONValue?) throws(TemplateIssue) -> [String: String] {
        guard let value else { return [:] }
        guard let members = value.members else { throw ConfigValue.wrong("an object of parameters", value) }
        var settings: [String: String] = [:]
        for member in members {
            if let text = member.value.string {
                settings[member.key] = text
            } else if let number = member.value.integer {
                settings[member.key] = String(number)
            } else if let number = member.value.number {
                settings[member.key] = "\(number)"
            } else if let flag = member.value.bool {
                settings[member.key] = String(flag)
            } else {
                throw ConfigValue.wrong("a text, number, true or false", member.value)
            }
        }
        return settings
    }

    /// A family by its name or its short name.
    func family(_ value: JSONValue, among families: [WidgetFamily]) throws(TemplateIssue) -> WidgetFamily {
        let name = try ConfigValue.string(value)
        let found = families.first {
            $0.name == name || $0.name.lowercased().hasSuffix(name.lowercased()) && name.count > 3
        }
        guard let found else {
            throw TemplateIssue(
                .unknownName(name, kind: .family, near: StorefrontNames.near(name, families.map(\.name))),
                at: value.place)
        }
        return found
    }

    func icons(_ value: JSONValue) throws(TemplateIssue) -> [AppIcon] {
        guard let list = value.array else { throw ConfigValue.wrong("a list of icons", value) }
        var icons: [AppIcon] = []
        for (index, element) in list.enumerated() {
            if let path = element.string {
                icons.append(AppIcon(.picture(try around.picture(path, element.place)), name: nil))
                continue
            }
            let object = try ConfigObject(element, owner: "an icon", known: ["icon", "name", "neutral"])
            let name = try object["name"].map(text)
            if let icon = object["icon"] {
                icons.append(
                    AppIcon(.picture(try around.picture(try ConfigValue.string(icon), icon.place)), name: name))
            } else {
                icons.append(
                    AppIcon(.neutral(try object.count("neutral", in: 0...10_000) ?? index), name: name))
            }
        }
        return icons
    }
}
