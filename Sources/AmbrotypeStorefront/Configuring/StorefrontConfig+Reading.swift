import AmbrotypeDrawing
package import AmbrotypeTemplates
import Foundation

extension StorefrontConfig {
    /// Reads a document. `rules` know the store's languages and sets.
    package static func read(_ document: JSONValue, rules: StoreRules) throws(TemplateIssue) -> StorefrontConfig {
        let root = try ConfigObject(document, owner: "storefront.json", known: members.map(\.name))
        var config = StorefrontConfig()
        config.output = try root.string("output") ?? config.output
        try config.readFormat(root)
        config.system = try system(root) ?? config.system
        (config.now, config.timeZone) = (try root.string("now"), try root.string("timeZone"))
        try config.readLocales(try root.need("locales"), rules)
        config.devices = try ConfigValue.strings(try root.need("devices"))
        if let list = root["strings"] {
            guard let elements = list.array else { throw ConfigValue.wrong("a list of strings", list) }
            for element in elements { config.strings.append((try ConfigValue.string(element), element.place)) }
        }
        config.fastlaneStrings = try root.string("fastlaneStrings")
        if let file = root["framefile"] { config.framefile = (try ConfigValue.string(file), file.place) }
        config.values = values(root["values"])
        try config.readBrands(root["brands"])
        config.defaults = root["defaults"]
        try config.readShots(try root.need("shots"))
        return config
    }

    /// The version of iOS that an object names.
    static func system(_ object: ConfigObject) throws(TemplateIssue) -> Int? {
        guard let system = object["system"] else { return nil }
        guard let version = system.integer, [17, 18, 26].contains(version) else {
            throw TemplateIssue(
                .badValue(
                    system.string ?? system.integer.map { "\($0)" } ?? "\(system.number ?? 0)", expected: "17, 18 or 26"
                ), at: system.place)
        }
        return version
    }

    private mutating func readFormat(_ root: ConfigObject) throws(TemplateIssue) {
        guard let value = root["format"] else { return }
        if value.string != nil {
            format = try root.choice("format", ["png": .png, "jpeg": .jpeg(quality: 90)]) ?? .png
            return
        }
        let object = try ConfigObject(value, owner: "format", known: ["type", "quality", "maxBytes"])
        let quality = try object.count("quality", in: 1...100) ?? 90
        format = try object.choice("type", ["png": .png, "jpeg": .jpeg(quality: quality)]) ?? .png
        mostBytes = try object.count("maxBytes", in: 1...Int(Int32.max))
    }

    private mutating func readLocales(_ value: JSONValue, _ rules: StoreRules) throws(TemplateIssue) {
        locales = try ConfigValue.strings(value)
        guard !locales.isEmpty else {
            throw TemplateIssue(.missingMember("a language", of: "locales"), at: value.place)
        }
        for (index, locale) in locales.enumerated() where !rules.languages.contains(locale) {
            let near = rules.formerLanguages[locale].map { [$0] } ?? StorefrontNames.near(locale, rules.languages)
            throw TemplateIssue(
                .unknownName(locale, kind: .language, near: near), at: value.array?[index].place ?? value.place)
        }
        for (index, locale) in locales.enumerated() where locales.firstIndex(of: locale) != index {
            throw TemplateIssue(
                .badValue(locale, expected: "a language that is named once"),
                at: value.array?[index].place ?? value.place)
        }
    }

    private mutating func readBrands(_ value: JSONValue?) throws(TemplateIssue) {
        guard let value else { return }
        guard let list = value.members else { throw ConfigValue.wrong("an object of brands by name", value) }
        for member in list {
            // It is a folder's name; a slash would lead out of the output folder.
            guard !["", ".", ".."].contains(member.key), !member.key.contains("/"), !member.key.contains("\0") else {
                throw TemplateIssue(
                    .badValue(member.key, expected: "a name that a folder can have"), at: member.keyPlace)
            }
            let object = try ConfigObject(member.value, owner: "a brand", known: Self.brandMembers)
            var strings: [String: [String: String]] = [:]
            for text in object["strings"]?.members ?? [] {
                strings[text.key] =
                    text.value.string.map { ["": $0] }
                    ?? Dictionary(
                        (text.value.members ?? []).compactMap { one in one.value.string.map { (one.key, $0) } },
                        uniquingKeysWith: { $1 })
            }
            brands.append(
                Brand(
                    name: member.key, values: Self.values(object["values"]), strings: strings,
                    settings: try ShotReader.settings(object["set"]), output: try object.string("output")))
        }
    }

    private static func values(_ value: JSONValue?) -> [String: JSONValue] {
        Dictionary((value?.members ?? []).map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    }

    private mutating func readShots(_ value: JSONValue) throws(TemplateIssue) {
        guard let list = value.array else { throw ConfigValue.wrong("a list of shots", value) }
        guard !list.isEmpty else { throw TemplateIssue(.missingMember("a shot", of: "shots"), at: value.place) }
        var seen: Set<String> = []
        for shot in list {
            guard let name = shot["name"] else {
                throw TemplateIssue(.missingMember("name", of: "a shot"), at: shot.place)
            }
            let text = try ConfigValue.string(name)
            let isPlain = text.unicodeScalars.allSatisfy { scalar in
                scalar.isASCII
                    && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                        || "-.".unicodeScalars.contains(scalar))
            }
            guard isPlain, !text.isEmpty else {
                throw TemplateIssue(
                    .badValue(text, expected: "a name of letters, digits, dashes and dots"), at: name.place)
            }
            guard seen.insert(text).inserted else {
                throw TemplateIssue(.badValue(text, expected: "a name no other shot has"), at: name.place)
            }
            shots.append(ShotDocument(name: text, value: shot))
        }
    }
}
