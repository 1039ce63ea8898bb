package import AmbrotypeGeometry
package import Foundation

/// The size of a `Spacer`.
package enum SpacerLength {
    /// Shortest length when a spacer names none, in points (measured: three spacers in a row are 24).
    package static let defaultMinimum: CGFloat = 8

    /// A spacer's layout priority: it gets what everything else leaves.
    package static let priority = -Double.infinity

    /// Takes what is proposed along the stack's axis, at least its minimum (which is also its ideal), and nothing across it;
    /// outside a stack it does so along both.
    ///
    /// - Parameters:
    ///   - minLength: points; nil for 8.
    ///   - axis: that of the innermost stack around it; nil outside a stack.
    package static func size(minLength: CGFloat?, along axis: Axis?, in proposal: ProposedViewSize) -> CGSize {
        let shortest = minLength ?? defaultMinimum
        func length(_ proposed: CGFloat?) -> CGFloat { max(0, max(shortest, proposed ?? shortest)) }
        return CGSize(
            width: axis == .vertical ? 0 : length(proposal.width),
            height: axis == .horizontal ? 0 : length(proposal.height))
    }
}
