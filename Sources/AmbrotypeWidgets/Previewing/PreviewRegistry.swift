public import AmbrotypeActivities
public import AmbrotypeTimelines
public import AmbrotypeViews

/// One `#Preview`, as the macro leaves it behind; a compiled bundle finds every type that conforms and makes pictures of it.
///
/// **What the macro has to write.** For each `#Preview(ARGUMENTS) { … } label: { … }` one type with a unique name, whatever the
/// form, with the arguments and the trailing closures taken over word for word:
///
///     struct UNIQUE: _PreviewRegistry {
///         static var _fileID: String { "MyWidgets/Cup.swift" }
///         static var _line: Int { 12 }
///         @MainActor static var _preview: _Preview { _Preview(ARGUMENTS) { … } label: { … } }
///     }
///
/// `_Preview` has an initialiser for each form of the macro with the same labels, so nothing needs to be understood or
/// reordered. `_fileID` and `_line` are where `#Preview` stands in the person's own source: they order the previews and name
/// those that have no name. The type may be private; it must not be generic and must not lie inside a function.
public protocol _PreviewRegistry {
    static var _fileID: String { get }
    static var _line: Int { get }
    @MainActor static var _preview: _Preview { get }
}

/// A preview's content, in one of the forms of `#Preview`.
@MainActor public struct _Preview {
    package enum Content {
        /// A view alone.
        case view(() -> AnyView, layout: PreviewLayout?)
        /// A widget with entries made for it, in the family to show.
        case widget([WidgetDescription], WidgetFamily, entries: Entries)
        /// A Live Activity in some of its states.
        case activity([WidgetDescription], WidgetPresentation, attributes: Any, states: () async -> [Any])
    }

    package typealias Entries = (TimelineProviderContext, AnswerLimit) async throws -> [any TimelineEntry]

    /// As its author calls it; nil where it has no name.
    package let name: String?
    package let content: Content

    /// `#Preview("name", traits: …) { view }`
    public init<Content: View>(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> Content
    ) {
        var layout: PreviewLayout?
        for case .layout(let wanted) in traits.map(\.kind) { layout = wanted }
        self.name = name
        content = .view({ AnyView(body()) }, layout: layout)
    }

    /// `#Preview("name", as: .systemSmall) { widget } timeline: { entries }`
    public init<W: Widget>(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
        @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
    ) {
        self.init(name, family, widget()) { _, _ in await timeline() }
    }

    /// `#Preview("name", as: .systemSmall) { widget } timelineProvider: { provider }`
    public init<W: Widget, Provider: TimelineProvider>(
        _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> W,
        timelineProvider: @escaping @MainActor () -> Provider
    ) {
        self.init(name, family, widget()) { context, limit in
            try await TimelineProviderCalls(timelineProvider()).timeline(in: context, limit: limit).entries
        }
    }

    /// `#Preview("name", as: .systemSmall, using: choices) { widget } timelineProvider: { provider }`
    public init<W: Widget, Provider: AppIntentTimelineProvider>(
        _ name: String? = nil, as family: WidgetFamily, using configuration: Provider.Intent,
        widget: @escaping @MainActor () -> W, timelineProvider: @escaping @MainActor () -> Provider
    ) {
        self.init(name, family, widget()) { context, limit in
            let calls = AppIntentProviderCalls(provider: timelineProvider(), configuration: configuration)
            return try await calls.timeline(in: context, limit: limit).entries
        }
    }

    /// `#Preview("name", as: .content, using: attributes) { widget } contentStates: { states }`
    public init<W: Widget, Attributes: ActivityAttributes>(
        _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
        widget: @escaping @MainActor () -> W,
        @PreviewActivityBuilder<Attributes> contentStates:
            @escaping @MainActor () async -> [Attributes.ContentState]
    ) {
        self.name = name
        content = .activity(describe(widget()), viewKind.presentation, attributes: attributes) {
            await contentStates()
        }
    }

    private init<W: Widget>(_ name: String?, _ family: WidgetFamily, _ widget: W, entries: @escaping Entries) {
        self.name = name
        content = .widget(describe(widget), family, entries: entries)
    }
}
