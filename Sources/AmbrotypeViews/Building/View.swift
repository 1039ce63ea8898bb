/// A piece of user interface: a value that says what to show.
@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError("Never has no values") }
}

/// A view that is drawn by the engine itself and has no body.
@MainActor @preconcurrency public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    public var body: Never { fatalError("\(Self.self) is drawn by the engine and has no body") }
}

/// What the engine asks of a primitive view: its nodes in the given context. Several nodes mean several children of whatever
/// container holds the view, as with `Group` and `ForEach`.
package protocol Resolvable {
    @MainActor func resolve(in context: ResolveContext) -> [Node]
}
