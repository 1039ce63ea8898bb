public import AmbrotypeIntents
public import AmbrotypeViews

/// Makes the entries of a widget whose choices are a SiriKit intent, through callbacks.
public protocol IntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: INIntent
    typealias Context = TimelineProviderContext

    /// Ready-made choices for platforms without settings; not asked for on iPhone and iPad.
    func recommendations() -> [IntentRecommendation<Intent>]

    /// An entry to show, redacted, while there is no other. Answers at once.
    func placeholder(in context: Context) -> Entry

    /// One entry for the present moment; sample data when `context.isPreview`.
    @preconcurrency func getSnapshot(
        for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)

    /// Entries from the present moment on, and when to ask again.
    @preconcurrency func getTimeline(
        for configuration: Intent, in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)

    /// When the widget matters; only watchOS acts on it.
    func relevance() async -> WidgetRelevance<Intent>
}

extension IntentTimelineProvider {
    public func recommendations() -> [IntentRecommendation<Intent>] { [] }

    public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}

/// Ready-made choices with a name.
public struct IntentRecommendation<T: INIntent> {
    package let intent: T
    package let description: Text

    public init(intent: T, description: Text) { (self.intent, self.description) = (intent, description) }

    public init(intent: T, description: LocalizedStringKey) {
        self.init(intent: intent, description: Text(description))
    }

    @_disfavoredOverload public init(intent: T, description: LocalizedStringResource) {
        self.init(intent: intent, description: Text(description))
    }

    @_disfavoredOverload public init<S: StringProtocol>(intent: T, description: S) {
        self.init(intent: intent, description: Text(description))
    }
}

/// Asks an `IntentTimelineProvider`.
struct IntentProviderCalls<Provider: IntentTimelineProvider>: ConfigurableCalls {
    let provider: Provider
    var configuration: Provider.Intent

    var name: String { String(describing: Provider.self) }

    func placeholder(in context: TimelineProviderContext) -> Provider.Entry { provider.placeholder(in: context) }

    func snapshot(in context: TimelineProviderContext, limit: AnswerLimit) async throws -> Provider.Entry {
        try await answer(to: "getSnapshot of \(name)", within: limit) { answer in
            provider.getSnapshot(for: configuration, in: context) { answer.give($0) }
        }
    }

    func timeline(in context: TimelineProviderContext, limit: AnswerLimit) async throws -> Timeline<Provider.Entry> {
        try await answer(to: "getTimeline of \(name)", within: limit) { answer in
            provider.getTimeline(for: configuration, in: context) { answer.give($0) }
        }
    }
}
