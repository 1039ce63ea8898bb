package import AmbrotypeGeometry
package import Foundation

extension Axis {
    package var other: Axis { self == .horizontal ? .vertical : .horizontal }

    package var set: Axis.Set { self == .horizontal ? .horizontal : .vertical }
}

extension CGSize {
    package init(_ main: CGFloat, along axis: Axis, across: CGFloat) {
        self = axis == .horizontal ? CGSize(width: main, height: across) : CGSize(width: across, height: main)
    }

    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension CGPoint {
    package init(_ main: CGFloat, along axis: Axis, across: CGFloat) {
        self = axis == .horizontal ? CGPoint(x: main, y: across) : CGPoint(x: across, y: main)
    }

    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

extension CGFloat {
    /// This length, or `other` where it is not a number (infinity minus infinity).
    func orIfNaN(_ other: CGFloat) -> CGFloat { isNaN ? other : self }

    /// This length between two bounds; where they contradict each other the lower one wins.
    func clamped(from lower: CGFloat?, to upper: CGFloat?) -> CGFloat {
        Swift.max(lower ?? -.infinity, Swift.min(upper ?? .infinity, self))
    }
}
