/// A value within a range.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
    let fraction: Double
    let label: StyledContent
    let currentValueLabel: StyledContent?
    let minimumValueLabel: StyledContent?
    let maximumValueLabel: StyledContent?

    init<V: BinaryFloatingPoint>(
        _ value: V, in bounds: ClosedRange<V>, label: Label, currentValueLabel: CurrentValueLabel? = nil,
        minimum: BoundsLabel? = nil, maximum: BoundsLabel? = nil
    ) {
        let length = bounds.upperBound - bounds.lowerBound
        fraction = length > 0 ? min(max(Double((value - bounds.lowerBound) / length), 0), 1) : 0
        self.label = StyledContent(label)
        self.currentValueLabel = currentValueLabel.map { StyledContent($0) }
        minimumValueLabel = minimum.map { StyledContent($0) }
        maximumValueLabel = maximum.map { StyledContent($0) }
    }

    public var body: some View {
        StyledGauge(
            fraction: fraction, label: label, currentValueLabel: currentValueLabel,
            minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel)
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
        self.init(value, in: bounds, label: label())
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(value, in: bounds, label: label(), currentValueLabel: currentValueLabel())
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value, in: bounds, label: label(), currentValueLabel: currentValueLabel(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel())
    }
}

struct StyledGauge: View {
    let fraction: Double
    let label: StyledContent
    let currentValueLabel: StyledContent?
    let minimumValueLabel: StyledContent?
    let maximumValueLabel: StyledContent?
    @Environment(\.controlStyles) private var styles

    var body: some View {
        let configuration = GaugeStyleConfiguration(
            value: fraction, label: .init(content: label),
            currentValueLabel: currentValueLabel.map { .init(content: $0) },
            minimumValueLabel: minimumValueLabel.map { .init(content: $0) },
            maximumValueLabel: maximumValueLabel.map { .init(content: $0) })
        return (styles.gauge ?? DefaultGaugeStyle()).erasedBody(configuration)
    }
}

public struct GaugeStyleConfiguration {
    public struct Label: View {
        let content: StyledContent
        public var body: some View { content }
    }

    public struct CurrentValueLabel: View {
        let content: StyledContent
        public var body: some View { content }
    }

    public struct MinimumValueLabel: View {
        let content: StyledContent
        public var body: some View { content }
    }

    public struct MaximumValueLabel: View {
        let content: StyledContent
        public var body: some View { content }
    }

    /// 0…1.
    public var value: Double
    public var label: Label
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
    public var maximumValueLabel: MaximumValueLabel?
}

@MainActor @preconcurrency public protocol GaugeStyle {
    associatedtype Body: View
    typealias Configuration = GaugeStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension GaugeStyle {
    func erasedBody(_ configuration: Configuration) -> AnyView { AnyView(makeBody(configuration: configuration)) }
}

extension View {
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        environmentModifier { $0.controlStyles.gauge = style }
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    nonisolated public static var automatic: DefaultGaugeStyle { .init() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() }
}
