import AmbrotypeViews
import Foundation

/// A chart with everything in its place, in points of the chart's own frame.
struct PlacedChart {
    /// Where marks are drawn.
    var plot = CGRect.zero
    var marks: [PlacedMark] = []
    var lines: [PlacedLine] = []
    var labels: [PlacedLabel] = []
    var legend: PlacedLabel?
    var titles: [PlacedLabel] = []
    var xScale: ChartScale?
    var yScale: ChartScale?
}

/// A mark as an outline to fill, or as views.
struct PlacedMark {
    var kind: MarkRecord.Kind
    /// What the mark covers, without line width or symbol: the place of annotations.
    var frame: CGRect
    /// Filled outline; empty where views stand for the mark.
    var outline: Path
    var style: AnyShapeStyle
    var opacity = 1.0
    /// A person's own symbols, each with the middle of its place.
    var symbols: [(view: AnyView, center: CGPoint)] = []
    var annotations: [MarkAnnotation] = []
}

/// A grid line or tick of an axis.
struct PlacedLine {
    var axis: Axis
    var isTick: Bool
    var from: CGPoint
    var to: CGPoint
    var line: _AxisLine
}

/// A view with its frame.
struct PlacedLabel {
    var axis: Axis?
    var view: AnyView
    var frame: CGRect
    /// Of an axis's label: the value it stands at.
    var datum: _Datum?
}
