import AmbrotypeViews
import Foundation

/// Turns marks into outlines inside the plot.
struct MarkPlacing {
    let plot: CGRect
    let xScale: ChartScale?
    let yScale: ChartScale?
    let extents: [MarkExtent]
    let series: ChartSeries

    // Looks where nothing is said; assumed from pictures.
    static let barShare: CGFloat = 0.68
    static let lineWidth: CGFloat = 2
    static let ruleWidth: CGFloat = 1
    static let symbolArea: CGFloat = 44

    func marks() -> [PlacedMark] {
        var placed: [PlacedMark] = []
        var index = 0
        let lines = lineGroups()
        for extent in extents {
            defer { index += 1 }
            switch extent.mark.kind {
            case .line, .area:
                if let group = lines.first(where: { $0.first == index }) { placed += joined(group.members) }
            case .bar, .rectangle: placed.append(contentsOf: box(extent))
            case .rule: placed.append(contentsOf: rule(extent))
            case .point: placed.append(contentsOf: point(extent))
            case .sector: break
            }
        }
        return placed + sectors()
    }

    // MARK: Places

    /// Left and right of a stretch of the x axis, in points of the chart.
    private func across(_ along: MarkExtent.Along) -> (CGFloat, CGFloat)? {
        switch along {
        case .whole: (plot.minX, plot.maxX)
        case .band(let name): xScale?.position(.category(name)).map { (plot.minX + $0, plot.minX + $0) }
        case .values(let from, let to, _): xScale.map { (plot.minX + $0.position(from), plot.minX + $0.position(to)) }
        }
    }

    /// Ends of a stretch of the y axis; larger values lie higher. Names run downwards.
    private func down(_ along: MarkExtent.Along) -> (CGFloat, CGFloat)? {
        switch along {
        case .whole: (plot.minY, plot.maxY)
        case .band(let name): yScale?.position(.category(name)).map { (plot.minY + $0, plot.minY + $0) }
        case .values(let from, let to, _): yScale.map { (plot.maxY - $0.position(from), plot.maxY - $0.position(to)) }
        }
    }

    private func style(_ extent: MarkExtent, _ kind: MarkRecord.Kind, _ frame: CGRect, _ outline: Path) -> PlacedMark {
        let traits = extent.mark.traits
        let (dx, dy) = (traits.offset.width, traits.offset.height)
        return PlacedMark(
            kind: kind, frame: frame.offsetBy(dx: dx, dy: dy), outline: outline.offsetBy(dx: dx, dy: dy),
            style: series.style(of: traits), opacity: traits.opacity, annotations: traits.annotations)
    }

    // MARK: Bars and rectangles

    private func box(_ extent: MarkExtent) -> [PlacedMark] {
        guard let (left, right) = across(extent.x), let (low, high) = down(extent.y) else { return [] }
        let mark = extent.mark
        var (x, width) = (min(left, right), abs(right - left))
        var (y, height) = (min(low, high), abs(high - low))
        let isBar = mark.kind == .bar
        if isPlace(mark.x), extent.isUpright || !isBar {
            (x, width) = slot(mark, mark.width, x, width, xScale, extent, isX: true)
        }
        if isPlace(mark.y), !extent.isUpright || !isBar {
            (y, height) = slot(mark, mark.height, y, height, yScale, extent, isX: false)
        }
        let frame = CGRect(x: x, y: y, width: width, height: height)
        let radius = min(mark.traits.cornerRadius ?? 0, width / 2, height / 2)
        let outline = radius > 0 ? Path(roundedRect: frame, cornerRadius: radius) : Path(frame)
        return [style(extent, mark.kind, frame, outline)]
    }

    private func isPlace(_ extent: MarkRecord.Extent) -> Bool { if case .at = extent { true } else { false } }

    /// The bar's part of its band, of its calendar unit, or of the gap to its neighbour.
    private func slot(
        _ mark: MarkRecord, _ dimension: MarkDimension, _ start: CGFloat, _ length: CGFloat, _ scale: ChartScale?,
        _ extent: MarkExtent, isX: Bool
    ) -> (CGFloat, CGFloat) {
        let band = length > 0 ? length : scale?.isBands == true ? scale?.band ?? 0 : gap(isX)
        let share = mark.kind == .rectangle ? 1 : Self.barShare
        let thick = dimension.length(in: band, automatic: share)
        let middle = start + length / 2
        guard let name = mark.traits.positionBy?.datum else { return (middle - thick / 2, thick) }
        let names = extents.compactMap { $0.mark.traits.positionBy?.datum }.reduce(into: [_Datum]()) {
            if !$0.contains($1) { $0.append($1) }
        }
        let part = thick / CGFloat(max(names.count, 1))
        return (middle - thick / 2 + part * CGFloat(names.firstIndex(of: name) ?? 0), part * 0.9)
    }

    /// The smallest distance between neighbouring values of bars, in points; a tenth of the plot for a single one.
    private func gap(_ isX: Bool) -> CGFloat {
        let places = extents.filter { $0.mark.kind == .bar }.compactMap { isX ? across($0.x)?.0 : down($0.y)?.0 }
        let sorted = Set(places).sorted()
        let gaps = zip(sorted, sorted.dropFirst()).map { $1 - $0 }.filter { $0 > 0.01 }
        return gaps.min() ?? (isX ? plot.width : plot.height) / 10
    }

    // MARK: Rules and points

    private func rule(_ extent: MarkExtent) -> [PlacedMark] {
        guard let (left, right) = across(extent.x), let (low, high) = down(extent.y) else { return [] }
        let isUpright = isPlace(extent.mark.x)
        let (x, y) = ((left + right) / 2, (low + high) / 2)
        let from = isUpright ? CGPoint(x: x, y: min(low, high)) : CGPoint(x: min(left, right), y: y)
        let to = isUpright ? CGPoint(x: x, y: max(low, high)) : CGPoint(x: max(left, right), y: y)
        var path = Path()
        path.addLines([from, to])
        let stroke = extent.mark.traits.lineStyle ?? StrokeStyle(lineWidth: Self.ruleWidth)
        let frame = CGRect(x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y)
        return [style(extent, .rule, frame, path.strokedPath(stroke))]
    }

    private func middle(_ extent: MarkExtent) -> CGPoint? {
        guard let (left, right) = across(extent.x), let (low, high) = down(extent.y) else { return nil }
        return CGPoint(x: (left + right) / 2, y: (low + high) / 2)
    }

    private func point(_ extent: MarkExtent) -> [PlacedMark] {
        guard let center = middle(extent) else { return [] }
        let symbol = series.symbol(of: extent.mark.traits) ?? AnyChartSymbol(BasicChartSymbolShape.circle)
        return [symbolMark(symbol, extent, center)]
    }

    private func symbolMark(_ symbol: AnyChartSymbol, _ extent: MarkExtent, _ center: CGPoint) -> PlacedMark {
        let side = (extent.mark.traits.symbolSize ?? Self.symbolArea).squareRoot()
        let frame = CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
        switch symbol {
        case .shape(let path): return style(extent, .point, frame, path(frame))
        case .view(let view):
            var mark = style(extent, .point, frame, Path())
            mark.symbols = [(view, center)]
            return mark
        case .none: return style(extent, .point, frame, Path())
        }
    }

    // MARK: Lines and areas

    private struct Group {
        var first: Int
        var kind: MarkRecord.Kind
        var key: _Datum?
        var members: [MarkExtent]
    }

    private func lineGroups() -> [Group] {
        var groups: [Group] = []
        for (index, extent) in extents.enumerated() where extent.mark.kind == .line || extent.mark.kind == .area {
            let key = extent.mark.seriesKey
            if let known = groups.firstIndex(where: { $0.kind == extent.mark.kind && $0.key == key }) {
                groups[known].members.append(extent)
            } else {
                groups.append(Group(first: index, kind: extent.mark.kind, key: key, members: [extent]))
            }
        }
        return groups
    }

    private func joined(_ members: [MarkExtent]) -> [PlacedMark] {
        guard let first = members.first else { return [] }
        let method = first.mark.traits.interpolation ?? .linear
        if first.mark.kind == .area { return area(members, method) }
        let points = members.compactMap(middle)
        var path = Path()
        LineShape(method: method, points: points).add(to: &path)
        let stroke =
            first.mark.traits.lineStyle ?? StrokeStyle(lineWidth: Self.lineWidth, lineCap: .round, lineJoin: .round)
        var marks = [style(first, .line, path.boundingRect, path.strokedPath(stroke))]
        marks[0].annotations = []
        for member in members {
            guard let center = middle(member) else { continue }
            if let symbol = series.symbol(of: member.mark.traits) {
                marks.append(symbolMark(symbol, member, center))
            } else if !member.mark.traits.annotations.isEmpty {
                marks.append(style(member, .point, CGRect(origin: center, size: .zero), Path()))
            }
        }
        return marks
    }

    private func area(_ members: [MarkExtent], _ method: InterpolationMethod) -> [PlacedMark] {
        let tops = members.compactMap { edge($0, isTop: true) }
        let bottoms = members.compactMap { edge($0, isTop: false) }
        var path = Path()
        LineShape(method: method, points: tops).add(to: &path)
        LineShape(method: method.reversed, points: bottoms.reversed()).add(to: &path, joins: true)
        path.closeSubpath()
        var mark = style(members[0], .area, path.boundingRect, path)
        mark.annotations = []
        return [mark]
    }

    private func edge(_ extent: MarkExtent, isTop: Bool) -> CGPoint? {
        guard let (left, right) = across(extent.x), let (low, high) = down(extent.y) else { return nil }
        let floor = min(low, plot.maxY)
        return CGPoint(x: (left + right) / 2, y: isTop ? high : floor)
    }

    // MARK: Sectors

    private func sectors() -> [PlacedMark] {
        let slices = extents.filter { $0.mark.kind == .sector }
        let total = slices.reduce(0) { $0 + max($1.mark.angle?.datum.position ?? 0, 0) }
        guard total > 0 else { return [] }
        var start = -Double.pi / 2
        return slices.map { slice in
            let share = max(slice.mark.angle?.datum.position ?? 0, 0) / total
            defer { start += share * 2 * .pi }
            return sector(slice, from: start, to: start + share * 2 * .pi)
        }
    }

    private func sector(_ extent: MarkExtent, from: Double, to: Double) -> PlacedMark {
        let center = CGPoint(x: plot.midX, y: plot.midY)
        let most = min(plot.width, plot.height) / 2
        let outer = extent.mark.outerRadius.length(in: most, automatic: 1)
        let inner = extent.mark.innerRadius.length(in: most, automatic: 0)
        let inset = extent.mark.angularInset
        // An inset in points is an angle that grows towards the middle; each edge takes its own.
        func turn(_ radius: CGFloat) -> Double { radius > inset ? Double(inset / radius) : 0 }
        var path = Path()
        path.addArc(
            center: center, radius: outer, startAngle: .radians(from + turn(outer)),
            endAngle: .radians(to - turn(outer)),
            clockwise: false)
        if inner > 0 {
            path.addArc(
                center: center, radius: inner, startAngle: .radians(to - turn(inner)),
                endAngle: .radians(from + turn(inner)), clockwise: true)
        } else {
            path.addLine(to: center)
        }
        path.closeSubpath()
        return style(extent, .sector, path.boundingRect, path)
    }
}

extension InterpolationMethod {
    /// The method for the same points from the other end.
    var reversed: InterpolationMethod {
        switch kind {
        case .stepStart: .stepEnd
        case .stepEnd: .stepStart
        default: self
        }
    }
}
