package import Foundation

/// Whether content of a fixed shape is wholly seen in its space or wholly covers it.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
    case fit
    case fill
}

/// `aspectRatio(_:contentMode:)`: offers its child the largest size of the ratio inside the proposal, or the smallest around it;
/// reports the child's size, centres the child. Without any proposal it passes that on.
package struct AspectRatio: SingleChildLayout, Equatable {
    /// Width by height, above 0; nil: that of the child's ideal size.
    package let ratio: CGFloat?
    package let contentMode: ContentMode

    package init(_ ratio: CGFloat?, contentMode: ContentMode) { (self.ratio, self.contentMode) = (ratio, contentMode) }

    /// What a child of this ideal size is offered.
    package func offer(_ proposal: ProposedViewSize, ideal: @autoclosure () -> CGSize) -> ProposedViewSize {
        if proposal == .unspecified { return proposal }
        let shape = ratio.map { CGSize(width: $0, height: 1) } ?? ideal()
        let factors = [
            factor(from: shape.width, to: proposal.width), factor(from: shape.height, to: proposal.height),
        ].compactMap { $0 }
        guard let factor = contentMode == .fit ? factors.min() : factors.max() else { return proposal }
        return ProposedViewSize(
            CGSize(width: (shape.width * factor).orIfNaN(0), height: (shape.height * factor).orIfNaN(0)))
    }

    /// nil: this axis sets no limit.
    private func factor(from length: CGFloat, to target: CGFloat?) -> CGFloat? {
        guard let target, length > 0 else { return nil }
        return target / length
    }

    package func size(of child: LayoutSubview, in proposal: ProposedViewSize) -> CGSize {
        child.sizeThatFits(offer(proposal, ideal: child.sizeThatFits(.unspecified)))
    }

    package func placement(of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize) -> Placement {
        .centring(in: size, proposal: offer(proposal, ideal: child.sizeThatFits(.unspecified)))
    }

    package typealias AnimatableData = EmptyAnimatableData
}
