/// One thing that goes wrong on a phone and that the tool can see before.
package struct Rule: Equatable, Sendable {
    /// Stable; words joined by dashes. What configurations, baselines and reports say.
    package var name: String
    package var section: RuleSection
    /// Unless a configuration says otherwise.
    package var severity: RuleSeverity
    /// One sentence: what is found.
    package var what: String
    /// What happens on a phone, and why.
    package var why: String
    /// How to mend it.
    package var mend: String
    /// Where the fact comes from.
    package var source: String
    package var confidence: Confidence
    /// Public reports that show it: `owner/repository#number` on GitHub, or an address.
    package var reports: [String]
    /// The smallest thing that breaks the rule, as a template or Swift says it.
    package var failing: String
    /// The same, mended.
    package var passing: String

    package init(
        _ name: String, _ section: RuleSection, _ severity: RuleSeverity, what: String, why: String, mend: String,
        source: String, confidence: Confidence, reports: [String] = [], failing: String, passing: String
    ) {
        (self.name, self.section, self.severity) = (name, section, severity)
        (self.what, self.why, self.mend) = (what, why, mend)
        (self.source, self.confidence, self.reports) = (source, confidence, reports)
        (self.failing, self.passing) = (failing, passing)
    }
}

extension Rule {
    /// The reports' addresses.
    package var reportAddresses: [String] {
        reports.map { report in
            let parts = report.split(separator: "#")
            if report.contains(":") { return report }
            return "https://github.com/\(parts[0])" + (parts.count == 2 ? "/issues/\(parts[1])" : "")
        }
    }
}

/// What part of a widget's life a rule is about.
package enum RuleSection: String, Sendable, CaseIterable, Codable {
    case memory
    case layout
    case interaction
    case time
    case activity
    case payload
}

/// How much a finding weighs: an error makes the command fail.
package enum RuleSeverity: String, Sendable, CaseIterable, Codable, Comparable {
    case off
    case warning
    case error

    package static func < (left: RuleSeverity, right: RuleSeverity) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .off: 0
        case .warning: 1
        case .error: 2
        }
    }
}

/// How a fact is known.
package enum Confidence: String, Sendable, CaseIterable, Codable {
    /// Apple's documentation says so.
    case documented
    /// Figures of a device or of several independent projects agree.
    case measured
    /// Public reports say so.
    case reported
    /// Our own judgement.
    case assumed
}
