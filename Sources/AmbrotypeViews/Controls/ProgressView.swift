public import Foundation

/// How far something has come.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    enum Progress {
        case indeterminate
        case fraction(Double)
        case timer(ClosedRange<Date>, countsDown: Bool)
    }

    let progress: Progress
    let label: StyledContent?
    let currentValueLabel: StyledContent?

    public var body: some View {
        StyledProgress(progress: progress.untyped, label: label, currentValueLabel: currentValueLabel)
    }
}

extension ProgressView.Progress {
    var untyped: ProgressValue {
        switch self {
        case .indeterminate: .indeterminate
        case .fraction(let fraction): .fraction(fraction)
        case .timer(let range, let countsDown): .timer(range, countsDown: countsDown)
        }
    }

    static func of<V: BinaryFloatingPoint>(_ value: V?, total: V) -> Self {
        guard let value else { return .indeterminate }
        return .fraction(total > 0 ? min(max(Double(value / total), 0), 1) : 0)
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    public init() { self.init(progress: .indeterminate, label: nil, currentValueLabel: nil) }

    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
        self.init(progress: .of(value, total: total), label: nil, currentValueLabel: nil)
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    public init(@ViewBuilder label: () -> Label) {
        self.init(progress: .indeterminate, label: StyledContent(label()), currentValueLabel: nil)
    }

    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(progress: .of(value, total: total), label: StyledContent(label()), currentValueLabel: nil)
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }

    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
        self.init(value: value, total: total) { Text(title) }
    }
}

extension ProgressView {
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            progress: .of(value, total: total), label: StyledContent(label()),
            currentValueLabel: StyledContent(currentValueLabel()))
    }

    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            progress: .timer(timerInterval, countsDown: countsDown), label: StyledContent(label()),
            currentValueLabel: StyledContent(currentValueLabel()))
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(
            timerInterval: timerInterval, countsDown: countsDown, label: label,
            currentValueLabel: { DefaultDateProgressLabel(range: timerInterval, countsDown: countsDown) })
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(
            progress: .timer(timerInterval, countsDown: countsDown), label: nil,
            currentValueLabel: StyledContent(DefaultDateProgressLabel(range: timerInterval, countsDown: countsDown)))
    }
}

/// The time left or gone, as a progress view over an interval shows it.
public struct DefaultDateProgressLabel: View {
    let range: ClosedRange<Date>
    let countsDown: Bool

    public var body: some View { Text(timerInterval: range, countsDown: countsDown) }
}

enum ProgressValue {
    case indeterminate
    case fraction(Double)
    case timer(ClosedRange<Date>, countsDown: Bool)

    /// 0…1 at an instant; nil when nothing is known.
    func fraction(at now: Date) -> Double? {
        switch self {
        case .indeterminate: return nil
        case .fraction(let fraction): return fraction
        case .timer(let range, let countsDown):
            let length = range.upperBound.timeIntervalSince(range.lowerBound)
            let gone = length > 0 ? min(max(now.timeIntervalSince(range.lowerBound) / length, 0), 1) : 1
            return countsDown ? 1 - gone : gone
        }
    }
}

struct StyledProgress: View {
    let progress: ProgressValue
    let label: StyledContent?
    let currentValueLabel: StyledContent?
    @Environment(\.controlStyles) private var styles
    @Environment(\.now) private var now
    @Environment(\.hidesLabels) private var hidesLabels

    var body: some View {
        let configuration = ProgressViewStyleConfiguration(
            fractionCompleted: progress.fraction(at: now),
            label: hidesLabels ? nil : label.map { .init(content: $0) },
            currentValueLabel: hidesLabels ? nil : currentValueLabel.map { .init(content: $0) })
        return (styles.progress ?? DefaultProgressViewStyle()).erasedBody(configuration)
    }
}

public struct ProgressViewStyleConfiguration {
    public struct Label: View {
        let content: StyledContent
        public var body: some View { content }
    }

    public struct CurrentValueLabel: View {
        let content: StyledContent
        public var body: some View { content }
    }

    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}

@MainActor @preconcurrency public protocol ProgressViewStyle {
    associatedtype Body: View
    typealias Configuration = ProgressViewStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

extension ProgressViewStyle {
    func erasedBody(_ configuration: Configuration) -> AnyView { AnyView(makeBody(configuration: configuration)) }
}

/// Linear where a fraction is known, else the spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        } else {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A capsule 4 points high over the full width (measured on a Live Activity), label above and value below.
public struct LinearProgressViewStyle: ProgressViewStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            LinearBar(fraction: configuration.fractionCompleted ?? 0, height: 4, track: AnyShapeStyle(FillShapeStyle()))
            if let value = configuration.currentValueLabel {
                value.font(.caption).foregroundStyle(.secondary)
            }
        }
    }
}

/// A ring in a widget, where a fraction is known; else twelve fading spokes standing still.
public struct CircularProgressViewStyle: ProgressViewStyle {
    nonisolated public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        if let fraction = configuration.fractionCompleted {
            CapacityRing(fraction: fraction) {
                if let value = configuration.currentValueLabel { value } else { configuration.label }
            }
        } else {
            VStack(spacing: 6) {
                Spinner()
                configuration.label.foregroundStyle(.secondary)
            }
        }
    }
}

/// Eight spokes of falling opacity in a 20-point box, as the system's activity indicator stands at its first frame.
struct Spinner: View {
    var body: some View {
        ZStack {
            ForEach(0..<8) { index in
                Capsule()
                    .fill(.secondary)
                    .frame(width: 2.5, height: 5.5)
                    .offset(y: -7)
                    .rotationEffect(.degrees(45 * Double(index)))
                    .opacity(1 - 0.11 * Double((8 - index) % 8))
            }
        }
        .frame(width: 20, height: 20)
    }
}

/// A filled part of a capsule; a fraction above 0 shows at least a round dot.
struct LinearBar: View {
    let fraction: Double
    let height: CGFloat
    let track: AnyShapeStyle

    var body: some View {
        Capsule().fill(track)
            .frame(height: height)
            .overlay(alignment: .leading) {
                GeometryReader { proxy in
                    Capsule().fill(.tint)
                        .frame(width: fraction <= 0 ? 0 : max(proxy.size.width * CGFloat(fraction), height))
                }
            }
            .clipShape(Capsule())
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    nonisolated public static var automatic: DefaultProgressViewStyle { .init() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
    nonisolated public static var linear: LinearProgressViewStyle { .init() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
    nonisolated public static var circular: CircularProgressViewStyle { .init() }
}

extension View {
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        environmentModifier { $0.controlStyles.progress = style }
    }
}
