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
        let reach = reach(at: proposal, subviews: subviews)
        return CGSize(width: reach.x.length, height: reach.y.length)
    }

    /// Each child is offered the stack's own size.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        let offer = ProposedViewSize(bounds.size)
        let reach = reach(at: offer, subviews: subviews)
        for subview in subviews {
            let guides = subview.dimensions(in: offer)[alignment]
            subview.place(
                at: CGPoint(
                    x: bounds.minX + reach.x.start(ofGuide: guides.x),
                    y: bounds.minY + reach.y.start(ofGuide: guides.y)), proposal: offer)
        }
    }

    /// How far the children that decide the size reach around the shared guides.
    private func reach(at proposal: ProposedViewSize, subviews: Subviews) -> (x: GuideReach, y: GuideReach) {
        let highest = subviews.map(\.priority).max()
        var (x, y) = (GuideReach(), GuideReach())
        for subview in subviews where subview.priority == highest {
            let dimensions = subview.dimensions(in: proposal)
            x.include(length: dimensions.width, guide: dimensions[alignment.horizontal])
            y.include(length: dimensions.height, guide: dimensions[alignment.vertical])
        }
        return (x, y)
    }
}
