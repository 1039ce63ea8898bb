package import Foundation

/// `fixedSize(horizontal:vertical:)`: offers its child nothing along the fixed axes, so that it takes its ideal length there.
package struct FixedSize: SingleChildLayout, Equatable {
    package let horizontal: Bool
    package let vertical: Bool

    package init(horizontal: Bool = true, vertical: Bool = true) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    package func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }

    package func size(of child: LayoutSubview, in proposal: ProposedViewSize) -> CGSize {
        child.sizeThatFits(offer(proposal))
    }

    package func placement(of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize) -> Placement {
        .centring(in: size, proposal: offer(proposal))
    }

    package var keepsPriority: Bool { true }

    package typealias AnimatableData = EmptyAnimatableData
}
