package import AmbrotypeActivities
package import Foundation

/// A Live Activity whose attributes and states come from outside: from pushes, or from a scenario file.
@MainActor package protocol SubjectActivity {
    /// Name of the attributes type as pushes give it; nil where any will do.
    var attributesName: String? { get }

    /// In what attributes or a state do not fit their type, each at its place below the part's pointer. A fatal problem
    /// means that the system drops the push.
    func problems(in part: PartToFit, at moment: RenderMoment) -> [PayloadProblem]

    /// One state of the activity as something to draw.
    func entry(of look: ActivityLook, in moment: RenderMoment) throws(SubjectFailure) -> SubjectEntry

    /// The lives its own samples tell, from the moment's `now` on; empty where it has none.
    func stories(in moment: RenderMoment) throws(SubjectFailure) -> [ActivityStory]
}

extension SubjectActivity {
    package func stories(in moment: RenderMoment) throws(SubjectFailure) -> [ActivityStory] { [] }
}

/// What a Live Activity shows at an instant.
package struct ActivityLook: Equatable, Sendable {
    /// For file names; distinct within a run.
    package var name: String
    package var date: Date
    /// JSON as a push carries it; nil takes the subject's own attributes, where it has some.
    package var attributes: PayloadPart?
    package var state: PayloadPart
    package var phase: ActivityState
    package var staleDate: Date?
    package var relevance: Double

    package init(
        name: String, date: Date, attributes: PayloadPart?, state: PayloadPart, phase: ActivityState,
        staleDate: Date? = nil, relevance: Double = 0
    ) {
        (self.name, self.date, self.attributes, self.state) = (name, date, attributes, state)
        (self.phase, self.staleDate, self.relevance) = (phase, staleDate, relevance)
    }
}

/// One way an activity may go.
package struct ActivityStory: Equatable, Sendable {
    package var name: String
    package var scenario: ActivityScenario
    /// Whether it tells what becomes of the activity when no more pushes come. What that leads to (old content on show,
    /// an end by the system) is then no fault.
    package var isAbandoned: Bool

    package init(name: String, scenario: ActivityScenario, isAbandoned: Bool = false) {
        (self.name, self.scenario, self.isAbandoned) = (name, scenario, isAbandoned)
    }
}
