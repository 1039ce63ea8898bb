package import AmbrotypeGeometry
public import Foundation

/// Children in a column, from top to bottom.
@frozen public struct VStackLayout: Layout {
    /// The guide the children share; the centre by default.
    public var alignment: HorizontalAlignment
    /// Points between neighbours; nil (the default) lets each pair choose.
    public var spacing: CGFloat?

    @inlinable public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }

    public typealias AnimatableData = EmptyAnimatableData
    public typealias Cache = _StackLayoutCache
}

extension VStackLayout: StackLayout {
    package static var axis: Axis { .vertical }
    package var guide: AlignmentKey { alignment.key }
}
