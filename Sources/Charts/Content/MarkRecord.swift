import AmbrotypeViews
import Foundation

/// A mark with all that was said of it.
struct MarkRecord {
    enum Kind: Equatable {
        case bar, line, point, rule, area, rectangle, sector
    }

    /// What a mark says of one axis.
    enum Extent: Equatable {
        /// Nothing: the mark spans the plot.
        case whole
        case at(PlottedValue)
        case between(PlottedValue, PlottedValue)
    }

    var kind: Kind
    var x: Extent
    var y: Extent
    /// Thickness of a bar or rectangle across its band.
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic
    var series: PlottedValue?
    var stacking = MarkStackingMethod.standard
    /// Of a sector: its share, and its radii.
    var angle: PlottedValue?
    var innerRadius = MarkDimension.automatic
    var outerRadius = MarkDimension.automatic
    var angularInset: CGFloat = 0
    var traits = MarkTraits()
}

/// What modifiers say of a mark; inner ones win.
struct MarkTraits {
    var style: AnyShapeStyle?
    var styleBy: PlottedValue?
    var lineStyle: StrokeStyle?
    var lineStyleBy: PlottedValue?
    var symbol: AnyChartSymbol?
    var symbolBy: PlottedValue?
    var symbolSize: CGFloat?
    var interpolation: InterpolationMethod?
    var opacity = 1.0
    var cornerRadius: CGFloat?
    var offset = CGSize.zero
    var positionBy: PlottedValue?
    var annotations: [MarkAnnotation] = []
    var isHidden = false

    /// These traits under the outer ones.
    func inside(_ outer: MarkTraits) -> MarkTraits {
        var traits = self
        traits.style = style ?? (styleBy == nil ? outer.style : nil)
        traits.styleBy = styleBy ?? (style == nil ? outer.styleBy : nil)
        traits.lineStyle = lineStyle ?? outer.lineStyle
        traits.lineStyleBy = lineStyleBy ?? outer.lineStyleBy
        traits.symbol = symbol ?? outer.symbol
        traits.symbolBy = symbolBy ?? outer.symbolBy
        traits.symbolSize = symbolSize ?? outer.symbolSize
        traits.interpolation = interpolation ?? outer.interpolation
        traits.opacity = opacity * outer.opacity
        traits.cornerRadius = cornerRadius ?? outer.cornerRadius
        traits.offset = CGSize(
            width: offset.width + outer.offset.width, height: offset.height + outer.offset.height)
        traits.positionBy = positionBy ?? outer.positionBy
        traits.annotations = annotations + outer.annotations
        return traits
    }
}

/// A view beside a mark.
struct MarkAnnotation {
    var position: AnnotationPosition
    var alignment: Alignment
    var spacing: CGFloat
    var content: AnyView
}

/// Thickness of a mark.
public struct MarkDimension: Equatable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    enum Kind: Equatable {
        case automatic
        case fixed(CGFloat)
        case ratio(CGFloat)
        case inset(CGFloat)
    }

    let kind: Kind
    public static let automatic = MarkDimension(kind: .automatic)
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }

    init(kind: Kind) { self.kind = kind }

    public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }
    public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }

    /// Points of a band of `band` points; an automatic mark takes the share given.
    func length(in band: CGFloat, automatic share: CGFloat) -> CGFloat {
        switch kind {
        case .automatic: band * share
        case .fixed(let value): value
        case .ratio(let value): band * value
        case .inset(let value): max(band - 2 * value, 0)
        }
    }
}

/// How marks of one place are put together.
public struct MarkStackingMethod: Equatable, Sendable {
    let name: String
    public static let standard = MarkStackingMethod(name: "standard")
    public static let normalized = MarkStackingMethod(name: "normalized")
    public static let center = MarkStackingMethod(name: "center")
    public static let unstacked = MarkStackingMethod(name: "unstacked")
}

/// How points are joined to a line.
public struct InterpolationMethod: Equatable, Sendable {
    enum Kind: Equatable {
        case linear, monotone, stepStart, stepCenter, stepEnd
        /// 0 is loose, 1 is straight.
        case cardinal(CGFloat)
        case catmullRom
    }

    let kind: Kind
    public static let linear = InterpolationMethod(kind: .linear)
    public static let monotone = InterpolationMethod(kind: .monotone)
    public static let stepStart = InterpolationMethod(kind: .stepStart)
    public static let stepCenter = InterpolationMethod(kind: .stepCenter)
    public static let stepEnd = InterpolationMethod(kind: .stepEnd)
    public static let cardinal = InterpolationMethod(kind: .cardinal(0))
    public static let catmullRom = InterpolationMethod(kind: .catmullRom)
    public static func cardinal(tension: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .cardinal(tension))
    }
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { .catmullRom }
}

/// Where an annotation stands against its mark.
public struct AnnotationPosition: Equatable, Sendable {
    /// -1, 0, 1 for before, over and after.
    let x: Int
    let y: Int
    var isAutomatic = false
    public static let automatic = AnnotationPosition(x: 0, y: -1, isAutomatic: true)
    public static let overlay = AnnotationPosition(x: 0, y: 0)
    public static let top = AnnotationPosition(x: 0, y: -1)
    public static let bottom = AnnotationPosition(x: 0, y: 1)
    public static let leading = AnnotationPosition(x: -1, y: 0)
    public static let trailing = AnnotationPosition(x: 1, y: 0)
    public static let topLeading = AnnotationPosition(x: -1, y: -1)
    public static let topTrailing = AnnotationPosition(x: 1, y: -1)
    public static let bottomLeading = AnnotationPosition(x: -1, y: 1)
    public static let bottomTrailing = AnnotationPosition(x: 1, y: 1)
}
