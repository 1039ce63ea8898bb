public import AmbrotypeIntents
import AmbrotypeViews

/// A widget whose choices are an App Intent.
@MainActor @preconcurrency
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: DescribedConfiguration {
    private let description: WidgetDescription

    /// - Parameters:
    ///   - kind: names the widget when its timelines are reloaded.
    ///   - intent: the choices; a widget nobody has configured gets their defaults.
    ///   - provider: makes the entries.
    ///   - content: the view of one entry.
    public init<Provider: AppIntentTimelineProvider>(
        kind: String, intent: Intent.Type = Intent.self, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        let calls = AppIntentProviderCalls(provider: provider, configuration: Intent())
        description = WidgetDescription(kind: kind, content: .entries(EntrySource(configured: calls, content: content)))
    }

    package func describe() -> WidgetDescription { description }
}

/// A widget whose choices are a SiriKit intent.
@MainActor @preconcurrency
public struct IntentConfiguration<Intent: INIntent, Content: View>: DescribedConfiguration {
    private let description: WidgetDescription

    /// As `AppIntentConfiguration`, with the class that the intent definition generates.
    public init<Provider: IntentTimelineProvider>(
        kind: String, intent: Intent.Type, provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) where Provider.Intent == Intent {
        let calls = IntentProviderCalls(provider: provider, configuration: Intent())
        description = WidgetDescription(kind: kind, content: .entries(EntrySource(configured: calls, content: content)))
    }

    package func describe() -> WidgetDescription { description }
}
