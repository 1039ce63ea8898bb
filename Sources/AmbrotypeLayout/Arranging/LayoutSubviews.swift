public import AmbrotypeGeometry

/// The children a layout arranges, in source order.
///
/// `Sendable` as Apple's is; one picture's children are nevertheless used by one thread at a time.
public struct LayoutSubviews: Equatable, RandomAccessCollection, @unchecked Sendable {
    public typealias SubSequence = LayoutSubviews
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias Indices = Range<Int>

    /// The reading direction around the container. A layout need not heed it: its places are mirrored where it is right to left.
    public var layoutDirection: LayoutDirection

    private var items: [LayoutSubview]
    let record: PlacementRecord
    /// Children of the whole container, also in a slice.
    let total: Int

    init(_ children: [any LayoutChild], direction: LayoutDirection) {
        let record = PlacementRecord()
        (layoutDirection, self.record, total) = (direction, record, children.count)
        items = children.enumerated().map { LayoutSubview(child: $1, index: $0, record: record) }
    }

    public var startIndex: Int { 0 }

    public var endIndex: Int { items.count }

    public subscript(index: Int) -> LayoutSubview { items[index] }

    /// The children at these positions; the first of them has position 0 in the result.
    public subscript(bounds: Range<Int>) -> LayoutSubviews { self[Array(bounds)] }

    /// The children at these positions; the first of them has position 0 in the result.
    public subscript<S>(indices: S) -> LayoutSubviews where S: Sequence, S.Element == Int {
        var copy = self
        copy.items = indices.map { items[$0] }
        return copy
    }

    public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
        left.layoutDirection == right.layoutDirection && left.items == right.items
    }
}
