import AmbrotypeTemplates
import AmbrotypeTimelines
import Foundation

/// What the person and the app do, as a file tells it:
///
///     {"switch": "isEnabled",
///      "events": [{"at": ["08:05", "12:40"], "event": "foreground", "seconds": 60},
///                 {"at": "08:05:10", "event": "reload", "kind": "clock", "times": 6},
///                 {"at": "2026-06-09T18:00", "event": "switch-off"}]}
///
/// `at` is a time of the wall clock, which then comes every day, or a date with a time, which comes once. `switch` names
/// the configuration parameter that carries the remote switch; without it the provider never learns of the switch.
struct DayEventsFile {
    var switchName: String?
    private var switchPlace: JSONValue?
    private var lines: [Line] = []

    private struct Line {
        var times: [When]
        var kind: DayEvent.Kind
        var count: Int
        var place: JSONValue
    }

    private enum When {
        case daily(LocalTime)
        case once(ScheduledDate)
    }

    private static let words = [
        "foreground", "session", "reload", "intent", "locale-change", "text-size-change", "push", "switch-off",
        "switch-on",
    ]

    static func read(_ path: String, _ url: URL) throws(UsageError) -> DayEventsFile {
        guard let data = FileManager.default.contents(atPath: url.path) else {
            throw UsageError("--events \(path): no such file")
        }
        let root: JSONValue
        do throws(TemplateIssue) { root = try JSONReader.read(data, file: url.lastPathComponent) } catch {
            throw UsageError(error.description)
        }
        var file = DayEventsFile()
        try check(root, ["switch", "events"], "an events file")
        (file.switchName, file.switchPlace) = (root["switch"]?.string, root["switch"])
        if let value = file.switchPlace, file.switchName == nil {
            throw wrong(value, "\"switch\" is the name of a parameter, found \(value.kindName)")
        }
        guard let events = root["events"]?.array else { throw wrong(root, "it needs a list \"events\"") }
        for event in events { file.lines.append(try line(event)) }
        return file
    }

    private static func line(_ value: JSONValue) throws(UsageError) -> Line {
        try check(value, ["at", "event", "seconds", "kind", "times"], "an event")
        guard let at = value["at"] else { throw wrong(value, "an event needs \"at\"") }
        let happening = try kind(value)
        try checkParts(value)
        var times: [When] = []
        for time in at.array ?? [at] { times.append(try when(time)) }
        if times.isEmpty { throw wrong(at, "\"at\" names no time: the event would never come") }
        let count = try number(value["times"], "times", 1...1000) ?? 1
        return Line(times: times, kind: happening, count: Int(count), place: value["kind"] ?? at)
    }

    /// Members that other events have and this one would pass over.
    private static func checkParts(_ value: JSONValue) throws(UsageError) {
        let event = value["event"]?.string ?? ""
        for (name, events) in [("kind", ["reload"]), ("seconds", ["foreground", "session"])] {
            guard let part = value[name] else { continue }
            guard events.contains(event) else {
                throw wrong(part, "\"\(name)\" belongs to \(events.joined(separator: " and ")), not to \"\(event)\"")
            }
        }
        if let kind = value["kind"], kind.string == nil {
            throw wrong(kind, "\"kind\" is a widget's kind, found \(kind.kindName)")
        }
    }

    private static func number(
        _ value: JSONValue?, _ name: String, _ range: ClosedRange<Double>
    ) throws(UsageError) -> Double? {
        guard let value else { return nil }
        if let number = value.number, range.contains(number) { return number }
        throw wrong(value, "\"\(name)\" is from \(Int(range.lowerBound)) to \(Int(range.upperBound))")
    }

    private static func when(_ value: JSONValue) throws(UsageError) -> When {
        let text = value.string ?? ""
        if let time = LocalTime(text) { return .daily(time) }
        if let date = ScheduledDate(text) { return .once(date) }
        throw wrong(value, "expected a time such as \"08:05\" or a date such as \"2026-06-09T08:05\"")
    }

    private static func kind(_ value: JSONValue) throws(UsageError) -> DayEvent.Kind {
        let seconds = try number(value["seconds"], "seconds", 1...86_400) ?? 60
        switch value["event"]?.string {
        case "foreground": return .foreground(seconds)
        case "session": return .session(seconds)
        case "reload": return .reload(kind: value["kind"]?.string)
        case "intent": return .intent
        case "locale-change": return .localeChange
        case "text-size-change": return .textSizeChange
        case "push": return .push
        case "switch-off": return .remoteSwitch(isOn: false)
        case "switch-on": return .remoteSwitch(isOn: true)
        case let word:
            throw wrong(
                value["event"] ?? value,
                "\"\(word ?? "")\" is no event; expected one of \(words.joined(separator: ", "))")
        }
    }

    private static func check(_ value: JSONValue, _ known: [String], _ what: String) throws(UsageError) {
        for member in value.members ?? [] where !known.contains(member.key) {
            throw wrong(
                JSONValue(.null, at: member.keyPlace),
                "\"\(member.key)\" is no member of \(what); it has \(known.joined(separator: ", "))")
        }
    }

    private static func wrong(_ value: JSONValue, _ words: String) -> UsageError {
        UsageError("\(value.place.file):\(value.place.line):\(value.place.column): \(words)")
    }
}

extension DayEventsFile {
    /// Refuses a switch that none of the widgets has; tells of reloads that reach none of them.
    ///
    /// - Returns: warnings, each with its place: a file may be written for more widgets than a run has.
    @MainActor func problems(with widgets: [any RenderSubject]) throws(UsageError) -> [String] {
        let parameters = Set(widgets.flatMap(\.parameterNames)).sorted()
        if let switchName, let switchPlace, !parameters.contains(switchName) {
            throw Self.wrong(switchPlace, "\"switch\": " + Words.noParameter(switchName, known: parameters))
        }
        let kinds = widgets.map(\.reloadKind)
        return lines.compactMap { line in
            guard case .reload(let kind?) = line.kind, !kinds.contains(kind) else { return nil }
            let words = Self.wrong(line.place, "warning: " + Words.noKind(kind, known: kinds))
            return words.message
        }
    }

    /// Dates of the file that no span holds: what is to happen then never does. Times of the wall clock come every day.
    func missed(_ spans: [DateInterval], timeZone: TimeZone) -> [String] {
        let clock = LocalClock(timeZone: timeZone)
        return lines.filter { line in
            let dates = line.times.map { time -> Date? in
                if case .once(let date) = time { clock.moment(of: date) } else { nil }
            }
            return dates.allSatisfy { date in
                date.map { date in !spans.contains { $0.start <= date && date < $0.end } } ?? false
            }
        }.map { Self.wrong($0.place, "warning: this event comes at no moment of the run").message }
    }

    /// The events of a run.
    func events(from start: Date, to end: Date, timeZone: TimeZone) -> [DayEvent] {
        let clock = LocalClock(timeZone: timeZone)
        var events: [DayEvent] = []
        for line in lines {
            for date in line.times.flatMap({ dates($0, from: start, to: end, clock) }) {
                events += Array(repeating: DayEvent(date, line.kind), count: line.count)
            }
        }
        return events
    }

    private func dates(_ when: When, from start: Date, to end: Date, _ clock: LocalClock) -> [Date] {
        switch when {
        case .once(let date): return [clock.moment(of: date)].filter { start <= $0 && $0 < end }
        case .daily(let time):
            var found: [Date] = []
            var at = clock.next(time, after: start.addingTimeInterval(-1))
            while at < end {
                found.append(at)
                at = clock.next(time, after: at)
            }
            return found
        }
    }
}
