package import AmbrotypeGeometry
package import Foundation

/// The outermost layout: takes all it is offered and puts its child in the middle of what the safe area leaves.
///
/// The middle is exact, at the top inset and half the available height; only leaves are rounded to pixels (measured).
package struct SafeArea: SingleChildLayout, Equatable {
    /// Points the safe area leaves out on each side.
    package let insets: EdgeInsets

    package init(_ insets: EdgeInsets) { self.insets = insets }

    package func size(of child: LayoutSubview, in proposal: ProposedViewSize) -> CGSize {
        let size = child.sizeThatFits(proposal.inset(by: insets))
        return proposal.replacingUnspecifiedDimensions(
            by: CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical))
    }

    package func placement(of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize) -> Placement {
        let offer = ProposedViewSize(size).inset(by: insets)
        let middle = CGPoint(
            x: insets.leading + (offer.width ?? 0) / 2, y: insets.top + (offer.height ?? 0) / 2)
        return Placement(position: middle, anchor: .center, proposal: offer)
    }

    package typealias AnimatableData = EmptyAnimatableData
}

/// `ignoresSafeArea`: reports its child's size as if it were not there, and offers the child the insets too when it is placed.
package struct IgnoringSafeArea: SingleChildLayout, Equatable {
    /// Points the child grows on each side: the safe area's insets where its frame touches them, else 0.
    package let insets: EdgeInsets

    package init(_ insets: EdgeInsets) { self.insets = insets }

    package func size(of child: LayoutSubview, in proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }

    package func placement(of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize) -> Placement {
        let offer = ProposedViewSize(
            width: size.width + insets.horizontal, height: size.height + insets.vertical)
        return Placement(position: CGPoint(x: -insets.leading, y: -insets.top), proposal: offer)
    }

    package var keepsPriority: Bool { true }

    package typealias AnimatableData = EmptyAnimatableData
}
