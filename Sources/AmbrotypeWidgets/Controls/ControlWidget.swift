import AmbrotypeViews

/// A control that an extension offers for Control Center, the Lock Screen and the Action button.
@MainActor @preconcurrency public protocol ControlWidget {
    associatedtype Body: ControlWidgetConfiguration
    @MainActor @preconcurrency init()
    @MainActor @preconcurrency var body: Body { get }
}

/// What a control shows and where its value comes from.
@MainActor @preconcurrency public protocol ControlWidgetConfiguration {
    associatedtype Body: ControlWidgetConfiguration
    @MainActor @preconcurrency var body: Body { get }
}

extension Never: ControlWidgetConfiguration {}

/// A control configuration that the engine understands by itself.
@MainActor package protocol DescribedControl: ControlWidgetConfiguration where Body == Never {
    func describe() -> WidgetDescription
}

extension DescribedControl {
    public var body: Never { fatalError("\(Self.self) is understood by the engine and has no body") }
}

/// Says what a control without choices shows.
public protocol ControlValueProvider {
    associatedtype Value
    /// Shown while a person chooses controls.
    var previewValue: Value { get }
    func currentValue() async throws -> Value
}

/// Says what a control with choices shows.
public protocol AppIntentControlValueProvider {
    associatedtype Configuration: ControlConfigurationIntent
    associatedtype Value
    func previewValue(configuration: Configuration) -> Value
    func currentValue(configuration: Configuration) async throws -> Value
}

/// A control without its types.
@MainActor package struct ControlSource {
    /// What the gallery shows.
    package let preview: @MainActor () -> ControlTile
    /// - Throws: what the author's provider throws.
    package let current: @MainActor () async throws -> ControlTile
    /// The choices, where there are any.
    package var configuration: Any?
}

/// A control without choices.
@MainActor @preconcurrency
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: DescribedControl {
    private let kind: String
    private let source: ControlSource

    public init<Provider: ControlValueProvider>(
        kind: String, provider: Provider,
        @ControlWidgetTemplateBuilder content: @escaping @MainActor (Provider.Value) -> Content
    ) {
        let provider = Unchecked(provider)
        self.kind = kind
        source = ControlSource(preview: { content(provider.value.previewValue)._tile }) {
            content(try await Task { Unchecked(try await provider.value.currentValue()) }.value.value)._tile
        }
    }

    public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping @MainActor () -> Content) {
        self.kind = kind
        source = ControlSource(preview: { content()._tile }) { content()._tile }
    }

    package func describe() -> WidgetDescription { WidgetDescription(kind: kind, content: .control(source)) }
}

/// A control with choices.
@MainActor @preconcurrency
public struct AppIntentControlConfiguration<
    Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>: DescribedControl {
    private let kind: String
    private let source: ControlSource

    public init<Provider: AppIntentControlValueProvider>(
        kind: String, intent: Configuration.Type = Configuration.self, provider: Provider,
        @ControlWidgetTemplateBuilder content: @escaping @MainActor (Provider.Value) -> Content
    ) where Provider.Configuration == Configuration {
        let choices = Configuration()
        let provider = Unchecked(provider)
        self.kind = kind
        source = ControlSource(
            preview: { content(provider.value.previewValue(configuration: choices))._tile },
            current: {
                content(
                    try await Task { Unchecked(try await provider.value.currentValue(configuration: choices)) }.value
                        .value
                )._tile
            }, configuration: choices)
    }

    public init(
        kind: String, intent: Configuration.Type = Configuration.self,
        @ControlWidgetTemplateBuilder content: @escaping @MainActor (Configuration) -> Content
    ) {
        let choices = Configuration()
        self.kind = kind
        source = ControlSource(
            preview: { content(choices)._tile }, current: { content(choices)._tile }, configuration: choices)
    }

    package func describe() -> WidgetDescription { WidgetDescription(kind: kind, content: .control(source)) }
}

/// What a control comes to.
@MainActor package func describe<C: ControlWidget>(control: C) -> WidgetDescription {
    func described<Configuration: ControlWidgetConfiguration>(_ configuration: Configuration) -> WidgetDescription {
        if let known = configuration as? any DescribedControl { return known.describe() }
        return described(configuration.body)
    }
    var description = described(control.body)
    description.typeName = String(describing: C.self)
    description.families = []
    return description
}

extension WidgetBundleBuilder {
    @MainActor @preconcurrency public static func buildExpression<Content: ControlWidget>(_ content: Content)
        -> some Widget
    {
        ControlGroupMember(control: content)
    }
}

/// A control among the widgets of a bundle.
struct ControlGroupMember<Control: ControlWidget>: WidgetGroup {
    private let control: Control

    init() { control = Control() }
    init(control: Control) { self.control = control }

    var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }

    func collect(into descriptions: inout [WidgetDescription]) { descriptions.append(describe(control: control)) }
}
