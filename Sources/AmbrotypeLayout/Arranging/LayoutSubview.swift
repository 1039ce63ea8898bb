public import AmbrotypeGeometry
public import Foundation

/// A layout's view of one of its children.
public struct LayoutSubview: Equatable {
    package let child: any LayoutChild
    let index: Int
    let record: PlacementRecord

    /// The value attached for `key`, else the key's default.
    public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey { child.value(for: key) }

    /// The layout priority; 0 by default. Children of higher priority get their space first.
    public var priority: Double { child.priority }

    /// The size the child takes at a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }

    /// The size and alignment guides of the child at a proposal.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { child.dimensions(in: proposal) }

    /// The air the child would like around it.
    public var spacing: ViewSpacing { child.spacing }

    /// Puts the child's `anchor` at `position`, in leading coordinates of the container.
    ///
    /// Only inside `placeSubviews`, elsewhere without effect. The last call counts.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        record.put(Placement(position: position, anchor: anchor, proposal: proposal), at: index)
    }

    public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
        left.child === right.child && left.index == right.index
    }
}

@available(*, unavailable)
extension LayoutSubview: Sendable {}

/// Where a child goes: a point for the anchor of its frame, and the proposal that gives it its size.
package struct Placement: Equatable, Sendable {
    package var position: CGPoint
    package var anchor: UnitPoint
    package var proposal: ProposedViewSize

    package init(position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        (self.position, self.anchor, self.proposal) = (position, anchor, proposal)
    }

    /// Top leading corner of a frame of this size.
    package func origin(of size: CGSize) -> CGPoint {
        CGPoint(
            x: position.x - (anchor.x * size.width).orIfNaN(0), y: position.y - (anchor.y * size.height).orIfNaN(0))
    }

    /// The same place, counted from the other side of `bounds`.
    func mirrored(in bounds: CGRect) -> Placement {
        Placement(
            position: CGPoint(x: bounds.minX + bounds.maxX - position.x, y: position.y),
            anchor: UnitPoint(x: 1 - anchor.x, y: anchor.y), proposal: proposal)
    }
}

/// What a layout says while it places its children. Closed except while `placeSubviews` runs.
final class PlacementRecord {
    private var placements: [Placement?]?

    func put(_ placement: Placement, at index: Int) { placements?[index] = placement }

    /// The placements that `body` makes for `count` children; nil for those it forgets.
    func placements(count: Int, during body: () -> Void) -> [Placement?] {
        let outer = placements
        defer { placements = outer }
        placements = Array(repeating: nil, count: count)
        body()
        return placements ?? []
    }
}
