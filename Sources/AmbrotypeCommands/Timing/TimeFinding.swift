import AmbrotypeLimits
import Foundation

/// Trouble in a widget's day or an activity's life, told in words.
struct TimeFinding: Codable, Equatable {
    enum Severity: String, Codable, Comparable {
        case note, warning, error

        private var rank: Int {
            switch self {
            case .note: 0
            case .warning: 1
            case .error: 2
            }
        }

        static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }
    }

    /// Stable name.
    var rule: String
    var severity: Severity
    /// What happened, when, and how to mend it.
    var message: String
    /// Where: a push file with a JSON pointer, a presentation, an activity; empty for the whole run.
    var place: String = ""
    var date: Date?
    /// Seconds, bytes or a count, as the rule has it.
    var amount: Double?
    /// How often.
    var times: Int = 1

    /// - Parameter rule: a name of the rule book, which gives the severity; a rule that is off makes a note.
    init(
        rule: String, message: String, place: String = "", date: Date? = nil, amount: Double? = nil, times: Int = 1
    ) {
        guard let known = RuleBook.rule(named: rule) else { preconditionFailure("no rule is called \(rule)") }
        switch known.severity {
        case .off: severity = .note
        case .warning: severity = .warning
        case .error: severity = .error
        }
        (self.rule, self.message, self.place) = (rule, message, place)
        (self.date, self.amount, self.times) = (date, amount, times)
    }

    /// One line of a report.
    var line: String { "\(severity.rawValue)  \(place.isEmpty ? "" : place + ": ")\(message) [\(rule)]" }
}
