import Foundation

/// How far views reach before and after a guide they share: the union of their ranges about it, in points.
struct GuideReach {
    private var farthestBefore = -CGFloat.infinity
    private var farthestAfter = -CGFloat.infinity

    /// Adds a view of this length whose guide lies at `guide`.
    mutating func include(length: CGFloat, guide: CGFloat) {
        farthestBefore = max(farthestBefore, guide.orIfNaN(0))
        farthestAfter = max(farthestAfter, (length - guide).orIfNaN(length))
    }

    /// From the start of the union to the guide; 0 before any view was added.
    var before: CGFloat { farthestBefore == -.infinity ? 0 : farthestBefore }

    /// Length of the union; infinite if a view's is, 0 before any view was added.
    var length: CGFloat { farthestBefore == -.infinity ? 0 : max(0, farthestBefore + farthestAfter) }

    /// Where a view with its guide at `guide` starts in the union.
    func start(ofGuide guide: CGFloat) -> CGFloat { (before - guide).orIfNaN(0) }
}
