/// What a widget shows, when, and in which sizes.
@MainActor @preconcurrency public protocol WidgetConfiguration {
    associatedtype Body: WidgetConfiguration
    @MainActor @preconcurrency var body: Body { get }
}

extension Never: WidgetConfiguration {}

/// A configuration that has no body of its own.
@MainActor @preconcurrency public protocol PrimitiveWidgetConfiguration: WidgetConfiguration where Body == Never {}

/// A configuration that the engine understands by itself.
@MainActor package protocol DescribedConfiguration: PrimitiveWidgetConfiguration {
    func describe() -> WidgetDescription
}

extension PrimitiveWidgetConfiguration {
    public var body: Never { fatalError("\(Self.self) is understood by the engine and has no body") }
}

/// What a configuration comes to, through the bodies of an author's own configurations.
@MainActor package func describe<C: WidgetConfiguration>(_ configuration: C) -> WidgetDescription {
    if let described = configuration as? any DescribedConfiguration { return described.describe() }
    return describe(configuration.body)
}

/// A configuration for a widget that is not offered.
public struct EmptyWidgetConfiguration: DescribedConfiguration {
    public init() {}

    package func describe() -> WidgetDescription { WidgetDescription(kind: "") }
}

/// A configuration with one of its properties changed.
struct ModifiedConfiguration<Base: WidgetConfiguration>: DescribedConfiguration {
    let base: Base
    let change: @MainActor (inout WidgetDescription) -> Void

    func describe() -> WidgetDescription {
        var description = AmbrotypeWidgets.describe(base)
        change(&description)
        return description
    }
}
