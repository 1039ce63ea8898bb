public import AmbrotypeViews
public import Foundation

/// Where an axis stands.
public struct AxisMarkPosition: Equatable, Sendable {
    let name: String
    public static let automatic = AxisMarkPosition(name: "automatic")
    public static let leading = AxisMarkPosition(name: "leading")
    public static let trailing = AxisMarkPosition(name: "trailing")
    public static let top = AxisMarkPosition(name: "top")
    public static let bottom = AxisMarkPosition(name: "bottom")
}

/// Standard arrangements of an axis; all look the same here but for `inset`, whose labels stand inside the plot.
public struct AxisMarkPreset: Equatable, Sendable {
    let name: String
    public static let automatic = AxisMarkPreset(name: "automatic")
    public static let aligned = AxisMarkPreset(name: "aligned")
    public static let extended = AxisMarkPreset(name: "extended")
    public static let inset = AxisMarkPreset(name: "inset")
}

/// Which values of an axis are marked.
public struct AxisMarkValues: Sendable {
    enum Kind: Sendable {
        case automatic(count: Int?)
        case strideNumber(Double)
        case strideDate(Calendar.Component, Int)
    }

    let kind: Kind

    public static let automatic = AxisMarkValues(kind: .automatic(count: nil))
    public static func automatic(
        desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues(kind: .automatic(count: desiredCount)) }
    public static func automatic<P: Plottable>(
        minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues(kind: .automatic(count: desiredCount)) }
    public static func stride<P: Plottable>(
        by step: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
    ) -> AxisMarkValues { AxisMarkValues(kind: .strideNumber(step.datum.position ?? 1)) }
    public static func stride(
        by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
        calendar: Calendar? = nil
    ) -> AxisMarkValues { AxisMarkValues(kind: .strideDate(component, count)) }
}

/// One marked value of an axis.
public struct AxisValue: Sendable {
    /// Its place among the marked values.
    public let index: Int
    /// How many are marked.
    public let count: Int
    let datum: _Datum

    /// The value, where the axis holds values of this kind.
    public func `as`<P: Plottable>(_ type: P.Type) -> P? { P.value(of: datum) }
}

/// What an axis shows.
@MainActor @preconcurrency public protocol AxisContent {
    var _axes: [_AxisRequest] { get }
}

/// What a person asks of one axis.
public struct _AxisRequest {
    var position = AxisMarkPosition.automatic
    var preset = AxisMarkPreset.automatic
    /// nil lets the chart choose.
    var values: AxisRequestValues = .automatic(nil)
    /// Parts of the mark at a value; nil is grid line, tick and label.
    var content: (@MainActor (AxisValue) -> [_AxisPart])?
}

/// Values an axis request names.
enum AxisRequestValues {
    case automatic(Int?)
    case strideNumber(Double)
    case strideDate(Calendar.Component, Int)
    case given([_Datum])

    init(_ values: AxisMarkValues) {
        switch values.kind {
        case .automatic(let count): self = .automatic(count)
        case .strideNumber(let step): self = .strideNumber(step)
        case .strideDate(let unit, let count): self = .strideDate(unit, count)
        }
    }
}

/// Marks along an axis.
public struct AxisMarks<Content: AxisMark>: AxisContent {
    public let _axes: [_AxisRequest]

    private init(
        _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisRequestValues,
        _ content: (@MainActor (AxisValue) -> [_AxisPart])?
    ) { _axes = [_AxisRequest(position: position, preset: preset, values: values, content: content)] }

    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where Content == _AxisParts { self.init(preset, position, AxisRequestValues(values), nil) }

    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) where Content == _AxisParts { self.init(preset, position, .given(values.map(\.datum)), nil) }

    public init<F: FormatStyle>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
    ) where Content == _AxisParts, F.FormatInput: Plottable, F.FormatOutput == String {
        self.init(preset, position, AxisRequestValues(values)) { _ in
            [.grid(nil, isCentered: false), .tick(nil, length: nil), .label(.format { $0.words(format) }, .init())]
        }
    }

    public init<F: FormatStyle, Value: Plottable>(
        format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        stroke: StrokeStyle? = nil
    ) where Content == _AxisParts, F.FormatInput: Plottable, F.FormatOutput == String {
        self.init(preset, position, .given(values.map(\.datum))) { _ in
            [.grid(nil, isCentered: false), .tick(nil, length: nil), .label(.format { $0.words(format) }, .init())]
        }
    }

    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping @MainActor (AxisValue) -> Content
    ) { self.init(preset, position, AxisRequestValues(values)) { content($0)._parts } }

    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
        values: AxisMarkValues = .automatic, @AxisMarkBuilder content: @escaping @MainActor () -> Content
    ) { self.init(preset, position, AxisRequestValues(values)) { _ in content()._parts } }

    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping @MainActor (AxisValue) -> Content
    ) { self.init(preset, position, .given(values.map(\.datum))) { content($0)._parts } }

    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping @MainActor () -> Content
    ) { self.init(preset, position, .given(values.map(\.datum))) { _ in content()._parts } }
}

extension _Datum {
    /// The value in a format style, where it is of the style's kind.
    func words<F: FormatStyle>(_ format: F) -> String? where F.FormatInput: Plottable, F.FormatOutput == String {
        F.FormatInput.value(of: self).map(format.format)
    }
}

/// Builds the content of an axis.
@MainActor @resultBuilder public enum AxisContentBuilder {
    public static func buildBlock(_ parts: any AxisContent...) -> some AxisContent {
        AxisContentList(_axes: parts.flatMap(\._axes))
    }
    public static func buildIf(_ part: (any AxisContent)?) -> any AxisContent {
        AxisContentList(_axes: part?._axes ?? [])
    }
    public static func buildEither(first: any AxisContent) -> any AxisContent { first }
    public static func buildEither(second: any AxisContent) -> any AxisContent { second }
    public static func buildLimitedAvailability(_ part: any AxisContent) -> any AxisContent { part }
}

struct AxisContentList: AxisContent {
    let _axes: [_AxisRequest]
}
