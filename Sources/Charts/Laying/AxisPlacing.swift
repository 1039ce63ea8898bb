import AmbrotypeViews
import Foundation

/// Ticks, lines and labels of the axes.
@MainActor struct AxisPlacing {
    let calendar: Calendar
    let locale: Locale
    let measure: (AnyView) -> CGSize

    /// One axis, its labels measured, before its plot is known.
    struct Axis {
        struct Tick {
            var datum: _Datum
            var parts: [Part]
        }

        enum Part {
            case grid(_AxisLine, isCentered: Bool)
            case tick(_AxisLine, length: CGFloat)
            case label(AnyView, CGSize, _AxisLabelTraits)
        }

        var isVertical: Bool
        var position: AxisMarkPosition
        var isInset: Bool
        var ticks: [Tick]
        var scale: ChartScale
        /// Calendar unit between dates, for labels centred in it.
        var dates: NiceDates?

        var labels: [CGSize] {
            ticks.flatMap(\.parts).compactMap { if case .label(_, let size, _) = $0 { size } else { nil } }
        }
    }

    /// Points between plot and label.
    nonisolated static let labelGap: CGFloat = 4
    nonisolated static let tickLength: CGFloat = 5

    func axes(
        _ setting: ChartSettings.AxisSetting, isVertical: Bool, scale: ChartScale, steps: Int
    ) -> [Axis] {
        switch setting {
        case .hidden: []
        case .automatic: [axis(_AxisRequest(), isVertical, scale, steps)]
        case .custom(let requests): requests.map { axis($0, isVertical, scale, steps) }
        }
    }

    private func axis(_ request: _AxisRequest, _ isVertical: Bool, _ scale: ChartScale, _ steps: Int) -> Axis {
        let (data, dates, places) = values(request.values, scale, steps)
        // Names stand before their bars, values behind the plot.
        let automatic: AxisMarkPosition = isVertical ? (scale.isBands ? .leading : .trailing) : .bottom
        let position = request.position == .automatic ? automatic : request.position
        let ticks = data.enumerated().map { index, datum in
            let value = AxisValue(index: index, count: data.count, datum: datum)
            let parts = request.content?(value) ?? standardParts(isVertical, scale)
            return Axis.Tick(datum: datum, parts: parts.map { part($0, datum, dates, places) })
        }
        return Axis(
            isVertical: isVertical, position: position, isInset: request.preset == .inset, ticks: ticks, scale: scale,
            dates: dates)
    }

    /// Names have labels only; a vertical axis has no ticks.
    private func standardParts(_ isVertical: Bool, _ scale: ChartScale) -> [_AxisPart] {
        let label = _AxisPart.label(.automatic, .init())
        if scale.isBands { return [label] }
        let grid = _AxisPart.grid(nil, isCentered: false)
        return isVertical ? [grid, label] : [grid, .tick(nil, length: nil), label]
    }

    private func values(_ values: AxisRequestValues, _ scale: ChartScale, _ steps: Int)
        -> ([_Datum], NiceDates?, Int)
    {
        guard case .continuous(let low, let high, let isTime) = scale.kind else {
            if case .given(let data) = values { return (data, nil, 0) }
            guard case .bands(let names) = scale.kind else { return ([], nil, 0) }
            return (names.map { .category($0) }, nil, 0)
        }
        switch values {
        case .given(let data): return (data, nil, digits(data))
        case .strideDate(let unit, let count):
            let dates = NiceDates(unit: unit, count: count)
            return (dates.ticks(from: low, to: high, calendar: calendar).map { .date($0) }, dates, 0)
        case .strideNumber(let step):
            let nice = NiceNumbers(from: 0, to: step, count: 1)
            let first = Int((low / step - 1e-9).rounded(.up))
            let last = max(Int((high / step + 1e-9).rounded(.down)), first - 1)
            return ((first..<last + 1).map { .number(Double($0) * step) }, nil, nice.places)
        case .automatic(let count):
            if isTime {
                let dates = NiceDates(from: low, to: high, count: count ?? steps)
                return (dates.ticks(from: low, to: high, calendar: calendar).map { .date($0) }, dates, 0)
            }
            let nice = NiceNumbers(from: low, to: high, count: count ?? steps)
            return (nice.ticks(from: low, to: high).map { .number($0) }, nil, nice.places)
        }
    }

    private func digits(_ data: [_Datum]) -> Int {
        data.allSatisfy { $0.position.map { $0 == $0.rounded() } ?? true } ? 0 : 2
    }

    private func part(_ part: _AxisPart, _ datum: _Datum, _ dates: NiceDates?, _ places: Int) -> Axis.Part {
        switch part {
        case .grid(let line, let isCentered): return .grid(line ?? _AxisLine(), isCentered: isCentered)
        case .tick(let line, let length): return .tick(line ?? _AxisLine(), length: length ?? Self.tickLength)
        case .label(let label, let traits):
            let view = AnyView(words(label, datum, dates, places).modifier(AxisLabelLook(traits: traits)))
            return .label(view, measure(view), traits)
        }
    }

    private func words(_ label: _AxisLabel, _ datum: _Datum, _ dates: NiceDates?, _ places: Int) -> AnyView {
        switch label {
        case .view(let view): return view
        case .format(let format): return AnyView(Text(verbatim: format(datum) ?? standard(datum, dates, places)))
        case .automatic: return AnyView(Text(verbatim: standard(datum, dates, places)))
        }
    }

    private func standard(_ datum: _Datum, _ dates: NiceDates?, _ places: Int) -> String {
        switch datum {
        case .category(let name): return name
        case .number(let value):
            return FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(places...places)).format(
                value)
        case .date(let date):
            let step = dates ?? NiceDates(unit: .day, count: 1)
            return step.format(locale: locale, calendar: calendar).format(date)
        }
    }
}

/// How an axis's words look.
struct AxisLabelLook: ViewModifier {
    let traits: _AxisLabelTraits

    func body(content: Content) -> some View {
        content.font(traits.font ?? .caption2).foregroundStyle(traits.style ?? AnyShapeStyle(.secondary)).lineLimit(1)
            .fixedSize()
    }
}

extension AxisPlacing.Axis {
    /// Points beside the plot that the labels take.
    var room: CGFloat {
        if isInset { return 0 }
        let most = labels.map { isVertical ? $0.width : $0.height }.max() ?? 0
        let ticks = ticks.flatMap(\.parts).compactMap { if case .tick(_, let length) = $0 { length } else { nil } }
        return most > 0 ? most + AxisPlacing.labelGap : ticks.max() ?? 0
    }

    /// Points that labels at the ends stick out beyond the plot, along the axis.
    var overhang: CGFloat { isVertical && !isInset && !scale.isBands ? (labels.map(\.height).max() ?? 0) / 2 : 0 }
}
