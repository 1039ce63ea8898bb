import Foundation

struct ScenarioResolving {
    let start: Date
    var result: ResolvedScenario

    init(scenario: ActivityScenario, start: Date) {
        self.start = start
        let tracks = scenario.actors.map { ResolvedScenario.Track(actor: $0, events: [], pushes: []) }
        result = ResolvedScenario(tracks: tracks, contents: [], problems: [])
    }

    mutating func add(_ step: ActivityScenario.Step, _ load: (String) throws -> Data) rethrows {
        guard let track = result.tracks.firstIndex(where: { $0.actor.id == step.activity }) else { return }
        if case .push(let file, let priority) = step.happening {
            return add(try load(file), file, priority, step, track)
        }
        let date = start.addingTimeInterval(step.after ?? 0)
        let stale = step.staleAfter.map { date.addingTimeInterval($0) }
        func update(_ state: PayloadPart?) -> ActivityUpdate {
            ActivityUpdate(
                content: content(state, track), timestamp: date, staleDate: stale, relevance: step.relevance)
        }
        let style = result.tracks[track].actor.style
        let kind: ActivityEvent.Kind
        switch step.happening {
        case .schedule(let state, let begin):
            kind = .schedule(update(state), start: start.addingTimeInterval(begin))
        case .start(let state): kind = .start(update(state), style: style)
        case .update(let state): kind = .update(update(state))
        case .end(let state, let dismissal):
            let final = state.map { update($0) }
            switch dismissal {
            case .standard: kind = .end(final, .default)
            case .immediate: kind = .end(final, .immediate)
            case .after(let seconds): kind = .end(final, .after(date.addingTimeInterval(seconds)))
            }
        case .removed: kind = .removedByPerson
        case .locked: kind = .locked
        case .push: return
        }
        result.tracks[track].events.append(ActivityEvent(date, kind))
    }

    /// The number of a state; equal states of one activity share theirs.
    private mutating func content(_ state: PayloadPart?, _ track: Int) -> Int? {
        guard let state else { return nil }
        let actor = result.tracks[track].actor
        let known = result.contents.firstIndex {
            $0.activity == actor.id && $0.state.json == state.json && $0.attributes == actor.attributes
        }
        if let known { return known }
        result.contents.append(
            ResolvedScenario.Content(activity: actor.id, attributes: actor.attributes, state: state))
        return result.contents.count - 1
    }

    private mutating func add(
        _ data: Data, _ file: String, _ priority: Int, _ step: ActivityScenario.Step, _ track: Int
    ) {
        let (push, problems) = readPush(data)
        result.problems += problems.map { ResolvedScenario.FileProblem(file: file, problem: $0) }
        guard let push else { return }
        if let attributes = push.attributes { result.tracks[track].actor.attributes = attributes }
        let date = step.after.map { start.addingTimeInterval($0) } ?? push.timestamp
        let update = ActivityUpdate(
            content: content(push.contentState, track), timestamp: push.timestamp, staleDate: push.staleDate,
            relevance: push.relevanceScore ?? 0)
        let kind: ActivityEvent.Kind
        switch push.event {
        case .start: kind = .start(update, style: result.tracks[track].actor.style)
        case .update: kind = .update(update)
        case .end:
            let policy = push.dismissalDate.map { ActivityUIDismissalPolicy.after($0) } ?? .default
            kind = .end(update.content == nil ? nil : update, policy)
        }
        result.tracks[track].events.append(ActivityEvent(date, kind))
        result.tracks[track].pushes.append(SentPush(date: date, priority: priority, size: push.size))
    }
}
