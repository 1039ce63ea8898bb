import AmbrotypeTimelines
import Foundation

/// Zones and moments the suites share.
enum Zone {
    static let berlin = TimeZone(identifier: "Europe/Berlin")!
    static let newYork = TimeZone(identifier: "America/New_York")!
    static let lordHowe = TimeZone(identifier: "Australia/Lord_Howe")!
    static let tokyo = TimeZone(identifier: "Asia/Tokyo")!
    static let all = [berlin, newYork, lordHowe, tokyo]
}

/// `2026-03-29T01:30:00Z`
func instant(_ text: String) -> Date {
    guard case .instant(let date) = ScheduledDate(text) else { fatalError("not an instant: \(text)") }
    return date
}

func time(_ text: String) -> LocalTime { LocalTime(text)! }
func day(_ text: String) -> LocalDate { LocalDate(text)! }

/// The moments of entries as text in Greenwich time.
func stamps(_ dates: [Date]) -> [String] {
    dates.map { date in
        let (day, time) = LocalClock(timeZone: TimeZone(secondsFromGMT: 0)!).reading(of: date)
        return "\(day)T\(time)Z"
    }
}
