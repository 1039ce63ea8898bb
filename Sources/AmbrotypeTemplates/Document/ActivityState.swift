/// One named content state of a Live Activity.
package struct ActivityState: Sendable {
    package var name: String
    /// The earlier state whose fields it took over.
    package var from: String?
    /// Fields, those taken over from an earlier state first.
    package var fields: [JSONMember]
    package var phase: Phase
    /// When the state is on show; an expression, the activity's start where nothing is said.
    package var shownAt: JSONValue?
    package var staleDate: JSONValue?
    package var relevanceScore: Double?

    /// Apple's states of an activity.
    package enum Phase: String, CaseIterable, Sendable { case active, stale, ended, dismissed }
}
