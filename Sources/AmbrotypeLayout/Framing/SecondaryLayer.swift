import AmbrotypeGeometry
package import Foundation

/// `overlay` and `background`: the first child is the primary one and decides everything; the second is offered the size the
/// primary took and has its guides put on the primary's. Which is drawn in front is not layout's business.
///
/// Several secondary views are one `ZStackLayout` child of the same alignment.
package struct SecondaryLayer: PriorityKeeping, Equatable {
    package let alignment: Alignment

    package init(alignment: Alignment = .center) { self.alignment = alignment }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        guard let primary = subviews.first else { return }
        primary.place(at: bounds.origin, proposal: proposal)
        let dimensions = primary.dimensions(in: proposal)
        let offer = ProposedViewSize(dimensions.size)
        for secondary in subviews.dropFirst() {
            let (own, theirs) = (dimensions[alignment], secondary.dimensions(in: offer)[alignment])
            let position = CGPoint(x: (own.x - theirs.x).orIfNaN(0), y: (own.y - theirs.y).orIfNaN(0))
            secondary.place(at: bounds.origin + position, proposal: offer)
        }
    }

    package var keepsPriority: Bool { true }

    package func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { subviews.first?.spacing ?? .zero }

    package func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        subviews.first?.dimensions(in: proposal)[explicit: guide].map { $0 + bounds.minX }
    }

    package func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        subviews.first?.dimensions(in: proposal)[explicit: guide].map { $0 + bounds.minY }
    }

    package typealias AnimatableData = EmptyAnimatableData
}
