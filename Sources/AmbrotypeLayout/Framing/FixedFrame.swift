import AmbrotypeGeometry
package import Foundation

/// `frame(width:height:alignment:)`.
///
/// Offers its child the given lengths and passes the proposal on where none is given; reports the given lengths, else the child's.
package struct FixedFrame: SingleChildLayout, Equatable {
    /// Points; nil: the child's. Negative and infinite lengths count as nil.
    package let width: CGFloat?
    package let height: CGFloat?
    /// Guides of the child on those of the frame.
    package let alignment: Alignment

    package init(width: CGFloat?, height: CGFloat?, alignment: Alignment = .center) {
        func valid(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil } }
        (self.width, self.height, self.alignment) = (valid(width), valid(height), alignment)
    }

    /// What the child is offered.
    package func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    package func size(of child: LayoutSubview, in proposal: ProposedViewSize) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let size = child.sizeThatFits(offer(proposal))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    package func placement(of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize) -> Placement {
        .aligning(alignment, of: child, in: size, proposal: offer(proposal))
    }

    package func spacing(of child: LayoutSubview) -> ViewSpacing {
        var axes: Axis.Set = []
        if width != nil { axes.insert(.horizontal) }
        if height != nil { axes.insert(.vertical) }
        return child.spacing.framed(along: axes)
    }

    package typealias AnimatableData = EmptyAnimatableData
}
