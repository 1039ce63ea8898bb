public import AmbrotypeViews

/// Something a chart shows: a mark, or several.
@MainActor @preconcurrency public protocol ChartContent {
    associatedtype Body: ChartContent
    @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ChartContent {}

/// Content that says its marks itself.
@MainActor protocol MarkSource {
    /// Adds the marks; `traits` are those set around the content.
    func gather(into marks: inout [MarkRecord], traits: MarkTraits)
}

extension ChartContent {
    func gatherAll(into marks: inout [MarkRecord], traits: MarkTraits) {
        if let source = self as? any MarkSource {
            source.gather(into: &marks, traits: traits)
        } else {
            body.gatherAll(into: &marks, traits: traits)
        }
    }
}

extension ChartContent where Body == Never {
    public var body: Never { fatalError("\(Self.self) is drawn by the chart and has no body") }
}

/// Builds chart content from the statements of a closure.
@MainActor @resultBuilder public enum ChartContentBuilder {
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
    public static func buildBlock() -> some ChartContent { EmptyChartContent() }
    public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: ChartContent>(_ content: repeat each Content) -> some ChartContent {
        var parts: [any ChartContent] = []
        for part in repeat each content { parts.append(part) }
        return ChartContentList(parts: parts)
    }
    public static func buildIf<Content: ChartContent>(_ content: Content?) -> some ChartContent {
        ChartContentList(parts: content.map { [$0] } ?? [])
    }
    public static func buildEither<First: ChartContent, Second: ChartContent>(first: First)
        -> BuilderConditional<First, Second>
    { BuilderConditional(content: first) }
    public static func buildEither<First: ChartContent, Second: ChartContent>(second: Second)
        -> BuilderConditional<First, Second>
    { BuilderConditional(content: second) }
    public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content) -> AnyChartContent {
        AnyChartContent(content)
    }
}

/// One of two contents, chosen by a condition.
public struct BuilderConditional<First, Second>: ChartContent, MarkSource {
    public typealias Body = Never
    let content: any ChartContent

    func gather(into marks: inout [MarkRecord], traits: MarkTraits) {
        content.gatherAll(into: &marks, traits: traits)
    }
}

/// Nothing.
public struct EmptyChartContent: ChartContent, MarkSource {
    public typealias Body = Never
    func gather(into marks: inout [MarkRecord], traits: MarkTraits) {}
}

/// Several contents in order.
struct ChartContentList: ChartContent, MarkSource {
    typealias Body = Never
    let parts: [any ChartContent]

    func gather(into marks: inout [MarkRecord], traits: MarkTraits) {
        for part in parts { part.gatherAll(into: &marks, traits: traits) }
    }
}

/// Content of a hidden kind.
public struct AnyChartContent: ChartContent, MarkSource {
    public typealias Body = Never
    let content: any ChartContent

    public init<Content: ChartContent>(_ content: Content) { self.content = content }

    func gather(into marks: inout [MarkRecord], traits: MarkTraits) {
        content.gatherAll(into: &marks, traits: traits)
    }
}

extension Optional: ChartContent, MarkSource where Wrapped: ChartContent {
    public typealias Body = Never
    func gather(into marks: inout [MarkRecord], traits: MarkTraits) { self?.gatherAll(into: &marks, traits: traits) }
}

extension ForEach: ChartContent, MarkSource where Content: ChartContent {
    public typealias Body = Never

    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(data: data, content: content, identify: { $0[keyPath: id] }) }

    func gather(into marks: inout [MarkRecord], traits: MarkTraits) {
        for element in data { content(element).gatherAll(into: &marks, traits: traits) }
    }
}

extension ForEach where Content: ChartContent, ID == Data.Element.ID, Data.Element: Identifiable {
    public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, identify: { $0.id })
    }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
    public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, identify: { $0 })
    }
}

extension Group: ChartContent, MarkSource where Content: ChartContent {
    public typealias Body = Never

    public init(@ChartContentBuilder content: () -> Content) { self.init(holding: content()) }

    func gather(into marks: inout [MarkRecord], traits: MarkTraits) {
        content.gatherAll(into: &marks, traits: traits)
    }
}
