public import AmbrotypeViews

/// How the editor shows an intent's parameters. Carried and not shown.
public protocol ParameterSummary {}

public struct EmptyParameterSummary: ParameterSummary {
    public init() {}
}

@resultBuilder public struct ParameterSummaryBuilder<Intent: AppIntent> {
    public static func buildBlock() -> EmptyParameterSummary { EmptyParameterSummary() }
    public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
    public static func buildExpression<Content: ParameterSummary>(_ content: Content) -> Content { content }
    public static func buildEither<Content: ParameterSummary>(first: Content) -> AnyParameterSummary { .init(first) }
    public static func buildEither<Content: ParameterSummary>(second: Content) -> AnyParameterSummary { .init(second) }
    public static func buildOptional<Content: ParameterSummary>(_ content: Content?) -> AnyParameterSummary {
        AnyParameterSummary(content)
    }
    public static func buildLimitedAvailability<Content: ParameterSummary>(_ content: Content) -> AnyParameterSummary {
        AnyParameterSummary(content)
    }
}

public struct AnyParameterSummary: ParameterSummary {
    init(_ summary: (any ParameterSummary)?) {}
}

extension AppIntent {
    public typealias Summary = IntentParameterSummary<Self>
    public typealias When<Then: ParameterSummary, Otherwise: ParameterSummary> =
        ParameterSummaryWhenCondition<Self, Then, Otherwise>
    public typealias Switch<Value, Cases> = ParameterSummarySwitchCondition<Self, Value, Cases>
    public typealias Case<Value, Content: ParameterSummary> =
        ParameterSummaryCaseCondition<Self, Value, Content>
    public typealias DefaultCase<Content: ParameterSummary> = ParameterSummaryDefaultCaseCondition<Self, Content>
}

/// A sentence with parameters in it, and parameters below it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    public init() {}

    public init(_ text: ParameterSummaryString<Intent>, table: String? = nil) {}

    public init(
        _ text: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
    ) {}

    public init(@ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {}
}

/// A literal with key paths of parameters.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}

    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {}
        public mutating func appendInterpolation<Value>(
            _ keyPath: KeyPath<Intent, IntentParameter<Value>>, format: Any
        ) {}
        public mutating func appendInterpolation(_ text: String) {}
        public mutating func appendInterpolation(_ text: LocalizedStringResource) {}
    }
}

@resultBuilder public struct ParameterKeyPathsBuilder<Intent: AppIntent> {
    public static func buildExpression<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>)
        -> [PartialKeyPath<Intent>]
    { [keyPath] }
    public static func buildBlock(_ parts: [PartialKeyPath<Intent>]...) -> [PartialKeyPath<Intent>] {
        parts.flatMap { $0 }
    }
    public static func buildOptional(_ part: [PartialKeyPath<Intent>]?) -> [PartialKeyPath<Intent>] { part ?? [] }
    public static func buildEither(first: [PartialKeyPath<Intent>]) -> [PartialKeyPath<Intent>] { first }
    public static func buildEither(second: [PartialKeyPath<Intent>]) -> [PartialKeyPath<Intent>] { second }
}

public enum ParameterSummaryComparisonOperator: Sendable {
    case equalTo
    case notEqualTo
    case lessThan
    case lessThanOrEqualTo
    case greaterThan
    case greaterThanOrEqualTo
}

public enum ParameterSummaryHasValueOperator: Sendable {
    case hasAnyValue
    case hasNoValue
}

public enum ParameterSummaryOneOfOperator: Sendable {
    case oneOf
    case notOneOf
}

/// One summary or another, by a parameter or the family.
public struct ParameterSummaryWhenCondition<
    Intent: AppIntent, Then: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary {
    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparisonOperator,
        _ value: Value, @ParameterSummaryBuilder<Intent> _ then: () -> Then,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}

    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value?>>, _ comparison: ParameterSummaryComparisonOperator,
        _ value: Value, @ParameterSummaryBuilder<Intent> _ then: () -> Then,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}

    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryHasValueOperator,
        @ParameterSummaryBuilder<Intent> _ then: () -> Then,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}

    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryOneOfOperator,
        _ values: [Value], @ParameterSummaryBuilder<Intent> _ then: () -> Then,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}

    public init(
        widgetFamily comparison: ParameterSummaryComparisonOperator, _ family: WidgetFamily,
        @ParameterSummaryBuilder<Intent> _ then: () -> Then,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}

    public init(
        widgetFamily comparison: ParameterSummaryOneOfOperator, _ families: [WidgetFamily],
        @ParameterSummaryBuilder<Intent> _ then: () -> Then,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}
}

extension ParameterSummaryWhenCondition where Otherwise == EmptyParameterSummary {
    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparisonOperator,
        _ value: Value, @ParameterSummaryBuilder<Intent> _ then: () -> Then
    ) {}
}

/// One of several summaries, by a parameter.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value, Cases>: ParameterSummary {
    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCasesBuilder<Intent, Value> _ cases: () -> Cases
    ) {}

    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value?>>,
        @ParameterSummaryCasesBuilder<Intent, Value> _ cases: () -> Cases
    ) {}
}

extension ParameterSummarySwitchCondition where Value == WidgetFamily {
    public init(
        widgetFamily: Void, @ParameterSummaryCasesBuilder<Intent, WidgetFamily> _ cases: () -> Cases
    ) {}
}

public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value, Content: ParameterSummary> {
    public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content) {}
    public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> Content) {}
}

public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Content: ParameterSummary> {
    public init(@ParameterSummaryBuilder<Intent> _ content: () -> Content) {}
}

@resultBuilder public struct ParameterSummaryCasesBuilder<Intent: AppIntent, Value> {
    public struct Cases {}

    public static func buildExpression<Content>(_ part: ParameterSummaryCaseCondition<Intent, Value, Content>) -> Cases
    {
        Cases()
    }
    public static func buildExpression<Content>(_ part: ParameterSummaryDefaultCaseCondition<Intent, Content>) -> Cases
    {
        Cases()
    }
    public static func buildBlock(_ parts: Cases...) -> Cases { Cases() }
}
