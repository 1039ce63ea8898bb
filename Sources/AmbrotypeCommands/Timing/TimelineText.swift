import AmbrotypeActivities
import AmbrotypeTimelines
import Foundation

extension DayOutcome {
    /// The day for a person: what it costs, what happens when, what is wrong.
    var text: String {
        let clock = ClockText(moment.timeZone, start: request.start)
        var lines = [
            "\(title), \(clock.full(request.start)) – \(clock.full(request.end)) (\(moment.timeZone.name))"
        ]
        lines += summary
        for change in clockChanges {
            let words = change.seconds > 0 ? "forward" : "back"
            lines.append(
                "  the clocks go \(words) by \(DurationText.of(abs(TimeInterval(change.seconds)))) at "
                    + clock.full(change.date))
        }
        lines.append("")
        lines += happenings(clock)
        return (lines + findings.map(\.line).spaced).joined(separator: "\n")
    }

    private var summary: [String] {
        let asked = report.asks.count
        let stale = report.stale.map(\.seconds).max()
        let most = report.asks.map(\.entries.count).max() ?? 0
        return [
            "  asked     \(asked) time\(asked == 1 ? "" : "s"): \(report.freeAsks) free, \(report.paidAsks) of a budget of "
                + "\(report.budget.perDay) a day (\(report.busiestDay) in the fullest 24 hours)",
            "  shown     \(report.showings.count { $0.entry != nil }) entries, up to \(most) a timeline",
            "  old       "
                + (stale.map {
                    "\(DurationText.of(report.staleSeconds)) of \(DurationText.of(request.duration)), longest "
                        + DurationText.of($0)
                } ?? "never on show"),
        ]
    }

    /// What the person and the app do; equal events of one moment together.
    private var events: [(event: DayEvent, count: Int)] {
        request.events.reduce(into: []) { events, event in
            if let at = events.firstIndex(where: { $0.event == event }) {
                events[at].count += 1
            } else {
                events.append((event, 1))
            }
        }
    }

    /// Questions, entries, old content and events in the order of time.
    private func happenings(_ clock: ClockText) -> [String] {
        var lines: [(date: Date, rank: Int, words: String)] = []
        for ask in report.asks {
            let answer =
                ask.failure.map { "failed: \($0)" }
                ?? "\(ask.entries.count) entr\(ask.entries.count == 1 ? "y" : "ies"), then "
                + ask.policy.word { "after \(clock.short($0))" }
            let merged = ask.merged > 0 ? ", answers \(ask.merged) more calls" : ""
            let cost = ask.isFree ? "free" : "of the budget"
            lines.append((ask.date, 1, "ask   \(ask.reason.rawValue), \(cost)\(merged): \(answer)"))
        }
        for showing in report.showings {
            let length = DurationText.of(showing.until.timeIntervalSince(showing.from))
            let name = entry(of: showing)?.name ?? "nothing"
            lines.append((showing.from, 2, "show  \(name) for \(length)"))
        }
        for (event, count) in events {
            lines.append((event.date, -1, "app   " + event.kind.words + (count > 1 ? ", \(count) times" : "")))
        }
        for span in report.stale where span.seconds >= 60 {
            lines.append((span.from, 0, "old   for \(DurationText.of(span.seconds)): \(span.cause.words)"))
        }
        let sorted = lines.enumerated().sorted {
            ($0.element.date, $0.element.rank, $0.offset) < ($1.element.date, $1.element.rank, $1.offset)
        }
        let width = sorted.map { clock.short($0.element.date).count }.max() ?? 0
        return sorted.map { "  \(clock.short($0.element.date).padding(to: width))  \($0.element.words)" }
    }
}

extension ActivityOutcome {
    func text(_ findings: [TimeFinding]) -> String {
        let clock = ClockText(run.moment.timeZone, start: start)
        var lines = ["\(title), \(clock.full(start)) – \(clock.full(end)) (\(run.moment.timeZone.name))"]
        for (index, track) in resolved.tracks.enumerated() {
            let sizes = sizes(index).map(\.bytes)
            let pushes = track.pushes.isEmpty ? "states, each with the attributes" : "pushes"
            if let largest = sizes.max() {
                lines.append(
                    "  \(track.actor.id)  \(sizes.count) \(pushes); the largest \(largest) of \(PayloadSize.limit) bytes"
                )
            }
        }
        lines.append("")
        let rows = moments.map { (clock.short($0.from), $0) }
        let width = rows.map(\.0.count).max() ?? 0
        for (time, moment) in rows {
            let length = DurationText.of(moment.until.timeIntervalSince(moment.from))
            lines.append("  \(time.padding(to: width))  \(caption(moment)) for \(length)\(places(moment))")
        }
        lines.append("  \(clock.short(moments.last?.until ?? end).padding(to: width))  gone, or the end of this run")
        return (lines + findings.map(\.line).spaced).joined(separator: "\n")
    }

    /// Where the activities are to be seen.
    private func places(_ moment: ActivityMoment) -> String {
        let island = moment.island
        if resolved.tracks.count == 1 {
            guard let phase = moment.phases[0], phase.state != .pending else { return "" }
            let places = [phase.isOnLockScreen ? "Lock Screen" : nil, phase.isInIsland ? "island" : nil]
            return ": " + places.compactMap { $0 }.joined(separator: ", ")
        }
        var words: [String] = []
        if let compact = island.compact { words.append("compact \(compact)") }
        if let attached = island.attached { words.append("minimal \(attached) at the sensors") }
        if let detached = island.detached { words.append("minimal \(detached) beside") }
        if !island.hidden.isEmpty { words.append("not in the island: \(island.hidden.joined(separator: ", "))") }
        return words.isEmpty ? "" : ": " + words.joined(separator: "; ")
    }
}

extension [String] {
    /// The lines below an empty one, or nothing.
    fileprivate var spaced: [String] { isEmpty ? [] : [""] + map { "  " + $0 } }
}

extension DayEvent.Kind {
    fileprivate var words: String {
        switch self {
        case .foreground(let seconds): "in front for \(DurationText.of(seconds))"
        case .session(let seconds): "has an audio or navigation session for \(DurationText.of(seconds))"
        case .reload(let kind): "reloads \(kind ?? "all timelines")"
        case .intent: "an intent runs from the widget"
        case .localeChange: "the locale changes"
        case .textSizeChange: "the text size changes"
        case .push: "a push reloads the widget"
        case .remoteSwitch(let isOn): "the remote switch goes \(isOn ? "on" : "off")"
        }
    }
}
