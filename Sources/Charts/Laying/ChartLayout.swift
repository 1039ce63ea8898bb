import AmbrotypeViews
import Foundation

/// Lays a chart out in a size: axes get the room their labels need, the plot the rest.
@MainActor struct ChartLayout {
    let marks: [MarkRecord]
    let settings: ChartSettings
    let calendar: Calendar
    let locale: Locale
    /// The size a view wants.
    let measure: (AnyView) -> CGSize

    private let extents: [MarkExtent]
    private let series: ChartSeries

    init(
        marks: [MarkRecord], settings: ChartSettings, calendar: Calendar, locale: Locale,
        measure: @escaping (AnyView) -> CGSize
    ) {
        (self.marks, self.settings, self.calendar, self.locale) = (marks, settings, calendar, locale)
        self.measure = measure
        extents = MarkStacks.extents(of: marks, calendar: calendar)
        series = ChartSeries(marks, settings)
    }

    func placed(in size: CGSize) -> PlacedChart {
        var chart = PlacedChart()
        var area = CGRect(origin: .zero, size: size)
        chart.legend = legend(&area)
        titles(&area, &chart)
        let axes = AxisPlacing(calendar: calendar, locale: locale, measure: measure)
        // Labels need the scale's domain only, so a first scale of any length gives the room they take.
        let xSteps = min(max(Int(area.width / 55), 2), 6)
        let ySteps = min(max(Int(area.height / 32), 1), 5)
        let drafts = (
            scale(isX: true, steps: xSteps, length: area.width).map {
                axes.axes(settings.xAxis, isVertical: false, scale: $0, steps: xSteps)
            } ?? [],
            scale(isX: false, steps: ySteps, length: area.height).map {
                axes.axes(settings.yAxis, isVertical: true, scale: $0, steps: ySteps)
            } ?? []
        )
        let plot = plot(in: area, drafts.0, drafts.1)
        chart.plot = plot
        chart.xScale = scale(isX: true, steps: xSteps, length: plot.width)
        chart.yScale = scale(isX: false, steps: ySteps, length: plot.height)
        for var axis in drafts.1 + drafts.0 {
            guard let scale = axis.isVertical ? chart.yScale : chart.xScale else { continue }
            axis.scale = scale
            axis.draw(in: plot, bounds: CGRect(origin: .zero, size: size), into: &chart)
        }
        chart.marks = MarkPlacing(
            plot: plot, xScale: chart.xScale, yScale: chart.yScale, extents: extents, series: series
        ).marks()
        return chart
    }

    private func scale(isX: Bool, steps: Int, length: CGFloat) -> ChartScale? {
        let growing = extents.contains {
            ($0.mark.kind == .bar || $0.mark.kind == .area) && $0.isUpright != isX && isGrown($0)
        }
        return ScaleMaking(
            request: isX ? settings.xScale : settings.yScale, extents: extents.map { isX ? $0.x : $0.y },
            hasGrowingMarks: growing, steps: steps
        ).scale(length: length)
    }

    /// Grows from zero, rather than from a start of its own.
    private func isGrown(_ extent: MarkExtent) -> Bool {
        if case .between = extent.isUpright ? extent.mark.y : extent.mark.x { false } else { true }
    }

    private func plot(in area: CGRect, _ xAxes: [AxisPlacing.Axis], _ yAxes: [AxisPlacing.Axis]) -> CGRect {
        func room(_ axes: [AxisPlacing.Axis], _ position: AxisMarkPosition) -> CGFloat {
            axes.filter { $0.position == position }.map(\.room).max() ?? 0
        }
        let overhang = yAxes.map(\.overhang).max() ?? 0
        let top = max(room(xAxes, .top), overhang)
        let bottom = max(room(xAxes, .bottom), overhang)
        let (left, right) = (room(yAxes, .leading), room(yAxes, .trailing))
        return CGRect(
            x: area.minX + left, y: area.minY + top, width: max(area.width - left - right, 0),
            height: max(area.height - top - bottom, 0))
    }

    /// Below the chart at its left, unless placed elsewhere.
    private func legend(_ area: inout CGRect) -> PlacedLabel? {
        guard !settings.isLegendHidden else { return nil }
        let names = series.listed
        guard settings.ownLegend != nil || !names.isEmpty else { return nil }
        let view = settings.ownLegend ?? AnyView(ChartLegend(names: names, series: series))
        let size = measure(view)
        let (gap, isTop) = (CGFloat(8), settings.legendPosition == .top)
        let y = isTop ? area.minY : area.maxY - size.height
        let frame = CGRect(x: area.minX, y: y, width: size.width, height: size.height)
        area.size.height -= size.height + gap
        if isTop { area.origin.y += size.height + gap }
        return PlacedLabel(axis: nil, view: view, frame: frame)
    }

    private func titles(_ area: inout CGRect, _ chart: inout PlacedChart) {
        if let title = settings.xTitle {
            let size = measure(title)
            let frame = CGRect(
                x: area.midX - size.width / 2, y: area.maxY - size.height, width: size.width, height: size.height)
            chart.titles.append(PlacedLabel(axis: .horizontal, view: title, frame: frame))
            area.size.height -= size.height + 4
        }
        if let title = settings.yTitle {
            let size = measure(title)
            let frame = CGRect(x: area.maxX - size.width, y: area.minY, width: size.width, height: size.height)
            chart.titles.append(PlacedLabel(axis: .vertical, view: title, frame: frame))
            area.origin.y += size.height + 4
            area.size.height -= size.height + 4
        }
    }
}
