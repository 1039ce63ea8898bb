package import AmbrotypeGeometry
public import Foundation

/// Children in a row, from the leading edge to the trailing one.
@frozen public struct HStackLayout: Layout {
    /// The guide the children share; the centre by default.
    public var alignment: VerticalAlignment
    /// Points between neighbours; nil (the default) lets each pair choose.
    public var spacing: CGFloat?

    @inlinable public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }

    public typealias AnimatableData = EmptyAnimatableData
    public typealias Cache = _StackLayoutCache
}

extension HStackLayout: StackLayout {
    package static var axis: Axis { .horizontal }
    package var guide: AlignmentKey { alignment.key }
}
