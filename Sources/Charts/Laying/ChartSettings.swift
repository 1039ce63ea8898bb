import AmbrotypeViews
import Foundation

/// What a chart's view modifiers say.
struct ChartSettings {
    enum AxisSetting {
        case automatic
        case hidden
        case custom([_AxisRequest])
    }

    var xAxis = AxisSetting.automatic
    var yAxis = AxisSetting.automatic
    var xScale = ScaleRequest()
    var yScale = ScaleRequest()
    var xTitle: AnyView?
    var yTitle: AnyView?
    var isLegendHidden = false
    var legendPosition = AnnotationPosition.automatic
    var ownLegend: AnyView?
    /// Styles for values of `foregroundStyle(by:)`, and for those without one, in order.
    var styles: [_Datum: AnyShapeStyle] = [:]
    var styleNames: [_Datum] = []
    var styleRange: [AnyShapeStyle] = []
    var symbols: [_Datum: AnyChartSymbol] = [:]
    var symbolRange: [AnyChartSymbol] = []
    var plotStyle: (@MainActor (AnyView) -> AnyView)?
    var background: (@MainActor (ChartProxy) -> AnyView)?
    var overlay: (@MainActor (ChartProxy) -> AnyView)?
}

/// Carries the settings down to the chart.
enum ChartSettingsKey: EnvironmentKey {
    static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
    var chartSettings: ChartSettings {
        get { self[ChartSettingsKey.self] }
        set { self[ChartSettingsKey.self] = newValue }
    }
}

/// Which series of values there are, with the look of each.
struct ChartSeries {
    /// Values of `foregroundStyle(by:)` and `symbol(by:)`, in order of appearance or as a scale gives them.
    private(set) var names: [_Datum] = []
    private(set) var symbolNames: [_Datum] = []
    private let settings: ChartSettings

    /// Apple's charts start with these colours (assumed from pictures).
    private static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

    init(_ marks: [MarkRecord], _ settings: ChartSettings) {
        self.settings = settings
        names = settings.styleNames
        for mark in marks {
            if let datum = mark.traits.styleBy?.datum, !names.contains(datum) { names.append(datum) }
            if let datum = mark.traits.symbolBy?.datum, !symbolNames.contains(datum) { symbolNames.append(datum) }
        }
    }

    func style(of datum: _Datum) -> AnyShapeStyle {
        if let style = settings.styles[datum] { return style }
        let index = names.firstIndex(of: datum) ?? 0
        let range = settings.styleRange
        if !range.isEmpty { return range[index % range.count] }
        return AnyShapeStyle(Self.palette[index % Self.palette.count])
    }

    func style(of traits: MarkTraits) -> AnyShapeStyle {
        traits.style ?? traits.styleBy.map { style(of: $0.datum) } ?? AnyShapeStyle(Color.blue)
    }

    func symbol(of traits: MarkTraits) -> AnyChartSymbol? {
        if let symbol = traits.symbol { return symbol }
        return traits.symbolBy.map { symbol(of: $0.datum) }
    }

    func symbol(of datum: _Datum) -> AnyChartSymbol {
        if let symbol = settings.symbols[datum] { return symbol }
        let index = symbolNames.firstIndex(of: datum) ?? 0
        let range = settings.symbolRange
        if !range.isEmpty { return range[index % range.count] }
        let kinds = BasicChartSymbolShape.Kind.allCases
        return AnyChartSymbol(BasicChartSymbolShape(kind: kinds[index % kinds.count]))
    }

    /// Names to list in a legend: those of styles, else those of symbols.
    var listed: [_Datum] { names.isEmpty ? symbolNames : names }
}
