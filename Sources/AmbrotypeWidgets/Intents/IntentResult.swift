public import AmbrotypeViews

/// What performing an intent comes to.
public protocol IntentResult<Value>: Sendable {
    associatedtype Value
    var value: Value? { get }
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result with words.
public protocol ProvidesDialog: IntentResult {}

/// A result with a view.
public protocol ShowsSnippetView: IntentResult {}

/// A result whose view another intent makes.
public protocol ShowsSnippetIntent: IntentResult {}

/// A result that goes on with another intent.
public protocol OpensIntent: IntentResult {}

/// The one result there is; its parts are those it was made with.
public struct IntentResultContainer<Value, Next, Snippet, Dialog>: IntentResult, @unchecked Sendable {
    public let value: Value?
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where Snippet: View {}
extension IntentResultContainer: OpensIntent where Next: AppIntent {}

extension IntentResult {
    public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> {
        IntentResultContainer(value: nil)
    }

    public static func result<V>(value: V) -> Self where Self == IntentResultContainer<V, Never, Never, Never> {
        IntentResultContainer(value: value)
    }

    public static func result(dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> { IntentResultContainer(value: nil) }

    public static func result<V>(value: V, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<V, Never, Never, IntentDialog> { IntentResultContainer(value: value) }

    public static func result<Content: View>(view: Content) -> Self
    where Self == IntentResultContainer<Never, Never, Content, Never> { IntentResultContainer(value: nil) }

    public static func result<Content: View>(@ViewBuilder content: () -> Content) -> Self
    where Self == IntentResultContainer<Never, Never, Content, Never> { IntentResultContainer(value: nil) }

    public static func result<Content: View>(dialog: IntentDialog, view: Content) -> Self
    where Self == IntentResultContainer<Never, Never, Content, IntentDialog> { IntentResultContainer(value: nil) }

    public static func result<Content: View>(dialog: IntentDialog, @ViewBuilder content: () -> Content) -> Self
    where Self == IntentResultContainer<Never, Never, Content, IntentDialog> { IntentResultContainer(value: nil) }

    public static func result<V, Content: View>(value: V, view: Content) -> Self
    where Self == IntentResultContainer<V, Never, Content, Never> { IntentResultContainer(value: value) }

    public static func result<V, Content: View>(value: V, dialog: IntentDialog, view: Content) -> Self
    where Self == IntentResultContainer<V, Never, Content, IntentDialog> { IntentResultContainer(value: value) }

    public static func result<Next: AppIntent>(opensIntent: Next) -> Self
    where Self == IntentResultContainer<Never, Next, Never, Never> { IntentResultContainer(value: nil) }

    public static func result<V, Next: AppIntent>(value: V, opensIntent: Next) -> Self
    where Self == IntentResultContainer<V, Next, Never, Never> { IntentResultContainer(value: value) }

    public static func result<Next: AppIntent>(opensIntent: Next, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Next, Never, IntentDialog> { IntentResultContainer(value: nil) }
}
