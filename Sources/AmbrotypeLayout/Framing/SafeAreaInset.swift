package import AmbrotypeGeometry
package import Foundation

/// `safeAreaInset(edge:alignment:spacing:content:)`: the first child is the content, the second the bar along one edge.
///
/// The bar is offered the whole proposal and takes its length from that edge; the content is offered what is left. Reports the two
/// beside each other. Their guides of `alignment` are put on each other along the edge.
package struct SafeAreaInset: Layout, Equatable {
    package let edge: Edge
    package let alignment: AlignmentKey
    /// Points between the two; nil for what they wish.
    package let gap: CGFloat?

    /// A bar at the top or the bottom.
    package init(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        (self.edge, self.alignment, gap) = (edge == .top ? .top : .bottom, alignment.key, spacing)
    }

    /// A bar at the leading or the trailing side.
    package init(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        (self.edge, self.alignment, gap) = (edge == .leading ? .leading : .trailing, alignment.key, spacing)
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let parts = parts(in: proposal, subviews: subviews)
        guard let content = parts.content else { return .zero }
        return CGSize(
            content.size[axis] + parts.taken, along: axis,
            across: max(content.size[axis.other], parts.bar?.size[axis.other] ?? 0))
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let parts = parts(in: proposal, subviews: subviews)
        guard let content = parts.content else { return }
        let isFirst = edge == .top || edge == .leading
        let start = isFirst ? parts.taken : 0
        let middle = ViewDimensions(size: bounds.size)[alignment]
        func place(_ subview: LayoutSubview, _ dimensions: ViewDimensions, at main: CGFloat, _ offer: ProposedViewSize)
        {
            let point = CGPoint(main, along: axis, across: (middle - dimensions[alignment]).orIfNaN(0))
            subview.place(at: bounds.origin + point, proposal: offer)
        }
        place(subviews[0], content, at: start, parts.offer)
        guard let bar = parts.bar else { return }
        place(subviews[1], bar, at: isFirst ? 0 : bounds.size[axis] - bar.size[axis], proposal)
    }

    /// How far the content's safe area is inset by the bar and the gap, in points.
    package func inset(in proposal: ProposedViewSize, subviews: Subviews) -> EdgeInsets {
        EdgeInsets(parts(in: proposal, subviews: subviews).taken, edges: Edge.Set(edge))
    }

    private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

    private struct Parts {
        var content: ViewDimensions?
        var bar: ViewDimensions?
        /// Points of the bar and the gap.
        var taken: CGFloat = 0
        /// What the content is offered.
        var offer: ProposedViewSize
    }

    private func parts(in proposal: ProposedViewSize, subviews: Subviews) -> Parts {
        var parts = Parts(offer: proposal)
        if subviews.count > 1 {
            let bar = subviews[1].dimensions(in: proposal)
            parts.bar = bar
            parts.taken = bar.size[axis] + (gap ?? wishedGap(subviews[0].spacing, subviews[1].spacing))
            parts.offer[axis] = proposal[axis].map { max(0, $0 - parts.taken) }
        }
        parts.content = subviews.first?.dimensions(in: parts.offer)
        return parts
    }

    private func wishedGap(_ content: ViewSpacing, _ bar: ViewSpacing) -> CGFloat {
        edge == .top || edge == .leading
            ? bar.distance(to: content, along: axis) : content.distance(to: bar, along: axis)
    }

    package typealias AnimatableData = EmptyAnimatableData
}
