import AmbrotypeLimits
import AmbrotypeTemplates
import Foundation

/// What `check` takes beside the options of every verb that draws.
struct CheckOptions {
    var sections: Set<RuleSection>
    var limits: Limits
    var baseline: Baseline?
    /// Where to write a baseline; nothing fails then.
    var newBaseline: URL?
    var sarif: URL?
    var junit: URL?
    var writesThumbnails: Bool
    var isGitHub: Bool
    var json: Bool
    /// Findings of severity warning fail too.
    var isStrict: Bool

    /// Whether any section is asked for that needs pictures.
    var looksAtPictures: Bool { !sections.isDisjoint(with: [.memory, .layout, .interaction]) }

    static let options: [CommandForm.Option] = [
        .init(
            "section", value: "LIST", list: true,
            "only rules of these: \(RuleSection.allCases.map(\.rawValue).joined(separator: ", "))"),
        .init("config", value: "FILE", "configuration; default ambrotype.json here, else the templates' own"),
        .init("baseline", value: "FILE", "findings that are known: only new ones count"),
        .init("write-baseline", value: "FILE", "write all findings of this run as known"),
        .init("strict", "warnings fail too"),
        .init("thumbnail", "write a copy of the right size beside each picture that is too large"),
        .init("json", "print the report as JSON"),
        .init("junit", value: "FILE", "write JUnit XML"),
        .init("sarif", value: "FILE", "write SARIF 2.1.0 for code scanning"),
        .init("github", "print GitHub annotations"),
        .init("list-rules", "print every rule with its severity"),
        .init("explain", value: "RULE", "what a rule finds, why, how to mend it, how it is known"),
    ]

    /// Options of `render` that make sense here.
    static var shared: [CommandForm.Option] {
        RenderOptions.options.filter { !["redact", "scale", "memory-budget", "jobs"].contains($0.name) }
    }

    init(_ values: ArgumentValues, _ outside: Outside) throws(UsageError) {
        let names = try RenderOptions.choices(values, "section", RuleSection.allCases.map(\.rawValue))
        sections = Set((names ?? RuleSection.allCases.map(\.rawValue)).compactMap(RuleSection.init))
        limits = Limits(LimitTable.load(), try Self.settings(values, outside))
        baseline = try values["baseline"].map { (name) throws(UsageError) in try Self.baseline(name, outside) }
        newBaseline = values["write-baseline"].map(outside.url)
        (sarif, junit) = (values["sarif"].map(outside.url), values["junit"].map(outside.url))
        (writesThumbnails, isGitHub) = (values.has("thumbnail"), values.has("github"))
        (json, isStrict) = (values.has("json"), values.has("strict"))
    }

    private static func settings(_ values: ArgumentValues, _ outside: Outside) throws(UsageError) -> CheckSettings {
        let file = try ProjectFile.find(near: values.positional, values, outside)
        guard let json = file?["check"] else { return CheckSettings() }
        do throws(SettingsTrouble) { return try CheckSettings(json, limits: LimitTable.load()) } catch {
            throw UsageError("\(error)")
        }
    }

    private static func baseline(_ name: String, _ outside: Outside) throws(UsageError) -> Baseline {
        guard let data = FileManager.default.contents(atPath: outside.url(name).path) else {
            throw UsageError("\(name): there is no such baseline; --write-baseline \(name) makes it")
        }
        do { return try Baseline(JSONReader.read(data, file: name)) } catch { throw UsageError("\(error)") }
    }
}

extension Optional {
    fileprivate func map<Value, Failure: Error>(
        _ transform: (Wrapped) throws(Failure) -> Value
    ) throws(Failure) -> Value? {
        guard let value = self else { return nil }
        return try transform(value)
    }
}
