package import Foundation

/// The length that `containerRelativeFrame(_:count:span:spacing:alignment:)` asks for, as a share of its container's.
package struct ContainerRelativeLength: Equatable, Sendable {
    /// Equal parts of the container, at least 1.
    package let count: Int
    /// Parts taken, at least 1.
    package let span: Int
    /// Points between parts.
    package let spacing: CGFloat

    package init(count: Int = 1, span: Int = 1, spacing: CGFloat = 0) {
        (self.count, self.span, self.spacing) = (max(1, count), max(1, span), spacing)
    }

    /// Points, never below 0.
    package func length(in container: CGFloat) -> CGFloat {
        let part = (container - spacing * CGFloat(count - 1)) / CGFloat(count)
        return max(0, part * CGFloat(span) + spacing * CGFloat(span - 1))
    }
}
