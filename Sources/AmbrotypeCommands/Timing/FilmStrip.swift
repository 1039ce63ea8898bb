import AmbrotypeDrawing
import AmbrotypeGeometry
import AmbrotypeViews
import Foundation

/// Lays a film out: bands of frames, each with its time axis above.
@MainActor struct FilmStrip {
    let film: Film
    let lettering: Lettering
    let zoom: CGFloat

    private static let width: CGFloat = 1200
    private static let margin: CGFloat = 24
    private static let gutter: CGFloat = 126
    private static let gap: CGFloat = 14
    static let ground = DrawingColor(bytes: 0x2B, 0x30, 0x38)
    private static let orange = DrawingColor(bytes: 0xFF, 0x9F, 0x0A)
    private static let green = DrawingColor(bytes: 0x30, 0xD1, 0x58)
    private static let red = DrawingColor(bytes: 0xFF, 0x45, 0x3A)
    private static let bars = [DrawingColor(bytes: 0x64, 0xD2, 0xFF), DrawingColor(bytes: 0x3E, 0x8F, 0xC4)]
    static let faint = Lettering.Style(size: 10, color: Color(red: 0.7, green: 0.73, blue: 0.77))

    func list() -> DisplayList {
        var items: [DisplayItem] = []
        var y = Self.margin
        let title = lettering.set(film.title, Lettering.Style(size: 20, weight: .semibold))
        items.append(title.at(Self.margin, y))
        y += title.size.height + 2
        let subtitle = lettering.set(film.subtitle, Lettering.Style(size: 12, color: .white))
        items.append(subtitle.at(Self.margin, y))
        y += subtitle.size.height + 18
        for band in bands {
            let drawn = self.band(band, y: y)
            items += drawn.items
            y += drawn.height + 22
        }
        let legend = self.legend(y: y)
        items += legend
        let size = CGSize(width: Self.width, height: y + (legend.isEmpty ? -22 : 14) + Self.margin)
        return DisplayList(size: size, items: [fill(CGRect(origin: .zero, size: size), Self.ground)] + items)
    }

    // MARK: Bands

    private var panelWidths: [CGFloat] {
        film.rows.indices.map { row in
            (film.frames.compactMap { $0.panels[row].list?.size.width }.max() ?? 0) * zoom
        }
    }

    private var columnWidth: CGFloat { max(70, panelWidths.max() ?? 0) + Self.gap }

    private var bands: [ArraySlice<Film.Frame>] {
        let room = Self.width - 2 * Self.margin - Self.gutter
        let columns = max(1, Int((room + Self.gap) / columnWidth))
        return stride(from: 0, to: film.frames.count, by: columns).map {
            film.frames[$0..<min($0 + columns, film.frames.count)]
        }
    }

    private func band(_ frames: ArraySlice<Film.Frame>, y: CGFloat) -> (items: [DisplayItem], height: CGFloat) {
        let left = Self.margin + Self.gutter
        let axis = FilmAxis(Array(frames), from: left, width: Self.width - Self.margin - left)
        var items = axisItems(axis, frames, y: y)
        var at = y + 66
        for (index, frame) in frames.enumerated() {
            let time = lettering.set(film.clock.short(frame.from), Lettering.Style(size: 12, weight: .semibold))
            items.append(time.at(column(index), at))
            let length = DurationText.of(frame.until.timeIntervalSince(frame.from))
            let words = lettering.set("for \(length)", Self.faint)
            items.append(words.at(column(index), at + 15))
            let color = frame.isStale ? Color(red: 1, green: 0.45, blue: 0.4) : Color.white
            let caption = lettering.set(frame.caption, Lettering.Style(size: 10, color: color), width: columnWidth - 8)
            items.append(caption.at(column(index), at + 28))
        }
        at += 46
        for row in film.rows.indices {
            let height = (frames.compactMap { $0.panels[row].list?.size.height }.max() ?? 0) * zoom
            guard height > 0 else { continue }
            var style = Self.faint
            style.lines = 2
            let name = lettering.set(film.rows[row], style, width: Self.gutter - 10)
            items.append(name.at(Self.margin, at))
            for (index, frame) in frames.enumerated() {
                if let panel = picture(frame.panels[row], x: column(index), y: at) { items.append(panel) }
            }
            at += height + Self.gap
        }
        return (items, at - y)
    }

    private func column(_ index: Int) -> CGFloat { Self.margin + Self.gutter + CGFloat(index) * columnWidth }

    private func picture(_ panel: Film.Panel, x: CGFloat, y: CGFloat) -> DisplayItem? {
        guard let list = panel.list else { return nil }
        let place = CGAffineTransform(translationX: x, y: y).scaledBy(x: zoom, y: zoom)
        return .group(
            DisplayGroup(
                transform: place, opacity: panel.isHidden ? 0.22 : 1,
                clip: ClipPath(Path(CGRect(origin: .zero, size: list.size))), isIsolated: true, items: list.items))
    }

    // MARK: Axis

    private func axisItems(_ axis: FilmAxis, _ frames: ArraySlice<Film.Frame>, y: CGFloat) -> [DisplayItem] {
        var items = hours(axis, y: y)
        for (index, frame) in frames.enumerated() {
            let bar = axis.bar(index)
            let color = frame.isStale ? Self.red : Self.bars[(frames.startIndex + index) % 2]
            items.append(fill(CGRect(x: bar.x, y: y + 20, width: max(1, bar.width - 1), height: 9), color))
            if axis.cut.contains(index) { items += breakMark(bar.x + bar.width * 0.62, y + 20) }
            items.append(leader(from: CGPoint(x: bar.x + 0.5, y: y + 36), to: CGPoint(x: column(index), y: y + 62)))
        }
        for span in film.stale {
            guard let place = axis.span(span.from, span.until) else { continue }
            items.append(fill(CGRect(x: place.x, y: y + 30, width: place.width, height: 4), Self.red))
        }
        for mark in film.marks {
            guard let x = axis.x(mark.date) else { continue }
            items.append(triangle(x, y + 12, mark.isFree ? Self.green : Self.orange))
        }
        return items
    }

    private func hours(_ axis: FilmAxis, y: CGFloat) -> [DisplayItem] {
        guard let start = axis.start, let end = axis.end else { return [] }
        var items: [DisplayItem] = []
        var last: CGFloat = -100
        let line = DrawingColor(bytes: 0x5A, 0x62, 0x6E)
        for mark in film.clock.marks(from: start, to: end) {
            guard let x = axis.x(mark) else { continue }
            items.append(fill(CGRect(x: x - 0.5, y: y + 13, width: 1, height: 22), line))
            if x - last < 42 { continue }
            let words = lettering.set(film.clock.short(mark), Self.faint)
            guard x + words.size.width < Self.width - 6 else { continue }
            items.append(words.at(x + 2, y - 1))
            last = x + words.size.width - 24
        }
        return items
    }

    private func legend(y: CGFloat) -> [DisplayItem] {
        var x = Self.margin
        var items: [DisplayItem] = []
        func entry(_ words: String, _ sign: (CGFloat) -> DisplayItem) {
            items.append(sign(x))
            let set = lettering.set(words, Self.faint)
            items.append(set.at(x + 16, y))
            x += set.size.width + 34
        }
        if !film.marks.isEmpty {
            entry("asked, of the budget") { triangle($0 + 5, y + 4, Self.orange) }
            entry("asked, free") { triangle($0 + 5, y + 4, Self.green) }
        }
        if !film.stale.isEmpty {
            entry("old content on show") { fill(CGRect(x: $0, y: y + 5, width: 12, height: 4), Self.red) }
        }
        if film.omitted > 0 {
            items.append(lettering.set("\(film.omitted) more frames not drawn", Self.faint).at(x, y))
        }
        return items
    }
}

// MARK: Shapes

extension FilmStrip {
    func fill(_ rect: CGRect, _ color: DrawingColor) -> DisplayItem {
        .fill(Path(rect), style: FillStyle(), paint: .color(color))
    }

    /// Points down, its tip on the axis.
    private func triangle(_ x: CGFloat, _ y: CGFloat, _ color: DrawingColor) -> DisplayItem {
        var path = Path()
        path.move(to: CGPoint(x: x - 4, y: y))
        path.addLine(to: CGPoint(x: x + 4, y: y))
        path.addLine(to: CGPoint(x: x, y: y + 7))
        path.closeSubpath()
        return .fill(path, style: FillStyle(), paint: .color(color))
    }

    /// A thin line from a bar to its column.
    private func leader(from: CGPoint, to: CGPoint) -> DisplayItem {
        var path = Path()
        path.move(to: from)
        path.addLine(to: CGPoint(x: from.x + 1, y: from.y))
        path.addLine(to: CGPoint(x: to.x + 1, y: to.y))
        path.addLine(to: to)
        path.closeSubpath()
        return .fill(path, style: FillStyle(), paint: .color(DrawingColor(bytes: 0x5A, 0x62, 0x6E)))
    }

    /// Two slanted lines: here time was left out.
    private func breakMark(_ x: CGFloat, _ y: CGFloat) -> [DisplayItem] {
        [0, 6].map { shift in
            var path = Path()
            path.move(to: CGPoint(x: x + shift + 2, y: y - 2))
            path.addLine(to: CGPoint(x: x + shift + 5, y: y - 2))
            path.addLine(to: CGPoint(x: x + shift + 2, y: y + 11))
            path.addLine(to: CGPoint(x: x + shift - 1, y: y + 11))
            path.closeSubpath()
            return .fill(path, style: FillStyle(), paint: .color(Self.ground))
        }
    }
}
