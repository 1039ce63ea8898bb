public import AmbrotypeViews
public import Foundation

/// A part of the mark at one value of an axis.
@MainActor @preconcurrency public protocol AxisMark {
    var _parts: [_AxisPart] { get }
}

/// A part, told.
public enum _AxisPart {
    case grid(_AxisLine?, isCentered: Bool)
    case tick(_AxisLine?, length: CGFloat?)
    case label(_AxisLabel, _AxisLabelTraits)
}

/// How an axis's line is drawn.
public struct _AxisLine {
    var stroke: StrokeStyle?
    var style: AnyShapeStyle?
}

/// What a label says.
public enum _AxisLabel {
    case automatic
    case format(@MainActor (_Datum) -> String?)
    case view(AnyView)
}

/// How a label stands.
public struct _AxisLabelTraits {
    var isCentered: Bool?
    var anchor: UnitPoint?
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
    var style: AnyShapeStyle?
    var font: Font?
    var offset = CGSize.zero

    init(
        isCentered: Bool? = nil, anchor: UnitPoint? = nil, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        (self.isCentered, self.anchor) = (isCentered, anchor)
        (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
    }
}

/// Several parts.
public struct _AxisParts: AxisMark {
    public let _parts: [_AxisPart]
}

/// Builds the mark at one value.
@MainActor @resultBuilder public enum AxisMarkBuilder {
    public static func buildExpression<Content: AxisMark>(_ content: Content) -> _AxisParts {
        _AxisParts(_parts: content._parts)
    }
    public static func buildBlock(_ parts: _AxisParts...) -> _AxisParts { _AxisParts(_parts: parts.flatMap(\._parts)) }
    public static func buildOptional(_ part: _AxisParts?) -> _AxisParts { part ?? _AxisParts(_parts: []) }
    public static func buildEither(first: _AxisParts) -> _AxisParts { first }
    public static func buildEither(second: _AxisParts) -> _AxisParts { second }
    public static func buildLimitedAvailability(_ part: _AxisParts) -> _AxisParts { part }
}

/// A line across the plot.
public struct AxisGridLine: AxisMark {
    public let _parts: [_AxisPart]

    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        _parts = [.grid(stroke.map { _AxisLine(stroke: $0) }, isCentered: centered ?? false)]
    }
}

/// A short line at the plot's edge.
public struct AxisTick: AxisMark {
    public let _parts: [_AxisPart]

    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        _parts = [.tick(stroke.map { _AxisLine(stroke: $0) }, length: length)]
    }

    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        _parts = [.tick(stroke.map { _AxisLine(stroke: $0) }, length: nil)]
    }

    public struct Length: Sendable {
        public static let automatic = Length()
        public static let label = Length()
        public static let longestLabel = Length()
    }
}

/// The words at a value.
public struct AxisValueLabel<Content: View>: AxisMark {
    public let _parts: [_AxisPart]

    private init(_ label: _AxisLabel, _ traits: _AxisLabelTraits) { _parts = [.label(label, traits)] }

    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where Content == EmptyView {
        self.init(
            .automatic,
            .init(
                isCentered: centered, anchor: anchor, horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing))
    }

    public init<F: FormatStyle>(
        format: F, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where Content == EmptyView, F.FormatInput: Plottable, F.FormatOutput == String {
        self.init(
            .format { $0.words(format) },
            .init(
                isCentered: centered, anchor: anchor, horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing))
    }

    public init(
        _ key: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
        horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) where Content == Text {
        self.init(
            .view(AnyView(Text(key))),
            .init(
                isCentered: centered, anchor: anchor, horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing))
    }

    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where Content == Text {
        self.init(
            .view(AnyView(Text(title))),
            .init(
                isCentered: centered, anchor: anchor, horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing))
    }

    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            .view(AnyView(content())),
            .init(
                isCentered: centered, anchor: anchor, horizontalSpacing: horizontalSpacing,
                verticalSpacing: verticalSpacing))
    }
}

/// What becomes of labels that overlap: the later one is left out, whatever is asked.
public struct AxisValueLabelCollisionResolution: Sendable {
    public static let automatic = AxisValueLabelCollisionResolution()
    public static let disabled = AxisValueLabelCollisionResolution()
    public static let greedy = AxisValueLabelCollisionResolution()
    public static func greedy(minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution { .automatic }
    public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil)
        -> AxisValueLabelCollisionResolution
    { .automatic }
}

/// How a label is turned; all stand upright.
public struct AxisValueLabelOrientation: Sendable {
    public static let automatic = AxisValueLabelOrientation()
    public static let horizontal = AxisValueLabelOrientation()
    public static let vertical = AxisValueLabelOrientation()
    public static let verticalReversed = AxisValueLabelOrientation()
}

extension AxisMark {
    private func changed(
        line: (inout _AxisLine) -> Void = { _ in }, label: (inout _AxisLabelTraits) -> Void = { _ in }
    ) -> some AxisMark {
        _AxisParts(
            _parts: _parts.map { part in
                switch part {
                case .grid(var own, let isCentered):
                    var value = own ?? _AxisLine()
                    line(&value)
                    own = value
                    return .grid(own, isCentered: isCentered)
                case .tick(var own, let length):
                    var value = own ?? _AxisLine()
                    line(&value)
                    own = value
                    return .tick(own, length: length)
                case .label(let words, var traits):
                    label(&traits)
                    return .label(words, traits)
                }
            })
    }

    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        let style = AnyShapeStyle(style)
        return changed(line: { $0.style = style }, label: { $0.style = style })
    }

    public func font(_ font: Font?) -> some AxisMark { changed(label: { $0.font = font }) }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        changed(label: { $0.offset = CGSize(width: x, height: y) })
    }
}
