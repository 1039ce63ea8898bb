/// One widget, Live Activity or set of complications that an extension offers.
@MainActor @preconcurrency public protocol Widget {
    associatedtype Body: WidgetConfiguration
    @MainActor @preconcurrency init()
    @MainActor @preconcurrency var body: Body { get }
}

/// Everything one extension offers.
@MainActor @preconcurrency public protocol WidgetBundle {
    associatedtype Body: Widget
    @MainActor @preconcurrency init()
    @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }
}

/// A widget that stands for several, or for none; the engine takes it apart instead of asking for its body.
@MainActor package protocol WidgetGroup: Widget where Body == EmptyWidgetConfiguration {
    func collect(into descriptions: inout [WidgetDescription])
}

/// What a widget comes to: one description, or several for a group of widgets.
@MainActor package func describe<W: Widget>(_ widget: W) -> [WidgetDescription] {
    var found: [WidgetDescription] = []
    collect(widget, into: &found)
    return found
}

/// What a bundle comes to, in its author's order.
@MainActor package func describe<B: WidgetBundle>(bundle: B) -> [WidgetDescription] { describe(bundle.body) }

@MainActor func collect<W: Widget>(_ widget: W, into descriptions: inout [WidgetDescription]) {
    if let group = widget as? any WidgetGroup { return group.collect(into: &descriptions) }
    var description = describe(widget.body)
    if description.content == nil { return }
    description.typeName = String(describing: W.self)
    descriptions.append(description)
}
