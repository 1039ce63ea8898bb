package import Foundation

/// `alignmentGuide(_:computeValue:)`: its child, with one guide set.
///
/// `Sendable` by promise only, as Apple's closure is not: one picture's views are used by one thread at a time.
package struct GuideOverride: SingleChildLayout, @unchecked Sendable {
    package let key: AlignmentKey
    /// Position of the guide in the child, in points, given the child's dimensions.
    package let position: (ViewDimensions) -> CGFloat

    package init(_ guide: HorizontalAlignment, position: @escaping (ViewDimensions) -> CGFloat) {
        (key, self.position) = (guide.key, position)
    }

    package init(_ guide: VerticalAlignment, position: @escaping (ViewDimensions) -> CGFloat) {
        (key, self.position) = (guide.key, position)
    }

    package func size(of child: LayoutSubview, in proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }

    package func placement(of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize) -> Placement {
        Placement(position: .zero, proposal: proposal)
    }

    package func explicitGuide(
        _ key: AlignmentKey, of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        let dimensions = child.dimensions(in: proposal)
        return key == self.key ? position(dimensions) : dimensions[explicit: key]
    }

    package var keepsPriority: Bool { true }

    package typealias AnimatableData = EmptyAnimatableData
}
