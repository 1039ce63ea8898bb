package import Foundation

/// The timeline a schedule makes at a moment. A pure function: nothing but its arguments plays a part.
///
/// Wall-clock times follow the Gregorian day of `timeZone`, whatever calendar the locale uses.
///
/// - Parameters:
///   - rowCount: rows of data; with 0 the entries carry no row.
///   - now: the moment the system asks; the first entry's date unless the schedule says otherwise.
package func entries(
    of schedule: EntrySchedule, rowCount: Int, now: Date, timeZone: TimeZone
) throws(ScheduleError) -> ScheduledTimeline {
    try schedule.check()
    let clock = LocalClock(timeZone: timeZone)
    var run = ScheduleRun(schedule: schedule, rowCount: rowCount, now: now, clock: clock)
    run.collect()
    return ScheduledTimeline(
        entries: run.entries, policy: schedule.reload.policy(now: now, clock: clock), notes: run.notes)
}

extension EntrySchedule {
    func check() throws(ScheduleError) {
        if let count, count < 1 { throw .countOutOfRange(count) }
        switch rule {
        case .every(let minutes, _): if !(1...10_080 ~= minutes) { throw .minutesOutOfRange(minutes) }
        case .localTimes(let times, let weekdays):
            if times.isEmpty || weekdays.isEmpty { throw .noTimes }
            if let wrong = weekdays.sorted().first(where: { !(1...7 ~= $0) }) { throw .weekdayOutOfRange(wrong) }
        case .dates(let dates): if dates.isEmpty { throw .noDates }
        }
    }
}

extension EntrySchedule.Reload {
    func policy(now: Date, clock: LocalClock) -> TimelineReloadPolicy {
        switch self {
        case .atEnd: .atEnd
        case .never: .never
        case .afterMinutes(let minutes): .after(now.addingTimeInterval(TimeInterval(minutes) * 60))
        case .atLocalTime(let time): .after(clock.next(time, after: now))
        }
    }
}

extension LocalClock {
    /// The first moment after `start` at which the clock shows the time, or jumps over it.
    package func next(_ time: LocalTime, after start: Date) -> Date {
        var day = reading(of: start).date.day - 1
        while true {
            let moment =
                switch moments(of: time, on: LocalDate(day: day)) {
                case .once(let date): date
                case .missing(let date): date
                case .twice(let first, let second): first > start ? first : second
                }
            if moment > start { return moment }
            day += 1
        }
    }

    package func moment(of date: ScheduledDate) -> Date {
        switch date {
        case .instant(let moment): return moment
        case .local(let day, let time):
            switch moments(of: time, on: day) {
            case .once(let moment), .missing(let moment), .twice(let moment, _): return moment
            }
        }
    }
}
