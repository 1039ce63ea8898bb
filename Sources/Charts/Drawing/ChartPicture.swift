import AmbrotypeViews
import Foundation

/// A placed chart as views: lines, marks, words, in this order.
struct ChartPicture: View {
    let chart: PlacedChart
    let size: CGSize
    let settings: ChartSettings

    var body: some View {
        let proxy = ChartProxy(chart: chart)
        ZStack(alignment: .topLeading) {
            if let background = settings.background { background(proxy).frame(width: size.width, height: size.height) }
            plotArea
            ForEach(0..<chart.lines.count) { line(chart.lines[$0]) }
            ForEach(0..<chart.marks.count) { mark(chart.marks[$0]) }
            ForEach(0..<chart.marks.count) { index in
                let mark = chart.marks[index]
                ForEach(0..<mark.annotations.count) { annotation(mark.annotations[$0], mark.frame) }
            }
            ForEach(0..<words.count) { index in placed(words[index].view, words[index].frame) }
            if let overlay = settings.overlay { overlay(proxy).frame(width: size.width, height: size.height) }
        }
        .frame(width: size.width, height: size.height, alignment: .topLeading)
        .environment(\.layoutDirection, .leftToRight)
    }

    private var words: [PlacedLabel] { chart.labels + chart.titles + (chart.legend.map { [$0] } ?? []) }

    @ViewBuilder private var plotArea: some View {
        if let style = settings.plotStyle {
            let area = AnyView(Color.clear.frame(width: chart.plot.width, height: chart.plot.height))
            placed(style(area), chart.plot)
        }
    }

    private func placed<V: View>(_ view: V, _ frame: CGRect) -> some View {
        view.frame(width: frame.width, height: frame.height, alignment: .leading).position(x: frame.midX, y: frame.midY)
    }

    private func line(_ line: PlacedLine) -> some View {
        var path = Path()
        path.addLines([line.from, line.to])
        let stroke = line.line.stroke ?? StrokeStyle(lineWidth: 0.5)
        let style = line.line.style ?? AnyShapeStyle(Color(system: "systemGray4"))
        return filled(path.strokedPath(stroke), style)
    }

    /// The outline in a frame of its own, so that a gradient runs over the mark.
    @ViewBuilder private func filled(_ outline: Path, _ style: AnyShapeStyle) -> some View {
        let box = outline.boundingRect
        if !outline.isEmpty, !box.isNull, box.width.isFinite, box.height.isFinite {
            PlotShape(outline: outline.offsetBy(dx: -box.minX, dy: -box.minY)).fill(style)
                .frame(width: box.width, height: box.height).position(x: box.midX, y: box.midY)
        }
    }

    @ViewBuilder private func mark(_ mark: PlacedMark) -> some View {
        Group {
            filled(mark.outline, mark.style)
            ForEach(0..<mark.symbols.count) { index in
                mark.symbols[index].view.foregroundStyle(mark.style).fixedSize()
                    .position(x: mark.symbols[index].center.x, y: mark.symbols[index].center.y)
            }
        }
        .opacity(mark.opacity)
    }

    /// Beside the mark: the annotation's near edge is `spacing` away from the mark's frame; along the other axis it is aligned with it.
    private func annotation(_ note: MarkAnnotation, _ frame: CGRect) -> some View {
        let side = note.position
        var x: (CGFloat, CGFloat) = (
            frame.midX + CGFloat(side.x) * (frame.width / 2 + note.spacing), CGFloat(1 - side.x) / 2
        )
        var y: (CGFloat, CGFloat) = (
            frame.midY + CGFloat(side.y) * (frame.height / 2 + note.spacing), CGFloat(1 - side.y) / 2
        )
        if side.x == 0, note.alignment.horizontal == .leading { x = (frame.minX, 0) }
        if side.x == 0, note.alignment.horizontal == .trailing { x = (frame.maxX, 1) }
        if side.y == 0, side.x != 0, note.alignment.vertical == .top { y = (frame.minY, 0) }
        if side.y == 0, side.x != 0, note.alignment.vertical == .bottom { y = (frame.maxY, 1) }
        let anchored = AnchoredAt(point: CGPoint(x: x.0, y: y.0), corner: UnitPoint(x: x.1, y: y.1))
        return note.content.fixedSize().modifier(anchored)
    }
}

/// Puts a point of the content at a place.
struct AnchoredAt: ViewModifier {
    let point: CGPoint
    let corner: UnitPoint

    func body(content: Content) -> some View {
        AnchoredLayout(point: point, corner: corner) { content }
    }
}

/// Takes all it is offered and puts its child's corner at a point.
struct AnchoredLayout: Layout {
    let point: CGPoint
    let corner: UnitPoint

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for child in subviews {
            child.place(
                at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), anchor: corner, proposal: .unspecified)
        }
    }
}

/// An outline of its own, whatever the frame.
struct PlotShape: Shape {
    let outline: Path

    nonisolated func path(in rect: CGRect) -> Path { outline.offsetBy(dx: rect.minX, dy: rect.minY) }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// The names of the series, each with its symbol.
struct ChartLegend: View {
    let names: [_Datum]
    let series: ChartSeries

    var body: some View {
        HStack(spacing: 12) {
            ForEach(0..<names.count) { index in
                HStack(spacing: 4) {
                    swatch(names[index]).frame(width: 8, height: 8)
                    Text(verbatim: title(names[index])).font(.caption2).foregroundStyle(.secondary).lineLimit(1)
                }
            }
        }
    }

    @ViewBuilder private func swatch(_ name: _Datum) -> some View {
        if series.symbolNames.contains(name), case .shape(let path) = series.symbol(of: name) {
            PlotShape(outline: path(CGRect(x: 0, y: 0, width: 8, height: 8))).fill(series.style(of: name))
        } else {
            Circle().fill(series.style(of: name))
        }
    }

    private func title(_ name: _Datum) -> String {
        switch name {
        case .category(let title): title
        case .number(let value): FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US")).format(value)
        case .date(let date): date.formatted(Date.ISO8601FormatStyle().year().month().day())
        }
    }
}
