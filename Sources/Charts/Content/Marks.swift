public import Foundation

/// Content that is one mark.
@MainActor protocol SingleMark: ChartContent, MarkSource {
    var record: MarkRecord { get }
}

extension SingleMark {
    func gather(into marks: inout [MarkRecord], traits: MarkTraits) {
        var record = record
        record.traits = record.traits.inside(traits)
        marks.append(record)
    }
}

/// A bar.
public struct BarMark: SingleMark {
    public typealias Body = Never
    let record: MarkRecord

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
    ) {
        var record = MarkRecord(kind: .bar, x: .at(x.plotted), y: .at(y.plotted))
        (record.width, record.height, record.stacking) = (width, height, stacking)
        self.record = record
    }

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        var record = MarkRecord(kind: .bar, x: .at(x.plotted), y: .between(yStart.plotted, yEnd.plotted))
        record.width = width
        self.record = record
    }

    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        var record = MarkRecord(kind: .bar, x: .between(xStart.plotted, xEnd.plotted), y: .at(y.plotted))
        record.height = height
        self.record = record
    }

    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) { record = MarkRecord(kind: .bar, x: .between(xStart.plotted, xEnd.plotted), y: .whole) }
}

/// A line through the points of one series.
public struct LineMark: SingleMark {
    public typealias Body = Never
    let record: MarkRecord

    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        record = MarkRecord(kind: .line, x: .at(x.plotted), y: .at(y.plotted))
    }

    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        var record = MarkRecord(kind: .line, x: .at(x.plotted), y: .at(y.plotted))
        record.series = series.plotted
        self.record = record
    }
}

/// A symbol at a point.
public struct PointMark: SingleMark {
    public typealias Body = Never
    let record: MarkRecord

    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        record = MarkRecord(kind: .point, x: .at(x.plotted), y: .at(y.plotted))
    }
}

/// A straight line along one axis.
public struct RuleMark: SingleMark {
    public typealias Body = Never
    let record: MarkRecord

    public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        record = MarkRecord(kind: .rule, x: .at(x.plotted), y: .whole)
    }

    public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        record = MarkRecord(kind: .rule, x: .whole, y: .at(y.plotted))
    }

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { record = MarkRecord(kind: .rule, x: .at(x.plotted), y: .between(yStart.plotted, yEnd.plotted)) }

    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) { record = MarkRecord(kind: .rule, x: .between(xStart.plotted, xEnd.plotted), y: .at(y.plotted)) }
}

/// The area under a line, or between two.
public struct AreaMark: SingleMark {
    public typealias Body = Never
    let record: MarkRecord

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        var record = MarkRecord(kind: .area, x: .at(x.plotted), y: .at(y.plotted))
        record.stacking = stacking
        self.record = record
    }

    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
    ) {
        var record = MarkRecord(kind: .area, x: .at(x.plotted), y: .at(y.plotted))
        (record.series, record.stacking) = (series.plotted, stacking)
        self.record = record
    }

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { record = MarkRecord(kind: .area, x: .at(x.plotted), y: .between(yStart.plotted, yEnd.plotted)) }

    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        var record = MarkRecord(kind: .area, x: .at(x.plotted), y: .between(yStart.plotted, yEnd.plotted))
        record.series = series.plotted
        self.record = record
    }
}

/// A rectangle between values, or around one.
public struct RectangleMark: SingleMark {
    public typealias Body = Never
    let record: MarkRecord

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        var record = MarkRecord(kind: .rectangle, x: .at(x.plotted), y: .at(y.plotted))
        (record.width, record.height) = (width, height)
        self.record = record
    }

    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
    ) {
        var record = MarkRecord(kind: .rectangle, x: .at(x.plotted), y: .between(yStart.plotted, yEnd.plotted))
        record.width = width
        self.record = record
    }

    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        record = MarkRecord(
            kind: .rectangle, x: .between(xStart.plotted, xEnd.plotted), y: .between(yStart.plotted, yEnd.plotted))
    }

    public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) { record = MarkRecord(kind: .rectangle, x: .between(xStart.plotted, xEnd.plotted), y: .whole) }

    public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) { record = MarkRecord(kind: .rectangle, x: .whole, y: .between(yStart.plotted, yEnd.plotted)) }
}

/// A slice of a pie or a ring.
public struct SectorMark: SingleMark {
    public typealias Body = Never
    let record: MarkRecord

    public init<Value: Plottable>(
        angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) {
        var record = MarkRecord(kind: .sector, x: .whole, y: .whole)
        (record.angle, record.innerRadius, record.outerRadius) = (angle.plotted, innerRadius, outerRadius)
        record.angularInset = angularInset ?? 0
        self.record = record
    }
}
