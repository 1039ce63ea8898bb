import AmbrotypeDrawing
import AmbrotypeGeometry
import AmbrotypeViews
import Foundation

/// The time axis above a band: hours, bars, questions, old content; and the legend.
extension FilmStrip {
    func axisItems(_ axis: FilmAxis, _ frames: ArraySlice<Film.Frame>, y: CGFloat) -> [DisplayItem] {
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

    func legend(y: CGFloat) -> [DisplayItem] {
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
