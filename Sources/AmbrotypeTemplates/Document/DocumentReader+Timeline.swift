import AmbrotypeDrawing
import AmbrotypeTimelines
import Foundation

extension DocumentReader {
    static let timelineMembers = [
        "everyMinutes", "aligned", "atTimes", "weekdays", "dates", "items", "order", "first", "count", "until",
        "repeatedTime",
        "missingTime", "startsNow", "policy",
    ]
    static let weekdayNames = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]

    mutating func timeline() -> TimelineDocument? {
        guard let value = document["timeline"] else { return nil }
        guard value.members != nil else {
            wrongKind("an object", value)
            return nil
        }
        for inner in value.members ?? [] where !Self.timelineMembers.contains(inner.key) {
            let near = nearestNames(to: inner.key, among: Self.timelineMembers)
            issues.append(TemplateIssue(.unknownMember(inner.key, of: "a timeline", near: near), at: inner.keyPlace))
        }
        let rules = ["everyMinutes", "atTimes", "dates"].filter { value[$0] != nil }
        if rules.count > 1 { add(.contradiction(rules[0], rules[1]), value) }
        guard let rule = rule(value) else { return nil }
        var schedule = EntrySchedule(rule, count: value["count"]?.integer, until: value["until"].flatMap { limit($0) })
        apply(value, to: &schedule)
        return TimelineDocument(schedule: schedule, dates: value["dates"], items: value["items"], place: value.place)
    }

    private mutating func rule(_ value: JSONValue) -> EntrySchedule.Rule? {
        if let minutes = value["everyMinutes"] {
            guard let number = minutes.integer, 1...10_080 ~= number else {
                wrongKind("a whole number of minutes from 1 to 10080", minutes)
                return nil
            }
            return .every(minutes: number, aligned: value["aligned"]?.bool ?? false)
        }
        if let times = value["atTimes"] {
            let found = (times.array ?? [times]).compactMap { localTime($0) }
            let names = value["weekdays"]?.array ?? []
            let days = names.compactMap { choice($0, .value, among: Self.weekdayNames) }
                .compactMap { Self.weekdayNames.firstIndex(of: $0) }.map { $0 + 1 }
            guard !found.isEmpty else { return nil }
            return .localTimes(found, weekdays: names.isEmpty ? Set(1...7) : Set(days))
        }
        // The dates themselves may come from data; they are put in when entries are made.
        if value["dates"] != nil { return .dates([]) }
        add(.missingMember("everyMinutes", of: "a timeline"), value)
        return nil
    }

    private mutating func localTime(_ value: JSONValue) -> LocalTime? {
        if let time = value.string.flatMap({ LocalTime($0) }) { return time }
        add(.badValue(value.string ?? value.kindName, expected: "a time of day such as \"07:30\""), value)
        return nil
    }

    private mutating func limit(_ value: JSONValue) -> EntrySchedule.Limit? {
        if let hours = value["hours"]?.number { return .hours(hours) }
        if let text = value.string {
            if let time = LocalTime(text) { return .localTime(time) }
            if let date = ScheduledDate(text) { return .date(date) }
        }
        wrongKind("a time of day, a date or {\"hours\": number}", value)
        return nil
    }

    private mutating func apply(_ value: JSONValue, to schedule: inout EntrySchedule) {
        if let order = option(
            value["order"], ["cycle": EntrySchedule.RowOrder.cycle, "holdLast": .holdLast, "once": .once])
        {
            schedule.rowOrder = order
        }
        schedule.firstRow = option(value["first"], ["start": .start, "clock": .clock])
        schedule.repeatedTime = option(value["repeatedTime"], ["first": .first, "second": .second, "both": .both])
        if let missing = option(
            value["missingTime"], ["nextMoment": EntrySchedule.MissingTime.nextMoment, "skip": .skip])
        {
            schedule.missingTime = missing
        }
        if let startsNow = value["startsNow"]?.bool { schedule.startsNow = startsNow }
        if let policy = value["policy"].flatMap({ reload($0) }) { schedule.reload = policy }
    }

    private mutating func reload(_ value: JSONValue) -> EntrySchedule.Reload? {
        if let minutes = value["afterMinutes"]?.integer { return .afterMinutes(minutes) }
        if let time = value["atTime"] { return localTime(time).map { .atLocalTime($0) } }
        return option(value, ["atEnd": .atEnd, "never": .never])
    }

    private mutating func option<Option>(_ value: JSONValue?, _ options: [String: Option]) -> Option? {
        guard let value else { return nil }
        return choice(value, .value, among: options.keys.sorted()).flatMap { options[$0] }
    }
}
