/// Something that breaks a rule, once: where, with which figures, and how to mend it.
package struct Finding: Equatable, Sendable {
    /// The rule's name.
    package var rule: String
    /// What was checked: a template's or a widget's name.
    package var subject: String
    package var place: FindingPlace
    /// One sentence with the figures in it.
    package var message: String
    /// How to mend this one; the rule's own words where empty.
    package var mend: String
    /// The figures by name, for programs: points, bytes, pixels, ratios.
    package var numbers: [String: Double]
    /// How bad it is among findings of its severity; more is worse. For a limit, how many times over it.
    package var weight: Double
    /// Names of further pictures that show the same thing.
    package var further: [String] = []
    /// What stays the same when lines move, rows are added and figures change: the view's place without numbers, else the file, else
    /// the picture.
    package private(set) var anchor: String
    /// The rule's, or what the configuration says.
    package var severity: RuleSeverity

    /// - Parameter rule: gives name, severity and mend.
    package init(
        _ rule: Rule, subject: String, at place: FindingPlace, _ message: String, mend: String = "",
        numbers: [String: Double] = [:], weight: Double = 1
    ) {
        (self.rule, severity) = (rule.name, rule.severity)
        (self.subject, self.place, self.message) = (subject, place, message)
        anchor = place.view.map(Self.numberless) ?? place.file ?? place.picture ?? ""
        (self.mend, self.numbers, self.weight) = (mend.isEmpty ? rule.mend : mend, numbers, weight)
    }
}

/// Where something was found. Every part may be missing.
package struct FindingPlace: Equatable, Hashable, Sendable {
    /// The name of a picture of the run: `reading-widget/systemSmall.first.light.en`.
    package var picture: String?
    /// A file below the subject's folder, or as the subject names it.
    package var file: String?
    /// From 1.
    package var line: Int?
    /// From 1.
    package var column: Int?
    /// The view's place in its tree: `VStack/HStack[1]/Text`.
    package var view: String?

    package init(
        picture: String? = nil, file: String? = nil, line: Int? = nil, column: Int? = nil, view: String? = nil
    ) {
        (self.picture, self.file, self.line) = (picture, file, line)
        (self.column, self.view) = (column, view)
    }

    /// `template.json:12:7`, with what is known; nil without a file.
    package var source: String? {
        guard let file else { return nil }
        return ([file] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
    }
}

extension Finding {
    /// How baselines know a finding again.
    package var fingerprint: String { [rule, subject, anchor].joined(separator: " ") }

    /// What makes two findings one: the same words of a document, else the same place.
    package var gatheringKey: String {
        [rule, subject, place.line == nil ? anchor : place.source ?? anchor].joined(separator: "\u{0}")
    }

    /// The two as one: the worse of them, which remembers where the other was.
    package func joined(with other: Finding) -> Finding {
        let (chosen, rest) = other.isWorse(than: self) ? (other, self) : (self, other)
        var worst = chosen
        let pictures = Set(further + other.further + [rest.place.picture].compactMap { $0 })
        worst.further = pictures.subtracting([worst.place.picture].compactMap { $0 }).sorted()
        worst.anchor = min(anchor, other.anchor)
        return worst
    }

    /// `VStack[2]/Text` → `VStack[]/Text`.
    private static func numberless(_ view: String) -> String {
        var out = ""
        var isInside = false
        for letter in view {
            if letter == "]" { isInside = false }
            if !isInside { out.append(letter) }
            if letter == "[" { isInside = true }
        }
        return out
    }
}

extension [Finding] {
    /// Equal findings of several pictures as one, the worst of them; then the worst first.
    package var gathered: [Finding] {
        var found: [String: Finding] = [:]
        for finding in self {
            found[finding.gatheringKey] = found[finding.gatheringKey].map { $0.joined(with: finding) } ?? finding
        }
        return found.values.sorted { $0.isWorse(than: $1) }
    }
}

extension Finding {
    /// The order of reports: severity, weight, then names, so that equal runs give equal text.
    package func isWorse(than other: Finding) -> Bool {
        if severity != other.severity { return severity > other.severity }
        if weight != other.weight { return weight > other.weight }
        let (own, others) = (sortingWords, other.sortingWords)
        return own.lexicographicallyPrecedes(others)
    }

    private var sortingWords: [String] {
        [rule, subject, place.picture ?? "", place.source ?? "", place.view ?? "", message]
    }
}
