package import Foundation

/// A story of one or several Live Activities, as a file tells it:
///
///     {"activities": {"order": {"app": "shop", "style": "standard", "attributes": {…}}},
///      "steps": [{"after": "00:00", "activity": "order", "push": "start.json", "priority": 10},
///                {"after": "10:00", "event": "update", "state": {…}, "staleAfter": 900, "relevance": 50},
///                {"after": "45:00", "event": "end", "state": {…}, "dismissal": "default"}]}
///
/// `after` counts from the run's start, `MM:SS` or `HH:MM:SS`; a push step without it happens at the push's own
/// timestamp. `dismissal` is `default`, `immediate` or a number of seconds after the end. Events are `schedule` (with
/// `start`, like `after`), `start`, `update`, `end`, `removed` and `locked`. A step without `activity` belongs to the
/// only one, or to the one of the step before.
package struct ActivityScenario: Equatable, Sendable {
    package struct Actor: Equatable, Sendable {
        package var id: String
        package var app: String
        package var style: ActivityStyle
        package var attributes: PayloadPart?
    }

    package enum Happening: Equatable, Sendable {
        case push(file: String, priority: Int)
        case schedule(state: PayloadPart?, start: TimeInterval)
        case start(state: PayloadPart?)
        case update(state: PayloadPart?)
        case end(state: PayloadPart?, dismissal: Dismissal)
        case removed
        case locked
    }

    package enum Dismissal: Equatable, Sendable {
        case standard
        case immediate
        case after(TimeInterval)
    }

    package struct Step: Equatable, Sendable {
        /// Seconds from the start of the run; nil for a push at its own timestamp.
        package var after: TimeInterval?
        package var activity: String
        package var happening: Happening
        package var staleAfter: TimeInterval?
        package var relevance: Double
    }

    package var actors: [Actor]
    package var steps: [Step]

    package init(actors: [Actor], steps: [Step]) { (self.actors, self.steps) = (actors, steps) }

    /// The story that push files tell by themselves: one activity, each push at its own timestamp.
    package init(pushFiles: [String], priority: Int = 10) {
        actors = [Actor(id: "activity", app: "app", style: .standard, attributes: nil)]
        steps = pushFiles.map {
            Step(
                after: nil, activity: "activity", happening: .push(file: $0, priority: priority), staleAfter: nil,
                relevance: 0)
        }
    }
}

/// A scenario with its dates and pushes in place.
package struct ResolvedScenario: Equatable, Sendable {
    /// A state that an activity shows at some time. `content` numbers of events are indices of this list.
    package struct Content: Equatable, Sendable {
        package var activity: String
        package var attributes: PayloadPart?
        package var state: PayloadPart
    }

    package struct Track: Equatable, Sendable {
        package var actor: ActivityScenario.Actor
        package var events: [ActivityEvent]
        package var pushes: [SentPush]
    }

    package var tracks: [Track]
    package var contents: [Content]
    /// Problems of push files, by file name.
    package var problems: [FileProblem]

    package struct FileProblem: Equatable, Sendable {
        package var file: String
        package var problem: PayloadProblem
    }
}

extension ActivityScenario {
    /// Puts dates on the steps and takes the pushes apart.
    ///
    /// - Parameter load: bytes of a push file by its name in the scenario; its errors pass through.
    package func resolved(start: Date, load: (String) throws -> Data) rethrows -> ResolvedScenario {
        var resolving = ScenarioResolving(scenario: self, start: start)
        for step in steps { try resolving.add(step, load) }
        return resolving.result
    }
}
