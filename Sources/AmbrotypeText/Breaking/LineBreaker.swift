import Foundation

/// A line as a stretch of prepared text.
struct LineRange: Equatable {
    /// Everything the line takes from the text, hanging spaces and newline included.
    var range: Range<Int>
    /// Where what shows ends.
    var shownEnd: Int
}

/// Fills lines greedily, as Core Text does.
struct LineBreaker {
    let text: PreparedText
    /// Points; infinite breaks at newlines only.
    let width: CGFloat
    /// Forgiven excess: a text must fit the width it was measured to have.
    private let tolerance: CGFloat = 0.001

    init(text: PreparedText, width: CGFloat) { (self.text, self.width) = (text, width) }

    /// At most `limit` lines from the start; stops early once that many are full.
    func lines(limit: Int) -> [LineRange] {
        var lines: [LineRange] = []
        var (start, next) = (0, 0)
        while start < text.count, lines.count < limit {
            let end = lineEnd(from: start, &next)
            lines.append(LineRange(range: start..<end, shownEnd: text.withoutTrailingSpace(start, end)))
            start = end
        }
        if lines.count < limit, start == text.count, endsWithNewline { lines.append(emptyLastLine) }
        return lines
    }

    private var endsWithNewline: Bool { text.text.units.last.map(PreparedText.isNewline) ?? false }

    /// After a newline at the end of the text stands one more, empty line.
    private var emptyLastLine: LineRange { LineRange(range: text.count..<text.count, shownEnd: text.count) }

    /// The last opportunity that fits; where the first already does not, the last cluster that fits, at least one.
    private func lineEnd(from start: Int, _ next: inout Int) -> Int {
        var best: Int?
        while next < text.opportunities.count {
            let end = text.opportunities[next]
            if end <= start {
                next += 1
                continue
            }
            guard fits(start, text.withoutTrailingSpace(start, end)) else { break }
            best = end
            next += 1
            if PreparedText.isNewline(text.text.units[end - 1]) { return end }
        }
        return best ?? emergencyEnd(from: start)
    }

    private func emergencyEnd(from start: Int) -> Int {
        var end = start + 1
        while end < text.count, !text.isClusterStart[end] { end += 1 }
        var candidate = end
        while candidate < text.count, fits(start, candidate) {
            end = candidate
            candidate += 1
            while candidate < text.count, !text.isClusterStart[candidate] { candidate += 1 }
        }
        return candidate == text.count && fits(start, candidate) ? candidate : end
    }

    private func fits(_ start: Int, _ end: Int) -> Bool { text.width(start, end) <= width + tolerance }
}
