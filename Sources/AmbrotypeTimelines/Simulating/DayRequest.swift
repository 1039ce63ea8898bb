package import Foundation

/// What a provider answers: the dates of its entries, as given, and the policy.
package struct TimelineAnswer: Equatable, Sendable {
    package var entries: [Date]
    package var policy: TimelineReloadPolicy

    package init(entries: [Date], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }

    package init<Entry: TimelineEntry>(_ timeline: Timeline<Entry>) {
        self.init(entries: timeline.entries.map(\.date), policy: timeline.policy)
    }
}

/// What the provider is told when it is asked.
package struct TimelineQuestion: Equatable, Sendable {
    package var date: Date
    package var reason: AskReason
    /// What the app's remote switch says at this moment.
    package var isSwitchedOn: Bool
    /// 0 for the first question.
    package var index: Int
}

/// Why the system asks for a timeline.
package enum AskReason: String, Equatable, Sendable, CaseIterable {
    /// The person put the widget on the screen.
    case placed
    case policyAtEnd = "at-end"
    case policyAfter = "after"
    /// The provider failed or answered with nothing; the system tries again.
    case retry
    case appReload = "app-reload"
    case intent
    case localeChange = "locale-change"
    case textSizeChange = "text-size-change"
    case push
}

/// What happens to the phone during the day.
package struct DayEvent: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        /// The app is in front for so many seconds: reloads cost nothing.
        case foreground(TimeInterval)
        /// An audio or navigation session of the app: reloads cost nothing.
        case session(TimeInterval)
        /// The app reloads all timelines (nil) or those of one kind.
        case reload(kind: String?)
        /// A button or toggle of the widget ran its intent.
        case intent
        case localeChange
        /// Dynamic Type or another accessibility setting changed.
        case textSizeChange
        /// A widget push (iOS 26); it costs budget.
        case push
        /// The app's own switch, thrown on a server. The widget learns of it only when it is asked.
        case remoteSwitch(isOn: Bool)
    }

    package var date: Date
    package var kind: Kind

    package init(_ date: Date, _ kind: Kind) { (self.date, self.kind) = (date, kind) }
}

/// How often the system lets a widget be asked.
package struct RefreshBudget: Equatable, Sendable {
    /// Questions in any 24 hours that are not free. Apple names 40 to 70 for a widget that is often looked at; 40 is
    /// the careful end. An engineer's figure is 72.
    package var perDay: Int
    /// Least seconds between two questions that are not free. Apple advises about 5 minutes.
    package var gap: TimeInterval
    /// Seconds after a failed or empty answer until the next try: about an hour (reports).
    package var retry: TimeInterval

    package init(perDay: Int = 40, gap: TimeInterval = 300, retry: TimeInterval = 3600) {
        (self.perDay, self.gap, self.retry) = (max(1, perDay), max(0, gap), max(60, retry))
    }

    /// What the system takes when it may choose the moment itself: the budget spread over the day. Assumed.
    package var evenGap: TimeInterval { max(gap, 86_400 / TimeInterval(perDay)) }
}

/// How punctual the system is. Apple says dates are kept as far as possible and entries may come later.
package struct Delivery: Equatable, Sendable {
    package var seed: UInt64
    /// Seconds by which a question comes early (below 0) or late.
    package var askShift: ClosedRange<TimeInterval>
    /// Seconds by which an entry comes on show late, 0 or more.
    package var showDelay: ClosedRange<TimeInterval>

    package init(seed: UInt64, askShift: ClosedRange<TimeInterval>, showDelay: ClosedRange<TimeInterval>) {
        (self.seed, self.askShift, self.showDelay) = (
            seed, askShift, max(0, showDelay.lowerBound)...max(0, showDelay.upperBound)
        )
    }

    package static let punctual = Delivery(seed: 0, askShift: 0...0, showDelay: 0...0)

    /// Up to 5 minutes early and 20 late for questions, up to a minute late for entries. Assumed: nobody publishes it.
    package static func ordinary(seed: UInt64) -> Delivery {
        Delivery(seed: seed, askShift: -300...1200, showDelay: 0...60)
    }
}

/// A day to simulate.
package struct DayRequest: Equatable, Sendable {
    package var start: Date
    /// Seconds; a day by default.
    package var duration: TimeInterval
    /// The widget's kind, compared with reload calls.
    package var kind: String
    package var budget = RefreshBudget()
    package var delivery = Delivery.punctual
    /// In any order.
    package var events: [DayEvent] = []
    package var isSwitchedOn = true
    /// Entries closer together than this are called too dense: about 5 minutes (Apple's documentation).
    package var entryGap: TimeInterval = 300
    /// More entries than this in one timeline were reported to fail.
    package var mostEntries = 400
    /// Old content on show for longer than this is a finding.
    package var staleTolerance: TimeInterval = 900

    package init(start: Date, duration: TimeInterval = 86_400, kind: String = "") {
        (self.start, self.duration, self.kind) = (start, max(0, duration), kind)
    }

    package var end: Date { start.addingTimeInterval(duration) }
}
