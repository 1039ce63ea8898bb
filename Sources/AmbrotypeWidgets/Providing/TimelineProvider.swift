/// Makes the entries of a widget without settings, through callbacks.
public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext

    /// An entry to show, redacted, while there is no other. Answers at once.
    func placeholder(in context: Context) -> Entry

    /// One entry for the present moment; sample data when `context.isPreview`.
    @preconcurrency func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)

    /// Entries from the present moment on, and when to ask again.
    @preconcurrency func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)

    /// When the widget matters; only watchOS acts on it.
    func relevance() async -> WidgetRelevance<Void>
}

extension TimelineProvider {
    public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}
