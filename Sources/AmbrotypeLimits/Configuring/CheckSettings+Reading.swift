import AmbrotypeDrawing
package import AmbrotypeTemplates

/// A configuration that cannot be followed: where, what is wrong, how to mend it.
package struct SettingsTrouble: Error, Equatable, CustomStringConvertible {
    package var place: SourcePlace
    package var message: String

    package init(_ place: SourcePlace, _ message: String) { (self.place, self.message) = (place, message) }

    package var description: String { "\(place.file):\(place.line):\(place.column): \(message)" }
}

extension CheckSettings {
    /// Reads the member `check` of a project's configuration.
    ///
    /// ```json
    /// { "rules": { "low-contrast": { "severity": "off", "reason": "…" } },
    ///   "exceptions": [ { "rule": "truncated-text", "subject": "cup", "view": "*/Text", "reason": "…" } ],
    ///   "profiles": { "memory": "widget-iphone-17-pro" },
    ///   "limits": { "memoryOverheadMegabytes": 12 } }
    /// ```
    ///
    /// - Throws: the first thing that is wrong.
    package init(_ json: JSONValue, limits table: LimitTable) throws(SettingsTrouble) {
        for member in try Self.members(json, of: "\"check\"") {
            switch member.key {
            case "rules": rules = try Self.rules(member.value)
            case "exceptions": exceptions = try Self.list(member.value).mapThrowing(Self.exception)
            case "profiles": profiles = try Self.profiles(member.value, table)
            case "limits": limits = try Self.limits(member.value, table)
            default:
                let known = ["rules", "exceptions", "profiles", "limits"]
                throw Self.unknown(member, in: "\"check\"", known)
            }
        }
    }

    private static func rules(_ json: JSONValue) throws(SettingsTrouble) -> [String: RuleSetting] {
        var settings: [String: RuleSetting] = [:]
        for member in try members(json, of: "\"rules\"") {
            try checkRule(member.key, at: member.keyPlace)
            let body = try members(member.value, of: "\"\(member.key)\"")
            for part in body where !["severity", "reason"].contains(part.key) {
                throw unknown(part, in: "a rule's setting", ["severity", "reason"])
            }
            let word = try text(member.value, "severity")
            guard let severity = RuleSeverity(rawValue: word) else {
                let place = member.value["severity"]?.place ?? member.value.place
                throw SettingsTrouble(place, "the severity \"\(word)\" is none of off, warning, error")
            }
            settings[member.key] = RuleSetting(severity: severity, reason: try text(member.value, "reason"))
        }
        return settings
    }

    private static func exception(_ json: JSONValue) throws(SettingsTrouble) -> FindingException {
        let known = ["rule", "subject", "picture", "view", "file", "reason"]
        for member in try members(json, of: "an exception") where !known.contains(member.key) {
            throw unknown(member, in: "an exception", known)
        }
        let rule = try text(json, "rule")
        try checkRule(rule, at: json["rule"]?.place ?? json.place)
        return FindingException(
            rule: rule, subject: json["subject"]?.string, picture: json["picture"]?.string, view: json["view"]?.string,
            file: json["file"]?.string, reason: try text(json, "reason"), place: json.place)
    }

    private static func profiles(_ json: JSONValue, _ table: LimitTable) throws(SettingsTrouble) -> [String: String] {
        var chosen: [String: String] = [:]
        for member in try members(json, of: "\"profiles\"") {
            let known = table.profiles(of: member.key).map(\.id)
            if known.isEmpty { throw unknown(member, in: "\"profiles\"", table.kinds) }
            guard let name = member.value.string, known.contains(name) else {
                throw SettingsTrouble(member.value.place, "\(member.key) is one of \(known.joined(separator: ", "))")
            }
            chosen[member.key] = name
        }
        return chosen
    }

    private static func limits(_ json: JSONValue, _ table: LimitTable) throws(SettingsTrouble) -> [String: Double] {
        var limits: [String: Double] = [:]
        for member in try members(json, of: "\"limits\"") {
            guard table.figures.contains(where: { $0.name == member.key }) else {
                throw unknown(member, in: "\"limits\"", table.figures.map(\.name))
            }
            guard let number = member.value.number, 0...100_000 ~= number else {
                throw SettingsTrouble(member.value.place, "\(member.key) is a number from 0 to 100000")
            }
            limits[member.key] = number
        }
        return limits
    }
}

// MARK: Small parts

extension CheckSettings {
    private static func members(_ json: JSONValue, of owner: String) throws(SettingsTrouble) -> [JSONMember] {
        guard let members = json.members else {
            throw SettingsTrouble(json.place, "\(owner) is an object, found \(json.kindName)")
        }
        return members
    }

    private static func list(_ json: JSONValue) throws(SettingsTrouble) -> [JSONValue] {
        guard let values = json.array else {
            throw SettingsTrouble(json.place, "expected a list, found \(json.kindName)")
        }
        return values
    }

    private static func text(_ json: JSONValue, _ name: String) throws(SettingsTrouble) -> String {
        guard let text = json[name]?.string, text.contains(where: { !$0.isWhitespace }) else {
            throw SettingsTrouble(json[name]?.place ?? json.place, "\"\(name)\" is missing: say it in words")
        }
        return text
    }

    private static func checkRule(_ name: String, at place: SourcePlace) throws(SettingsTrouble) {
        if RuleBook.rule(named: name) != nil { return }
        throw SettingsTrouble(
            place,
            "there is no rule \"\(name)\"" + hint(RuleBook.names(like: name))
                + "; ambrotype check --list-rules names them")
    }

    private static func unknown(_ member: JSONMember, in owner: String, _ known: [String]) -> SettingsTrouble {
        let near = nearestNames(to: member.key, among: known)
        return SettingsTrouble(
            member.keyPlace,
            "\(owner) has no \"\(member.key)\""
                + (near.isEmpty ? "; it has \(known.joined(separator: ", "))" : hint(near)))
    }

    private static func hint(_ near: [String]) -> String {
        near.isEmpty ? "" : "; did you mean \(near.joined(separator: " or "))?"
    }
}

extension Array {
    fileprivate func mapThrowing<Value, Failure: Error>(
        _ transform: (Element) throws(Failure) -> Value
    ) throws(Failure) -> [Value] {
        var values: [Value] = []
        for element in self { values.append(try transform(element)) }
        return values
    }
}
