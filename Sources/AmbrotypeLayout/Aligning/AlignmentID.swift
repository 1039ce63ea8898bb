package import AmbrotypeGeometry
public import Foundation

/// A type that names an alignment guide and says where it lies when nobody set it.
public protocol AlignmentID {
    /// Position of the guide in a view of these dimensions, in points from its leading or top edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat

    /// Folds the explicit guide of the `n`th child that has one (from 0) into its container's; the mean by default.
    static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
    public static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
        parentValue = ((parentValue ?? 0) * CGFloat(n) + childValue) / CGFloat(n + 1)
    }

    static func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
        var (result, count) = (CGFloat?.none, 0)
        for case let value? in values {
            _combineExplicit(childValue: value, count, into: &result)
            count += 1
        }
        return result
    }
}

/// A guide of a view's own frame (an edge or the centre): a container of several children does not take it over from them.
package protocol FrameAlignmentID: AlignmentID {}

extension FrameAlignmentID {
    package static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {}
}

/// An alignment guide and its axis, as a key.
package struct AlignmentKey: Hashable, @unchecked Sendable {
    package let id: any AlignmentID.Type
    package let axis: Axis

    package init(_ id: any AlignmentID.Type, axis: Axis) { (self.id, self.axis) = (id, axis) }

    package static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
        left.id == right.id && left.axis == right.axis
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(axis)
    }

    /// Whether containers never take this guide over from their children.
    var belongsToFrame: Bool { id is any FrameAlignmentID.Type }
}
