import AmbrotypeLimits

/// A rule as JSON tells it.
struct ListedRule: Codable {
    var name: String
    var section: String
    var severity: RuleSeverity
    var what: String
    var why: String
    var mend: String
    var source: String
    var confidence: Confidence
    var reports: [String]
    var failing: String
    var passing: String

    init(_ rule: Rule) {
        (name, section, severity) = (rule.name, rule.section.rawValue, rule.severity)
        (what, why, mend, source) = (rule.what, rule.why, rule.mend, rule.source)
        (confidence, reports) = (rule.confidence, rule.reportAddresses)
        (failing, passing) = (rule.failing, rule.passing)
    }
}

/// Rules in words: on the terminal, and as the page `docs/rules.md`.
package enum RuleWords {
    static var listed: [ListedRule] { RuleBook.rules.map(ListedRule.init) }

    /// One line a rule.
    static var list: String {
        RuleBook.rules.map { rule in
            rule.name.padding(to: 32) + rule.severity.rawValue.padding(to: 9) + rule.section.rawValue.padding(to: 13)
                + rule.what
        }.joined(separator: "\n")
    }

    static func explanation(_ rule: Rule) -> String {
        var lines = [
            "\(rule.name) (\(rule.section.rawValue), \(rule.severity.rawValue))", "", rule.what, "", rule.why, "",
        ]
        lines += ["To mend it: " + rule.mend, "", "How it is known (\(rule.confidence.rawValue)): " + rule.source]
        if !rule.reports.isEmpty { lines += ["Reports:"] + rule.reportAddresses.map { "  " + $0 } }
        lines += ["", "Breaks it:  " + rule.failing, "Keeps it:   " + rule.passing]
        return lines.joined(separator: "\n")
    }

    /// The page for people: a table, then every rule.
    package static var page: String {
        var text = """
            # Rules

            Every rule of `ambrotype check`, made from the rules themselves (`ambrotype check --list-rules --json`); a test keeps this page
            current. How a rule is known: *documented* by Apple or a standard, *measured* on devices or by several projects, *reported* in
            public, or *assumed* by us. The configuration can change every severity, see [check](check.md).

            | rule | about | severity | known | public reports |
            | --- | --- | --- | --- | --- |

            """
        for rule in RuleBook.rules {
            let cells = [
                "[\(rule.name)](#\(rule.name))", rule.section.rawValue, rule.severity.rawValue,
                rule.confidence.rawValue,
                links(rule),
            ]
            text += "| " + cells.joined(separator: " | ") + " |\n"
        }
        text += "\n" + noRule
        for rule in RuleBook.rules { text += "\n" + chapter(rule) }
        return text
    }

    /// Reports that ask for a feature, not for a rule.
    private static let noRule = """
        Reports that no rule answers but another part of the tool: store pictures of widgets put together by hand
        ([scastiel/kado#79](https://github.com/scastiel/kado/issues/79), [modelorona/TapLock#21](https://github.com/modelorona/TapLock/issues/21),
        [fastlane-old/snapshot#133](https://github.com/fastlane-old/snapshot/issues/133)): the scenes of `ambrotype screenshots`.

        """

    private static func links(_ rule: Rule) -> String {
        zip(rule.reports, rule.reportAddresses).map { report, address in
            let name = report.contains(":") ? report.split(separator: "/").dropFirst(1).joined(separator: "/") : report
            return "[\(name)](\(address))"
        }.joined(separator: ", ")
    }

    private static func chapter(_ rule: Rule) -> String {
        """
        ## \(rule.name)

        \(rule.what) \(rule.why)

        To mend it: \(rule.mend)

        | breaks it | keeps it |
        | --- | --- |
        | \(cell(rule.failing)) | \(cell(rule.passing)) |

        Source: \(rule.source)

        """
    }

    private static func cell(_ words: String) -> String { words.replacing("|", with: "\\|") }
}
