import Foundation

extension Typesetter {
    /// Puts the shown part of a line in visual order and finds its heights.
    func assemble(_ line: LineRange, of text: PreparedText, _ style: ParagraphStyle) -> SetLine {
        let shown = line.range.lowerBound..<line.shownEnd
        let pieces = visualOrder(text.text.items.compactMap { piece($0, shown, text, style) })
        var (runs, pen, fonts) = ([PlacedRun](), CGFloat(0), Set<Int>())
        for piece in pieces {
            runs.append(placed(piece, at: pen, text))
            pen += piece.shaped.width
            if piece.kind == .glyphs { fonts.insert(piece.font) }
        }
        return SetLine(
            runs: runs, width: pen, metrics: metrics(of: line, in: text), sourceRange: line.range,
            text: String(decoding: text.text.units[shown], as: UTF16.self), isTruncated: false, fonts: fonts)
    }

    /// The part of an item inside `shown`; shaped anew where the cut would tear letters that belong together.
    private func piece(
        _ item: TextItem, _ shown: Range<Int>, _ text: PreparedText, _ style: ParagraphStyle
    ) -> TextItem? {
        let part = item.range.clamped(to: shown)
        guard !part.isEmpty, item.kind != .newline else { return nil }
        if part == item.range { return item }
        var piece = item
        piece.range = part
        let start = item.range.lowerBound
        let inner = part.lowerBound - start..<part.upperBound - start
        if item.shaped.isSafe(toCut: inner, count: item.range.count) {
            piece.shaped = item.shaped.slice(inner)
            return piece
        }
        piece.shaped = shape(piece, text.text, text.runs, style)
        return piece
    }

    /// UAX 9's rule L2: from the highest level down, every stretch at or above it is reversed.
    private func visualOrder(_ pieces: [TextItem]) -> [TextItem] {
        guard let highest = pieces.map(\.level).max(), highest > 0 else { return pieces }
        var order = pieces
        for level in stride(from: highest, through: 1, by: -1) {
            var index = 0
            while index < order.count {
                guard order[index].level >= level else {
                    index += 1
                    continue
                }
                var end = index
                while end < order.count, order[end].level >= level { end += 1 }
                order[index..<end].reverse()
                index = end
            }
        }
        return order
    }

    private func placed(_ piece: TextItem, at pen: CGFloat, _ text: PreparedText) -> PlacedRun {
        let run = text.runs[piece.run]
        let metrics = typeCase.font(run.font).metrics
        var attachment: (index: Int, rect: CGRect)?
        if piece.kind == .attachment, let picture = run.attachment {
            let top = -picture.baselineOffset - run.baselineOffset - picture.size.height
            attachment = (piece.run, CGRect(origin: CGPoint(x: 0, y: top), size: picture.size))
        }
        return PlacedRun(
            font: piece.font, style: run.style, origin: CGPoint(x: pen, y: -run.baselineOffset),
            width: piece.shaped.width, glyphs: piece.kind == .glyphs ? piece.shaped.glyphs : [],
            attachment: attachment, underline: run.underline, strikethrough: run.strikethrough,
            decorationSize: run.font.size, xHeight: metrics.xHeight)
    }

    /// The largest of each height over the runs that touch the line. Fallback fonts have no say: a line of system
    /// text with Japanese or Thai letters in it keeps the system font's box (iOS lets some scripts grow a line; not
    /// modelled).
    private func metrics(of line: LineRange, in text: PreparedText) -> FontMetrics {
        let first = text.run(at: line.range.lowerBound)
        let last = line.range.isEmpty ? first : text.run(at: line.range.upperBound - 1)
        var result: FontMetrics?
        for run in text.runs[first...max(first, last)] {
            let next = heights(of: run)
            result = result.map { larger($0, next) } ?? next
        }
        return result ?? FontMetrics(ascender: 0, descender: 0, capHeight: 0, xHeight: 0, leading: 0)
    }

    private func heights(of run: TextRun) -> FontMetrics {
        var metrics = typeCase.font(run.font).metrics
        metrics.ascender += run.baselineOffset
        metrics.descender -= run.baselineOffset
        if let picture = run.attachment, picture.growsLine {
            let bottom = picture.baselineOffset + run.baselineOffset
            metrics.ascender = max(metrics.ascender, bottom + picture.size.height)
            metrics.descender = max(metrics.descender, -bottom)
        }
        return metrics
    }

    private func larger(_ a: FontMetrics, _ b: FontMetrics) -> FontMetrics {
        FontMetrics(
            ascender: max(a.ascender, b.ascender), descender: max(a.descender, b.descender),
            capHeight: max(a.capHeight, b.capHeight), xHeight: max(a.xHeight, b.xHeight),
            leading: max(a.leading, b.leading))
    }
}

extension ShapedRun {
    /// Whether the glyphs at both edges of `range` may be parted from their neighbours.
    func isSafe(toCut range: Range<Int>, count: Int) -> Bool {
        glyphs.allSatisfy { glyph in
            let isAtEdge =
                Int(glyph.cluster) == range.lowerBound && range.lowerBound > 0
                || Int(glyph.cluster) == range.upperBound && range.upperBound < count
            return !(isAtEdge && glyph.isUnsafeToBreak)
        }
    }
}
