import AmbrotypeGeometry
package import Foundation

/// A layout around one child: a frame, padding, a fixed size, an aspect ratio, …
///
/// Says what it offers its child and what size it reports. Without a child it is an empty container; of several children it
/// arranges the first (the views above wrap each of a group by itself).
package protocol SingleChildLayout: PriorityKeeping where Cache == Void {
    /// The size reported at a proposal.
    func size(of child: LayoutSubview, in proposal: ProposedViewSize) -> CGSize

    /// Where the child goes in a container of `size` at the origin that was offered `proposal`, in leading coordinates.
    func placement(of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize) -> Placement

    /// The air around the two together; the child's by default.
    func spacing(of child: LayoutSubview) -> ViewSpacing

    /// A guide of the two together, nil where it is nowhere set; by default the child's, where the child is.
    func explicitGuide(
        _ key: AlignmentKey, of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat?
}

/// A layout that can let its first child's own layout priority (a spacer's minus infinity) show through.
package protocol PriorityKeeping: Layout {
    /// False makes the priority 0.
    var keepsPriority: Bool { get }
}

extension SingleChildLayout {
    package func spacing(of child: LayoutSubview) -> ViewSpacing { child.spacing }

    package var keepsPriority: Bool { false }

    package func explicitGuide(
        _ key: AlignmentKey, of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        let placement = placement(of: child, in: size, proposal: proposal)
        let dimensions = child.dimensions(in: placement.proposal)
        return dimensions[explicit: key].map { placement.origin(of: dimensions.size)[key.axis] + $0 }
    }
}

extension SingleChildLayout {
    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.first.map { size(of: $0, in: proposal) } ?? .zero
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        guard let child = subviews.first else { return }
        let placement = placement(of: child, in: bounds.size, proposal: proposal)
        child.place(
            at: placement.position + bounds.origin, anchor: placement.anchor, proposal: placement.proposal)
    }

    package func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        subviews.first.map { spacing(of: $0) } ?? .zero
    }

    package func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        guard let child = subviews.first else { return nil }
        return explicitGuide(guide.key, of: child, in: bounds.size, proposal: proposal).map { $0 + bounds.minX }
    }

    package func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        guard let child = subviews.first else { return nil }
        return explicitGuide(guide.key, of: child, in: bounds.size, proposal: proposal).map { $0 + bounds.minY }
    }
}

extension Placement {
    /// The child's guides on the guides of a frame of `size`, as every frame aligns what is in it.
    static func aligning(
        _ alignment: Alignment, of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize
    ) -> Placement {
        let own = ViewDimensions(size: size)[alignment]
        let theirs = child.dimensions(in: proposal)[alignment]
        let position = CGPoint(x: (own.x - theirs.x).orIfNaN(0), y: (own.y - theirs.y).orIfNaN(0))
        return Placement(position: position, proposal: proposal)
    }

    /// The child's centre on that of a container of `size`.
    static func centring(in size: CGSize, proposal: ProposedViewSize) -> Placement {
        Placement(
            position: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center, proposal: proposal)
    }
}
