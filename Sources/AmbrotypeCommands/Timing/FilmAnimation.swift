import AmbrotypeDrawing
import AmbrotypeGeometry
import AmbrotypeImages
import AmbrotypeRendering
import AmbrotypeViews
import Foundation

/// Plays a film: every frame on one canvas with the clock and a bar that fills as time passes.
@MainActor struct FilmAnimation {
    let film: Film
    let lettering: Lettering
    let zoom: CGFloat

    private static let margin: CGFloat = 20
    private static let head: CGFloat = 58
    /// How long all frames play together, and the least of one: milliseconds.
    private static let playing = 14_000.0
    private static let least = 350.0

    /// - Parameter scale: pixels a point.
    func png(scale: CGFloat, budgetLimit: Int) throws(DevelopmentError) -> [UInt8] {
        let budget = MemoryBudget(limit: budgetLimit)
        do throws(ImageError) {
            let encoder = APNGEncoder(
                options: PNGOptions(scale: Double(scale)), budget: budget, name: "the animation of \(film.title)")
            for (index, milliseconds) in durations.enumerated() {
                let pixmap: Pixmap
                do throws(DevelopmentError) {
                    pixmap = try expose(list(index), scale: scale, budget: budget, pictures: film.pictures)
                } catch { throw .told(error) }
                try encoder.append(pixmap, milliseconds: milliseconds)
            }
            return try encoder.finish()
        } catch {
            if case .budget(_, let exceeded) = error { throw .memory(exceeded) }
            throw .image(error)
        }
    }

    /// Shares of the playing time; a frame that stands far longer than the others is cut short.
    private var durations: [Int] {
        let lengths = film.frames.map { max(1, $0.until.timeIntervalSince($0.from)) }
        let median = lengths.sorted()[lengths.count / 2]
        let shown = lengths.map { min($0, median * 4) }
        let sum = shown.reduce(0, +)
        return shown.map { Int(max(Self.least, min($0 / sum * Self.playing, 4000)).rounded()) }
    }

    // MARK: Layout

    private struct Cell {
        var origin: CGPoint
        var size: CGSize
    }

    /// Rows of the film side by side as far as they fit, in the order of the film.
    private var cells: (cells: [Cell], size: CGSize) {
        let most: CGFloat = 900
        var cells: [Cell] = []
        var (x, y, rowHeight, width) = (Self.margin, Self.margin + Self.head, CGFloat(0), CGFloat(260))
        for row in film.rows.indices {
            let lists = film.frames.compactMap { $0.panels[row].list }
            let size = CGSize(
                width: (lists.map(\.size.width).max() ?? 0) * zoom, height: (lists.map(\.size.height).max() ?? 0) * zoom
            )
            if x + size.width > most, x > Self.margin { (x, y, rowHeight) = (Self.margin, y + rowHeight + 14, 0) }
            cells.append(Cell(origin: CGPoint(x: x, y: y), size: size))
            (x, rowHeight, width) = (x + size.width + 14, max(rowHeight, size.height), max(width, x + size.width))
        }
        return (cells, CGSize(width: width + Self.margin, height: y + rowHeight + Self.margin))
    }

    private func list(_ index: Int) -> DisplayList {
        let frame = film.frames[index]
        let (cells, size) = cells
        let strip = FilmStrip(film: film, lettering: lettering, zoom: zoom)
        var items = [strip.fill(CGRect(origin: .zero, size: size), FilmStrip.ground)]
        let time = lettering.set(film.clock.short(frame.from), Lettering.Style(size: 22, weight: .semibold))
        items.append(time.at(Self.margin, Self.margin - 6))
        let color = frame.isStale ? Color(red: 1, green: 0.45, blue: 0.4) : Color.white
        let words = lettering.set(
            frame.caption + "  ·  " + film.title, Lettering.Style(size: 12, color: color),
            width: size.width - 2 * Self.margin)
        items.append(words.at(Self.margin, Self.margin + 20))
        items += bar(index, strip, width: size.width - 2 * Self.margin)
        for (panel, cell) in zip(frame.panels, cells) {
            guard let list = panel.list else { continue }
            let place = CGAffineTransform(translationX: cell.origin.x, y: cell.origin.y).scaledBy(x: zoom, y: zoom)
            items.append(
                .group(
                    DisplayGroup(
                        transform: place, opacity: panel.isHidden ? 0.22 : 1,
                        clip: ClipPath(Path(CGRect(origin: .zero, size: list.size))), isIsolated: true,
                        items: list.items)))
        }
        return DisplayList(size: size, items: items)
    }

    private func bar(_ index: Int, _ strip: FilmStrip, width: CGFloat) -> [DisplayItem] {
        let axis = FilmAxis(film.frames, from: Self.margin, width: width)
        let y = Self.margin + 42
        let (x, length) = axis.bar(index)
        return [
            strip.fill(CGRect(x: Self.margin, y: y, width: width, height: 4), DrawingColor(bytes: 0x4A, 0x52, 0x5E)),
            strip.fill(
                CGRect(x: x, y: y, width: max(3, length), height: 4),
                film.frames[index].isStale
                    ? DrawingColor(bytes: 0xFF, 0x45, 0x3A) : DrawingColor(bytes: 0x64, 0xD2, 0xFF)),
        ]
    }
}

extension ImageError {
    /// A development's error as the encoder would tell it.
    fileprivate static func told(_ error: DevelopmentError) -> ImageError {
        switch error {
        case .memory(let exceeded): .budget(name: "the animation", exceeded)
        case .image(let error): error
        }
    }
}
