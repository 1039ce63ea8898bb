import Foundation

/// Maps time to points across a band of a strip. Frames that stand far longer than the others are cut short, so that the
/// short ones can be seen; within a frame the scale is even.
struct FilmAxis {
    private struct Piece {
        var from: Date
        var until: Date
        var x: CGFloat
        var width: CGFloat
    }

    private var pieces: [Piece] = []
    /// Frames drawn shorter than the scale, by index.
    private(set) var cut: Set<Int> = []

    init(_ frames: [Film.Frame], from x: CGFloat, width: CGFloat) {
        let lengths = frames.map { max(1, $0.until.timeIntervalSince($0.from)) }
        let sorted = lengths.sorted()
        let median = sorted.isEmpty ? 1 : sorted[sorted.count / 2]
        let shown = lengths.map { min($0, median * 4) }
        let sum = shown.reduce(0, +)
        var at = x
        for (index, frame) in frames.enumerated() {
            if shown[index] < lengths[index] { cut.insert(index) }
            let share = width * CGFloat(shown[index] / sum)
            pieces.append(Piece(from: frame.from, until: frame.until, x: at, width: share))
            at += share
        }
    }

    var start: Date? { pieces.first?.from }
    var end: Date? { pieces.last?.until }

    /// Where a frame's bar stands.
    func bar(_ index: Int) -> (x: CGFloat, width: CGFloat) { (pieces[index].x, pieces[index].width) }

    /// Where a moment stands; nil outside the band.
    func x(_ date: Date) -> CGFloat? {
        guard let piece = pieces.last(where: { $0.from <= date }) else { return nil }
        let share = date.timeIntervalSince(piece.from) / max(1, piece.until.timeIntervalSince(piece.from))
        guard share <= 1 else { return nil }
        return piece.x + piece.width * CGFloat(share)
    }

    /// The part of a span that lies in the band.
    func span(_ from: Date, _ until: Date) -> (x: CGFloat, width: CGFloat)? {
        guard let start, let end, until > start, from < end,
            let left = x(max(from, start)), let right = x(min(until, end))
        else { return nil }
        return (left, max(1, right - left))
    }
}
