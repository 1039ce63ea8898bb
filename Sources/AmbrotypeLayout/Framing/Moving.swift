import AmbrotypeGeometry
package import Foundation

/// `offset(x:y:)`: shows its child elsewhere; size, guides and spacing are as without it. Leading coordinates: mirrored right to left.
package struct Offset: SingleChildLayout, Equatable {
    /// Points, towards the trailing and the bottom edge.
    package let offset: CGSize

    package init(_ offset: CGSize) { self.offset = offset }

    package func size(of child: LayoutSubview, in proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }

    package func placement(of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize) -> Placement {
        Placement(position: CGPoint(x: offset.width, y: offset.height), proposal: proposal)
    }

    package func explicitGuide(
        _ key: AlignmentKey, of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
        child.dimensions(in: proposal)[explicit: key]
    }

    package var keepsPriority: Bool { true }

    package typealias AnimatableData = EmptyAnimatableData
}

/// `position(x:y:)`: takes all it is offered (its child's length where that is nothing) and puts its child's centre at a point.
package struct Position: SingleChildLayout, Equatable {
    /// Points from the leading top corner.
    package let position: CGPoint

    package init(_ position: CGPoint) { self.position = position }

    package func size(of child: LayoutSubview, in proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        return proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
    }

    package func placement(of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize) -> Placement {
        Placement(position: position, anchor: .center, proposal: ProposedViewSize(size))
    }

    package func spacing(of child: LayoutSubview) -> ViewSpacing { .shape }

    package typealias AnimatableData = EmptyAnimatableData
}

/// `GeometryReader`: takes all it is offered (10 points where that is nothing) and puts its content at the leading top corner.
package struct GeometryReaderLayout: SingleChildLayout, Equatable {
    package init() {}

    package func size(of child: LayoutSubview, in proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    package func placement(of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize) -> Placement {
        Placement(position: .zero, proposal: ProposedViewSize(size))
    }

    package func spacing(of child: LayoutSubview) -> ViewSpacing { .shape }

    package func explicitGuide(
        _ key: AlignmentKey, of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? { nil }

    package typealias AnimatableData = EmptyAnimatableData
}
