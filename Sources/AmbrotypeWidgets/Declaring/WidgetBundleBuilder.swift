/// Builds one widget from the statements of a bundle's body.
///
/// `if #available` compiles as on iOS; on this system every `iOS` version is available, so the branch is always taken.
@resultBuilder public struct WidgetBundleBuilder {
    public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }

    @MainActor @preconcurrency public static func buildBlock() -> some Widget { EmptyWidget() }

    public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }

    @MainActor @preconcurrency public static func buildBlock<each Content: Widget>(_ content: repeat each Content)
        -> some Widget
    {
        TupleWidget(repeat each content)
    }

    public static func buildOptional<Content: Widget>(_ content: Content?) -> Content? { content }

    @MainActor @preconcurrency public static func buildEither<First: Widget, Second: Widget>(first: First)
        -> ConditionalWidget<First, Second>
    { ConditionalWidget(first: first) }

    @MainActor @preconcurrency public static func buildEither<First: Widget, Second: Widget>(second: Second)
        -> ConditionalWidget<First, Second>
    { ConditionalWidget(second: second) }

    @MainActor @preconcurrency public static func buildLimitedAvailability<Content: Widget>(_ content: Content)
        -> some Widget
    {
        ErasedWidget(content)
    }
}

/// No widget at all.
public struct EmptyWidget: WidgetGroup {
    public init() {}
    public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }

    package func collect(into descriptions: inout [WidgetDescription]) {}
}

/// Several widgets, as a builder collects them.
struct TupleWidget: WidgetGroup {
    private let members: [@MainActor (inout [WidgetDescription]) -> Void]

    init() { members = [] }

    init<each Content: Widget>(_ content: repeat each Content) {
        var members: [@MainActor (inout [WidgetDescription]) -> Void] = []
        for widget in repeat each content {
            members.append { AmbrotypeWidgets.collect(widget, into: &$0) }
        }
        self.members = members
    }

    var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }

    func collect(into descriptions: inout [WidgetDescription]) {
        for member in members { member(&descriptions) }
    }
}

/// A widget whose type is no longer known.
struct ErasedWidget: WidgetGroup {
    private let member: @MainActor (inout [WidgetDescription]) -> Void

    init() { member = { _ in } }

    init<Content: Widget>(_ content: Content) { member = { AmbrotypeWidgets.collect(content, into: &$0) } }

    var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }

    func collect(into descriptions: inout [WidgetDescription]) { member(&descriptions) }
}

/// One of two widgets.
public struct ConditionalWidget<First: Widget, Second: Widget>: WidgetGroup {
    private let first: First?
    private let second: Second?

    public init() { (first, second) = (nil, nil) }
    init(first: First) { (self.first, second) = (first, nil) }
    init(second: Second) { (first, self.second) = (nil, second) }

    public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }

    package func collect(into descriptions: inout [WidgetDescription]) {
        if let first { AmbrotypeWidgets.collect(first, into: &descriptions) }
        if let second { AmbrotypeWidgets.collect(second, into: &descriptions) }
    }
}

extension Optional: @MainActor Widget where Wrapped: Widget {
    public typealias Body = EmptyWidgetConfiguration

    public init() { self = nil }
    public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

extension Optional: @MainActor WidgetGroup where Wrapped: Widget {
    package func collect(into descriptions: inout [WidgetDescription]) {
        if let self { AmbrotypeWidgets.collect(self, into: &descriptions) }
    }
}
