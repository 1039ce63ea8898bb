public import Foundation

/// Children on top of each other, the first one at the back.
@frozen public struct ZStackLayout: Layout {
    /// The guides the children share; the centre by default.
    public var alignment: Alignment

    @inlinable public init(alignment: Alignment = .center) { self.alignment = alignment }

    public typealias AnimatableData = EmptyAnimatableData
    public typealias Cache = Void
}

extension ZStackLayout {
    /// The union of the frames, guides on guides, of the children of the highest priority, each offered the whole proposal.
    ///
    /// (Priorities: a reimplementation's behaviour. That guides widen the union as in a row: assumed.)
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let (before, after) = reach(around: proposal, subviews: subviews)
        return CGSize(width: max(0, before.x + after.x), height: max(0, before.y + after.y))
    }

    /// Each child is offered the stack's own size.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let offer = ProposedViewSize(bounds.size)
        let (before, _) = reach(around: offer, subviews: subviews)
        for subview in subviews {
            let guides = subview.dimensions(in: offer)[alignment]
            subview.place(
                at: CGPoint(
                    x: bounds.minX + (before.x - guides.x).orIfNaN(0),
                    y: bounds.minY + (before.y - guides.y).orIfNaN(0)),
                proposal: offer)
        }
    }

    /// How far the frames of the leading children reach before and after the shared guides, in points.
    private func reach(around proposal: ProposedViewSize, subviews: Subviews) -> (before: CGPoint, after: CGPoint) {
        guard let highest = subviews.map(\.priority).max() else { return (.zero, .zero) }
        let far = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
        return subviews.filter { $0.priority == highest }.reduce((far, far)) { reach, subview in
            let dimensions = subview.dimensions(in: proposal)
            let guides = dimensions[alignment]
            return (
                CGPoint(x: max(reach.0.x, guides.x), y: max(reach.0.y, guides.y)),
                CGPoint(
                    x: max(reach.1.x, (dimensions.width - guides.x).orIfNaN(dimensions.width)),
                    y: max(reach.1.y, (dimensions.height - guides.y).orIfNaN(dimensions.height)))
            )
        }
    }
}
