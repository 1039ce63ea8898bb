import AmbrotypeGeometry
import Foundation

/// Sets one text: everything behind the engine's lock.
final class Typesetter {
    let typeCase: TypeCase
    let shaper = Shaper()
    var prepared = BoundedCache<PreparedKey, PreparedText>(capacity: 128)
    private var layouts = BoundedCache<LayoutKey, Setting>(capacity: 256)

    struct PreparedKey: Hashable {
        var runs: [TextRun]
        var locale: String
        var direction: ParagraphStyle.Direction
        var base: ParagraphStyle.Direction?
    }

    private struct LayoutKey: Hashable {
        var runs: [TextRun]
        var style: ParagraphStyle
        var width: CGFloat
        var height: CGFloat
    }

    init(library: FontLibrary) { typeCase = TypeCase(library: library) }

    /// A finished text, all but the engine that draws it.
    struct Setting {
        var block: Block
        var isTruncated: Bool
        var scale: CGFloat
        var first: FontMetrics
        var last: FontMetrics
        var fontNames: [String]
        var missingFonts: [String]
        var missingGlyphs: [Character]
    }

    func set(_ runs: [TextRun], _ style: ParagraphStyle, width: CGFloat?, height: CGFloat?) -> Setting {
        let key = LayoutKey(
            runs: runs, style: style, width: width ?? .infinity, height: height ?? .infinity)
        if let known = layouts[key] { return known }
        let made = fitted(runs.filter { !$0.text.isEmpty }, style, width: key.width, height: key.height)
        layouts[key] = made
        return made
    }

    /// Lines broken and, where they do not all fit, the last one truncated.
    func lines(_ runs: [TextRun], _ style: ParagraphStyle, width: CGFloat, height: CGFloat) -> SetLines {
        let text = prepare(runs, style)
        let limit = style.lineLimit.map { max(1, $0) } ?? Int.max
        // One more than may be shown tells whether something is left over.
        let ranges = LineBreaker(text: text, width: width, avoidsOrphans: style.avoidsOrphans)
            .lines(limit: limit == Int.max ? limit : limit + 1)
        var set = ranges.prefix(limit).map { assemble($0, of: text, style) }
        let fitting = count(of: set, fitting: height, style)
        let isCut = fitting < ranges.count
        set = Array(set.prefix(fitting))
        if isCut, let last = set.indices.last {
            set[last] =
                tightened(text, from: ranges[last].range.lowerBound, width: width, style)
                ?? truncated(text, from: ranges[last].range.lowerBound, width: width, style)
        }
        return SetLines(lines: set, isTruncated: set.last?.isTruncated ?? false, missing: text.text.missing)
    }

    struct SetLines {
        var lines: [SetLine]
        var isTruncated: Bool
        var missing: [Character]
    }

    /// How many of the lines are at most `height` high together; at least one.
    private func count(of lines: [SetLine], fitting height: CGFloat, _ style: ParagraphStyle) -> Int {
        guard height.isFinite, lines.count > 1 else { return lines.count }
        let tolerance: CGFloat = 0.01
        var count = lines.count
        while count > 1,
            LineStack(lines.prefix(count).map(\.metrics), style: style).height > height + tolerance
        {
            count -= 1
        }
        return count
    }
}
