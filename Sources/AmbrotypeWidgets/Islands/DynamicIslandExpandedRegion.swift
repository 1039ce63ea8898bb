public import AmbrotypeGeometry
public import AmbrotypeViews

/// Content for one position of the expanded island.
public struct DynamicIslandExpandedRegion<Content: View> {
    let region: IslandRegion

    /// - Parameter priority: the region with the highest priority gets the island's full width, below the sensors.
    public init(
        _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0, @ViewBuilder content: () -> Content
    ) {
        nonisolated(unsafe) let content = content()
        region = IslandRegion(position: position, priority: priority, content: { AnyView(content) })
    }

    private init(region: IslandRegion) { self.region = region }

    /// Replaces the island's margins beside this region. The first word for an edge holds (documentation).
    public func contentMargins(_ edges: Edge.Set = .all, _ length: Double) -> DynamicIslandExpandedRegion<Content> {
        var region = region
        region.margins.fill(edges, length)
        return DynamicIslandExpandedRegion(region: region)
    }
}

/// A region without its content's type.
package struct IslandRegion {
    package var position: DynamicIslandExpandedRegionPosition
    package var priority: Double
    package var content: @MainActor () -> AnyView
    package var margins = EdgeLengths()

    package init(
        position: DynamicIslandExpandedRegionPosition, priority: Double, content: @escaping @MainActor () -> AnyView
    ) { (self.position, self.priority, self.content) = (position, priority, content) }
}

/// Where a region stands in the expanded island.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
    package let name: String

    /// Beside the sensors at the leading edge, going on below them.
    public static let leading = DynamicIslandExpandedRegionPosition(name: "leading")
    /// Beside the sensors at the trailing edge, going on below them.
    public static let trailing = DynamicIslandExpandedRegionPosition(name: "trailing")
    /// Right below the sensors.
    public static let center = DynamicIslandExpandedRegionPosition(name: "center")
    /// Below the other three.
    public static let bottom = DynamicIslandExpandedRegionPosition(name: "bottom")
}

/// What becomes of a view too wide to stand beside the sensors.
public struct DynamicIslandExpandedRegionVerticalPlacement: Equatable, Sendable {
    let isBelowIfTooWide: Bool

    public static let `default` = DynamicIslandExpandedRegionVerticalPlacement(isBelowIfTooWide: false)
    /// It moves below them.
    public static let belowIfTooWide = DynamicIslandExpandedRegionVerticalPlacement(isBelowIfTooWide: true)
}

/// Regions as a builder collects them.
public struct DynamicIslandExpandedContent<Content: View> {
    package let regions: [IslandRegion]
}

/// Collects the regions of the expanded island.
@resultBuilder public struct DynamicIslandExpandedContentBuilder {
    public static func buildPartialBlock<C: View>(first: DynamicIslandExpandedRegion<C>)
        -> DynamicIslandExpandedContent<some View>
    { DynamicIslandExpandedContent<EmptyView>(regions: [first.region]) }

    public static func buildPartialBlock<C: View>(first: DynamicIslandExpandedContent<C>)
        -> DynamicIslandExpandedContent<some View>
    { DynamicIslandExpandedContent<EmptyView>(regions: first.regions) }

    public static func buildPartialBlock<C0: View, C1: View>(
        accumulated: DynamicIslandExpandedContent<C0>, next: DynamicIslandExpandedRegion<C1>
    ) -> DynamicIslandExpandedContent<some View> {
        DynamicIslandExpandedContent<EmptyView>(regions: accumulated.regions + [next.region])
    }

    public static func buildPartialBlock<C0: View, C1: View>(
        accumulated: DynamicIslandExpandedContent<C0>, next: DynamicIslandExpandedContent<C1>
    ) -> DynamicIslandExpandedContent<some View> {
        DynamicIslandExpandedContent<EmptyView>(regions: accumulated.regions + next.regions)
    }
}
