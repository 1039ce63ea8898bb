public import AmbrotypeGeometry
public import AmbrotypeViews
public import Foundation

/// The forms of a Live Activity in the Dynamic Island.
public struct DynamicIsland {
    package let expanded: @MainActor () -> [IslandRegion]
    package let compactLeading: @MainActor () -> AnyView
    package let compactTrailing: @MainActor () -> AnyView
    package let minimal: @MainActor () -> AnyView
    package private(set) var url: URL?
    package private(set) var keyline: Color?
    package private(set) var margins: [DynamicIslandMode: EdgeLengths] = [:]

    public init<Expanded: View, CompactLeading: View, CompactTrailing: View, Minimal: View>(
        @DynamicIslandExpandedContentBuilder expanded: @escaping () -> DynamicIslandExpandedContent<Expanded>,
        @ViewBuilder compactLeading: @escaping () -> CompactLeading,
        @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
        @ViewBuilder minimal: @escaping () -> Minimal
    ) {
        nonisolated(unsafe) let (expanded, leading, trailing) = (expanded, compactLeading, compactTrailing)
        nonisolated(unsafe) let minimal = minimal
        self.expanded = { expanded().regions }
        self.compactLeading = { AnyView(leading()) }
        self.compactTrailing = { AnyView(trailing()) }
        self.minimal = { AnyView(minimal()) }
    }

    /// From regions whose types are already gone.
    package init(
        regions: @escaping @MainActor () -> [IslandRegion], compactLeading: @escaping @MainActor () -> AnyView,
        compactTrailing: @escaping @MainActor () -> AnyView, minimal: @escaping @MainActor () -> AnyView
    ) {
        expanded = regions
        (self.compactLeading, self.compactTrailing, self.minimal) = (compactLeading, compactTrailing, minimal)
    }

    private func changed(_ change: (inout DynamicIsland) -> Void) -> DynamicIsland {
        var island = self
        change(&island)
        return island
    }

    /// The URL a tap opens in every form, unless a view sets another.
    public func widgetURL(_ url: URL?) -> DynamicIsland { changed { $0.url = url } }

    /// Tints the line around the island.
    public func keylineTint(_ color: Color?) -> DynamicIsland { changed { $0.keyline = color } }

    /// Replaces the margins of a form. Where calls name the same edge, the first, innermost one holds (documentation).
    public func contentMargins(_ edges: Edge.Set = .all, _ length: Double, for mode: DynamicIslandMode) -> DynamicIsland
    {
        changed { $0.margins[mode, default: EdgeLengths()].fill(edges, length) }
    }
}

/// A form of the island whose margins can be set.
public struct DynamicIslandMode: Hashable, Sendable {
    package let name: String

    public static let expanded = DynamicIslandMode(name: "expanded")
    public static let compactLeading = DynamicIslandMode(name: "compactLeading")
    public static let compactTrailing = DynamicIslandMode(name: "compactTrailing")
    public static let minimal = DynamicIslandMode(name: "minimal")
}

/// Lengths that an author set for some edges; the first word for an edge holds.
package struct EdgeLengths: Equatable, Sendable {
    package var top, leading, bottom, trailing: CGFloat?

    package init() {}

    package mutating func fill(_ edges: Edge.Set, _ length: Double) {
        if edges.contains(.top) { top = top ?? length }
        if edges.contains(.leading) { leading = leading ?? length }
        if edges.contains(.bottom) { bottom = bottom ?? length }
        if edges.contains(.trailing) { trailing = trailing ?? length }
    }

    /// These lengths, the given ones where none was set.
    package func over(_ standard: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: top ?? standard.top, leading: leading ?? standard.leading, bottom: bottom ?? standard.bottom,
            trailing: trailing ?? standard.trailing)
    }
}
