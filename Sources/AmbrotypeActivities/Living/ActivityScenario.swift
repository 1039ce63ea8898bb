package import Foundation

/// A story of one or several Live Activities, as a file tells it:
///
///     {"activities": {"order": {"app": "shop", "subject": "delivery", "style": "standard", "attributes": {…}}},
///      "steps": [{"after": "00:00", "activity": "order", "push": "start.json", "priority": 10},
///                {"after": "10:00", "event": "update", "name": "half way", "state": {…}, "staleAfter": 900, "relevance": 50},
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
        /// Which of several templates or widgets it is drawn by; nil for the only one.
        package var subject: String?
        package var style: ActivityStyle
        package var attributes: PayloadPart?

        package init(
            id: String, app: String, subject: String? = nil, style: ActivityStyle = .standard,
            attributes: PayloadPart? = nil
        ) {
            (self.id, self.app, self.subject, self.style, self.attributes) = (id, app, subject, style, attributes)
        }
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
        /// What the state is called in reports and pictures; nil takes the push file's name or the event's.
        package var name: String?
        /// Seconds from the start of the run; nil for a push at its own timestamp.
        package var after: TimeInterval?
        package var activity: String
        package var happening: Happening
        package var staleAfter: TimeInterval?
        package var relevance: Double

        package init(
            name: String? = nil, after: TimeInterval?, activity: String, happening: Happening,
            staleAfter: TimeInterval? = nil, relevance: Double = 0
        ) {
            (self.name, self.after, self.activity) = (name, after, activity)
            (self.happening, self.staleAfter, self.relevance) = (happening, staleAfter, relevance)
        }
    }

    package var actors: [Actor]
    package var steps: [Step]

    package init(actors: [Actor], steps: [Step]) { (self.actors, self.steps) = (actors, steps) }

    /// The story that push files tell by themselves: one activity, each push at its own timestamp.
    package init(pushFiles: [String], priority: Int = 10) {
        actors = [Actor(id: "activity", app: "app")]
        steps = pushFiles.map {
            Step(after: nil, activity: "activity", happening: .push(file: $0, priority: priority))
        }
    }
}

/// A scenario with its dates and pushes in place.
package struct ResolvedScenario: Equatable, Sendable {
    /// A state that an activity shows at some time. `content` numbers of events are indices of this list.
    package struct Content: Equatable, Sendable {
        /// Distinct among the contents.
        package var name: String
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
    /// Problems of push files and steps.
    package var problems: [FileProblem]

    package struct FileProblem: Equatable, Sendable {
        /// The push file's name in the scenario; empty for a step that is no push, whose pointer leads into the scenario.
        package var file: String
        package var problem: PayloadProblem
    }
}

/// A state or attributes to be held against their type.
package struct PartToFit: Equatable, Sendable {
    package enum Kind: Equatable, Sendable { case attributes, state }

    package var kind: Kind
    /// The activity's id in the scenario.
    package var activity: String
    package var part: PayloadPart
    /// Where it stands, for messages.
    package var pointer: String
}

extension ActivityScenario {
    /// Puts dates on the steps and takes the pushes apart.
    ///
    /// A push or step whose state or attributes do not fit is dropped, as the system drops it.
    /// - Parameters:
    ///   - type: the name of the attributes type that a push to an activity must give; nil where any will do.
    ///   - fit: in what a part does not fit its type.
    ///   - load: bytes of a push file by its name in the scenario; its errors pass through.
    package func resolved(
        start: Date, type: (String) -> String? = { _ in nil }, fit: (PartToFit) -> [PayloadProblem] = { _ in [] },
        load: (String) throws -> Data
    ) rethrows -> ResolvedScenario {
        var resolving = ScenarioResolving(scenario: self, start: start)
        for (index, step) in steps.enumerated() { try resolving.add(step, index, type(step.activity), fit, load) }
        return resolving.result
    }
}
