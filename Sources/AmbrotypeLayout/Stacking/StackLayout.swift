package import AmbrotypeGeometry
package import Foundation

/// A row or a column.
package protocol StackLayout: Layout where Cache == _StackLayoutCache {
    static var axis: Axis { get }
    var guide: AlignmentKey { get }
    var spacing: CGFloat? { get }
}

/// What a stack keeps between questions: the children's spacings and the shortest and longest lengths it asked them for.
public struct _StackLayoutCache {
    var measuring: StackMeasuring
}

@available(*, unavailable)
extension _StackLayoutCache: Sendable {}

extension StackLayout {
    public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: axis) }

    public func makeCache(subviews: Subviews) -> _StackLayoutCache {
        _StackLayoutCache(
            measuring: StackMeasuring(subviews: subviews, axis: Self.axis, guide: guide, spacing: spacing))
    }

    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
    ) -> CGSize {
        cache.measuring.measure(proposal).size
    }

    /// Each child is placed with the proposal it was measured at. A stack that was proposed nothing across its axis proposes its
    /// own thickness there, so that a divider or a greedy child grows to the thickest of the others.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
    ) {
        var settled = proposal
        settled[Self.axis.other] = proposal[Self.axis.other] ?? bounds.size[Self.axis.other]
        let measured = cache.measuring.measure(settled)
        for (subview, child) in zip(subviews, measured.children) {
            subview.place(
                at: CGPoint(x: bounds.minX + child.origin.x, y: bounds.minY + child.origin.y),
                proposal: child.proposal)
        }
    }

    /// Along the stack the first and the last child's edges, across it every child's.
    public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing {
        if subviews.isEmpty { return .zero }
        let isRow = Self.axis == .horizontal
        var spacing = ViewSpacing()
        for (index, subview) in subviews.enumerated() {
            var edges: Edge.Set = isRow ? .vertical : .horizontal
            if index == 0 { edges.insert(isRow ? .leading : .top) }
            if index == subviews.count - 1 { edges.insert(isRow ? .trailing : .bottom) }
            spacing.formUnion(subview.spacing, edges: edges)
        }
        return spacing
    }
}
