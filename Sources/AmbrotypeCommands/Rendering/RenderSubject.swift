import AmbrotypeRendering
import AmbrotypeViews
import AmbrotypeWidgets
import Foundation

/// Something pictures can be made of: a template, or (in a compiled widget bundle) a person's own widget.
@MainActor protocol RenderSubject {
    /// Distinct among the subjects of a run; the first folder of a picture's path.
    var name: String { get }
    var presentations: [SubjectPresentation] { get }
    /// Language codes drawn when nobody asks for others.
    var languages: [String] { get }
    /// Modes drawn when nobody asks for others; nil takes what the presentation implies.
    var modes: [String]? { get }
    /// Whether a widget's content reaches its edges; false unless the subject says otherwise.
    var disablesContentMargins: Bool { get }
    /// Whether the system may take a widget's background away; true unless the subject says otherwise.
    var isBackgroundRemovable: Bool { get }
    var pictures: PictureLibrary { get }
    var assets: any AssetSource { get }
    func strings(for locale: Locale) -> any StringSource
    /// Trouble found on loading that does not stop everything.
    var issues: [String] { get }

    /// The dated states to draw, in order.
    func entries(in moment: RenderMoment) throws(SubjectFailure) -> [SubjectEntry]

    /// What an entry shows in a place.
    func content(of entry: SubjectEntry, in scene: SubjectScene) throws(SubjectFailure) -> SubjectContent
}

extension RenderSubject {
    var disablesContentMargins: Bool { false }
    var isBackgroundRemovable: Bool { true }
}

/// Trouble of one subject or one of its pictures: lines for a person, each with its place.
struct SubjectFailure: Error {
    var lines: [String]
}

/// A presentation of a widget, or a view on a canvas of its own.
enum SubjectPresentation: Hashable {
    case widget(WidgetPresentation)
    case canvas

    var name: String {
        switch self {
        case .widget(let presentation): presentation.name
        case .canvas: "view"
        }
    }
}

/// When and where a render stands.
struct RenderMoment {
    var now: Date
    var timeZone: TimeZone
    var locale: Locale
    var configuration: [String: String]
}

/// One dated state of a subject.
struct SubjectEntry {
    var name: String
    var date: Date
    var isShown: Bool
    var isPlaceholder: Bool
    /// The subject's own value.
    var payload: Any
}

/// The surroundings content is made for.
struct SubjectScene {
    var presentation: SubjectPresentation
    var moment: RenderMoment
    var renderingMode: String
    var isPad: Bool
    var environment: EnvironmentValues
}

/// What is drawn, and what a person should know of it.
struct SubjectContent {
    enum Kind {
        /// A widget's or a card's view.
        case view(AnyView)
        case island(DynamicIsland)
        /// A view alone, on a canvas in points; a height of nil is the view's own.
        case canvas(AnyView, width: CGFloat, height: CGFloat?)
    }

    var kind: Kind
    /// Warnings, each with its place.
    var remarks: [String]

    init(_ kind: Kind, remarks: [String] = []) { (self.kind, self.remarks) = (kind, remarks) }
}
