package import Foundation

/// How far a child's length can be changed: less flexible children of a stack get their space first.
package struct FlexibilityEstimate: Comparable, Sendable {
    /// Length at a proposal of 0, in points.
    package let minLength: CGFloat
    /// Length at a proposal of infinity, in points.
    package let maxLength: CGFloat

    package init(minLength: CGFloat, maxLength: CGFloat) { (self.minLength, self.maxLength) = (minLength, maxLength) }

    /// How much longer it can become; infinite for greedy children, 0 for rigid ones.
    private var reach: CGFloat { (maxLength - minLength).orIfNaN(0) }

    /// Smaller reach first; among infinite ones the larger minimum first. Equal reach is a tie, whatever the lengths.
    package static func < (left: FlexibilityEstimate, right: FlexibilityEstimate) -> Bool {
        if left.reach != right.reach { return left.reach < right.reach }
        return left.reach == .infinity && left.minLength > right.minLength
    }
}
