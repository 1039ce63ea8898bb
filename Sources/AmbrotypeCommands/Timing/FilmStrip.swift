import AmbrotypeDrawing
import AmbrotypeGeometry
import AmbrotypeViews
import Foundation

/// Lays a film out: bands of frames, each with its time axis above.
@MainActor struct FilmStrip {
    let film: Film
    let lettering: Lettering
    let zoom: CGFloat

    static let width: CGFloat = 1200
    static let margin: CGFloat = 24
    static let gutter: CGFloat = 126
    static let gap: CGFloat = 14
    static let ground = DrawingColor(bytes: 0x2B, 0x30, 0x38)
    static let orange = DrawingColor(bytes: 0xFF, 0x9F, 0x0A)
    static let green = DrawingColor(bytes: 0x30, 0xD1, 0x58)
    static let red = DrawingColor(bytes: 0xFF, 0x45, 0x3A)
    static let bars = [DrawingColor(bytes: 0x64, 0xD2, 0xFF), DrawingColor(bytes: 0x3E, 0x8F, 0xC4)]
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

    func column(_ index: Int) -> CGFloat { Self.margin + Self.gutter + CGFloat(index) * columnWidth }

    private func picture(_ panel: Film.Panel, x: CGFloat, y: CGFloat) -> DisplayItem? {
        guard let list = panel.list else { return nil }
        let place = CGAffineTransform(translationX: x, y: y).scaledBy(x: zoom, y: zoom)
        return .group(
            DisplayGroup(
                transform: place, opacity: panel.isHidden ? 0.22 : 1,
                clip: ClipPath(Path(CGRect(origin: .zero, size: list.size))), isIsolated: true, items: list.items))
    }
}
