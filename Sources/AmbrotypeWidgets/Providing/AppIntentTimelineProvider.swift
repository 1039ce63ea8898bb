public import AmbrotypeViews

/// Makes the entries of a widget whose choices are an App Intent.
public protocol AppIntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: WidgetConfigurationIntent
    typealias Context = TimelineProviderContext

    /// Ready-made choices for platforms without settings; not asked for on iPhone and iPad.
    func recommendations() -> [AppIntentRecommendation<Intent>]

    /// An entry to show, redacted, while there is no other. Answers at once.
    func placeholder(in context: Context) -> Entry

    /// One entry for the present moment; sample data when `context.isPreview`.
    func snapshot(for configuration: Intent, in context: Context) async -> Entry

    /// Entries from the present moment on, and when to ask again.
    func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>

    /// When the widget matters; only watchOS acts on it.
    func relevance() async -> WidgetRelevance<Intent>
}

extension AppIntentTimelineProvider {
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }

    public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}

/// Ready-made choices with a name.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
    package let intent: Intent
    package let description: Text

    public init(intent: Intent, description: Text) { (self.intent, self.description) = (intent, description) }

    public init(intent: Intent, description: LocalizedStringKey) {
        self.init(intent: intent, description: Text(description))
    }

    @_disfavoredOverload public init(intent: Intent, description: LocalizedStringResource) {
        self.init(intent: intent, description: Text(description))
    }

    @_disfavoredOverload public init(intent: Intent, description: some StringProtocol) {
        self.init(intent: intent, description: Text(description))
    }
}

/// Asks an `AppIntentTimelineProvider`.
struct AppIntentProviderCalls<Provider: AppIntentTimelineProvider>: ConfigurableCalls {
    let provider: Provider
    var configuration: Provider.Intent

    var name: String { String(describing: Provider.self) }

    func placeholder(in context: TimelineProviderContext) -> Provider.Entry { provider.placeholder(in: context) }

    func snapshot(in context: TimelineProviderContext, limit: AnswerLimit) async throws -> Provider.Entry {
        let provider = Unchecked(provider)
        let configuration = configuration
        return try await answer(to: "snapshot of \(name)", within: limit) { answer in
            Task.detached { answer.give(await provider.value.snapshot(for: configuration, in: context)) }
        }
    }

    func timeline(in context: TimelineProviderContext, limit: AnswerLimit) async throws -> Timeline<Provider.Entry> {
        let provider = Unchecked(provider)
        let configuration = configuration
        return try await answer(to: "timeline of \(name)", within: limit) { answer in
            Task.detached { answer.give(await provider.value.timeline(for: configuration, in: context)) }
        }
    }
}
