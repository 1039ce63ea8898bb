package import Foundation

/// New content for an activity.
package struct ActivityUpdate: Equatable, Sendable {
    /// Which content: a number of the caller's. Equal numbers stand for equal content; nil leaves the content as it is.
    package var content: Int?
    /// When it was made; updates older than the newest one seen are ignored.
    package var timestamp: Date?
    package var staleDate: Date?
    package var relevance: Double

    package init(content: Int?, timestamp: Date? = nil, staleDate: Date? = nil, relevance: Double = 0) {
        (self.content, self.timestamp, self.staleDate, self.relevance) = (content, timestamp, staleDate, relevance)
    }
}

/// Something that happens to one activity.
package struct ActivityEvent: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        /// Waits for a later start (iOS 26).
        case schedule(ActivityUpdate, start: Date)
        case start(ActivityUpdate, style: ActivityStyle)
        case update(ActivityUpdate)
        case end(ActivityUpdate?, ActivityUIDismissalPolicy)
        /// A person swipes it away.
        case removedByPerson
        /// Ends a transient activity.
        case locked
    }

    package var date: Date
    package var kind: Kind

    package init(_ date: Date, _ kind: Kind) { (self.date, self.kind) = (date, kind) }
}

/// How long activities live and how often they may be changed.
package struct ActivityLimits: Equatable, Sendable {
    /// The system ends an activity after eight hours (Apple's documentation).
    package var active: TimeInterval = 8 * 3600
    /// An ended one stays on the Lock Screen for four hours at most, so twelve in all (Apple's documentation).
    package var afterEnd: TimeInterval = 4 * 3600
    /// Changes closer than this were reported to be dropped (about 16 seconds on iOS 18); every 15 was stable in one
    /// report, every second got an activity killed.
    package var leastInterval: TimeInterval = 15
    /// Pushes of priority 10 in an hour. The system has a budget and does not say how large; assumed.
    package var urgentPerHour = 60
    /// Old content on show for longer than this is a finding.
    package var staleTolerance: TimeInterval = 900

    package init() {}
}

/// A kind of trouble in an activity's life. The raw value is the rule's stable name.
package enum LifeRule: String, Equatable, Sendable, CaseIterable {
    case notStarted = "activity-not-started"
    case startedTwice = "activity-started-twice"
    case olderUpdate = "update-older-than-last"
    case updateAfterEnd = "update-after-end"
    case staleDateInPast = "stale-date-in-the-past"
    case staleNeverReached = "stale-never-reached"
    case staleShown = "stale-content-shown"
    case dismissalInPast = "dismissal-date-in-the-past"
    case dismissalTooLate = "dismissal-beyond-four-hours"
    case noFinalContent = "no-final-content"
    case finalUnchanged = "final-content-unchanged"
    case endedBySystem = "activity-ended-by-system"
    case neverEnded = "activity-never-ended"
    case tooOften = "updates-too-often"
    case urgentBudget = "urgent-pushes-over-budget"
    case payloadTooLarge = "payload-too-large"
}

/// Trouble at a moment of an activity's life.
package struct LifeFinding: Equatable, Sendable {
    package var rule: LifeRule
    package var date: Date
    /// Seconds, bytes or a count, as the rule has it; nil where there is nothing to count.
    package var amount: Double?
    /// Index of the event or push it comes from.
    package var event: Int?

    package init(rule: LifeRule, date: Date, amount: Double? = nil, event: Int? = nil) {
        (self.rule, self.date, self.amount, self.event) = (rule, date, amount, event)
    }
}
