import AmbrotypeTimelines
import Foundation

/// Moments as a wall clock of the run's zone shows them.
struct ClockText {
    let clock: LocalClock
    let start: Date

    init(_ timeZone: TimeZone, start: Date) { (clock, self.start) = (LocalClock(timeZone: timeZone), start) }

    private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

    /// `09:41`; with the weekday on later days, with the date a week and more after the start.
    func short(_ moment: Date) -> String {
        let (date, time) = clock.reading(of: moment)
        let days = date.day - clock.reading(of: start).date.day
        if days == 0 { return "\(time)" }
        return (0..<7).contains(days) ? "\(Self.weekdays[date.weekday - 1]) \(time)" : "\(date) \(time)"
    }

    /// `2026-06-09 09:41`.
    func full(_ moment: Date) -> String {
        let (date, time) = clock.reading(of: moment)
        return "\(date) \(time)"
    }

    /// Round times of the wall clock from a moment to another: hours, or parts or multiples of one, at most about 16.
    func marks(from: Date, to: Date) -> [Date] {
        let steps = [60, 300, 600, 900, 1800, 3600, 7200, 10_800, 21_600, 43_200]
        let step = steps.first { to.timeIntervalSince(from) / TimeInterval($0) <= 16 } ?? 86_400
        let whole = Date(timeIntervalSince1970: from.timeIntervalSince1970.rounded(.up))
        var at = whole.addingTimeInterval(TimeInterval((step - clock.reading(of: whole).time.second % step) % step))
        var marks: [Date] = []
        while at <= to {
            marks.append(at)
            at.addTimeInterval(TimeInterval(step))
        }
        return marks
    }
}

/// Lengths of time in words: `45 s`, `30 min`, `2 h 05 min`, `3 d 4 h`; at most 10¹² seconds.
enum DurationText {
    static func of(_ seconds: TimeInterval) -> String {
        let whole = Int(max(-1e12, min(seconds, 1e12)).rounded())
        if whole < 0 { return "−" + of(-seconds) }
        if whole < 60 { return "\(whole) s" }
        if whole < 3600 { return whole % 60 == 0 ? "\(whole / 60) min" : "\(whole / 60) min \(whole % 60) s" }
        let minutes = (whole + 30) / 60
        if minutes < 48 * 60 {
            let rest = minutes % 60
            return rest == 0 ? "\(minutes / 60) h" : "\(minutes / 60) h \(rest < 10 ? "0" : "")\(rest) min"
        }
        let hours = (minutes + 30) / 60
        return hours % 24 == 0 ? "\(hours / 24) d" : "\(hours / 24) d \(hours % 24) h"
    }
}

extension TimeZone {
    /// The identifier, with `UTC` for what Foundation calls GMT.
    var name: String { identifier == "GMT" ? "UTC" : identifier }
}
