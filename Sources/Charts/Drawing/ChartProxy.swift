public import Foundation

/// Places and values of a chart that is drawn.
public struct ChartProxy {
    let chart: PlacedChart

    /// Points.
    public var plotAreaSize: CGSize { chart.plot.size }
    public var plotSize: CGSize { chart.plot.size }

    /// Points from the plot's left edge.
    public func position<P: Plottable>(forX value: P) -> CGFloat? { chart.xScale?.position(value.datum) }

    /// Points from the plot's top.
    public func position<P: Plottable>(forY value: P) -> CGFloat? {
        guard let scale = chart.yScale, let place = scale.position(value.datum) else { return nil }
        return scale.isBands ? place : chart.plot.height - place
    }

    public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? {
        guard let x = self.position(forX: position.x), let y = self.position(forY: position.y) else { return nil }
        return CGPoint(x: x, y: y)
    }

    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
        chart.xScale?.datum(at: position).flatMap(P.value(of:))
    }

    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
        guard let scale = chart.yScale else { return nil }
        return scale.datum(at: scale.isBands ? position : chart.plot.height - position).flatMap(P.value(of:))
    }
}
