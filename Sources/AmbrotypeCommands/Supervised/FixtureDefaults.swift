import AmbrotypeTemplates
import Foundation

/// User defaults a person gives the widgets: `defaults/<suite>.json` of a fixture folder, one object a suite; `standard.json` for
/// the program's own.
///
/// A value is what JSON says. Three objects stand for what JSON has not: `{"$date": "2026-06-09T09:41:00Z"}`,
/// `{"$data": "base64"}`, and `{"$json": …}` for the bytes of a JSON document, as apps keep encoded values.
struct FixtureDefaults {
    /// What could not be read, each with its place.
    private(set) var issues: [String] = []

    /// Sets every value of every suite.
    mutating func load(from folder: URL) {
        let fixtures = TemplateFolder(folder)
        for name in fixtures.names(in: "defaults") where name.hasSuffix(".json") {
            do throws(TemplateIssue) {
                let document = try fixtures.json("defaults/" + name)
                guard let members = document.members else {
                    throw TemplateIssue(.wrongKind(expected: "an object", found: document.kindName), at: document.place)
                }
                let suite = String(name.dropLast(5))
                guard let defaults = suite == "standard" ? .standard : UserDefaults(suiteName: suite) else { continue }
                for member in members {
                    if let value = try Self.value(member.value) { defaults.set(value, forKey: member.key) }
                }
            } catch { issues.append("\(folder.lastPathComponent)/\(error.description)") }
        }
    }

    /// nil for null: such a key is not set.
    private static func value(_ json: JSONValue) throws(TemplateIssue) -> Any? {
        switch json.content {
        case .null: return nil
        case .bool(let flag): return flag
        case .integer(let number): return number
        case .number(let number): return number
        case .string(let text): return text
        case .date(let date): return date
        case .array(let values):
            var list: [Any] = []
            for value in values { if let value = try Self.value(value) { list.append(value) } }
            return list
        case .object(let members):
            if members.count == 1, let special = try special(members[0]) { return special }
            var values: [String: Any] = [:]
            for member in members { values[member.key] = try value(member.value) }
            return values
        }
    }

    private static func special(_ member: JSONMember) throws(TemplateIssue) -> Any? {
        let value = member.value
        switch member.key {
        case "$date":
            if let text = value.string, let date = iso8601Date(text, zone: TimeZone(identifier: "UTC")!) { return date }
            throw TemplateIssue(
                .wrongKind(expected: "a time in ISO 8601", found: value.string ?? value.kindName), at: value.place)
        case "$data":
            if let text = value.string, let data = Data(base64Encoded: text) { return data }
            throw TemplateIssue(.wrongKind(expected: "bytes in base64", found: value.kindName), at: value.place)
        case "$json": return Data(value.text.utf8)
        default: return nil
        }
    }
}

extension JSONValue {
    /// The value as compact JSON, members in the order of the document.
    var text: String {
        switch content {
        case .null: "null"
        case .bool(let flag): flag ? "true" : "false"
        case .integer(let number): String(number)
        case .number(let number): "\(number)"
        case .string(let text): JSONText.of(text, pretty: false)
        case .date(let date): JSONText.of(InstantText.utc(date), pretty: false)
        case .array(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.map { JSONText.of($0.key, pretty: false) + ":" + $0.value.text }.joined(separator: ",") + "}"
        }
    }
}
