import AmbrotypeTimelines
import Foundation
import Testing

@Suite struct EntryScheduleTests {
    func dates(_ schedule: EntrySchedule, now: String, zone: TimeZone = Zone.berlin, rows: Int = 0) throws -> [String] {
        stamps(try run(schedule, now: now, zone: zone, rows: rows).entries.map(\.date))
    }

    func run(
        _ schedule: EntrySchedule, now: String, zone: TimeZone = Zone.berlin, rows: Int = 0
    ) throws -> ScheduledTimeline {
        try entries(of: schedule, rowCount: rows, now: instant(now), timeZone: zone)
    }

    @Test("Every N minutes counts from now and fills a day")
    func everyMinutes() throws {
        let timeline = try run(EntrySchedule(.every(minutes: 30, aligned: false)), now: "2026-06-01T08:07Z", rows: 5)
        #expect(timeline.entries.count == 48)
        #expect(timeline.entries.map { $0.row ?? -1 }.prefix(7) == [0, 1, 2, 3, 4, 0, 1])
        #expect(stamps(timeline.entries.prefix(2).map(\.date)) == ["2026-06-01T08:07Z", "2026-06-01T08:37Z"])
        #expect(timeline.policy == .atEnd)
    }

    @Test("Counted minutes do not care about a clock change")
    func everyMinutesOverAChange() throws {
        let schedule = EntrySchedule(.every(minutes: 60, aligned: false), count: 4)
        #expect(
            try dates(schedule, now: "2026-03-29T00:10Z")
                == ["2026-03-29T00:10Z", "2026-03-29T01:10Z", "2026-03-29T02:10Z", "2026-03-29T03:10Z"])
    }

    @Test("Aligned marks lie on the wall clock, half-hour zones and changes included")
    func aligned() throws {
        let schedule = EntrySchedule(.every(minutes: 60, aligned: true), count: 4)
        // Lord Howe is 10:30 ahead in winter: full hours there are half hours in Greenwich.
        #expect(
            try dates(schedule, now: "2026-06-01T08:07Z", zone: Zone.lordHowe)
                == ["2026-06-01T08:07Z", "2026-06-01T08:30Z", "2026-06-01T09:30Z", "2026-06-01T10:30Z"])
        // On 4 October 02:00 jumps to 02:30 there, so the mark of 02:00 comes with the jump.
        #expect(
            try dates(schedule, now: "2026-10-03T14:45Z", zone: Zone.lordHowe)
                == ["2026-10-03T14:45Z", "2026-10-03T15:30Z", "2026-10-03T16:00Z", "2026-10-03T17:00Z"])
        // In Berlin 02:00 comes two times on 25 October.
        #expect(
            try dates(schedule, now: "2026-10-24T23:30Z")
                == ["2026-10-24T23:30Z", "2026-10-25T00:00Z", "2026-10-25T01:00Z", "2026-10-25T02:00Z"])
    }

    @Test("Fixed local times keep their place on the clock over a change")
    func localTimes() throws {
        let schedule = EntrySchedule(
            .localTimes([time("07:00"), time("19:00")], weekdays: Set(1...7)), until: .hours(60))
        #expect(
            try dates(schedule, now: "2026-03-28T12:00Z")
                == [
                    "2026-03-28T12:00Z", "2026-03-28T18:00Z", "2026-03-29T05:00Z", "2026-03-29T17:00Z",
                    "2026-03-30T05:00Z", "2026-03-30T17:00Z",
                ])
        #expect(
            try dates(schedule, now: "2026-03-07T15:00Z", zone: Zone.newYork).prefix(3)
                == ["2026-03-07T15:00Z", "2026-03-08T00:00Z", "2026-03-08T11:00Z"])
    }

    @Test("A time that does not exist that day comes with the jump, or is skipped, and is remarked on")
    func missingTime() throws {
        var schedule = EntrySchedule(.localTimes([time("02:30")], weekdays: Set(1...7)), until: .hours(24))
        schedule.startsNow = false
        let moved = try run(schedule, now: "2026-03-28T12:00Z")
        #expect(stamps(moved.entries.map(\.date)) == ["2026-03-29T01:00Z"])
        #expect(
            moved.notes == [.missingTime(time("02:30"), day("2026-03-29"), shown: instant("2026-03-29T01:00Z"))])
        schedule.missingTime = .skip
        let skipped = try run(schedule, now: "2026-03-28T12:00Z")
        #expect(skipped.entries.isEmpty)
        #expect(skipped.notes == [.missingTime(time("02:30"), day("2026-03-29"), shown: nil)])
    }

    @Test("A time that exists twice is shown at the first, the second or both")
    func repeatedTime() throws {
        var schedule = EntrySchedule(.localTimes([time("01:30")], weekdays: Set(1...7)), until: .hours(20))
        schedule.startsNow = false
        #expect(try dates(schedule, now: "2026-10-31T20:00Z", zone: Zone.newYork) == ["2026-11-01T05:30Z"])
        schedule.repeatedTime = .second
        #expect(try dates(schedule, now: "2026-10-31T20:00Z", zone: Zone.newYork) == ["2026-11-01T06:30Z"])
        schedule.repeatedTime = .both
        let both = try run(schedule, now: "2026-10-31T20:00Z", zone: Zone.newYork)
        #expect(stamps(both.entries.map(\.date)) == ["2026-11-01T05:30Z", "2026-11-01T06:30Z"])
        #expect(both.notes.count == 1)
    }

    @Test("Times that fall on one moment because of a jump leave one entry, the last")
    func doubled() throws {
        let schedule = EntrySchedule(
            .localTimes([time("02:15"), time("02:45"), time("03:00")], weekdays: Set(1...7)), until: .hours(14))
        let timeline = try run(schedule, now: "2026-03-28T12:00Z", rows: 3)
        #expect(stamps(timeline.entries.map(\.date)) == ["2026-03-28T12:00Z", "2026-03-29T01:00Z"])
        #expect(timeline.entries.map(\.row) == [2, 2])
        #expect(timeline.notes.contains(.doubled(instant("2026-03-29T01:00Z"))))
    }

    @Test("Rows belong to times of day: the entry for now shows the row that is due")
    func rowsFollowTheClock() throws {
        let schedule = EntrySchedule(
            .localTimes([time("07:00"), time("12:00"), time("19:00")], weekdays: Set(1...7)), count: 5)
        // 13:00 in Tokyo: noon's row is due.
        let timeline = try run(schedule, now: "2026-06-01T04:00Z", zone: Zone.tokyo, rows: 3)
        #expect(timeline.entries.map { $0.row ?? -1 } == [1, 2, 0, 1, 2])
        let later = try run(schedule, now: "2026-06-02T04:00Z", zone: Zone.tokyo, rows: 3)
        #expect(later.entries.first?.row == 1)
    }

    @Test("Asking again later goes on where the earlier timeline was, when the clock gives the rows")
    func rowsGoOn() throws {
        var schedule = EntrySchedule(.every(minutes: 20, aligned: true), count: 12)
        schedule.firstRow = .clock
        let early = try run(schedule, now: "2026-06-01T08:00Z", rows: 7).entries
        let late = try run(schedule, now: "2026-06-01T09:00Z", rows: 7).entries
        for entry in late where entry.index < 8 {
            #expect(early.first { $0.date == entry.date }?.row == entry.row)
        }
        #expect(late.first?.slot == early[3].slot)
    }

    @Test("Weekdays leave the other days out, and the count of slots runs on through the week")
    func weekdays() throws {
        let schedule = EntrySchedule(.localTimes([time("08:00")], weekdays: [1, 5]), count: 4)
        let timeline = try run(schedule, now: "2026-06-03T10:00Z", zone: Zone.berlin, rows: 10)
        #expect(
            stamps(timeline.entries.map(\.date))
                == ["2026-06-03T10:00Z", "2026-06-05T06:00Z", "2026-06-08T06:00Z", "2026-06-12T06:00Z"])
        let slots = timeline.entries.map(\.slot)
        #expect(zip(slots, slots.dropFirst()).allSatisfy { $1 == $0 + 1 })
    }

    @Test("Dates have their rows by place; the one that has passed shows now")
    func explicitDates() throws {
        let schedule = EntrySchedule(
            .dates(
                ["2026-06-03T09:00", "2026-06-01T09:00", "2026-06-02T09:00Z"].compactMap { ScheduledDate($0) }))
        let timeline = try run(schedule, now: "2026-06-01T12:00Z", zone: Zone.tokyo, rows: 3)
        #expect(
            stamps(timeline.entries.map(\.date)) == ["2026-06-01T12:00Z", "2026-06-02T09:00Z", "2026-06-03T00:00Z"])
        #expect(timeline.entries.map(\.row) == [0, 1, 2])
        let early = try run(schedule, now: "2026-05-01T00:00Z", rows: 3)
        #expect(early.entries.count == 3 && early.notes == [.nothingUntil(instant("2026-06-01T07:00Z"))])
        let late = try run(schedule, now: "2026-07-01T00:00Z", rows: 3)
        #expect(late.entries.map(\.row) == [2] && late.notes == [.allPast])
    }

    @Test("Row order: cycle, stay with the last, or stop")
    func rowOrder() throws {
        var schedule = EntrySchedule(.every(minutes: 60, aligned: false), count: 5)
        #expect(try run(schedule, now: "2026-06-01T00:00Z", rows: 2).entries.map(\.row) == [0, 1, 0, 1, 0])
        schedule.rowOrder = .holdLast
        #expect(try run(schedule, now: "2026-06-01T00:00Z", rows: 2).entries.map(\.row) == [0, 1, 1, 1, 1])
        schedule.rowOrder = .once
        #expect(try run(schedule, now: "2026-06-01T00:00Z", rows: 2).entries.map(\.row) == [0, 1])
        #expect(try run(schedule, now: "2026-06-01T00:00Z", rows: 0).entries.map(\.row) == [nil, nil, nil, nil, nil])
    }

    @Test("Limits: hours, a date, a time of day; 400 entries at most")
    func limits() throws {
        let upTo = { EntrySchedule(.every(minutes: 60, aligned: true), until: $0) }
        #expect(try dates(upTo(.localTime(time("12:00"))), now: "2026-06-01T08:30Z").count == 2)
        #expect(try dates(upTo(.date(ScheduledDate("2026-06-01T14:00")!)), now: "2026-06-01T08:30Z").count == 4)
        #expect(try dates(upTo(.hours(3)), now: "2026-06-01T08:30Z").count == 4)
        let dense = try run(EntrySchedule(.every(minutes: 1, aligned: false)), now: "2026-06-01T00:00Z")
        #expect(dense.entries.count == 400 && dense.notes == [.cut(at: 400)])
    }

    @Test("The reload rule becomes a policy")
    func reload() throws {
        var schedule = EntrySchedule(.every(minutes: 60, aligned: false), count: 2)
        schedule.reload = .afterMinutes(90)
        #expect(try run(schedule, now: "2026-06-01T08:00Z").policy == .after(instant("2026-06-01T09:30Z")))
        schedule.reload = .atLocalTime(time("02:30"))
        #expect(try run(schedule, now: "2026-03-28T12:00Z").policy == .after(instant("2026-03-29T01:00Z")))
        schedule.reload = .never
        #expect(try run(schedule, now: "2026-06-01T08:00Z").policy == .never)
    }

    @Test("A schedule without times, with no minutes or with a wrong weekday is refused by name")
    func refused() {
        func trouble(_ rule: EntrySchedule.Rule, count: Int? = nil) -> ScheduleError? {
            do {
                _ = try entries(
                    of: EntrySchedule(rule, count: count), rowCount: 0, now: Date(timeIntervalSince1970: 0),
                    timeZone: Zone.tokyo)
                return nil
            } catch { return error }
        }
        #expect(trouble(.every(minutes: 0, aligned: false)) == .minutesOutOfRange(0))
        #expect(trouble(.localTimes([], weekdays: [1])) == .noTimes)
        #expect(trouble(.localTimes([time("08:00")], weekdays: [0, 8])) == .weekdayOutOfRange(0))
        #expect(trouble(.dates([])) == .noDates)
        #expect(trouble(.every(minutes: 5, aligned: false), count: 0) == .countOutOfRange(0))
    }

    @Test("Several days apart: marks at midnight of every third day")
    func everyFewDays() throws {
        let timeline = try run(
            EntrySchedule(.every(minutes: 3 * 1440, aligned: true), count: 3), now: "2026-03-20T10:00Z", rows: 4)
        let dates = timeline.entries.map(\.date)
        let clock = LocalClock(timeZone: Zone.berlin)
        #expect(dates.count == 3)
        #expect(dates.dropFirst().allSatisfy { clock.reading(of: $0).time.second == 0 })
        #expect(clock.reading(of: dates[2]).date.day - clock.reading(of: dates[1]).date.day == 3)
        #expect(timeline.entries.map(\.slot)[1] == timeline.entries[0].slot + 1)
    }
}
