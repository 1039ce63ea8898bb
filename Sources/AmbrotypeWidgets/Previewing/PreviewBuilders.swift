public import AmbrotypeActivities
public import AmbrotypeTimelines

/// Collects the entries of a widget preview.
@resultBuilder public struct PreviewTimelineBuilder {
    public static func buildExpression(_ entry: some TimelineEntry) -> [any TimelineEntry] { [entry] }

    public static func buildPartialBlock(first: [any TimelineEntry]) -> [any TimelineEntry] { first }

    public static func buildPartialBlock(accumulated: [any TimelineEntry], next: [any TimelineEntry])
        -> [any TimelineEntry]
    { accumulated + next }

    public static func buildArray(_ components: [[any TimelineEntry]]) -> [any TimelineEntry] {
        components.flatMap { $0 }
    }
}

/// Collects the states of a Live Activity preview.
@resultBuilder public struct PreviewActivityBuilder<A: ActivityAttributes> {
    public static func buildExpression(_ contentState: A.ContentState) -> [A.ContentState] { [contentState] }

    public static func buildPartialBlock(first: [A.ContentState]) -> [A.ContentState] { first }

    public static func buildPartialBlock(accumulated: [A.ContentState], next: [A.ContentState]) -> [A.ContentState] {
        accumulated + next
    }

    public static func buildArray(_ components: [[A.ContentState]]) -> [A.ContentState] { components.flatMap { $0 } }
}
