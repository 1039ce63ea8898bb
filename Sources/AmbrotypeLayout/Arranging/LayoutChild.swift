package import AmbrotypeGeometry
package import Foundation

/// One child of a layout, whatever it is: a leaf, a container, a box of three numbers in a test.
///
/// Answers depend on the arguments alone; a child may keep what it computed. Lengths are points, unrounded.
package protocol LayoutChild: AnyObject {
    /// The size this child takes at a proposal. Finite for finite and absent proposals; never negative.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    /// The size and the alignment guides at a proposal, in leading coordinates.
    func dimensions(in proposal: ProposedViewSize) -> ViewDimensions

    /// The air it would like around it.
    var spacing: ViewSpacing { get }

    /// The layout priority; 0 by default, minus infinity for a spacer.
    var priority: Double { get }

    /// A value attached with `layoutValue(key:value:)`, else the key's default.
    func value<K: LayoutValueKey>(for key: K.Type) -> K.Value

    /// Tells the child its place, once a layout pass: the unit point `anchor` of its frame (of the size it takes at `proposal`)
    /// lies at `position`, in physical coordinates (x to the right) of the bounds its parent was placed in.
    func place(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)
}

extension LayoutChild {
    package func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: sizeThatFits(proposal))
    }

    package var spacing: ViewSpacing { .shape }

    package var priority: Double { 0 }

    package func value<K: LayoutValueKey>(for key: K.Type) -> K.Value { K.defaultValue }
}

/// A key for a value that a view hands to the layout around it.
public protocol LayoutValueKey {
    associatedtype Value
    /// The value of a view that has none attached.
    static var defaultValue: Value { get }
}
