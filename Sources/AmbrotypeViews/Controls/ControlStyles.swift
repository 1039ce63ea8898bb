/// The styles of controls that views hand down; nil is the automatic one.
package struct ControlStyles {
    var label: (any LabelStyle)?
    var button: (any ButtonStyle)?
    var primitiveButton: (any PrimitiveButtonStyle)?
    var toggle: (any ToggleStyle)?
    var gauge: (any GaugeStyle)?
    var progress: (any ProgressViewStyle)?

    package init() {}
}

/// A view that a style's configuration holds: the label, the icon, and so on.
public struct StyledContent: PrimitiveView, Resolvable {
    let view: AnyView
    let isEmpty: Bool

    init<V: View>(_ view: V, isEmpty: Bool = false) { (self.view, self.isEmpty) = (AnyView(view), isEmpty) }

    package func resolve(in context: ResolveContext) -> [Node] { context.resolve(view) }
}
