package import AmbrotypeTemplates

/// What a project says about the rules: the member `check` of its `ambrotype.json`.
package struct CheckSettings: Equatable, Sendable {
    /// Severities that differ from the rules' own, by rule name.
    package var rules: [String: RuleSetting] = [:]
    /// Findings that are known and accepted.
    package var exceptions: [FindingException] = []
    /// Names of profiles that differ from the standard ones, by the limit they are for.
    package var profiles: [String: String] = [:]
    /// Limits that are set by number, by the limit's name.
    package var limits: [String: Double] = [:]

    package init() {}
}

/// A severity and why.
package struct RuleSetting: Equatable, Sendable {
    package var severity: RuleSeverity
    /// Never empty: a rule that is switched off without a reason stays off for ever.
    package var reason: String

    package init(severity: RuleSeverity, reason: String) { (self.severity, self.reason) = (severity, reason) }
}

/// Findings that are accepted: everything that is said must fit.
package struct FindingException: Equatable, Sendable {
    package var rule: String
    /// `*` stands for any number of letters; nil fits all.
    package var subject: String?
    package var picture: String?
    package var view: String?
    package var file: String?
    package var reason: String
    /// Where it stands; nil for one that no file says.
    package var place: SourcePlace?

    package init(
        rule: String, subject: String? = nil, picture: String? = nil, view: String? = nil, file: String? = nil,
        reason: String, place: SourcePlace? = nil
    ) {
        (self.rule, self.subject, self.picture) = (rule, subject, picture)
        (self.view, self.file, self.reason, self.place) = (view, file, reason, place)
    }

    /// Whether it is meant for a subject of that name.
    package func concerns(_ subject: String) -> Bool { self.subject.map { WildPattern($0).fits(subject) } ?? true }

    package func fits(_ finding: Finding) -> Bool {
        func fits(_ pattern: String?, _ text: String?) -> Bool {
            guard let pattern else { return true }
            return text.map { WildPattern(pattern).fits($0) } ?? false
        }
        return rule == finding.rule && fits(subject, finding.subject) && fits(picture, finding.place.picture)
            && fits(view, finding.place.view) && fits(file, finding.place.file)
    }
}

/// A pattern in which `*` stands for any number of letters.
struct WildPattern {
    let parts: [Substring]

    init(_ pattern: String) { parts = pattern.split(separator: "*", omittingEmptySubsequences: false) }

    func fits(_ text: String) -> Bool {
        guard let first = parts.first, let last = parts.last, text.hasPrefix(first) else { return false }
        if parts.count == 1 { return text == first }
        var rest = text.dropFirst(first.count)
        for part in parts.dropFirst().dropLast() where !part.isEmpty {
            guard let range = rest.firstRange(of: part) else { return false }
            rest = rest[range.upperBound...]
        }
        return rest.hasSuffix(last)
    }
}

extension CheckSettings {
    /// Findings with the severities that count here; what is off is gone, what is excepted stands apart.
    package func weighed(_ findings: [Finding]) -> (kept: [Finding], excepted: [Finding]) {
        var (kept, excepted): ([Finding], [Finding]) = ([], [])
        for var finding in findings {
            if let setting = rules[finding.rule] { finding.severity = setting.severity }
            if finding.severity == .off { continue }
            if accepts(finding) {
                excepted.append(finding)
            } else {
                kept.append(finding)
            }
        }
        return (kept, excepted)
    }

    /// Whether an exception fits.
    package func accepts(_ finding: Finding) -> Bool { exceptions.contains { $0.fits(finding) } }

    /// Numbers of the exceptions that fit, without those of a set that need no look any more.
    package func exceptions(fitting finding: Finding, beside known: Set<Int>) -> [Int] {
        exceptions.indices.filter { !known.contains($0) && exceptions[$0].fits(finding) }
    }

    /// Whether anybody wants to know: rules that are off need not be looked for.
    package func wants(_ rule: Rule) -> Bool { (rules[rule.name]?.severity ?? rule.severity) != .off }
}
