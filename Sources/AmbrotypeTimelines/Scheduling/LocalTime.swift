package import Foundation

/// A time of day on a wall clock, without a date or a zone.
package struct LocalTime: Comparable, Hashable, Sendable, CustomStringConvertible {
    /// 0…86 399, counted from midnight as the clock shows it.
    package let second: Int

    /// Nil unless hour is 0…23, minute and second 0…59.
    package init?(hour: Int, minute: Int, second: Int = 0) {
        guard 0..<24 ~= hour, 0..<60 ~= minute, 0..<60 ~= second else { return nil }
        self.second = hour * 3600 + minute * 60 + second
    }

    /// Reads `HH:MM` or `HH:MM:SS`, 24 hours; nil for anything else.
    package init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2 || parts.count == 3,
            parts.allSatisfy({ $0.utf8.count == 2 && $0.utf8.allSatisfy { 48...57 ~= $0 } })
        else { return nil }
        let numbers = parts.compactMap { Int($0) }
        self.init(hour: numbers[0], minute: numbers[1], second: parts.count == 3 ? numbers[2] : 0)
    }

    init(second: Int) { self.second = second }

    package var hour: Int { second / 3600 }
    package var minute: Int { second / 60 % 60 }

    package var description: String {
        let seconds = second % 60 == 0 ? "" : ":" + twoDigits(second % 60)
        return "\(twoDigits(hour)):\(twoDigits(minute))" + seconds
    }

    package static func < (a: LocalTime, b: LocalTime) -> Bool { a.second < b.second }
}

func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

/// A day of the Gregorian calendar, without a zone.
package struct LocalDate: Comparable, Hashable, Sendable, CustomStringConvertible {
    /// Days since 1 January 1970; negative before.
    package let day: Int

    package init(day: Int) { self.day = day }

    /// Nil when the calendar has no such day.
    package init?(year: Int, month: Int, day: Int) {
        guard 1...9999 ~= year, 1...12 ~= month, 1...31 ~= day else { return nil }
        // Years begin in March here, so that the leap day comes last.
        let y = month > 2 ? year : year - 1
        let era = (y >= 0 ? y : y - 399) / 400
        let yearOfEra = y - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        self.init(day: era * 146_097 + dayOfEra - 719_468)
        let back = parts
        guard back.year == year, back.month == month, back.day == day else { return nil }
    }

    /// Reads `YYYY-MM-DD`.
    package init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, parts.map(\.utf8.count) == [4, 2, 2],
            parts.allSatisfy({ $0.utf8.allSatisfy { 48...57 ~= $0 } })
        else { return nil }
        let numbers = parts.compactMap { Int($0) }
        self.init(year: numbers[0], month: numbers[1], day: numbers[2])
    }

    package var parts: (year: Int, month: Int, day: Int) {
        let shifted = day + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }

    /// 1 is Monday, 7 is Sunday.
    package var weekday: Int { (day % 7 + 10) % 7 + 1 }

    package var description: String {
        let (year, month, day) = parts
        let digits = String(year)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
            + "-\(twoDigits(month))-\(twoDigits(day))"
    }

    package static func < (a: LocalDate, b: LocalDate) -> Bool { a.day < b.day }
}

/// A moment as a schedule writes it: fixed in the world, or a wall-clock time wherever the phone is.
package enum ScheduledDate: Equatable, Sendable {
    case instant(Date)
    case local(LocalDate, LocalTime)

    /// Reads `2026-03-29T02:30` (wall clock), the same with seconds, or with `Z` or an offset such as `+02:00` (instant).
    package init?(_ text: String) {
        let halves = text.split(separator: "T", omittingEmptySubsequences: false)
        guard halves.count == 2, let date = LocalDate(String(halves[0])) else { return nil }
        let zoneStart = halves[1].firstIndex { $0 == "Z" || $0 == "+" || $0 == "-" } ?? halves[1].endIndex
        guard let time = LocalTime(String(halves[1][..<zoneStart])) else { return nil }
        let zone = halves[1][zoneStart...]
        if zone.isEmpty {
            self = .local(date, time)
            return
        }
        var offset = 0
        if zone != "Z" {
            guard let shift = LocalTime(String(zone.dropFirst())) else { return nil }
            offset = zone.hasPrefix("-") ? -shift.second : shift.second
        }
        self = .instant(Date(timeIntervalSince1970: TimeInterval(date.day * 86_400 + time.second - offset)))
    }
}
