/// A reusable change to a view.
@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = _ViewModifier_Content<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view a modifier is applied to, as its `body` sees it.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
    let resolver: @MainActor (ResolveContext) -> [Node]
}

extension _ViewModifier_Content: Resolvable {
    package func resolve(in context: ResolveContext) -> [Node] { resolver(context) }
}

/// A modifier that the engine applies itself, node by node.
@MainActor package protocol PrimitiveModifier: ViewModifier where Body == Never {
    func apply<Content: View>(to content: Content, in context: ResolveContext) -> [Node]
}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never { fatalError("\(Self.self) is applied by the engine and has no body") }
}

/// A view with a modifier on it.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    nonisolated public init(content: Content, modifier: Modifier) {
        (self.content, self.modifier) = (content, modifier)
    }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: Resolvable where Content: View, Modifier: ViewModifier {
    package func resolve(in context: ResolveContext) -> [Node] {
        if let primitive = modifier as? any PrimitiveModifier {
            return primitive.apply(to: content, in: context)
        }
        let content = content
        context.updateDynamicProperties(of: modifier)
        let inner = _ViewModifier_Content<Modifier> { $0.resolve(content) }
        let body = context.evaluate { modifier.body(content: inner) }
        return context.resolve(body)
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        ModifiedContent<ModifiedContent<_, _>, _>(
            content: ModifiedContent<_, _>(content: content, modifier: self.content), modifier: modifier)
    }
}

extension ViewModifier {
    public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
    public static let identity = EmptyModifier()

    nonisolated public init() {}
}

extension EmptyModifier: PrimitiveModifier {
    package func apply<Content: View>(to content: Content, in context: ResolveContext) -> [Node] {
        context.resolve(content)
    }
}

extension View {
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// Wraps every node of the content; the way most primitive modifiers work.
package struct NodeModifier: PrimitiveModifier {
    let name: String
    let transform: @MainActor (Node, ResolveContext) -> Node

    package init(_ name: String, _ transform: @escaping @MainActor (Node, ResolveContext) -> Node) {
        (self.name, self.transform) = (name, transform)
    }

    package func apply<Content: View>(to content: Content, in context: ResolveContext) -> [Node] {
        context.resolve(content).map { transform($0, context) }
    }
}

/// Changes the environment for the content; draws nothing itself.
package struct EnvironmentModifier: PrimitiveModifier {
    let change: @MainActor (inout EnvironmentValues) -> Void

    package init(_ change: @escaping @MainActor (inout EnvironmentValues) -> Void) { self.change = change }

    package func apply<Content: View>(to content: Content, in context: ResolveContext) -> [Node] {
        var inner = context
        change(&inner.environment)
        return inner.resolve(content)
    }
}

extension View {
    /// The content's nodes, each wrapped by `transform`.
    package func nodeModifier(_ name: String, _ transform: @escaping @MainActor (Node, ResolveContext) -> Node)
        -> some View
    {
        modifier(NodeModifier(name, transform))
    }

    package func environmentModifier(_ change: @escaping @MainActor (inout EnvironmentValues) -> Void) -> some View {
        modifier(EnvironmentModifier(change))
    }
}
