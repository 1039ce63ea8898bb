package import Foundation

/// Turns wall-clock times of one zone into moments, daylight saving included.
///
/// Only offsets from Greenwich are asked of the zone, so the host's own zone and locale play no part.
package struct LocalClock: Sendable {
    package let timeZone: TimeZone

    package init(timeZone: TimeZone) { self.timeZone = timeZone }

    /// What a wall-clock time is on a given day.
    package enum Reading: Equatable, Sendable {
        /// The usual case.
        case once(Date)
        /// The clock jumps over it; `next` is the first moment after the jump, when the clock already shows more.
        case missing(next: Date)
        /// The clock is set back and shows it two times.
        case twice(first: Date, second: Date)
    }

    /// The day and time the wall clock shows at a moment. Moments more than about 30,000 years from 1970, which only
    /// wrong numbers of a file give, count as that far away.
    package func reading(of moment: Date) -> (date: LocalDate, time: LocalTime) {
        let moment = Date(timeIntervalSince1970: max(-1e12, min(moment.timeIntervalSince1970, 1e12)))
        let shown = Int(moment.timeIntervalSince1970.rounded(.down)) + timeZone.secondsFromGMT(for: moment)
        let day = shown >= 0 ? shown / 86_400 : (shown - 86_399) / 86_400
        return (LocalDate(day: day), LocalTime(second: shown - day * 86_400))
    }

    /// The moment or moments at which the wall clock shows that time on that day.
    package func moments(of time: LocalTime, on date: LocalDate) -> Reading {
        let shown = date.day * 86_400 + time.second
        // The offsets in force well before and well after; zones differ from Greenwich by less than 16 hours.
        let (before, after) = (offset(shown - 57_600), offset(shown + 57_600))
        let candidates = Set([shown - before, shown - after]).sorted()
        let real = candidates.filter { $0 + offset($0) == shown }
        if real.count == 2 { return .twice(first: moment(real[0]), second: moment(real[1])) }
        if let only = real.first { return .once(moment(only)) }
        return .missing(next: moment(firstAfterJump(from: candidates[0], to: candidates[candidates.count - 1])))
    }

    /// Changes of the offset in a span, earliest first.
    package func changes(from start: Date, to end: Date) -> [ClockChange] {
        var found: [ClockChange] = []
        var at = start
        while let next = timeZone.nextDaylightSavingTimeTransition(after: at), next < end, next > at {
            let before = timeZone.secondsFromGMT(for: next.addingTimeInterval(-1))
            let after = timeZone.secondsFromGMT(for: next)
            if before != after { found.append(ClockChange(date: next, seconds: after - before)) }
            at = next
        }
        return found
    }

    /// The next clock change in each direction within a year and a half, for runs that must meet both.
    package func nextChanges(after start: Date) -> [ClockChange] {
        let ahead = changes(from: start, to: start.addingTimeInterval(550 * 86_400))
        let both = [ahead.first { $0.seconds > 0 }, ahead.first { $0.seconds < 0 }]
        return both.compactMap { $0 }.sorted { $0.date < $1.date }
    }

    private func offset(_ second: Int) -> Int { timeZone.secondsFromGMT(for: moment(second)) }

    private func moment(_ second: Int) -> Date { Date(timeIntervalSince1970: TimeInterval(second)) }

    /// Halves the span until the second of the jump is found.
    private func firstAfterJump(from early: Int, to late: Int) -> Int {
        var (low, high) = (early, late)
        let before = offset(low)
        if offset(high) == before { return high }
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if offset(middle) == before { low = middle } else { high = middle }
        }
        return high
    }
}

/// A moment at which a zone's clocks are set forward or back.
package struct ClockChange: Equatable, Sendable {
    package var date: Date
    /// Seconds the clock gains; negative when it is set back.
    package var seconds: Int
}
