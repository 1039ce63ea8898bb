package import AmbrotypeTemplates
import Foundation

/// Figures that iOS does not publish or that differ by device and version, from the module's `limits.json`.
package struct LimitTable: Equatable, Sendable {
    package var profiles: [LimitProfile]
    package var figures: [LimitFigure]

    /// What profiles there are of: `memory`, `pictureArea`, `archive` …
    package var kinds: [String] { Set(profiles.map(\.kind)).sorted() }

    package func profiles(of kind: String) -> [LimitProfile] { profiles.filter { $0.kind == kind } }

    /// The table that comes with the module.
    ///
    /// A missing or broken table is a broken build, and ends the program with its name.
    package static func load() -> LimitTable {
        let address = Bundle.module.bundleURL.appendingPathComponent("Resources/limits.json")
        guard let data = try? Data(contentsOf: address) else {
            preconditionFailure("limits.json is missing beside the program: build again")
        }
        do throws(TemplateIssue) { return try LimitTable(JSONReader.read(data, file: "limits.json")) } catch {
            preconditionFailure("\(error)")
        }
    }
}

/// Limits of one kind that hold in one place: a process, a family, a version.
package struct LimitProfile: Equatable, Sendable {
    package var id: String
    package var kind: String
    /// For people: where it holds.
    package var holds: String
    package var values: [String: Double]
    package var source: String
    package var confidence: Confidence

    /// A value the table has; asking for one it has not is a fault of the tool.
    package subscript(name: String) -> Double {
        guard let value = values[name] else { preconditionFailure("limits.json: \(id) has no \(name)") }
        return value
    }
}

/// One number that a configuration may change.
package struct LimitFigure: Equatable, Sendable {
    package var name: String
    package var value: Double
    package var what: String
    package var source: String
    package var confidence: Confidence
}

extension LimitTable {
    package init(_ json: JSONValue) throws(TemplateIssue) {
        profiles = []
        for row in json["profiles"]?.array ?? [] {
            var values: [String: Double] = [:]
            for member in row["values"]?.members ?? [] { values[member.key] = member.value.number }
            profiles.append(
                LimitProfile(
                    id: try row.words("id"), kind: try row.words("kind"), holds: try row.words("holds"), values: values,
                    source: try row.words("source"), confidence: try row.confidence()))
        }
        figures = []
        for row in json["figures"]?.array ?? [] {
            guard let value = row["value"]?.number else {
                throw TemplateIssue(.missingMember("value", of: "a figure"), at: row.place)
            }
            figures.append(
                LimitFigure(
                    name: try row.words("name"), value: value, what: try row.words("what"),
                    source: try row.words("source"), confidence: try row.confidence()))
        }
    }
}

extension JSONValue {
    fileprivate func words(_ name: String) throws(TemplateIssue) -> String {
        guard let text = self[name]?.string else {
            throw TemplateIssue(.missingMember(name, of: "a row"), at: place)
        }
        return text
    }

    fileprivate func confidence() throws(TemplateIssue) -> Confidence {
        let word = try words("confidence")
        guard let confidence = Confidence(rawValue: word) else {
            throw TemplateIssue(.badValue(word, expected: "a confidence"), at: place)
        }
        return confidence
    }
}

/// The figures of a run: the table's, changed by a project's settings.
package struct Limits: Equatable, Sendable {
    package var table: LimitTable
    package var settings: CheckSettings

    package init(_ table: LimitTable, _ settings: CheckSettings = CheckSettings()) {
        (self.table, self.settings) = (table, settings)
    }

    /// The profile a project chose, else the first of its kind.
    package func profile(_ kind: String) -> LimitProfile {
        let known = table.profiles(of: kind)
        guard let standard = known.first else { preconditionFailure("limits.json has no profile of kind \(kind)") }
        return settings.profiles[kind].flatMap { name in known.first { $0.id == name } } ?? standard
    }

    /// A number a project may have changed.
    package func figure(_ name: String) -> Double {
        if let own = settings.limits[name] { return own }
        guard let figure = table.figures.first(where: { $0.name == name }) else {
            preconditionFailure("limits.json has no figure \(name)")
        }
        return figure.value
    }
}
