import AmbrotypeActivities
import Foundation

extension ActivityOutcome {
    /// Everything wrong with pushes and lives but for looks, worst first.
    var findings: [TimeFinding] {
        var found: [TimeFinding] = resolved.problems.map { problem in
            var finding = problem.problem.finding
            finding.place = problem.file.isEmpty ? run.name : problem.file
            return finding
        }
        for (track, life) in lives.enumerated() {
            let pushes = resolved.tracks[track].pushes
            let sizes = pushes.isEmpty ? sizeFindings(track) : pushFindings(pushes, limits: run.limits)
            let expected = run.isAbandoned ? Self.expectedWhenAbandoned : []
            for finding in life.findings + sizes where !expected.contains(finding.rule) {
                found.append(self.finding(finding, track))
            }
        }
        return found.enumerated().sorted { ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset) }
            .map(\.element)
    }

    /// What follows when no more pushes come is not the story's fault.
    private static let expectedWhenAbandoned: Set<LifeRule> = [.staleShown, .endedBySystem, .neverEnded]

    private var clock: ClockText { ClockText(run.moment.timeZone, start: start) }

    private func finding(_ found: LifeFinding, _ track: Int) -> TimeFinding {
        TimeFinding(
            rule: found.rule.rawValue, message: words(found),
            place: resolved.tracks[track].actor.id, date: found.date, amount: found.amount)
    }

    /// Of states that no push carries: what a push with them and the attributes would take.
    private func sizeFindings(_ track: Int) -> [LifeFinding] {
        let actor = resolved.tracks[track].actor
        let attributes = actor.attributes?.node.compactSize ?? 0
        return resolved.contents.filter { $0.activity == actor.id }.compactMap { content in
            let size = attributes + content.state.node.compactSize
            guard size > PayloadSize.limit else { return nil }
            return LifeFinding(rule: .payloadTooLarge, date: start, amount: Double(size))
        }
    }

    private func words(_ found: LifeFinding) -> String {
        let at = clock.short(found.date)
        let length = DurationText.of(found.amount ?? 0)
        switch found.rule {
        case .notStarted: return "an event at \(at) before any start: the system drops it"
        case .startedTwice: return "started again at \(at) while it runs: the second start makes another activity"
        case .olderUpdate:
            return "the update at \(at) carries a timestamp \(length) older than the last one: the system ignores it"
        case .updateAfterEnd: return "an update at \(at) after the end: the system ignores it"
        case .staleDateInPast:
            return "the stale date of the update at \(at) lies \(length) in the past: it is stale at once"
        case .staleNeverReached:
            return "no update has a stale date within \(DurationText.of(run.limits.active)): when pushes stop coming, "
                + "old content looks fresh until the system ends the activity"
        case .staleShown: return "stale from \(at) for \(length): no update came after the stale date"
        case .dismissalInPast: return "the dismissal date given at \(at) lies \(length) in the past: it goes at once"
        case .dismissalTooLate:
            return "the dismissal date given at \(at) lies \(length) beyond the four hours after the end; it goes then"
        case .noFinalContent:
            return "the end at \(at) carries no final content: the last state stays on the Lock Screen"
        case .finalUnchanged: return "the end at \(at) shows the same content as before: say how it came out"
        case .endedBySystem:
            return "nobody ended it: the system did at \(at), after \(DurationText.of(run.limits.active))"
        case .neverEnded: return "still running at \(at), when this run stops: end it with an end event"
        case .tooOften:
            return
                "the update at \(at) comes \(length) after the last: closer than \(DurationText.of(run.limits.leastInterval)) "
                + "they were reported to be dropped"
        case .urgentBudget:
            return
                "\(Int(found.amount ?? 0)) pushes of priority 10 within an hour (up to \(at)): send what can wait with "
                + "priority 5; the system delays what is over its budget"
        case .payloadTooLarge:
            return "\(Int(found.amount ?? 0)) bytes of attributes and state; the system takes \(PayloadSize.limit)"
        }
    }
}
