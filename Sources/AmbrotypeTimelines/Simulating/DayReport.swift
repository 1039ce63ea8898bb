package import Foundation

/// One question to the provider.
package struct Ask: Equatable, Sendable {
    /// When the question was due.
    package var due: Date
    /// When it was put.
    package var date: Date
    package var reason: AskReason
    /// Whether it cost nothing of the budget.
    package var isFree: Bool
    /// Further reload calls that this question answered as well.
    package var merged: Int
    /// The entries' dates in the order the provider gave them.
    package var entries: [Date]
    package var policy: TimelineReloadPolicy
    /// The provider's error, in its own words; nil when it answered.
    package var failure: String?
    package var isSwitchedOn: Bool
}

/// A span in which one entry is on show.
package struct Showing: Equatable, Sendable {
    package var from: Date
    package var until: Date
    /// Index of the question it came with, and of the entry in that answer; nil while there is nothing to show.
    package var ask: Int?
    package var entry: Int?

    package init(from: Date, until: Date, ask: Int?, entry: Int?) {
        (self.from, self.until, self.ask, self.entry) = (from, until, ask, entry)
    }
}

/// A span in which the screen shows something that should have been replaced.
package struct StaleSpan: Equatable, Sendable {
    package enum Cause: String, Equatable, Sendable {
        /// The budget is spent.
        case budget
        /// The last question is less than the least gap ago.
        case gap
        /// The system came late.
        case late
        /// One entry with reload at end: the system chooses the moment.
        case systemChooses = "system-chooses"
        /// `never`, and nobody asks any more.
        case frozen
        /// The app's switch was thrown, the widget was not asked yet.
        case switchUnnoticed = "switch-unnoticed"
        /// The provider failed or gave no entry.
        case failed
    }

    package var from: Date
    package var until: Date
    package var cause: Cause

    package init(from: Date, until: Date, cause: Cause) { (self.from, self.until, self.cause) = (from, until, cause) }

    package var seconds: TimeInterval { until.timeIntervalSince(from) }
}

/// A kind of trouble. The raw value is the rule's stable name.
package enum DayRule: String, Equatable, Sendable, CaseIterable {
    case staleShown = "old-content-shown"
    case budgetExhausted = "refresh-budget-spent"
    case frozen = "widget-frozen"
    case pastEntries = "entries-in-the-past"
    case unordered = "entries-out-of-order"
    case doubled = "entries-doubled"
    case dense = "entries-too-dense"
    case many = "entries-too-many"
    case unseen = "entries-never-shown"
    case empty = "timeline-empty"
    case failed = "provider-failed"
    case nothingYet = "nothing-to-show"
    case oneEntryAtEnd = "one-entry-at-end"
    case pastReload = "reload-date-in-the-past"
    case merged = "reloads-merged"
    case switchUnnoticed = "switch-unnoticed"
}

/// One kind of trouble during the day, its occurrences taken together.
package struct DayFinding: Equatable, Sendable {
    package var rule: DayRule
    package var first: Date
    package var last: Date
    /// How often it occurred.
    package var times: Int
    /// The worst case: seconds for spans and gaps, else a count (entries, calls).
    package var worst: Double
    /// Everything together, in the unit of `worst`; for gaps the worst again.
    package var total: Double

    package init(rule: DayRule, first: Date, last: Date, times: Int, worst: Double, total: Double) {
        (self.rule, self.first, self.last) = (rule, first, last)
        (self.times, self.worst, self.total) = (times, worst, total)
    }
}

/// A simulated day.
package struct DayReport: Equatable, Sendable {
    package var start: Date
    package var end: Date
    package var asks: [Ask]
    package var showings: [Showing]
    package var stale: [StaleSpan]
    /// In the order of `DayRule.allCases`.
    package var findings: [DayFinding]
    /// Questions that cost budget in the fullest 24 hours, and the budget they are held against.
    package var busiestDay: Int
    package var budget: RefreshBudget

    package var paidAsks: Int { asks.count { !$0.isFree } }
    package var freeAsks: Int { asks.count { $0.isFree } }
    /// Seconds in which old content was on show.
    package var staleSeconds: TimeInterval { stale.reduce(0) { $0 + $1.seconds } }

    package func finding(_ rule: DayRule) -> DayFinding? { findings.first { $0.rule == rule } }
}
