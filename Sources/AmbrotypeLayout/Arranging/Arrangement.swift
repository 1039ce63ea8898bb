package import AmbrotypeGeometry
package import Foundation

/// A layout with its children, without its type.
package protocol ArrangedChildren: AnyObject {
    /// The axis of a stack; nil for other containers.
    var stackOrientation: Axis? { get }
    var spacing: ViewSpacing { get }
    /// The container's own layout priority: minus infinity for an empty one and for a layout that shows its spacer's, else 0.
    var priority: Double { get }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    func dimensions(in proposal: ProposedViewSize) -> ViewDimensions
    /// Tells each child its place in `bounds`, in physical coordinates.
    ///
    /// - Parameters:
    ///   - bounds: the container's frame, of the size it takes at `proposal`.
    ///   - proposal: what the container was offered.
    func place(in bounds: CGRect, proposal: ProposedViewSize)
}

/// A layout with its children: the one that keeps sizes, asks for places and mirrors them.
///
/// Sizes, guides and the spacing are kept a proposal each, so that asking again costs one look-up.
package final class Arrangement<L: Layout>: ArrangedChildren {
    package let layout: L
    private let subviews: LayoutSubviews
    private var cache: L.Cache
    private var sizes: [ProposedViewSize: CGSize] = [:]
    private var guides: [GuideQuestion: CGFloat?] = [:]
    private var knownSpacing: ViewSpacing?

    private struct GuideQuestion: Hashable {
        let key: AlignmentKey
        let proposal: ProposedViewSize
    }

    package init(layout: L, children: [any LayoutChild], direction: LayoutDirection = .leftToRight) {
        self.layout = layout
        subviews = LayoutSubviews(children, direction: direction)
        cache = layout.makeCache(subviews: subviews)
    }

    package var stackOrientation: Axis? {
        (layout as? AnyLayout)?.stackOrientation ?? L.layoutProperties.stackOrientation
    }

    package var spacing: ViewSpacing {
        if let knownSpacing { return knownSpacing }
        let spacing = layout.spacing(subviews: subviews, cache: &cache)
        knownSpacing = spacing
        return spacing
    }

    package var priority: Double {
        guard let first = subviews.first else { return -.infinity }
        return (layout as? any PriorityKeeping)?.keepsPriority == true ? first.priority : 0
    }

    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let size = sizes[proposal] { return size }
        let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        sizes[proposal] = size
        return size
    }

    package func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        let size = sizeThatFits(proposal)
        return ViewDimensions(size: size) { key in self.guide(key, size: size, proposal: proposal) }
    }

    package func place(in bounds: CGRect, proposal: ProposedViewSize) {
        let mirrors = subviews.layoutDirection == .rightToLeft
        let placements = layout.placements(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        for case (let subview, let placement?) in zip(subviews, placements) {
            let physical = mirrors ? placement.mirrored(in: bounds) : placement
            subview.child.place(at: physical.position, anchor: physical.anchor, proposal: physical.proposal)
        }
    }

    private func guide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        let question = GuideQuestion(key: key, proposal: proposal)
        if let known = guides[question] { return known }
        let bounds = CGRect(origin: .zero, size: size)
        let value =
            switch key.axis {
            case .horizontal:
                layout.explicitAlignment(
                    of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            case .vertical:
                layout.explicitAlignment(
                    of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
            }
        guides[question] = .some(value)
        return value
    }
}
