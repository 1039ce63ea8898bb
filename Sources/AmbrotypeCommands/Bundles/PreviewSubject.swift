import AmbrotypeRendering
import AmbrotypeViews
import AmbrotypeWidgets
import Foundation

/// One preview of a person's source: named pictures of one presentation.
@MainActor struct PreviewSubject: CompiledSubject {
    enum Content {
        case widget(EntrySource, WidgetDescription, entries: _Preview.Entries)
        case activity(ActivitySource, [ActivityFixture])
        /// A view in a widget's place, or on a canvas of its own.
        case view(() -> AnyView, PreviewLayout?)
    }

    var name: String
    let presentation: SubjectPresentation
    let content: Content
    let resources: BundleResources
    let fonts: FontsOnDemand
    var supervision: Supervision?

    var presentations: [SubjectPresentation] { [presentation] }

    /// A preview shows states that its author chose; nobody asks for others.
    var hasTimeline: Bool { false }

    var disablesContentMargins: Bool {
        if case .widget(_, let description, _) = content { description.disablesContentMargins } else { false }
    }

    var isBackgroundRemovable: Bool {
        if case .widget(_, let description, _) = content { description.isBackgroundRemovable } else { true }
    }

    func timelines(in moment: RenderMoment) async throws(SubjectFailure) -> [SubjectTimeline] {
        supervision?.step(name)
        PinnedClock.pin(moment.now, in: moment)
        SharedSurroundings.pin(moment, resources)
        return [SubjectTimeline(sample: "", entries: try await states(in: moment), policy: .never)]
    }

    private func states(in moment: RenderMoment) async throws(SubjectFailure) -> [SubjectEntry] {
        func state(_ name: String, at date: Date = moment.now, _ payload: Any = ()) -> SubjectEntry {
            SubjectEntry(name: name, date: date, isShown: true, isPlaceholder: false, payload: payload)
        }
        switch content {
        case .view(let make, _):
            let view = make()
            await settle(view, in: moment)
            return [state("view", view)]
        case .activity(_, let fixtures): return fixtures.map { state($0.name, $0) }
        case .widget(let source, _, let entries):
            guard case .widget(.family(let family)) = presentation else { return [] }
            let made: [any TimelineEntry]
            do {
                made = try await entries(ProviderQuestions.context(family, isPreview: true), ProviderQuestions.limit)
            } catch { throw SubjectFailure(lines: ["\(name): \(error)"]) }
            return try made.enumerated().map { index, entry throws(SubjectFailure) in
                guard let shown = source.entry(entry) else {
                    throw SubjectFailure(lines: ["\(name): an entry of another type than the widget's provider makes"])
                }
                return state("entry-\(index + 1)", at: entry.date, shown)
            }
        }
    }

    func content(of entry: SubjectEntry, in scene: SubjectScene) throws(SubjectFailure) -> SubjectContent {
        supervision?.step(name)
        PinnedClock.pin(entry.date, in: scene.moment)
        switch (content, entry.payload) {
        case (.widget, let shown as WidgetEntry): return SubjectContent(.view(shown.view()))
        case (.activity(let source, _), let fixture as ActivityFixture):
            if let content = source.content(of: fixture, as: presentation) { return content }
        case (.view(_, let layout), let view as AnyView):
            guard presentation == .canvas else { return SubjectContent(.view(view)) }
            return SubjectContent(Self.canvas(view, layout))
        default: break
        }
        throw SubjectFailure(lines: ["\(name): the preview's states do not fit its widget"])
    }

    /// Runs the tasks of a view's first appearance, as a preview does before anybody looks, each for five seconds at most. What
    /// they set in the view's own state is on show then.
    private func settle(_ view: AnyView, in moment: RenderMoment) async {
        guard let text = fonts.text else { return }
        var environment = EnvironmentValues()
        (environment.locale, environment.timeZone, environment.now) = (moment.locale, moment.timeZone, moment.now)
        let session = RenderSession(text: text, assets: resources.assets, strings: resources.texts)
        _ = ResolveContext(environment: environment, session: session).resolve(view)
        for action in session.tasks {
            let task = Task { await action() }
            let limit = Task {
                try? await Task.sleep(for: .seconds(5))
                task.cancel()
            }
            await task.value
            limit.cancel()
        }
    }

    /// A view on the system's background: as wide as the phone of the default render and as high as it wants to be, or as its
    /// author says.
    private static func canvas(_ view: AnyView, _ layout: PreviewLayout?) -> SubjectContent.Kind {
        func grounded(_ view: some View) -> AnyView { AnyView(view.background(Color(system: "systemBackground"))) }
        switch layout {
        case .fixed(let width, let height):
            return .canvas(grounded(view.frame(width: width, height: height)), width: width, height: height)
        case .sizeThatFits: return .canvas(grounded(view), width: nil, height: nil)
        case .device, nil: return .canvas(grounded(view.frame(width: deviceWidth)), width: deviceWidth, height: nil)
        }
    }

    /// Points.
    private static let deviceWidth: CGFloat = 402
}
