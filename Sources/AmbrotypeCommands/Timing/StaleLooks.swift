import AmbrotypeActivities
import AmbrotypeDrawing
import AmbrotypeRendering
import Foundation

/// Whether an activity looks different once it is stale, presentation by presentation.
@MainActor struct StaleLooks {
    let outcome: ActivityOutcome
    let stage: TimelineStage

    /// Compares each content fresh and stale at the same instant, pixel by pixel.
    func findings() throws(SubjectFailure) -> [TimeFinding] {
        var found: [TimeFinding] = []
        for (track, life) in outcome.lives.enumerated() {
            guard let phase = life.phases.first(where: { $0.state != .pending && $0.content != nil }) else { continue }
            let equal = try equalPresentations(phase, track)
            let id = outcome.resolved.tracks[track].actor.id
            let reachable = !life.findings.contains { $0.rule == .staleNeverReached }
            if reachable, !equal.same.isEmpty {
                found.append(
                    TimeFinding(
                        rule: "stale-looks-fresh",
                        message:
                            "stale and fresh look the same in \(equal.same.joined(separator: ", ")): show there that "
                            + "the content may be old (context.isStale)",
                        place: id))
            }
            if !reachable, !equal.different.isEmpty {
                found.append(
                    TimeFinding(
                        rule: "stale-branch-unreachable",
                        message:
                            "it has a stale look (\(equal.different.joined(separator: ", "))) that nobody will see: no "
                            + "update carries a stale date",
                        place: id))
            }
        }
        return found
    }

    private func equalPresentations(
        _ phase: ActivityPhase, _ track: Int
    ) throws(SubjectFailure) -> (same: [String], different: [String]) {
        var (same, different): ([String], [String]) = ([], [])
        let id = outcome.resolved.tracks[track].actor.id
        guard let subject = outcome.run.subject(id), let activity = subject.activity,
            let fresh = outcome.look(phase, track: track, as: .active),
            let stale = outcome.look(phase, track: track, as: .stale)
        else { return (same, different) }
        let entries = (
            try activity.entry(of: fresh, in: outcome.run.moment), try activity.entry(of: stale, in: outcome.run.moment)
        )
        for presentation in try stage.presentations(of: subject) {
            let one = try stage.outcome(subject, entries.0, presentation, outcome.run.moment).displayList
            let two = try stage.outcome(subject, entries.1, presentation, outcome.run.moment).displayList
            var isEqual = one == two
            if !isEqual { isEqual = try stage.looksEqual(one, two, subject.pictures) }
            if isEqual { same.append(presentation.name) } else { different.append(presentation.name) }
        }
        return (same, different)
    }
}
