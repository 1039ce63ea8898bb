import AmbrotypeActivities
import AmbrotypeRendering
import AmbrotypeTimelines
import AmbrotypeWidgets
import Foundation

extension DayOutcome {
    var title: String { subject.name + (sample.isEmpty ? "" : " · " + sample) }

    /// The day as a film, its first `most` frames drawn.
    func film(_ stage: TimelineStage, most: Int?) throws(SubjectFailure) -> Film {
        let clock = ClockText(moment.timeZone, start: request.start)
        let presentations = try stage.presentations(of: subject)
        var film = Film(
            title: title,
            subtitle: "\(clock.full(request.start)) – \(clock.full(request.end)), \(moment.timeZone.name); "
                + "asked \(report.asks.count) time\(report.asks.count == 1 ? "" : "s"), \(report.paidAsks) of a budget of \(report.budget.perDay) a day",
            timeZone: moment.timeZone, start: request.start, end: request.end, rows: presentations.map(\.rowName),
            frames: [], pictures: subject.pictures)
        film.marks = report.asks.map { Film.Mark(date: $0.date, isFree: $0.isFree) }
        film.stale = report.stale.map { Film.Span(from: $0.from, until: $0.until) }
        for (number, showing) in report.showings.enumerated() {
            if let most, number >= most {
                film.omitted += 1
                continue
            }
            film.frames.append(try frame(showing, presentations, stage))
        }
        return film
    }

    private func frame(
        _ showing: Showing, _ presentations: [SubjectPresentation], _ stage: TimelineStage
    ) throws(SubjectFailure) -> Film.Frame {
        var entry = self.entry(of: showing)
        if let date = entry?.date { entry?.seenAt = max(date, showing.from) }
        var panels: [Film.Panel] = []
        for presentation in presentations {
            guard let entry else {
                panels.append(Film.Panel())
                continue
            }
            panels.append(Film.Panel(list: try stage.list(subject, entry, presentation, moment)))
        }
        let covered = report.stale.contains { $0.from <= showing.from && showing.until <= $0.until }
        return Film.Frame(
            from: showing.from, until: showing.until, caption: entry?.name ?? "nothing to show", panels: panels,
            isStale: covered)
    }
}

extension ActivityOutcome {
    var title: String { run.name }

    func film(_ stage: TimelineStage, most: Int?) throws(SubjectFailure) -> Film {
        let clock = ClockText(run.moment.timeZone, start: start)
        let rows = try self.rows(stage)
        let library = run.subjects.dropFirst().reduce(run.subjects[0].pictures) { $0.joined(with: $1.pictures) }
        var film = Film(
            title: title,
            subtitle:
                "\(clock.full(start)) – \(clock.full(end)), \(run.moment.timeZone.name); faint: not on screen",
            timeZone: run.moment.timeZone, start: start, end: end, rows: rows.map(\.name), frames: [], pictures: library
        )
        for (number, moment) in moments.enumerated() {
            let isStale = moment.phases.contains { $0?.state == .stale }
            if isStale { film.stale.append(Film.Span(from: moment.from, until: moment.until)) }
            if let most, number >= most {
                film.omitted += 1
                continue
            }
            var panels: [Film.Panel] = []
            for row in rows { panels.append(try panel(row, moment, stage)) }
            film.frames.append(
                Film.Frame(
                    from: moment.from, until: moment.until, caption: caption(moment), panels: panels, isStale: isStale))
        }
        return film
    }

    private struct Row {
        var name: String
        var track: Int
        var presentation: SubjectPresentation
    }

    private func rows(_ stage: TimelineStage) throws(SubjectFailure) -> [Row] {
        var rows: [Row] = []
        for (index, track) in resolved.tracks.enumerated() {
            guard let subject = run.subject(track.actor.id) else { continue }
            for presentation in try stage.presentations(of: subject) {
                let name = (resolved.tracks.count > 1 ? track.actor.id + "\n" : "") + presentation.rowName
                rows.append(Row(name: name, track: index, presentation: presentation))
            }
        }
        return rows
    }

    private func panel(
        _ row: Row, _ moment: ActivityMoment, _ stage: TimelineStage
    ) throws(SubjectFailure) -> Film.Panel {
        let id = resolved.tracks[row.track].actor.id
        guard let phase = moment.phases[row.track], phase.state != .pending,
            let look = self.look(phase, track: row.track), let subject = run.subject(id),
            let activity = subject.activity
        else { return Film.Panel() }
        var entry = try activity.entry(of: look, in: run.moment)
        entry.seenAt = moment.from
        let list = try stage.list(subject, entry, row.presentation, run.moment)
        return Film.Panel(list: list, isHidden: !isShown(row, id, phase, moment.island))
    }

    /// With one activity alone compact, minimal and expanded are all drawn as shown; with several the island's choice counts.
    private func isShown(_ row: Row, _ id: String, _ phase: ActivityPhase, _ island: IslandChoice) -> Bool {
        guard case .widget(.island(let form)) = row.presentation else { return phase.isOnLockScreen }
        guard phase.isInIsland else { return false }
        if resolved.tracks.count == 1 { return true }
        switch form {
        case .compact, .compactLeading, .compactTrailing: return island.compact == id
        case .minimal: return island.attached == id || island.detached == id
        case .expanded: return !island.hidden.contains(id)
        }
    }

    func caption(_ moment: ActivityMoment) -> String {
        let words = moment.phases.enumerated().compactMap { track, phase -> String? in
            guard let phase else { return nil }
            let name = phase.content.map { resolved.contents[$0].name }
            let state = phase.state == .active ? nil : "\(phase.state)"
            let all = [resolved.tracks.count > 1 ? resolved.tracks[track].actor.id : nil, name, state]
            return all.compactMap { $0 }.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
                .joined(separator: " ")
        }
        return words.isEmpty ? "gone" : words.joined(separator: ", ")
    }
}

extension SubjectPresentation {
    /// The name in the margin of a strip: `compact` for the island's forms, else the full one.
    fileprivate var rowName: String {
        if case .widget(.island) = self { return shortName }
        return name
    }
}
