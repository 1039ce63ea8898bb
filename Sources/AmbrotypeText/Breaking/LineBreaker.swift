import Foundation

/// A line as a stretch of prepared text.
struct LineRange: Equatable {
    /// Everything the line takes from the text, hanging spaces and newline included.
    var range: Range<Int>
    /// Where what shows ends.
    var shownEnd: Int
}

/// Fills lines greedily, as Core Text does, and then sees to orphans.
struct LineBreaker {
    let text: PreparedText
    /// Points; infinite breaks at newlines only.
    let width: CGFloat
    let avoidsOrphans: Bool
    /// Forgiven excess: a text must fit the width it was measured to have.
    private let tolerance: CGFloat = 0.001

    init(text: PreparedText, width: CGFloat, avoidsOrphans: Bool) {
        (self.text, self.width, self.avoidsOrphans) = (text, width, avoidsOrphans)
    }

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
        if avoidsOrphans, lines.count > 1 { for index in 1..<lines.count { feedOrphan(index, &lines) } }
        return lines
    }

    /// Where the line ends its paragraph with one word alone, the line before gives it its last word, if both have
    /// room. (Reported of `UILabel` since iOS 11 and of SwiftUI's `Text`; the exact rule is not published.)
    private func feedOrphan(_ index: Int, _ lines: inout [LineRange]) {
        let (line, before) = (lines[index], lines[index - 1])
        let (start, end) = (line.range.lowerBound, line.range.upperBound)
        guard end == text.count || PreparedText.isNewline(text.text.units[end - 1]), line.shownEnd > start,
            !PreparedText.isNewline(text.text.units[start - 1]),
            let place = text.opportunities.firstIndex(of: start), place > 0,
            text.opportunities[place + 1] >= line.shownEnd
        else { return }
        let moved = text.opportunities[place - 1]
        guard moved > before.range.lowerBound, fits(moved, line.shownEnd) else { return }
        let shownEnd = text.withoutTrailingSpace(before.range.lowerBound, moved)
        lines[index - 1] = LineRange(range: before.range.lowerBound..<moved, shownEnd: shownEnd)
        lines[index] = LineRange(range: moved..<end, shownEnd: line.shownEnd)
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
