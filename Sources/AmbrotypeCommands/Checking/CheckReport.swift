import AmbrotypeLimits
import AmbrotypeSnapshots
import Foundation

/// The report as JSON: `docs/check-report.schema.json` describes it.
struct CheckReport: Codable {
    static let currentVersion = 1

    struct Found: Codable {
        var rule: String
        var section: String
        var severity: RuleSeverity
        var subject: String
        var message: String
        var mend: String
        var picture: String?
        var file: String?
        var line: Int?
        var column: Int?
        var view: String?
        var numbers: [String: Double]
        /// Names of further pictures that show the same.
        var further: [String]
    }

    var schemaVersion = CheckReport.currentVersion
    var tool = "ambrotype " + Version.current
    var findings: [Found]
    /// Findings that the configuration accepts.
    var excepted: [Found]
    /// How many the baseline knows.
    var known: Int
    var pictures: Int
    var subjects: [String]
    var memory: MemoryReport?
    var privacy: [PrivacyLedger.Row]
    var thumbnails: [String]
    var issues: [String]

    init(_ result: CheckResult) {
        findings = result.findings.map(Found.init)
        excepted = result.excepted.map(Found.init)
        (known, pictures, subjects) = (result.known, result.pictures, result.subjects)
        (memory, privacy, thumbnails) = (result.memory, result.privacy, result.thumbnails)
        issues = result.issues
    }
}

extension CheckReport.Found {
    init(_ finding: Finding) {
        (rule, severity, subject) = (finding.rule, finding.severity, finding.subject)
        section = RuleBook.rule(named: finding.rule)?.section.rawValue ?? ""
        (message, mend, numbers, further) = (finding.message, finding.mend, finding.numbers, finding.further)
        (picture, file, view) = (finding.place.picture, finding.place.file, finding.place.view)
        (line, column) = (finding.place.line, finding.place.column)
    }
}

/// The file of a baseline.
enum BaselineText {
    private struct File: Codable {
        var schemaVersion = Baseline.currentVersion
        var findings: [String: Int]
    }

    static func text(_ baseline: Baseline) -> String { JSONText.of(File(findings: baseline.counts)) + "\n" }
}

/// JUnit XML: a suite for each subject, a failing case for each finding. No times and no host.
enum CheckJUnit {
    static func text(_ result: CheckResult) -> String {
        var out = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        out += "<testsuites name=\"ambrotype check\"\(counts(result.findings, passing: 0))>\n"
        let subjects = Set(result.subjects + result.findings.map(\.subject)).sorted()
        for subject in subjects {
            let own = result.findings.filter { $0.subject == subject }
            let name = escaped(subject.isEmpty ? "all" : subject)
            let passes = own.isEmpty ? 1 : 0
            out += "  <testsuite name=\"\(name)\"\(counts(own, passing: passes))>\n"
            out += own.map { testCase($0, name) }.joined()
            if passes == 1 { out += "    <testcase classname=\"\(name)\" name=\"no findings\" time=\"0\"/>\n" }
            out += "  </testsuite>\n"
        }
        return out + "</testsuites>\n"
    }

    private static func counts(_ findings: [Finding], passing: Int) -> String {
        let failures = findings.count { $0.severity == .error }
        return
            " tests=\"\(findings.count + passing)\" failures=\"\(failures)\" errors=\"0\" skipped=\"\(findings.count - failures)\" time=\"0\""
    }

    /// A warning is a skipped case: it is told and fails nothing.
    private static func testCase(_ finding: Finding, _ subject: String) -> String {
        let place = finding.place.source ?? finding.place.view ?? finding.place.picture ?? ""
        var head = "    <testcase classname=\"\(subject)\" name=\"\(escaped(finding.rule + " " + place))\" time=\"0\""
        if let file = finding.place.file { head += " file=\"\(escaped(file))\"" }
        if let line = finding.place.line { head += " line=\"\(line)\"" }
        let message = escaped(finding.message)
        let pictures = [finding.place.picture].compactMap { $0 } + finding.further
        let body =
            finding.severity == .error
            ? "<failure type=\"\(finding.rule)\" message=\"\(message)\">"
                + escaped(([finding.mend] + pictures).joined(separator: "\n")) + "</failure>"
            : "<skipped message=\"warning: \(message)\"/>"
        return head + ">\n      \(body)\n    </testcase>\n"
    }

    private static func escaped(_ text: String) -> String { JUnitReport.escaped(text) }
}
