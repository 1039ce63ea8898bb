import Foundation

/// One glyph at its place in a run; points, x to the right, y up as fonts count.
struct ShapedGlyph: Equatable, Sendable {
    var glyph: UInt32
    /// UTF-16 offset of its cluster from the start of the item.
    var cluster: Int32
    /// To the next glyph's pen position.
    var advance: CGFloat
    /// From the pen to the glyph's origin.
    var dx: CGFloat
    var dy: CGFloat
    /// Horizontal scale of its outline: how much wider the Apple font's letter is drawn.
    var stretch: CGFloat = 1
    /// A line broken before this cluster must be shaped anew.
    var isUnsafeToBreak: Bool
}

/// Glyphs of one item in visual order, left to right.
struct ShapedRun: Equatable, Sendable {
    var glyphs: [ShapedGlyph]
    var width: CGFloat

    static let empty = ShapedRun(glyphs: [], width: 0)

    /// Glyphs whose clusters lie in `range` (offsets from the item's start), with their width.
    func slice(_ range: Range<Int>) -> ShapedRun {
        let kept = glyphs.filter { range.contains(Int($0.cluster)) }
        return ShapedRun(glyphs: kept, width: kept.reduce(0) { $0 + $1.advance })
    }
}
