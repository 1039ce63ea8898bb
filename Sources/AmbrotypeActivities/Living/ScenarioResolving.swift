import Foundation

struct ScenarioResolving {
    let start: Date
    var result: ResolvedScenario

    init(scenario: ActivityScenario, start: Date) {
        self.start = start
        let tracks = scenario.actors.map { ResolvedScenario.Track(actor: $0, events: [], pushes: []) }
        result = ResolvedScenario(tracks: tracks, contents: [], problems: [])
    }

    mutating func add(
        _ step: ActivityScenario.Step, _ index: Int, _ type: String?, _ fit: (PartToFit) -> [PayloadProblem],
        _ load: (String) throws -> Data
    ) rethrows {
        guard let track = result.tracks.firstIndex(where: { $0.actor.id == step.activity }) else { return }
        if case .push(let file, let priority) = step.happening {
            return add(try load(file), file, priority, step, track, type, fit)
        }
        let date = start.addingTimeInterval(step.after ?? 0)
        guard fits(step, index, track, fit) else { return }
        if let kind = kind(step, index, track, date) {
            result.tracks[track].events.append(ActivityEvent(date, kind))
        }
    }

    private mutating func kind(
        _ step: ActivityScenario.Step, _ index: Int, _ track: Int, _ date: Date
    ) -> ActivityEvent.Kind? {
        let stale = step.staleAfter.map { date.addingTimeInterval($0) }
        func update(_ state: PayloadPart?, _ word: String) -> ActivityUpdate {
            ActivityUpdate(
                content: content(state, track, step.name ?? "\(word)-\(index)"), timestamp: date, staleDate: stale,
                relevance: step.relevance)
        }
        switch step.happening {
        case .schedule(let state, let begin):
            return .schedule(update(state, "schedule"), start: start.addingTimeInterval(begin))
        case .start(let state): return .start(update(state, "start"), style: result.tracks[track].actor.style)
        case .update(let state): return .update(update(state, "update"))
        case .end(let state, let dismissal):
            let final = state.map { update($0, "end") }
            switch dismissal {
            case .standard: return .end(final, .default)
            case .immediate: return .end(final, .immediate)
            case .after(let seconds): return .end(final, .after(date.addingTimeInterval(seconds)))
            }
        case .removed: return .removedByPerson
        case .locked: return .locked
        case .push: return nil
        }
    }

    /// Holds a step's state, and with the first one of an activity its attributes, against their types.
    private mutating func fits(
        _ step: ActivityScenario.Step, _ index: Int, _ track: Int, _ fit: (PartToFit) -> [PayloadProblem]
    ) -> Bool {
        guard let state = step.happening.state else { return true }
        var found = fit(PartToFit(kind: .state, activity: step.activity, part: state, pointer: "/steps/\(index)/state"))
        let actor = result.tracks[track].actor
        if result.tracks[track].events.isEmpty, let attributes = actor.attributes {
            let pointer = "/activities/\(PayloadProblem.escaped(actor.id))/attributes"
            found += fit(PartToFit(kind: .attributes, activity: actor.id, part: attributes, pointer: pointer))
        }
        result.problems += found.map { ResolvedScenario.FileProblem(file: "", problem: $0) }
        return !found.contains(where: \.isFatal)
    }

    /// The number of a state; equal states of one activity share theirs.
    private mutating func content(_ state: PayloadPart?, _ track: Int, _ name: String) -> Int? {
        guard let state else { return nil }
        let actor = result.tracks[track].actor
        let known = result.contents.firstIndex {
            $0.activity == actor.id && $0.state.json == state.json && $0.attributes == actor.attributes
        }
        if let known { return known }
        var distinct = name
        var number = 2
        while result.contents.contains(where: { $0.name == distinct }) {
            (distinct, number) = ("\(name)-\(number)", number + 1)
        }
        result.contents.append(
            ResolvedScenario.Content(
                name: distinct, activity: actor.id, attributes: actor.attributes, state: state))
        return result.contents.count - 1
    }
}

// MARK: Pushes

extension ScenarioResolving {
    private mutating func add(
        _ data: Data, _ file: String, _ priority: Int, _ step: ActivityScenario.Step, _ track: Int, _ type: String?,
        _ fit: (PartToFit) -> [PayloadProblem]
    ) {
        var (push, problems) = readPush(data)
        if let push { problems += misfits(of: push, step.activity, type, fit) }
        result.problems += problems.map { ResolvedScenario.FileProblem(file: file, problem: $0) }
        guard let push else { return }
        let date = step.after.map { start.addingTimeInterval($0) } ?? push.timestamp
        result.tracks[track].pushes.append(SentPush(date: date, priority: priority, size: push.size))
        if problems.contains(where: \.isFatal) { return }
        if let attributes = push.attributes { result.tracks[track].actor.attributes = attributes }
        let name = step.name ?? stem(file)
        let update = ActivityUpdate(
            content: content(push.contentState, track, name), timestamp: push.timestamp, staleDate: push.staleDate,
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
    }

    private func misfits(
        of push: PushPayload, _ activity: String, _ type: String?, _ fit: (PartToFit) -> [PayloadProblem]
    ) -> [PayloadProblem] {
        var found: [PayloadProblem] = []
        if let type, let given = push.attributesType, given != type {
            let kind = PayloadProblem.Kind.notAllowed(found: given, allowed: [type])
            found.append(PayloadProblem(pointer: "/aps/attributes-type", kind: kind, isFatal: true))
        }
        if let part = push.attributes {
            found += fit(PartToFit(kind: .attributes, activity: activity, part: part, pointer: "/aps/attributes"))
        }
        if let part = push.contentState {
            found += fit(PartToFit(kind: .state, activity: activity, part: part, pointer: "/aps/content-state"))
        }
        return found
    }

    /// The file's name without folders and the last ending.
    private func stem(_ file: String) -> String {
        let name = file.split(separator: "/").last.map(String.init) ?? file
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }
}

extension ActivityScenario.Happening {
    fileprivate var state: PayloadPart? {
        switch self {
        case .schedule(let state, _), .start(let state), .update(let state), .end(let state, _): state
        case .push, .removed, .locked: nil
        }
    }
}
