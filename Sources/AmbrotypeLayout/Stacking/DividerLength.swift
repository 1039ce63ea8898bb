package import AmbrotypeGeometry
package import Foundation

/// The size of a `Divider`.
package enum DividerLength {
    /// As long as it is offered across the stack it stands in (10 points where that is nothing) and as thick as given; outside a stack
    /// it lies as in a column.
    ///
    /// - Parameters:
    ///   - thickness: points; one pixel, or 1 point at accessibility text sizes (measured).
    ///   - axis: that of the innermost stack around it; nil outside a stack.
    package static func size(thickness: CGFloat, in axis: Axis?, proposal: ProposedViewSize) -> CGSize {
        let offered = proposal.replacingUnspecifiedDimensions()
        return axis == .horizontal
            ? CGSize(width: thickness, height: max(0, offered.height))
            : CGSize(width: max(0, offered.width), height: thickness)
    }
}
