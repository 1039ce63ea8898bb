package import AmbrotypeViews
package import Foundation

/// What a chart came to, for whoever reads the placed tree: frames in points of the chart's own frame.
package struct ChartReport: AnnotationValue, Equatable {
    package struct Mark: Equatable, Sendable {
        /// `bar`, `line`, `point`, `rule`, `area`, `rectangle` or `sector`.
        package var kind: String
        package var frame: CGRect
    }

    package struct Line: Equatable, Sendable {
        package var isVertical: Bool
        package var isTick: Bool
        package var from: CGPoint
        package var to: CGPoint
    }

    package struct Label: Equatable, Sendable {
        /// Whether the label belongs to the y axis.
        package var isVertical: Bool
        /// The value, as the axis has it.
        package var value: String
        package var frame: CGRect
    }

    package var plot: CGRect
    package var marks: [Mark]
    package var lines: [Line]
    package var labels: [Label]
    package var legend: CGRect?

    init(_ chart: PlacedChart) {
        plot = chart.plot
        marks = chart.marks.map { Mark(kind: "\($0.kind)", frame: $0.frame) }
        lines = chart.lines.map {
            Line(isVertical: $0.axis == .vertical, isTick: $0.isTick, from: $0.from, to: $0.to)
        }
        labels = chart.labels.map {
            Label(isVertical: $0.axis == .vertical, value: $0.datum?.words ?? "", frame: $0.frame)
        }
        legend = chart.legend?.frame
    }
}

extension _Datum {
    /// Plain words for reports: whole numbers without a point, instants in ISO 8601.
    var words: String {
        switch self {
        case .category(let name): name
        case .number(let value): value == value.rounded() && abs(value) < 1e15 ? "\(Int64(value))" : "\(value)"
        case .date(let date): date.formatted(.iso8601)
        }
    }
}
