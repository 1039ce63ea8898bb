package import AmbrotypeGeometry
package import Foundation

/// `padding(_:)`: offers its child what is left inside the insets, reports the child's size and the insets around it, at least 0.
package struct Padding: SingleChildLayout, Equatable {
    /// Points when `padding()` names no length (measured).
    package static let defaultLength: CGFloat = 16

    package let insets: EdgeInsets

    package init(_ insets: EdgeInsets) { self.insets = insets }

    /// - Parameters:
    ///   - edges: those that get the length.
    ///   - length: points; nil for 16.
    package init(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) {
        self.init(EdgeInsets(length ?? Self.defaultLength, edges: edges))
    }

    package func size(of child: LayoutSubview, in proposal: ProposedViewSize) -> CGSize {
        let size = child.sizeThatFits(proposal.inset(by: insets))
        return CGSize(
            width: max(0, size.width + insets.horizontal), height: max(0, size.height + insets.vertical))
    }

    package func placement(of child: LayoutSubview, in size: CGSize, proposal: ProposedViewSize) -> Placement {
        Placement(position: CGPoint(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))
    }

    /// An edge with a length other than 0 forgets its text and behaves like a shape's (measured).
    package func spacing(of child: LayoutSubview) -> ViewSpacing {
        var edges: Edge.Set = []
        if insets.top != 0 { edges.insert(.top) }
        if insets.leading != 0 { edges.insert(.leading) }
        if insets.bottom != 0 { edges.insert(.bottom) }
        if insets.trailing != 0 { edges.insert(.trailing) }
        return child.spacing.forgettingText(on: edges)
    }

    package typealias AnimatableData = EmptyAnimatableData
}
