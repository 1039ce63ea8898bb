public import AmbrotypeViews
public import Foundation

/// What a person asks of an axis's scale.
struct ScaleRequest: Sendable {
    enum Domain: Sendable {
        case automatic(includesZero: Bool?, isReversed: Bool)
        case continuous(low: Double, high: Double, isTime: Bool, isReversed: Bool)
        case bands([String])
    }

    var domain = Domain.automatic(includesZero: nil, isReversed: false)
    /// Points kept free at either end of the plot.
    var padding: CGFloat?
}

/// A domain for a scale: bounds, or values.
public protocol ScaleDomain {
    var _request: _ScaleDomain { get }
}

/// A domain, told.
public struct _ScaleDomain: Sendable {
    let domain: ScaleRequest.Domain
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    public var _request: _ScaleDomain {
        let (low, high) = (lowerBound.datum, upperBound.datum)
        guard let from = low.position, let to = high.position else {
            return _ScaleDomain(domain: .automatic(includesZero: nil, isReversed: false))
        }
        var isTime = false
        if case .date = low { isTime = true }
        return _ScaleDomain(domain: .continuous(low: from, high: to, isTime: isTime, isReversed: false))
    }
}

extension Array: ScaleDomain where Element: Plottable {
    public var _request: _ScaleDomain {
        let data = map(\.datum)
        let places = data.compactMap(\.position)
        guard places.count == data.count, let low = places.min(), let high = places.max() else {
            return _ScaleDomain(
                domain: .bands(data.compactMap { if case .category(let name) = $0 { name } else { nil } }))
        }
        var isTime = false
        if case .date = data[0] { isTime = true }
        let isReversed = places.count > 1 && places[0] > places[places.count - 1]
        return _ScaleDomain(domain: .continuous(low: low, high: high, isTime: isTime, isReversed: isReversed))
    }
}

/// A domain that follows the marks.
public struct AutomaticScaleDomain: ScaleDomain {
    public let _request: _ScaleDomain

    public static var automatic: AutomaticScaleDomain { automatic() }

    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(
            _request: _ScaleDomain(domain: .automatic(includesZero: includesZero, isReversed: reversed ?? false)))
    }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    public static var automatic: AutomaticScaleDomain { .automatic() }
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain.automatic(includesZero: includesZero, reversed: reversed)
    }
}

/// Where a scale's values are drawn.
public struct PlotDimensionScaleRange: Sendable {
    let padding: CGFloat?
    public static let plotDimension = PlotDimensionScaleRange(padding: nil)
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(padding: padding)
    }
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(padding: max(startPadding, endPadding))
    }
}

/// Kinds of scales; all numbers are drawn on a linear one.
public struct ScaleType: Sendable {
    public static let linear = ScaleType()
    public static let log = ScaleType()
    public static let date = ScaleType()
    public static let category = ScaleType()
    public static let squareRoot = ScaleType()
    public static let symmetricLog = ScaleType()
}
