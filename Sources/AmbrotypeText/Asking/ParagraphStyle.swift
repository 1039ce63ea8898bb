package import Foundation

/// How lines are made of text: width comes with the call, everything else is here.
package struct ParagraphStyle: Equatable, Hashable, Sendable {
    /// Place of shorter lines within the width of the longest; follows `layoutDirection`.
    package enum Alignment: Hashable, Sendable { case leading, center, trailing }
    /// Which part of a line that is too long gives way to "…".
    package enum Truncation: Hashable, Sendable { case head, middle, tail }
    package enum Direction: Hashable, Sendable { case leftToRight, rightToLeft }

    package var alignment: Alignment
    /// Most lines shown, at least 1; nil is no limit.
    package var lineLimit: Int?
    /// The height is that of `lineLimit` lines even where there are fewer.
    package var reservesSpace: Bool
    /// The height is at least that of so many lines, as `lineLimit(2...4)` asks; nil is as many as there are.
    package var leastLines: Int?
    package var truncation: Truncation
    /// Points added between lines.
    package var lineSpacing: CGFloat
    /// The smallest scale text may be drawn at to fit, above 0 and at most 1; 1 is never smaller.
    package var minimumScaleFactor: CGFloat
    /// Letters may move together by up to 5 % of the line before a line is truncated.
    package var allowsTightening: Bool
    /// A paragraph's last line gets a second word from the line before rather than stand with one, as SwiftUI does by
    /// default.
    package var avoidsOrphans: Bool
    package var layoutDirection: Direction
    /// BCP-47 of the render: order of fallback fonts, variants of Han letters, breaking rules.
    package var locale: String
    /// Device pixels a point: sizes are rounded up to pixels, baselines to the nearest.
    package var scale: CGFloat

    package init(
        alignment: Alignment = .leading, lineLimit: Int? = nil, reservesSpace: Bool = false,
        leastLines: Int? = nil, truncation: Truncation = .tail, lineSpacing: CGFloat = 0,
        minimumScaleFactor: CGFloat = 1,
        allowsTightening: Bool = false, avoidsOrphans: Bool = true, layoutDirection: Direction = .leftToRight,
        locale: String = "en", scale: CGFloat = 3
    ) {
        (self.alignment, self.lineLimit, self.reservesSpace) = (alignment, lineLimit, reservesSpace)
        self.leastLines = leastLines
        (self.truncation, self.lineSpacing, self.minimumScaleFactor) = (truncation, lineSpacing, minimumScaleFactor)
        (self.allowsTightening, self.avoidsOrphans) = (allowsTightening, avoidsOrphans)
        self.layoutDirection = layoutDirection
        (self.locale, self.scale) = (locale, scale)
    }
}
