import Foundation

/// Text shaped as if in one endless line, with its measures by offset: what line breaking reads.
struct PreparedText {
    var runs: [TextRun]
    var text: ItemizedText
    /// Sum of the advances of all clusters that start before the offset; one more entry than units.
    var pens: [CGFloat]
    /// Whether a cluster starts at the offset, so that a line may be cut there at need; the end counts.
    var isClusterStart: [Bool]
    /// Where lines may or must end, ascending.
    var opportunities: [Int]

    var count: Int { text.units.count }

    /// Width from `start` to `end` in one line, points.
    func width(_ start: Int, _ end: Int) -> CGFloat { pens[end] - pens[start] }

    /// `end` without the white space before it, not below `start`: spaces hang over the line's end.
    func withoutTrailingSpace(_ start: Int, _ end: Int) -> Int {
        var end = end
        while end > start, PreparedText.hangs(text.units[end - 1]) { end -= 1 }
        return end
    }

    /// Whether a line must end after the unit.
    static func isNewline(_ unit: UInt16) -> Bool {
        (0x0A...0x0D).contains(unit) || unit == 0x85 || unit == 0x2028 || unit == 0x2029
    }

    /// Spaces that take no room at a line's end; no-break spaces do.
    static func hangs(_ unit: UInt16) -> Bool {
        unit == 0x20 || unit == 0x09 || isNewline(unit) || (0x2000...0x200B).contains(unit) && unit != 0x2007
            || unit == 0x1680 || unit == 0x205F || unit == 0x3000
    }

    /// End of the paragraph that holds `offset`: the next newline's offset, or the text's end.
    func paragraphEnd(from offset: Int) -> Int {
        var end = offset
        while end < count, !PreparedText.isNewline(text.units[end]) { end += 1 }
        return end
    }

    /// `.rightToLeft` where the paragraph at `offset` runs that way; nil leaves a line cut out of it to its own
    /// letters.
    func base(at offset: Int) -> ParagraphStyle.Direction? {
        text.base.indices.contains(offset) && text.base[offset] == 1 ? .rightToLeft : nil
    }

    /// Index of the run that holds `offset`.
    func run(at offset: Int) -> Int {
        let clamped = min(max(offset, 0), max(count - 1, 0))
        return max(0, (text.runStarts.firstIndex { $0 > clamped } ?? runs.count) - 1)
    }
}

extension Typesetter {
    /// Itemises, shapes and measures; remembered, so that setting the same text at another width is only breaking.
    func prepare(_ runs: [TextRun], _ style: ParagraphStyle, base: ParagraphStyle.Direction? = nil) -> PreparedText {
        let key = PreparedKey(runs: runs, locale: style.locale, direction: style.layoutDirection, base: base)
        if let known = prepared[key] { return known }
        var text = Itemizer.itemize(runs, style: style, base: base, typeCase: typeCase)
        for index in text.items.indices { text.items[index].shaped = shape(text.items[index], text, runs, style) }
        let opportunities =
            PlainWords.opportunities(in: text.units)
            ?? typeCase.lineBreakRules(LineBreakLocale.rules(for: style.locale)).opportunities(in: text.units)
        let made = measured(text, runs, opportunities: text.withoutHangulBreaks(opportunities))
        prepared[key] = made
        return made
    }

    func shape(_ item: TextItem, _ text: ItemizedText, _ runs: [TextRun], _ style: ParagraphStyle) -> ShapedRun {
        let run = runs[item.run]
        switch item.kind {
        case .newline: return .empty
        case .attachment: return Typesetter.single(width: run.attachment?.size.width ?? 0)
        case .tab: return Typesetter.single(width: Typesetter.tabWidth)
        case .glyphs:
            return shaper.shape(
                text.units, item.range, font: typeCase.fonts[item.font], script: item.script, level: item.level,
                run: run, language: run.language ?? style.locale)
        }
    }

    /// Points a tab moves on: the distance of default tab stops in a paragraph style.
    static let tabWidth: CGFloat = 28

    /// A run of one glyph that is not drawn.
    private static func single(width: CGFloat) -> ShapedRun {
        let glyph = ShapedGlyph(glyph: 0, cluster: 0, advance: width, dx: 0, dy: 0, isUnsafeToBreak: false)
        return ShapedRun(glyphs: [glyph], width: width)
    }

    private func measured(_ text: ItemizedText, _ runs: [TextRun], opportunities: [Int]) -> PreparedText {
        let count = text.units.count
        var steps = [CGFloat](repeating: 0, count: count + 1)
        var starts = [Bool](repeating: false, count: count + 1)
        starts[count] = true
        for item in text.items {
            starts[item.range.lowerBound] = true
            for glyph in item.shaped.glyphs {
                let offset = item.range.lowerBound + Int(glyph.cluster)
                steps[offset] += glyph.advance
                starts[offset] = true
            }
        }
        var pens = [CGFloat](repeating: 0, count: count + 1)
        for offset in 0..<count { pens[offset + 1] = pens[offset] + steps[offset] }
        return PreparedText(
            runs: runs, text: text, pens: pens, isClusterStart: starts, opportunities: opportunities)
    }
}
