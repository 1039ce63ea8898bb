import Foundation

extension Typesetter {
    static let ellipsis = "\u{2026}"

    /// The line from `start` on, cut to `width` with one "…"; shaped anew, so that letters at the cut take their
    /// right form.
    ///
    /// Of the paragraph's rest as much stays as fits: its start for `.tail`, its end for `.head`, both ends for
    /// `.middle`.
    func truncated(_ text: PreparedText, from start: Int, width: CGFloat, _ style: ParagraphStyle) -> SetLine {
        let end = text.withoutTrailingSpace(start, text.paragraphEnd(from: start))
        let cuts = (start...max(start, end)).filter { text.isClusterStart[$0] || $0 == end }
        var kept = Kept(cuts: cuts, mode: style.truncation)
        kept.shrink(in: text, to: width - ellipsisWidth(text, at: start, style))
        var line = build(kept, text, style)
        while line.width > width + 0.001, kept.dropOne() { line = build(kept, text, style) }
        line.sourceRange = start..<text.count
        line.isTruncated = true
        return line
    }

    private func ellipsisWidth(_ text: PreparedText, at offset: Int, _ style: ParagraphStyle) -> CGFloat {
        let run = text.runs[text.run(at: offset)]
        return prepare([ellipsisRun(like: run)], style).pens.last ?? 0
    }

    /// "…" with the font and style of the run it stands in.
    private func ellipsisRun(like run: TextRun) -> TextRun {
        var dots = run
        (dots.text, dots.attachment) = (Typesetter.ellipsis, nil)
        return dots
    }

    /// Sets head, "…" and tail as one line in the paragraph's direction.
    private func build(_ kept: Kept, _ text: PreparedText, _ style: ParagraphStyle) -> SetLine {
        let (head, tail) = kept.ranges(in: text)
        let cut = kept.mode == .head ? tail.lowerBound : max(head.lowerBound, head.upperBound - 1)
        let ellipsis = ellipsisRun(like: text.runs[text.run(at: cut)])
        let (before, after) = (slices(of: text, head), slices(of: text, tail))
        return singleLine(before + [(ellipsis, -1)] + after, style, base: text.base(at: head.lowerBound))
    }

    /// Runs with their indices set as one line, whatever its width.
    func singleLine(_ parts: [(TextRun, Int)], _ style: ParagraphStyle, base: ParagraphStyle.Direction?) -> SetLine {
        let single = prepare(parts.map(\.0), style, base: base)
        var line = assemble(LineRange(range: 0..<single.count, shownEnd: single.count), of: single, style)
        for index in line.runs.indices {
            guard let attachment = line.runs[index].attachment else { continue }
            line.runs[index].attachment = (parts[attachment.index].1, attachment.rect)
        }
        return line
    }

    /// The runs inside `range`, each with its index.
    func slices(of text: PreparedText, _ range: Range<Int>) -> [(TextRun, Int)] {
        text.runs.indices.compactMap { index in
            let own = text.text.runStarts[index]..<text.text.runStarts[index + 1]
            let part = own.clamped(to: range)
            guard !part.isEmpty else { return nil }
            var run = text.runs[index]
            run.text = String(decoding: text.text.units[part], as: UTF16.self)
            return (run, index)
        }
    }
}

/// What a truncated line keeps of its text: clusters counted from its head and from its tail.
private struct Kept {
    /// Offsets where clusters start, and the end.
    let cuts: [Int]
    let mode: ParagraphStyle.Truncation
    private var head: Int
    private var tail: Int

    init(cuts: [Int], mode: ParagraphStyle.Truncation) {
        (self.cuts, self.mode) = (cuts, mode)
        let clusters = cuts.count - 1
        switch mode {
        case .tail: (head, tail) = (clusters, 0)
        case .head: (head, tail) = (0, clusters)
        case .middle: (head, tail) = ((clusters + 1) / 2, clusters / 2)
        }
    }

    /// Takes clusters away until the rest is at most `room` wide as measured in the unbroken text.
    mutating func shrink(in text: PreparedText, to room: CGFloat) {
        while measure(in: text) > room, dropOne() {}
    }

    private func measure(in text: PreparedText) -> CGFloat {
        text.width(cuts[0], cuts[head]) + text.width(cuts[cuts.count - 1 - tail], cuts[cuts.count - 1])
    }

    /// Takes one cluster away at the "…"; false when none is left.
    mutating func dropOne() -> Bool {
        guard head + tail > 0 else { return false }
        if head > tail || tail == 0 { head -= 1 } else { tail -= 1 }
        return true
    }

    /// Head and tail as offsets, without the spaces beside the "…".
    func ranges(in text: PreparedText) -> (head: Range<Int>, tail: Range<Int>) {
        let (first, last) = (cuts[0], cuts[cuts.count - 1])
        let headEnd = text.withoutTrailingSpace(first, cuts[head])
        var tailStart = cuts[cuts.count - 1 - tail]
        while tailStart < last, PreparedText.hangs(text.text.units[tailStart]) { tailStart += 1 }
        return (first..<headEnd, tailStart..<last)
    }
}
