import AmbrotypeGeometry
package import Foundation

/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`; the rules of each axis are `FlexibleLength`'s.
package struct FlexibleFrame: SingleChildLayout, Equatable {
    package let width: FlexibleLength
    package let height: FlexibleLength
    /// Guides of the child on those of the frame.
    package let alignment: Alignment

    package init(width: FlexibleLength, height: FlexibleLength, alignment: Alignment = .center) {
        (self.width, self.height, self.alignment) = (width, height, alignment)
    }

    package init(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) {
        self.init(
            width: FlexibleLength(min: minWidth, ideal: idealWidth, max: maxWidth),
            height: FlexibleLength(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment)
    }

    package func size(of child: LayoutSubview, in proposal: ProposedViewSize) -> CGSize {
        if let width = width.ownLength(proposal.width), let height = height.ownLength(proposal.height) {
            return CGSize(width: width, height: height)
        }
        let offer = ProposedViewSize(width: width.offer(proposal.width), height: height.offer(proposal.height))
        let size = child.sizeThatFits(offer)
        return CGSize(
            width: width.length(around: size.width, proposed: proposal.width),
            height: height.length(around: size.height, proposed: proposal.height))
    }

    package func placement(of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize) -> Placement {
        let offer = ProposedViewSize(
            width: width.placingOffer(proposal.width, length: size.width),
            height: height.placingOffer(proposal.height, length: size.height))
        return .aligning(alignment, of: child, in: size, proposal: offer)
    }

    package func spacing(of child: LayoutSubview) -> ViewSpacing {
        var axes: Axis.Set = []
        if !width.isUnset { axes.insert(.horizontal) }
        if !height.isUnset { axes.insert(.vertical) }
        return child.spacing.framed(along: axes)
    }

    package typealias AnimatableData = EmptyAnimatableData
}
