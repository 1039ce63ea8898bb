import AmbrotypeActivities
import AmbrotypeDrawing
import Foundation

/// The life of one or more Live Activities.
@MainActor struct ActivityRun {
    /// Who draws the activities; the first one those that name nobody.
    let subjects: [any RenderSubject]
    let name: String
    let scenario: ActivityScenario
    let isAbandoned: Bool
    /// `now` is the start; pushes come at their own timestamps.
    let moment: RenderMoment
    /// Seconds; nil runs until the last activity is gone.
    let duration: TimeInterval?
    var limits = ActivityLimits()

    func run(load: (String) throws -> Data) throws -> ActivityOutcome {
        let resolved = try scenario.resolved(
            start: moment.now, type: { subject($0)?.activity?.attributesName },
            fit: { part in subject(part.activity)?.activity?.problems(in: part, at: moment) ?? [] }, load: load)
        let dates = resolved.tracks.flatMap { $0.events.map(\.date) }
        let start = dates.min() ?? moment.now
        let last = (dates.max() ?? start).addingTimeInterval(limits.active + limits.afterEnd + 60)
        let end = duration.map { start.addingTimeInterval($0) } ?? last
        let lives = resolved.tracks.map { life(of: $0.events, limits: limits, until: end) }
        let gone = lives.compactMap { $0.phases.last?.until }.max() ?? end
        return ActivityOutcome(
            run: self, resolved: resolved, start: start, end: duration == nil ? gone : end, lives: lives)
    }

    /// The same with files that may be missing.
    func outcome(load: (String) -> Data?) throws(SubjectFailure) -> ActivityOutcome {
        do {
            return try run { name in
                guard let data = load(name) else { throw SubjectFailure(lines: ["\(name): no such push file"]) }
                return data
            }
        } catch let error as SubjectFailure { throw error } catch { throw SubjectFailure(lines: ["\(error)"]) }
    }

    /// Who draws an activity.
    func subject(_ activity: String) -> (any RenderSubject)? {
        guard let name = scenario.actors.first(where: { $0.id == activity })?.subject else { return subjects.first }
        return subjects.first { $0.name == name }
    }
}

/// A span in which nothing about any activity changes.
struct ActivityMoment {
    var from: Date
    var until: Date
    /// The phase of each track; nil before its start and after its dismissal.
    var phases: [ActivityPhase?]
    var island: IslandChoice
}

/// What became of the activities.
@MainActor struct ActivityOutcome {
    var run: ActivityRun
    var resolved: ResolvedScenario
    var start: Date
    var end: Date
    /// By the index of the track.
    var lives: [ActivityLife]

    /// The run cut wherever a phase of any activity begins or ends.
    var moments: [ActivityMoment] {
        let cuts = Set(lives.flatMap(\.phases).flatMap { [$0.from, $0.until] }).filter { $0 <= end }.sorted()
        return zip(cuts, cuts.dropFirst()).map { from, until in
            let phases = lives.map { $0.phase(at: from) }
            return ActivityMoment(from: from, until: until, phases: phases, island: island(phases))
        }
    }

    private func island(_ phases: [ActivityPhase?]) -> IslandChoice {
        var running: [RunningActivity] = []
        for (index, phase) in phases.enumerated() {
            guard let phase, phase.isInIsland else { continue }
            let actor = resolved.tracks[index].actor
            let started = lives[index].phases.first { $0.state == .active }?.from ?? phase.from
            running.append(
                RunningActivity(id: actor.id, app: actor.app, relevance: phase.relevance, started: started))
        }
        return AmbrotypeActivities.island(for: running)
    }

    /// What a phase of a track shows; nil where it has no content.
    ///
    /// - Parameter forced: another state to show it in.
    func look(_ phase: ActivityPhase, track: Int, as forced: ActivityState? = nil) -> ActivityLook? {
        guard let index = phase.content, resolved.contents.indices.contains(index) else { return nil }
        let content = resolved.contents[index]
        let state = forced ?? phase.state
        let word = state == .active || state == .pending ? "" : "-\(state)"
        return ActivityLook(
            name: content.name + (content.name.hasSuffix(word) ? "" : word), date: phase.from,
            attributes: content.attributes ?? resolved.tracks[track].actor.attributes, state: content.state,
            phase: state, staleDate: forced == nil ? phase.staleDate : nil, relevance: phase.relevance)
    }

    /// The phases in which an activity shows something new: one for each content and each state, per track.
    var looks: [(track: Int, phase: ActivityPhase, look: ActivityLook)] {
        var found: [(track: Int, phase: ActivityPhase, look: ActivityLook)] = []
        for (track, life) in lives.enumerated() {
            for phase in life.phases where phase.state != .pending {
                if let look = look(phase, track: track) { found.append((track, phase, look)) }
            }
        }
        return found
    }
}
