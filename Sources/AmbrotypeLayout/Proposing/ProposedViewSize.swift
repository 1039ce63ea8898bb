package import AmbrotypeGeometry
public import Foundation

/// What a parent offers a child along each axis, in points: a length, infinity, or nothing (`nil`: "be your ideal size").
@frozen public struct ProposedViewSize: Equatable, Hashable, Sendable {
    public var width: CGFloat?
    public var height: CGFloat?

    /// Asks for the minimum size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for the maximum size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)

    @inlinable public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }

    @inlinable public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// A size with `size`'s lengths where nothing is proposed; 10 × 10 by default, the ideal size of shapes and colours.
    @inlinable public func replacingUnspecifiedDimensions(
        by size: CGSize = CGSize(width: 10, height: 10)
    ) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

extension ProposedViewSize {
    package init(_ main: CGFloat?, along axis: Axis, across: CGFloat?) {
        self = axis == .horizontal ? .init(width: main, height: across) : .init(width: across, height: main)
    }

    package subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// What is left inside the insets; never below 0, and nothing stays nothing.
    package func inset(by insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max(0, $0 - insets.horizontal) }, height: height.map { max(0, $0 - insets.vertical) })
    }
}
