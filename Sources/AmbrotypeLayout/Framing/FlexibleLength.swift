package import Foundation

/// Shortest, ideal and longest length of a flexible frame along one axis, in points; nil where unset.
package struct FlexibleLength: Equatable, Sendable {
    package let min: CGFloat?
    package let ideal: CGFloat?
    package let max: CGFloat?

    /// A negative minimum becomes 0, an ideal below the minimum is raised to it, a maximum below the ideal is raised to that; what
    /// is unset stays unset. (A reimplementation's tests.)
    package init(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) {
        let lowest = min.map { Swift.max(0, $0) }
        let middle = ideal.map { Swift.max(lowest ?? 0, $0) }
        (self.min, self.ideal, self.max) = (lowest, middle, max.map { Swift.max(middle ?? 0, $0) })
    }

    package var isUnset: Bool { min == nil && ideal == nil && max == nil }

    /// What the child is offered: the proposal, else the ideal, inside the bounds; nothing where there is neither.
    package func offer(_ proposed: CGFloat?) -> CGFloat? {
        (proposed ?? ideal).map { $0.clamped(from: min, to: max) }
    }

    /// The length where it does not depend on the child: the ideal when nothing is proposed, the proposal inside both bounds.
    package func ownLength(_ proposed: CGFloat?) -> CGFloat? {
        guard let proposed else { return ideal }
        guard let min, let max, min <= max else { return nil }
        return proposed.clamped(from: min, to: max)
    }

    /// The length given the child's at `offer(proposed)`.
    ///
    /// Both bounds: the child's inside them. Only a minimum: the child's, but no more than was offered, and at least the minimum.
    /// Only a maximum: what was offered or the child's, whichever is longer, and at most the maximum (so `maxWidth: .infinity`
    /// takes all it is offered).
    package func length(around child: CGFloat, proposed: CGFloat?) -> CGFloat {
        if let own = ownLength(proposed) { return own }
        let offered = offer(proposed)
        switch (min, max) {
        case (let min?, let max?) where min <= max: return child.clamped(from: min, to: max)
        case (let min?, nil): return Swift.max(min, Swift.min(offered ?? .infinity, child))
        case (nil, let max?): return Swift.min(max, Swift.max(offered ?? -.infinity, child))
        default: return child
        }
    }

    /// What the child is offered when it is placed in a frame of `length`: that length, except where a frame that was proposed
    /// nothing and has no ideal took its child's length strictly between its bounds, which then is again offered nothing.
    package func placingOffer(_ proposed: CGFloat?, length: CGFloat) -> CGFloat? {
        let tookTheChilds =
            ideal == nil && proposed == nil && (min ?? -.infinity) < length && length < (max ?? .infinity)
        return tookTheChilds ? nil : length
    }
}
