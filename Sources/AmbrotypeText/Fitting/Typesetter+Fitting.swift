import Foundation

extension Typesetter {
    /// Text at scale 1 if it fits whole, else at the largest scale at which it does, else truncated at the smallest. Too little
    /// height for even one line shrinks it as too little width does (measured: 12 points semibold in a gauge's label came out 11.2).
    func fitted(_ runs: [TextRun], _ style: ParagraphStyle, width: CGFloat, height: CGFloat) -> Setting {
        let plain = lines(runs, style, width: width, height: height)
        let smallest = min(1, max(0.01, style.minimumScaleFactor))
        guard smallest < 1, !fits(plain, style, height: height) else { return setting(plain, runs, style, scale: 1) }
        let scale = largestScale(runs, style, width: width, height: height, from: smallest)
        let scaled = runs.map { $0.scaled(by: scale) }
        return setting(lines(scaled, style, width: width, height: height), scaled, style, scale: scale)
    }

    /// Halving between `smallest` and 1 down to 1/256.
    private func largestScale(
        _ runs: [TextRun], _ style: ParagraphStyle, width: CGFloat, height: CGFloat, from smallest: CGFloat
    ) -> CGFloat {
        func fits(_ scale: CGFloat) -> Bool {
            let scaled = lines(runs.map { $0.scaled(by: scale) }, style, width: width, height: height)
            return self.fits(scaled, style, height: height)
        }
        guard fits(smallest) else { return smallest }
        var (good, bad) = (smallest, CGFloat(1))
        while bad - good > 1 / 256 {
            let middle = (good + bad) / 2
            if fits(middle) { good = middle } else { bad = middle }
        }
        return good
    }

    private func fits(_ set: SetLines, _ style: ParagraphStyle, height: CGFloat) -> Bool {
        !set.isTruncated && LineStack(set.lines.map(\.metrics), style: style).height <= height + 0.01
    }

    /// The rest of the paragraph drawn closer together, if 5 % of its width is enough to make it fit; else nil.
    func tightened(_ text: PreparedText, from start: Int, width: CGFloat, _ style: ParagraphStyle) -> SetLine? {
        guard style.allowsTightening else { return nil }
        let end = text.withoutTrailingSpace(start, text.count)
        let natural = text.width(start, end)
        let clusters = (start..<end).count { text.isClusterStart[$0] }
        guard end == text.withoutTrailingSpace(start, text.paragraphEnd(from: start)), clusters > 0,
            natural * (1 - Typesetter.tightening) <= width
        else { return nil }
        let step = (natural - width) / CGFloat(clusters)
        var line = tight(text, start..<end, by: step, style)
        line.sourceRange = start..<text.count
        return line.width <= width + 0.01 ? line : nil
    }

    /// `tighteningFactorForTruncation`'s default in a paragraph style.
    private static let tightening: CGFloat = 0.05

    private func tight(_ text: PreparedText, _ range: Range<Int>, by step: CGFloat, _ style: ParagraphStyle) -> SetLine
    {
        let parts = slices(of: text, range).map { run, index -> (TextRun, Int) in
            var run = run
            if run.tracking != 0 { run.tracking -= step } else { run.kerning -= step }
            return (run, index)
        }
        return singleLine(parts, style, base: text.base(at: range.lowerBound))
    }

    private func setting(_ set: SetLines, _ runs: [TextRun], _ style: ParagraphStyle, scale: CGFloat) -> Setting {
        let metrics = runs.first.map { typeCase.font($0.font).metrics } ?? Typesetter.noMetrics
        let names = set.lines.reduce(into: Set<Int>()) { $0.formUnion($1.fonts) }
            .map { typeCase.fonts[$0].instance.face.name }
        let families = Set(runs.compactMap(\.font.family)).filter { typeCase.missingFamilies.contains($0) }
        return Setting(
            block: stack(set.lines, style, reserved: reservedHeight(set, metrics, style)),
            isTruncated: set.isTruncated, scale: scale, first: set.lines.first?.metrics ?? metrics,
            last: set.lines.last?.metrics ?? metrics, fontNames: Set(names).sorted(),
            missingFonts: families.sorted(), missingGlyphs: set.missing)
    }

    /// Height of the lines the style reserves, those that are not there in the last line's font.
    private func reservedHeight(_ set: SetLines, _ metrics: FontMetrics, _ style: ParagraphStyle) -> CGFloat {
        let least = max(style.leastLines ?? 0, style.reservesSpace ? style.lineLimit ?? 0 : 0)
        guard least > set.lines.count else { return 0 }
        var lines = set.lines.map(\.metrics)
        while lines.count < least { lines.append(lines.last ?? metrics) }
        return LineStack(lines, style: style).height
    }

    private static let noMetrics = FontMetrics(ascender: 0, descender: 0, capHeight: 0, xHeight: 0, leading: 0)
}
