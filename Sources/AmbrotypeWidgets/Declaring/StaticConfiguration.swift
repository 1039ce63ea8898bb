/// A widget without settings.
@MainActor @preconcurrency public struct StaticConfiguration<Content: View>: DescribedConfiguration {
    private let description: WidgetDescription

    /// - Parameters:
    ///   - kind: names the widget when its timelines are reloaded.
    ///   - provider: makes the entries.
    ///   - content: the view of one entry.
    public init<Provider: TimelineProvider>(
        kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {
        let source = EntrySource(provider: TimelineProviderCalls(provider), content: content)
        description = WidgetDescription(kind: kind, content: .entries(source))
    }

    package func describe() -> WidgetDescription { description }
}
