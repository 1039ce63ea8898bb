import AmbrotypeRendering
import AmbrotypeViews
import AmbrotypeWidgets
import Foundation

/// Attributes and one state of a Live Activity, to draw it from.
struct ActivityFixture {
    /// A word for file names.
    var name: String
    var attributes: Any
    var state: Any
    var isStale = false
}

/// A person's Live Activity in the states of its previews.
@MainActor struct ActivitySubject: CompiledSubject {
    var name: String
    let source: ActivitySource
    let fixtures: [ActivityFixture]
    /// Trouble with fixtures of a folder.
    var fixtureIssues: [String] = []
    let resources: BundleResources
    var supervision: Supervision?

    static let presentations: [WidgetPresentation] = [
        .lockScreenActivity, .island(.compact), .island(.minimal), .island(.expanded),
    ]

    var presentations: [SubjectPresentation] { Self.presentations.map { .widget($0) } }

    var issues: [String] {
        guard fixtures.isEmpty, fixtureIssues.isEmpty else { return fixtureIssues }
        return [
            "\(name): no state to draw it in; give it a preview: #Preview(as: .content, using: \(source.attributesName)(…)) { \(name)() } contentStates: { … }, or a state in FIXTURES/activities/\(source.attributesName).json"
        ]
    }

    /// The states, each also as stale; the stale ones are drawn when all entries are asked for.
    func timelines(in moment: RenderMoment) async throws(SubjectFailure) -> [SubjectTimeline] {
        supervision?.step(name)
        PinnedClock.pin(moment.now, in: moment)
        SharedSurroundings.pin(moment, resources)
        let entries = fixtures.flatMap { fixture -> [ActivityFixture] in
            var stale = fixture
            (stale.isStale, stale.name) = (true, fixture.name + "-stale")
            return fixture.isStale ? [fixture] : [fixture, stale]
        }.map { fixture in
            SubjectEntry(
                name: fixture.name, date: moment.now, isShown: !fixture.name.hasSuffix("-stale"), isPlaceholder: false,
                payload: fixture)
        }
        return [SubjectTimeline(sample: "", entries: entries, policy: .never)]
    }

    func content(of entry: SubjectEntry, in scene: SubjectScene) throws(SubjectFailure) -> SubjectContent {
        supervision?.step(name)
        PinnedClock.pin(entry.date, in: scene.moment)
        guard let fixture = entry.payload as? ActivityFixture,
            let content = source.content(of: fixture, as: scene.presentation)
        else { throw SubjectFailure(lines: ["\(name): \(entry.name) is a state of another activity"]) }
        return content
    }
}

extension ActivitySource {
    /// The view of a state in a presentation; nil where attributes or state are of other types.
    func content(of fixture: ActivityFixture, as presentation: SubjectPresentation) -> SubjectContent? {
        guard let views = views(of: fixture) else { return nil }
        if case .widget(.island) = presentation { return SubjectContent(.island(views.island())) }
        return SubjectContent(.view(views.lockScreen()))
    }

    /// A fixture's values are the author's own, or bytes as a push carries them.
    private func views(of fixture: ActivityFixture) -> ActivityViews? {
        if let attributes = fixture.attributes as? Data, let state = fixture.state as? Data {
            do {
                let decoded: ActivityViews = try views(attributes: attributes, state: state, isStale: fixture.isStale)
                return decoded
            } catch { return nil }
        }
        return views(attributes: fixture.attributes, state: fixture.state, isStale: fixture.isStale)
    }
}
