public import AmbrotypeViews
public import Foundation

extension View {
    private func chart(_ change: @escaping @MainActor (inout ChartSettings) -> Void) -> some View {
        transformEnvironment(\.chartSettings) { settings in MainActor.assumeIsolated { change(&settings) } }
    }

    // MARK: Axes

    public func chartXAxis(_ visibility: Visibility) -> some View {
        chart { $0.xAxis = visibility == .hidden ? .hidden : .automatic }
    }

    public func chartYAxis(_ visibility: Visibility) -> some View {
        chart { $0.yAxis = visibility == .hidden ? .hidden : .automatic }
    }

    public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let axes = content()._axes
        return chart { $0.xAxis = .custom(axes) }
    }

    public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
        let axes = content()._axes
        return chart { $0.yAxis = .custom(axes) }
    }

    public func chartXAxisLabel(_ key: LocalizedStringKey, position: AnnotationPosition = .automatic) -> some View {
        chartXAxisLabel { Text(key) }
    }

    public func chartYAxisLabel(_ key: LocalizedStringKey, position: AnnotationPosition = .automatic) -> some View {
        chartYAxisLabel { Text(key) }
    }

    public func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let title = AnyView(content().font(.caption2).foregroundStyle(.secondary))
        return chart { $0.xTitle = title }
    }

    public func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        let title = AnyView(content().font(.caption2).foregroundStyle(.secondary))
        return chart { $0.yTitle = title }
    }

    // MARK: Scales

    public func chartXScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
        chart { $0.xScale.domain = domain._request.domain }
    }

    public func chartYScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
        chart { $0.yScale.domain = domain._request.domain }
    }

    public func chartXScale<D: ScaleDomain>(domain: D, range: PlotDimensionScaleRange, type: ScaleType? = nil)
        -> some View
    {
        chart {
            $0.xScale.domain = domain._request.domain
            $0.xScale.padding = range.padding
        }
    }

    public func chartYScale<D: ScaleDomain>(domain: D, range: PlotDimensionScaleRange, type: ScaleType? = nil)
        -> some View
    {
        chart {
            $0.yScale.domain = domain._request.domain
            $0.yScale.padding = range.padding
        }
    }

    public func chartXScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View {
        chart { $0.xScale.padding = range.padding }
    }

    public func chartYScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View {
        chart { $0.yScale.padding = range.padding }
    }

    public func chartXScale(type: ScaleType?) -> some View { self }
    public func chartYScale(type: ScaleType?) -> some View { self }

    public func chartForegroundStyleScale<Value: Plottable, S: ShapeStyle>(_ mapping: KeyValuePairs<Value, S>)
        -> some View
    {
        let pairs = mapping.map { ($0.key.datum, AnyShapeStyle($0.value)) }
        return chart { settings in
            settings.styleNames = pairs.map(\.0)
            for (name, style) in pairs { settings.styles[name] = style }
        }
    }

    public func chartForegroundStyleScale<Value: Plottable, S: ShapeStyle>(domain: [Value], range: [S]) -> some View {
        let (names, styles) = (domain.map(\.datum), range.map { AnyShapeStyle($0) })
        return chart { settings in
            settings.styleNames = names
            settings.styleRange = styles
        }
    }

    public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
        let styles = range.map { AnyShapeStyle($0) }
        return chart { $0.styleRange = styles }
    }

    public func chartForegroundStyleScale<Value: Plottable, S: ShapeStyle>(
        domain: [Value], mapping: @escaping (Value) -> S
    ) -> some View {
        let pairs = domain.map { ($0.datum, AnyShapeStyle(mapping($0))) }
        return chart { settings in
            settings.styleNames = pairs.map(\.0)
            for (name, style) in pairs { settings.styles[name] = style }
        }
    }

    public func chartSymbolScale<Value: Plottable, S: ChartSymbolShape>(_ mapping: KeyValuePairs<Value, S>) -> some View
    {
        let pairs = mapping.map { ($0.key.datum, AnyChartSymbol($0.value)) }
        return chart { settings in for (name, symbol) in pairs { settings.symbols[name] = symbol } }
    }

    public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
        let symbols = range.map { AnyChartSymbol($0) }
        return chart { $0.symbolRange = symbols }
    }

    // MARK: Legend, plot, layers

    public func chartLegend(_ visibility: Visibility) -> some View {
        chart { $0.isLegendHidden = visibility == .hidden }
    }

    public func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chart { $0.legendPosition = position } }

    public func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let legend = AnyView(content())
        return chart {
            $0.legendPosition = position
            $0.ownLegend = legend
        }
    }

    public func chartPlotStyle<Content: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> Content)
        -> some View
    {
        chart { $0.plotStyle = { AnyView(content(ChartPlotContent(area: $0))) } }
    }

    public func chartBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View { chart { $0.background = { AnyView(content($0)) } } }

    public func chartOverlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
    ) -> some View { chart { $0.overlay = { AnyView(content($0)) } } }

    // MARK: What a still picture has not

    public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
    public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
    public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
    public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
    public func chartXVisibleDomain<P: Plottable>(length: P) -> some View { self }
    public func chartYVisibleDomain<P: Plottable>(length: P) -> some View { self }
}

/// The plot, for a style of a person's own.
public struct ChartPlotContent: View {
    let area: AnyView

    public var body: some View { area }
}
