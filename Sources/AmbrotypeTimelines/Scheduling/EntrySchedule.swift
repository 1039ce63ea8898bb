package import Foundation

/// When a template's entries come and which row of its data each shows.
package struct EntrySchedule: Equatable, Sendable {
    package enum Rule: Equatable, Sendable {
        /// Every so many minutes, 1 to 10 080. Aligned, the marks lie on the wall clock, counted from midnight; else
        /// they are counted from now and do not care about the clock.
        case every(minutes: Int, aligned: Bool)
        /// At wall-clock times, on all days or on some (1 is Monday, 7 is Sunday).
        case localTimes([LocalTime], weekdays: Set<Int>)
        /// On given dates; row by row in order of time.
        case dates([ScheduledDate])
    }

    /// What follows the last row.
    package enum RowOrder: Equatable, Sendable {
        case cycle
        /// The last row stays.
        case holdLast
        /// No more entries.
        case once
    }

    /// Which row comes first.
    package enum FirstRow: Equatable, Sendable {
        /// Row 0 is shown now.
        case start
        /// The clock decides, so that a timeline asked for later goes on where the earlier one was.
        case clock
    }

    /// What becomes of a time that the clock shows two times.
    package enum RepeatedTime: Equatable, Sendable { case first, second, both }
    /// What becomes of a time that the clock jumps over.
    package enum MissingTime: Equatable, Sendable { case nextMoment, skip }

    package enum Limit: Equatable, Sendable {
        /// Hours from now.
        case hours(Double)
        case date(ScheduledDate)
        /// The next time the clock shows this.
        case localTime(LocalTime)
    }

    /// When the system shall ask again.
    package enum Reload: Equatable, Sendable {
        case atEnd
        case never
        /// Minutes from now.
        case afterMinutes(Int)
        case atLocalTime(LocalTime)
    }

    package var rule: Rule
    /// Most entries, the one for now included; nil for no limit but the general one of 400.
    package var count: Int?
    /// Entries at or after this moment are left out. Without count and limit, 24 hours; dates have no limit.
    package var until: Limit?
    package var rowOrder = RowOrder.cycle
    /// Nil: `start` for `every` counted from now, `clock` for wall-clock rules. Dates have their rows by place.
    package var firstRow: FirstRow?
    package var repeatedTime: RepeatedTime?
    package var missingTime = MissingTime.nextMoment
    /// Whether an entry for now is made, showing the row that is due.
    package var startsNow = true
    package var reload = Reload.atEnd

    package init(_ rule: Rule, count: Int? = nil, until: Limit? = nil) {
        (self.rule, self.count, self.until) = (rule, count, until)
    }

    /// More entries than this are reported to fail on phones (developer reports).
    package static let mostEntries = 400
}

/// A schedule that cannot be run.
package enum ScheduleError: Error, Equatable, Sendable {
    case minutesOutOfRange(Int)
    case noTimes
    case noDates
    case weekdayOutOfRange(Int)
    case countOutOfRange(Int)
}

/// One entry of a schedule.
package struct ScheduledEntry: Equatable, Sendable {
    package var date: Date
    /// Place in the timeline, from 0.
    package var index: Int
    /// Row of the data; nil when there is none.
    package var row: Int?
    /// The number of the slot on the clock: grows by one from slot to slot, whenever the timeline is asked for.
    package var slot: Int
}

/// A remark about one run of a schedule.
package enum ScheduleNote: Equatable, Sendable {
    /// The clock jumps over the time; its entry comes at `shown`, or not at all.
    case missingTime(LocalTime, LocalDate, shown: Date?)
    /// The clock shows the time two times.
    case repeatedTime(LocalTime, LocalDate, first: Date, second: Date)
    /// Several slots fell on one moment; the last is kept.
    case doubled(Date)
    /// More than 400 entries were asked for.
    case cut(at: Int)
    /// No entry is due before this date.
    case nothingUntil(Date)
    /// All dates have passed: only the entry for now is left.
    case allPast
}

/// What a schedule gives at one moment.
package struct ScheduledTimeline: Equatable, Sendable {
    package var entries: [ScheduledEntry]
    package var policy: TimelineReloadPolicy
    package var notes: [ScheduleNote]
}
