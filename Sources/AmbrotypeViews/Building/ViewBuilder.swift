/// Builds views from the statements of a closure.
@resultBuilder public enum ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    @available(*, unavailable, message: "this expression is not a View")
    public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }

    public static func buildBlock() -> EmptyView { EmptyView() }

    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    @MainActor @preconcurrency public static func buildBlock<each Content: View>(_ content: repeat each Content)
        -> TupleView<(repeat each Content)>
    {
        TupleView((repeat each content))
    }

    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    public static func buildEither<TrueContent: View, FalseContent: View>(first: TrueContent)
        -> _ConditionalContent<TrueContent, FalseContent>
    {
        _ConditionalContent(storage: .trueContent(first))
    }

    public static func buildEither<TrueContent: View, FalseContent: View>(second: FalseContent)
        -> _ConditionalContent<TrueContent, FalseContent>
    {
        _ConditionalContent(storage: .falseContent(second))
    }

    @MainActor @preconcurrency public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView
    {
        AnyView(content)
    }
}

/// One of two views, chosen by a condition.
public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {}

extension _ConditionalContent: Resolvable where TrueContent: View, FalseContent: View {
    package func resolve(in context: ResolveContext) -> [Node] {
        switch storage {
        case .trueContent(let view): context.resolve(view)
        case .falseContent(let view): context.resolve(view)
        }
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
    public var body: Never { fatalError("an optional view is drawn by the engine and has no body") }
}

extension Optional: PrimitiveView where Wrapped: View {}

extension Optional: Resolvable where Wrapped: View {
    package func resolve(in context: ResolveContext) -> [Node] {
        self.map { context.resolve($0) } ?? []
    }
}

/// Several views side by side, as a builder collects them.
public struct TupleView<T>: PrimitiveView {
    public var value: T
    private let resolvers: [@MainActor (ResolveContext) -> [Node]]

    init<each Content: View>(_ value: (repeat each Content)) where T == (repeat each Content) {
        self.value = value
        var resolvers: [@MainActor (ResolveContext) -> [Node]] = []
        for view in repeat each value { resolvers.append { $0.resolve(view) } }
        self.resolvers = resolvers
    }
}

extension TupleView: Resolvable {
    package func resolve(in context: ResolveContext) -> [Node] {
        var nodes: [Node] = []
        for (index, resolve) in resolvers.enumerated() { nodes += resolve(context.child(index)) }
        return nodes
    }
}

/// A view that shows nothing and takes no room.
public struct EmptyView: PrimitiveView, Sendable {
    nonisolated public init() {}
}

extension EmptyView: Resolvable {
    package func resolve(in context: ResolveContext) -> [Node] { [] }
}

/// A view of any type.
public struct AnyView: PrimitiveView {
    let resolver: @MainActor (ResolveContext) -> [Node]

    public init<V: View>(_ view: V) {
        if let erased = view as? AnyView { self = erased } else { resolver = { $0.resolve(view) } }
    }

    public init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: Resolvable {
    package func resolve(in context: ResolveContext) -> [Node] { resolver(context) }
}

/// Several views as one value; modifiers go to each.
public struct Group<Content> {
    package let content: Content

    /// For builders of other modules, whose content is no view.
    package init(holding content: Content) { self.content = content }
}

extension Group: View, PrimitiveView where Content: View {
    public init(@ViewBuilder content: () -> Content) { self.init(holding: content()) }
}

extension Group: Resolvable where Content: View {
    package func resolve(in context: ResolveContext) -> [Node] { context.resolve(content) }
}
