public import Foundation

/// A part of a widget that opens a URL.
public struct Link<Label: View>: View {
    let destination: URL
    let label: Label

    public init(destination: URL, @ViewBuilder label: () -> Label) {
        (self.destination, self.label) = (destination, label())
    }

    public var body: some View {
        label.modifier(LinkTint()).annotated(.link(destination))
    }
}

extension Link where Label == Text {
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) { self.init(destination: destination) { Text(title) } }
}

/// A link's text takes the tint unless a style was set outside.
struct LinkTint: PrimitiveModifier {
    func apply<Content: View>(to content: Content, in context: ResolveContext) -> [Node] {
        var inner = context.entering("Link")
        if inner.environment.foregroundStyles.isEmpty { inner.environment.foregroundStyles = [inner.environment.tint] }
        return inner.resolve(content)
    }
}
