import AmbrotypeTimelines
import Foundation
import Testing

@Suite struct LocalClockTests {
    @Test(
        "A time the spring change jumps over is the moment of the jump",
        arguments: [
            (Zone.berlin, "2026-03-29", "02:30", "2026-03-29T01:00Z"),
            (Zone.newYork, "2026-03-08", "02:15", "2026-03-08T07:00Z"),
            // Lord Howe Island moves by half an hour.
            (Zone.lordHowe, "2026-10-04", "02:15", "2026-10-03T15:30Z"),
        ])
    func missing(zone: TimeZone, date: String, clockTime: String, jump: String) {
        let clock = LocalClock(timeZone: zone)
        #expect(clock.moments(of: time(clockTime), on: day(date)) == .missing(next: instant(jump)))
    }

    @Test(
        "A time the autumn change repeats is two moments",
        arguments: [
            (Zone.berlin, "2026-10-25", "02:30", "2026-10-25T00:30Z", "2026-10-25T01:30Z"),
            (Zone.newYork, "2026-11-01", "01:30", "2026-11-01T05:30Z", "2026-11-01T06:30Z"),
            (Zone.lordHowe, "2026-04-05", "01:45", "2026-04-04T14:45Z", "2026-04-04T15:15Z"),
        ])
    func repeated(zone: TimeZone, date: String, clockTime: String, first: String, second: String) {
        let clock = LocalClock(timeZone: zone)
        #expect(
            clock.moments(of: time(clockTime), on: day(date)) == .twice(first: instant(first), second: instant(second)))
    }

    @Test("The edges of a jump exist once, and so does every hour in Tokyo")
    func edges() {
        let berlin = LocalClock(timeZone: Zone.berlin)
        #expect(berlin.moments(of: time("01:59"), on: day("2026-03-29")) == .once(instant("2026-03-29T00:59Z")))
        #expect(berlin.moments(of: time("03:00"), on: day("2026-03-29")) == .once(instant("2026-03-29T01:00Z")))
        #expect(berlin.moments(of: time("03:00"), on: day("2026-10-25")) == .once(instant("2026-10-25T02:00Z")))
        let lordHowe = LocalClock(timeZone: Zone.lordHowe)
        #expect(lordHowe.moments(of: time("02:30"), on: day("2026-10-04")) == .once(instant("2026-10-03T15:30Z")))
        #expect(lordHowe.moments(of: time("01:15"), on: day("2026-04-05")) == .once(instant("2026-04-04T14:15Z")))
        let tokyo = LocalClock(timeZone: Zone.tokyo)
        for hour in 0..<24 {
            let shown = LocalTime(hour: hour, minute: 30)!
            guard case .once = tokyo.moments(of: shown, on: day("2026-03-29")) else {
                Issue.record("\(shown) is not once in Tokyo")
                return
            }
        }
    }

    @Test("Reading the clock and finding the moment undo each other, through a whole year in four zones")
    func roundTrip() {
        for zone in Zone.all {
            let clock = LocalClock(timeZone: zone)
            var moment = instant("2026-01-01T00:00Z")
            for _ in 0..<(366 * 24) {
                let (date, shown) = clock.reading(of: moment)
                switch clock.moments(of: shown, on: date) {
                case .once(let back): #expect(back == moment)
                case .twice(let first, let second): #expect(moment == first || moment == second)
                case .missing: Issue.record("\(zone.identifier) shows \(date) \(shown) but has no moment for it")
                }
                moment += 3600 + 420
            }
        }
    }

    @Test("Both clock changes of the coming year are found, in Tokyo none")
    func changes() {
        let start = instant("2026-01-01T00:00Z")
        let berlin = LocalClock(timeZone: Zone.berlin).nextChanges(after: start)
        #expect(berlin.map(\.seconds) == [3600, -3600])
        #expect(stamps(berlin.map(\.date)) == ["2026-03-29T01:00Z", "2026-10-25T01:00Z"])
        #expect(LocalClock(timeZone: Zone.lordHowe).nextChanges(after: start).map(\.seconds) == [-1800, 1800])
        #expect(LocalClock(timeZone: Zone.tokyo).nextChanges(after: start).isEmpty)
    }

    @Test("Days count as the calendar does, leap years and weekdays included")
    func days() {
        #expect(LocalDate("1970-01-01")?.day == 0)
        #expect(LocalDate("2000-02-29")?.day == 11_016)
        #expect(LocalDate("1900-02-29") == nil && LocalDate("2026-13-01") == nil && LocalDate("2026-04-31") == nil)
        #expect(LocalDate("2026-03-29")?.weekday == 7 && LocalDate("1969-12-31")?.weekday == 3)
        for number in stride(from: -200_000, to: 200_000, by: 997) {
            #expect(LocalDate("\(LocalDate(day: number))")?.day == number)
        }
    }

    @Test("Times and dates are read strictly")
    func parsing() {
        #expect(LocalTime("07:05")?.description == "07:05" && LocalTime("23:59:30")?.second == 86_370)
        for wrong in ["7:05", "24:00", "07:60", "0705", "07:05:", "07:05 ", "٠٧:٠٥"] {
            #expect(LocalTime(wrong) == nil, "\(wrong)")
        }
        #expect(ScheduledDate("2026-03-29T02:30+02:00") == .instant(instant("2026-03-29T00:30Z")))
        #expect(ScheduledDate("2026-03-29T02:30") == .local(day("2026-03-29"), time("02:30")))
        #expect(ScheduledDate("2026-03-29") == nil && ScheduledDate("2026-03-29T02:30+2") == nil)
    }
}
