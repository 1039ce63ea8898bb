public import AmbrotypeGeometry
public import Foundation

/// A type that sizes and places a collection of views.
///
/// Coordinates are leading ones, see the head of this module; lengths are points.
public protocol Layout: Sendable, Animatable {
    /// Which way the container runs, so that spacers and dividers inside it know.
    static var layoutProperties: LayoutProperties { get }

    associatedtype Cache = Void

    typealias Subviews = LayoutSubviews

    func makeCache(subviews: Subviews) -> Cache

    func updateCache(_ cache: inout Cache, subviews: Subviews)

    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

/// What a layout says of itself before it sees its children.
public struct LayoutProperties: Sendable {
    /// The axis along which a stack runs; nil (the default) for other containers.
    public var stackOrientation: Axis?

    public init() {}

    package init(stackOrientation: Axis?) { self.stackOrientation = stackOrientation }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) -> Cache { () }
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// The largest wish of any child on each edge; no air around an empty container.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.isEmpty ? .zero : subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
    }

    /// The children's guides where this layout places them, folded into one; nil where no child has one.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedGuide(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    /// The children's guides where this layout places them, folded into one; nil where no child has one.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        mergedGuide(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }

    private func mergedGuide(
        _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> CGFloat? {
        guard !key.belongsToFrame, bounds.width.isFinite, bounds.height.isFinite else { return nil }
        let placements = placements(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        return key.id.combineExplicit(
            zip(subviews, placements).lazy.map { subview, placement in
                guard let placement else { return nil }
                let dimensions = subview.dimensions(in: placement.proposal)
                guard let value = dimensions[explicit: key] else { return nil }
                return placement.origin(of: dimensions.size)[key.axis] + value
            })
    }

    /// Where each child goes, in leading coordinates; those the layout forgets go to the middle of the bounds with its proposal,
    /// or nowhere (nil) where the layout is one that chooses.
    func placements(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> [Placement?] {
        let said = subviews.record.placements(count: subviews.total) {
            placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
        if self is any ChoosingLayout { return said }
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        return said.map { $0 ?? Placement(position: middle, anchor: .center, proposal: proposal) }
    }
}
