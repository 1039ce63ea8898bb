public import AmbrotypeActivities
import AmbrotypeViews

/// A Live Activity: its card on the Lock Screen and its forms in the Dynamic Island.
@MainActor @preconcurrency public struct ActivityConfiguration<Attributes: ActivityAttributes>: DescribedConfiguration {
    private let source: ActivitySource

    public init<Content: View>(
        for attributesType: Attributes.Type,
        @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
        dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
    ) { source = ActivitySource(content: content, island: dynamicIsland) }

    package func describe() -> WidgetDescription {
        var description = WidgetDescription(kind: source.attributesName, content: .activity(source))
        description.families = []
        return description
    }
}

/// What the views of a Live Activity are made from.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
    public let activityID: String
    public let attributes: Attributes
    public let state: Attributes.ContentState
    /// Whether the state's stale date has passed.
    public let isStale: Bool

    package init(
        activityID: String = "activity", attributes: Attributes, state: Attributes.ContentState, isStale: Bool = false
    ) {
        (self.activityID, self.attributes, self.state, self.isStale) = (activityID, attributes, state, isStale)
    }
}

extension ActivityViewContext: Identifiable {
    public var id: String { activityID }
}
