/// A value that views hand up to the views around them.
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

extension Array where Element == Node {
    /// What these nodes' subtrees say for a key, in order, joined by the key's own rule; nil where nobody says anything.
    ///
    /// Views made only when their size is known (inside a `GeometryReader`) have not spoken yet.
    func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        var joined: K.Value?
        for node in self {
            let own = node.traits.preferences[ObjectIdentifier(key)] as? K.Value
            guard let next = own ?? node.children.preference(key) else { continue }
            if var value = joined {
                K.reduce(value: &value, nextValue: { next })
                joined = value
            } else {
                joined = next
            }
        }
        return joined
    }
}

extension View {
    public func preference<K: PreferenceKey>(key: K.Type, value: K.Value) -> some View {
        nodeModifier("preference") { node, _ in
            var node = node
            node.traits.preferences[ObjectIdentifier(key)] = value
            return node
        }
    }

    public func transformPreference<K: PreferenceKey>(_ key: K.Type, _ callback: @escaping (inout K.Value) -> Void)
        -> some View
    {
        nodeModifier("transformPreference") { node, _ in
            var node = node
            var value = [node].preference(key) ?? K.defaultValue
            callback(&value)
            node.traits.preferences[ObjectIdentifier(key)] = value
            return node
        }
    }

    /// Called once, when the view is resolved.
    public func onPreferenceChange<K: PreferenceKey>(_ key: K.Type, perform action: @escaping (K.Value) -> Void)
        -> some View where K.Value: Equatable
    {
        modifier(
            PreferenceReader(key: key) { content, value in
                action(value)
                return content
            })
    }

    public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(
            PreferenceReader(key: key) { content, value in
                AnyView(content.overlay(alignment: alignment) { transform(value) })
            })
    }

    public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(
            PreferenceReader(key: key) { content, value in
                AnyView(content.background(alignment: alignment) { transform(value) })
            })
    }
}

/// Resolves its content to hear what it says, then shows what `show` makes of content and value.
struct PreferenceReader<K: PreferenceKey>: PrimitiveModifier {
    let key: K.Type
    let show: @MainActor (AnyView, K.Value) -> AnyView

    func apply<Content: View>(to content: Content, in context: ResolveContext) -> [Node] {
        let nodes = context.resolve(content)
        let value = nodes.preference(key) ?? K.defaultValue
        let resolved = AnyView(ResolvedNodes(nodes: nodes))
        return context.resolve(show(resolved, value))
    }
}

/// Nodes that are resolved already, as a view.
struct ResolvedNodes: PrimitiveView, Resolvable {
    let nodes: [Node]

    func resolve(in context: ResolveContext) -> [Node] { nodes }
}
