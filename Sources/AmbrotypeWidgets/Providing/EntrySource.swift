package import AmbrotypeTimelines
package import AmbrotypeViews
package import Foundation

/// A provider and its content closure, without their types: the three questions the system asks, and the view of any entry.
@MainActor package struct EntrySource {
    /// The provider's type, for messages.
    package let providerName: String
    private let askPlaceholder: @MainActor (TimelineProviderContext) -> WidgetEntry
    private let askSnapshot: @MainActor (TimelineProviderContext, AnswerLimit) async throws -> WidgetEntry
    private let askTimeline: @MainActor (TimelineProviderContext, AnswerLimit) async throws -> WidgetTimeline
    private let wrapAny: @MainActor (any TimelineEntry) -> WidgetEntry?

    /// The intent's type where the widget has choices.
    package private(set) var intentName: String?
    /// The choices in force, where the widget has any: an intent whose parameters can be set.
    package private(set) var configuration: Any?
    private var configure: @MainActor (Any) -> EntrySource? = { _ in nil }

    init<Calls: ConfigurableCalls, Content: View>(
        configured provider: Calls, content: @escaping (Calls.Entry) -> Content
    ) {
        self.init(provider: provider, content: content)
        intentName = String(describing: Calls.Intent.self)
        configuration = provider.configuration
        configure = { intent in
            guard let intent = intent as? Calls.Intent else { return nil }
            var provider = provider
            provider.configuration = intent
            return EntrySource(configured: provider, content: content)
        }
    }

    init<Calls: ProviderCalls, Content: View>(provider: Calls, content: @escaping (Calls.Entry) -> Content) {
        func wrap(_ entry: Calls.Entry) -> WidgetEntry {
            WidgetEntry(date: entry.date, relevance: entry.relevance) { AnyView(content(entry)) }
        }
        providerName = provider.name
        askPlaceholder = { wrap(provider.placeholder(in: $0)) }
        askSnapshot = { wrap(try await provider.snapshot(in: $0, limit: $1)) }
        askTimeline = { context, limit in
            let timeline = try await provider.timeline(in: context, limit: limit)
            return WidgetTimeline(entries: timeline.entries.map(wrap), policy: timeline.policy)
        }
        wrapAny = { ($0 as? Calls.Entry).map(wrap) }
    }

    /// The entry to show redacted.
    package func placeholder(in context: TimelineProviderContext) -> WidgetEntry { askPlaceholder(context) }

    /// - Throws: `ProviderTrouble` when no answer comes in time.
    package func snapshot(in context: TimelineProviderContext, limit: AnswerLimit) async throws -> WidgetEntry {
        try await askSnapshot(context, limit)
    }

    /// - Throws: `ProviderTrouble` when no answer comes in time.
    package func timeline(in context: TimelineProviderContext, limit: AnswerLimit) async throws -> WidgetTimeline {
        try await askTimeline(context, limit)
    }

    /// The source with a person's choices; nil when the widget has none or they are of another type.
    package func configured(with intent: Any) -> EntrySource? { configure(intent) }

    /// The view of an entry made elsewhere (a preview's fixture); nil when it is of another type than the provider's.
    package func entry(_ entry: any TimelineEntry) -> WidgetEntry? { wrapAny(entry) }
}

/// The system's three questions to a provider, whatever its protocol.
@MainActor protocol ProviderCalls {
    associatedtype Entry: TimelineEntry
    var name: String { get }
    func placeholder(in context: TimelineProviderContext) -> Entry
    func snapshot(in context: TimelineProviderContext, limit: AnswerLimit) async throws -> Entry
    func timeline(in context: TimelineProviderContext, limit: AnswerLimit) async throws -> Timeline<Entry>
}

/// The questions to a provider that is told a person's choices.
@MainActor protocol ConfigurableCalls: ProviderCalls {
    associatedtype Intent
    var configuration: Intent { get set }
}

/// Asks a `TimelineProvider`.
struct TimelineProviderCalls<Provider: TimelineProvider>: ProviderCalls {
    let provider: Provider

    init(_ provider: Provider) { self.provider = provider }

    var name: String { String(describing: Provider.self) }

    func placeholder(in context: TimelineProviderContext) -> Provider.Entry { provider.placeholder(in: context) }

    func snapshot(in context: TimelineProviderContext, limit: AnswerLimit) async throws -> Provider.Entry {
        try await answer(to: "getSnapshot of \(name)", within: limit) { answer in
            provider.getSnapshot(in: context) { answer.give($0) }
        }
    }

    func timeline(in context: TimelineProviderContext, limit: AnswerLimit) async throws -> Timeline<Provider.Entry> {
        try await answer(to: "getTimeline of \(name)", within: limit) { answer in
            provider.getTimeline(in: context) { answer.give($0) }
        }
    }
}
