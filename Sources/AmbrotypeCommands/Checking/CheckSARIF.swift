import AmbrotypeLimits
import AmbrotypeSnapshots
import Foundation

/// SARIF 2.1.0 for code scanning: every rule with its words, every finding with its place.
@MainActor enum CheckSARIF {
    private typealias JSON = AmbrotypeSnapshots.JSONValue

    static func text(_ result: CheckResult, from current: URL) -> String {
        let rules = RuleBook.rules
        let index = Dictionary(rules.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        let driver = JSON.object([
            "name": "ambrotype", "version": .string(Version.current),
            "rules": .array(rules.map(rule)),
        ])
        let run = JSON.object([
            "tool": .object(["driver": driver]),
            "results": .array(
                result.findings.map { finding(result, $0, index, current, accepted: false) }
                    + result.excepted.map { finding(result, $0, index, current, accepted: true) }),
            "columnKind": "unicodeCodePoints",
        ])
        return JSON.object([
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": .array([run]),
        ]).text
    }

    private static func rule(_ rule: Rule) -> JSON {
        let help = rule.why + " " + rule.mend
        return .object([
            "id": .string(rule.name), "shortDescription": message(rule.what), "fullDescription": message(rule.why),
            "help": message(help), "helpUri": rule.reportAddresses.first.map { .string($0) },
            "defaultConfiguration": .object(["level": .string(level(rule.severity))]),
            "properties": .object([
                "section": .string(rule.section.rawValue), "confidence": .string(rule.confidence.rawValue),
                "reports": .strings(rule.reportAddresses),
            ]),
        ])
    }

    private static func finding(
        _ result: CheckResult, _ finding: Finding, _ index: [String: Int], _ current: URL, accepted: Bool
    ) -> JSON {
        .object([
            "ruleId": .string(finding.rule), "ruleIndex": index[finding.rule].map { .integer($0) },
            "level": .string(level(finding.severity)),
            "message": message("\(finding.subject): \(finding.message). \(finding.mend)"),
            "locations": .array([location(result, finding, current)]),
            "partialFingerprints": .object(["ambrotype/v1": .string(finding.fingerprint)]),
            "suppressions": accepted ? .array([.object(["kind": "external"])]) : nil,
            "properties": .object([
                "picture": finding.place.picture.map { .string($0) }, "further": .strings(finding.further),
            ]),
        ])
    }

    /// The file and line where they are known; else the subject's folder, or its name.
    private static func location(_ result: CheckResult, _ finding: Finding, _ current: URL) -> JSON {
        let path = finding.path(result, from: current) ?? finding.fallback(result, current)
        let region = finding.place.line.map { line in
            JSON.object([
                "startLine": .integer(line), "startColumn": finding.place.column.map { .integer($0) },
            ])
        }
        let physical = JSON.object(["artifactLocation": .object(["uri": .string(encoded(path))]), "region": region])
        let logical = finding.place.view.map { JSON.array([.object(["fullyQualifiedName": .string($0)])]) }
        return .object(["physicalLocation": physical, "logicalLocations": logical])
    }

    private static func encoded(_ path: String) -> String {
        path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    }

    private static func message(_ words: String) -> JSON { .object(["text": .string(words)]) }

    private static func level(_ severity: RuleSeverity) -> String {
        switch severity {
        case .off: "none"
        case .warning: "warning"
        case .error: "error"
        }
    }
}

extension Finding {
    @MainActor fileprivate func fallback(_ result: CheckResult, _ current: URL) -> String {
        guard result.folders[subject] != nil else { return subject.isEmpty ? "." : subject }
        var copy = self
        copy.place.file = "template.json"
        return copy.path(result, from: current) ?? subject
    }
}
