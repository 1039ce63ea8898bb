import Foundation

/// Glyphs of one run at their place in a line: what outlining reads. Points from the layout's top left.
struct PlacedRun: Sendable {
    var font: Int
    var style: Int
    var origin: CGPoint
    var width: CGFloat
    var glyphs: [ShapedGlyph]
    /// Index of the attachment's run and its box, if this is one.
    var attachment: (index: Int, rect: CGRect)?
    var underline: TextRun.LineStyle?
    var strikethrough: TextRun.LineStyle?
    /// Size and metrics that rules are drawn by.
    var decorationSize: CGFloat
    var xHeight: CGFloat
}

/// A line's runs from left to right.
struct PlacedLine: Sendable {
    var runs: [PlacedRun]
    /// Device pixels a point.
    var scale: CGFloat
}

/// A line put in visual order, before it has a place: pens start at 0 on the left.
struct SetLine {
    var runs: [PlacedRun]
    var width: CGFloat
    var metrics: FontMetrics
    var sourceRange: Range<Int>
    var text: String
    var isTruncated: Bool
    var fonts: Set<Int>
}
