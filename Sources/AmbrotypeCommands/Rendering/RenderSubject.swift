package import AmbrotypeRendering
package import AmbrotypeTimelines
package import AmbrotypeViews
package import AmbrotypeWidgets
package import Foundation

/// Something pictures can be made of: a template, or (in a compiled widget bundle) a person's own widget.
@MainActor package protocol RenderSubject {
    /// Distinct among the subjects of a run; the first folder of a picture's path.
    var name: String { get }
    /// What the gallery calls it and says of it, as the author declares; nil where nothing is declared.
    var title: String? { get }
    var presentations: [SubjectPresentation] { get }
    /// Language codes drawn when nobody asks for others.
    var languages: [String] { get }
    /// Modes drawn when nobody asks for others; nil takes what the presentation implies.
    var modes: [String]? { get }
    /// Whether its author made a timeline: a template without one always shows the same. True unless the subject says otherwise.
    var hasTimeline: Bool { get }
    /// Whether a widget's content reaches its edges; false unless the subject says otherwise.
    var disablesContentMargins: Bool { get }
    /// Whether the system may take a widget's background away; true unless the subject says otherwise.
    var isBackgroundRemovable: Bool { get }
    var pictures: PictureLibrary { get }
    var assets: any AssetSource { get }
    func strings(for locale: Locale) -> any StringSource
    /// Trouble found on loading that does not stop everything.
    var issues: [String] { get }

    /// What the provider answers when it is asked at the moment's `now`, for each of its samples; of a Live Activity the
    /// states it goes through.
    func timelines(in moment: RenderMoment) async throws(SubjectFailure) -> [SubjectTimeline]

    /// The dated states to draw, in order: those of the timelines, and what else the subject has to show.
    func entries(in moment: RenderMoment) async throws(SubjectFailure) -> [SubjectEntry]

    /// Whether a device has the presentation at all; where it has not, no picture is made unless it is asked for by name.
    func offers(_ presentation: SubjectPresentation, device: Device, os: Int) -> Bool

    /// The entry shown, redacted, before there is data; nil where the subject has none.
    func placeholder(in moment: RenderMoment) async throws(SubjectFailure) -> SubjectEntry?

    /// What the app's reload calls name it by; its own name unless the subject says otherwise.
    var reloadKind: String { get }

    /// Names of the parameters that `--set` can set; none unless the subject says otherwise.
    var parameterNames: [String] { get }

    /// The subject as a Live Activity that takes states from outside; nil where it is none.
    var activity: (any SubjectActivity)? { get }

    /// What an entry shows in a place.
    func content(of entry: SubjectEntry, in scene: SubjectScene) throws(SubjectFailure) -> SubjectContent
}

extension RenderSubject {
    package func entries(in moment: RenderMoment) async throws(SubjectFailure) -> [SubjectEntry] {
        try await timelines(in: moment).flatMap(\.entries)
    }
}

extension RenderSubject {
    package var hasTimeline: Bool { true }
    package var disablesContentMargins: Bool { false }
    package var isBackgroundRemovable: Bool { true }
    package var title: String? { nil }

    package func offers(_ presentation: SubjectPresentation, device: Device, os: Int) -> Bool {
        switch presentation {
        case .widget(.family(let family)): device.families(os: os).contains(family)
        case .widget(.island): device.island != nil
        default: true
        }
    }

    package var activity: (any SubjectActivity)? { nil }
    package var reloadKind: String { name }
    package var parameterNames: [String] { [] }
    package func placeholder(in moment: RenderMoment) async throws(SubjectFailure) -> SubjectEntry? {
        try await entries(in: moment).first(where: \.isPlaceholder)
    }
}

/// Trouble of one subject or one of its pictures: lines for a person, each with its place.
package struct SubjectFailure: Error {
    package var lines: [String]

    package init(lines: [String]) { self.lines = lines }
}

/// A presentation of a widget, or a view on a canvas of its own.
package enum SubjectPresentation: Hashable, Sendable {
    case widget(WidgetPresentation)
    case canvas

    package var name: String {
        switch self {
        case .widget(let presentation): presentation.name
        case .canvas: "view"
        }
    }
}

/// When and where a render stands.
package struct RenderMoment: Sendable {
    package var now: Date
    package var timeZone: TimeZone
    package var locale: Locale
    package var configuration: [String: String]
}

/// One dated state of a subject.
package struct SubjectEntry {
    package var name: String
    package var date: Date
    /// What the clock shows when the picture is taken; nil for the entry's own date. Text that runs by itself counts on
    /// to it, all else stands as it was made.
    package var seenAt: Date?
    package var isShown: Bool
    package var isPlaceholder: Bool
    /// The subject's own value.
    package var payload: Any
    /// Where the state can be shown; nil means everywhere the subject can be.
    package var presentations: Set<SubjectPresentation>?

    package init(name: String, date: Date, isShown: Bool, isPlaceholder: Bool, payload: Any) {
        (self.name, self.date, self.isShown) = (name, date, isShown)
        (self.isPlaceholder, self.payload) = (isPlaceholder, payload)
    }
}

/// The entries of one sample, in the provider's order, and when it wants to be asked again.
package struct SubjectTimeline {
    /// The sample's name; empty where there is only one.
    package var sample: String
    package var entries: [SubjectEntry]
    package var policy: TimelineReloadPolicy
    /// Remarks of a schedule: times that the clock skips or repeats, cuts.
    package var notes: [ScheduleNote]

    package init(sample: String, entries: [SubjectEntry], policy: TimelineReloadPolicy, notes: [ScheduleNote] = []) {
        (self.sample, self.entries, self.policy, self.notes) = (sample, entries, policy, notes)
    }
}

/// The surroundings content is made for.
package struct SubjectScene {
    package var presentation: SubjectPresentation
    package var moment: RenderMoment
    package var renderingMode: String
    package var isPad: Bool
    package var environment: EnvironmentValues
}

/// What is drawn, and what a person should know of it.
package struct SubjectContent {
    package enum Kind {
        /// A widget's or a card's view.
        case view(AnyView)
        case island(DynamicIsland)
        /// A view alone, on a canvas in points; nil is the view's own size.
        case canvas(AnyView, width: CGFloat?, height: CGFloat?)
    }

    package var kind: Kind
    /// Warnings, each with its place.
    package var remarks: [String]

    package init(_ kind: Kind, remarks: [String] = []) { (self.kind, self.remarks) = (kind, remarks) }
}
