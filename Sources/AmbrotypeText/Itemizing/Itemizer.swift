import CHarfBuzz
import Foundation

/// Cuts runs into items: first by grapheme cluster to find font and script, then by bidi level.
struct Itemizer {
    let typeCase: TypeCase
    let style: ParagraphStyle
    private var items: [TextItem] = []
    private var missing: [Character] = []
    private var offset = 0

    init(typeCase: TypeCase, style: ParagraphStyle) { (self.typeCase, self.style) = (typeCase, style) }

    /// The base direction is that of each paragraph's first strong letter, unless `base` fixes it (a line cut out of a
    /// paragraph keeps the paragraph's).
    static func itemize(
        _ runs: [TextRun], style: ParagraphStyle, base: ParagraphStyle.Direction? = nil, typeCase: TypeCase
    ) -> ItemizedText {
        var itemizer = Itemizer(typeCase: typeCase, style: style)
        var (units, starts) = ([UInt16](), [Int]())
        for (index, run) in runs.enumerated() {
            starts.append(units.count)
            units.append(contentsOf: run.text.utf16)
            itemizer.add(run, index)
        }
        starts.append(units.count)
        var text = ItemizedText(
            units: units, runStarts: starts, items: itemizer.items, base: [], missing: itemizer.missing)
        text.applyLevels(style: style, base: base)
        return text
    }

    private mutating func add(_ run: TextRun, _ index: Int) {
        let font = typeCase.font(run.font)
        if run.attachment != nil {
            append(length: run.text.utf16.count, index, font.id, HB_SCRIPT_COMMON, .attachment)
        } else if let length = plainLength(run.text) {
            append(length: length, index, font.id, HB_SCRIPT_LATIN, .glyphs)
        } else {
            addClusters(run, index, font)
        }
    }

    /// Length of a text of printable ASCII, which needs no closer look.
    private func plainLength(_ text: String) -> Int? {
        var text = text
        return text.withUTF8 { $0.allSatisfy { $0 >= 32 && $0 < 127 } ? $0.count : nil }
    }

    private mutating func addClusters(_ run: TextRun, _ index: Int, _ font: SizedFont) {
        var chooser = FontChooser(
            typeCase: typeCase, primary: font, request: run.font, language: run.language ?? style.locale)
        for cluster in run.text {
            let length = cluster.utf16.count
            if cluster.isNewline {
                append(length: length, index, font.id, HB_SCRIPT_COMMON, .newline)
            } else if cluster == "\t" {
                append(length: length, index, font.id, HB_SCRIPT_COMMON, .tab)
            } else {
                let chosen = chooser.font(for: cluster)
                if !chosen.covered, !missing.contains(cluster) { missing.append(cluster) }
                append(length: length, index, chosen.font, chooser.script(of: cluster), .glyphs)
            }
        }
    }

    /// Joins the last item where nothing differs; a cluster of no script of its own joins whatever script stands
    /// before it.
    private mutating func append(length: Int, _ run: Int, _ font: Int, _ script: hb_script_t, _ kind: TextItem.Kind) {
        let range = offset..<offset + length
        offset += length
        if kind == .glyphs, let last = items.last, last.kind == .glyphs, last.run == run, last.font == font,
            let joint = joined(last.script, script)
        {
            items[items.count - 1].range = last.range.lowerBound..<range.upperBound
            items[items.count - 1].script = joint
            return
        }
        items.append(TextItem(range: range, run: run, font: font, script: script, level: 0, kind: kind))
    }

    private func joined(_ first: hb_script_t, _ second: hb_script_t) -> hb_script_t? {
        if first == second || second == HB_SCRIPT_COMMON { return first }
        return first == HB_SCRIPT_COMMON ? second : nil
    }
}

extension ItemizedText {
    /// Splits items where levels change. Text without a right-to-left letter stays on level 0 unseen.
    mutating func applyLevels(style: ParagraphStyle, base: ParagraphStyle.Direction?) {
        guard needsBidi(style: style, base: base) else {
            self.base = Array(repeating: 0, count: units.count)
            return
        }
        let result = BidiRules.levels(of: units, fallback: style.layoutDirection, base: base)
        self.base = result.base
        items = items.flatMap { item in split(item, at: result.levels) }
    }

    private func needsBidi(style: ParagraphStyle, base: ParagraphStyle.Direction?) -> Bool {
        if base == .rightToLeft || units.contains(where: ItemizedText.mayTurnDirection) { return true }
        return style.layoutDirection == .rightToLeft && base == nil
    }

    /// Right-to-left letters, their supplementary planes' surrogates, and bidi controls.
    private static func mayTurnDirection(_ unit: UInt16) -> Bool {
        switch unit {
        case 0..<0x590: false
        case 0x590...0x8FF, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        case 0xD802...0xD803, 0xD83A...0xD83B, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: true
        default: false
        }
    }

    private func split(_ item: TextItem, at levels: [UInt8]) -> [TextItem] {
        var parts: [TextItem] = []
        var start = item.range.lowerBound
        for offset in item.range where levels[offset] != levels[start] {
            parts.append(item.part(start..<offset, level: levels[start]))
            start = offset
        }
        parts.append(item.part(start..<item.range.upperBound, level: levels[start]))
        return parts
    }
}

extension TextItem {
    fileprivate func part(_ range: Range<Int>, level: UInt8) -> TextItem {
        var part = self
        (part.range, part.level) = (range, level)
        return part
    }
}
