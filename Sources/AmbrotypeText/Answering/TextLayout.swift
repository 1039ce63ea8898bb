package import AmbrotypeDrawing
package import AmbrotypeGeometry
package import Foundation

/// Text set in lines: how large it is and where its baselines lie. Points, origin at the top left, y down.
///
/// A value; copying shares the glyphs. `fragments()` makes what is drawn.
package struct TextLayout: Sendable {
    /// One line as shown.
    package struct Line: Equatable, Sendable {
        /// Where the line's leftmost glyph starts, on the baseline; the baseline lies on a pixel.
        package var origin: CGPoint
        /// Sum of advances without the spaces that hang at the end, points.
        package var width: CGFloat
        package var ascender: CGFloat
        package var descender: CGFloat
        /// UTF-16 offsets into the texts of all runs put together, in logical order, hanging spaces included.
        package var sourceRange: Range<Int>
        /// The text shown, in logical order, with its "…" where it was cut.
        package var text: String
        package var isTruncated: Bool
    }

    /// Both rounded up to a pixel.
    package internal(set) var size: CGSize
    package internal(set) var lines: [Line]
    /// Whether some text is not shown.
    package internal(set) var isTruncated: Bool
    /// What `minimumScaleFactor` came to: 1 unless text had to shrink.
    package internal(set) var scaleUsed: CGFloat
    /// From the top, rounded to the nearest pixel, halves down the screen.
    package internal(set) var firstBaseline: CGFloat
    /// From the top, rounded up to a pixel.
    package internal(set) var lastBaseline: CGFloat
    package internal(set) var firstMetrics: FontMetrics
    package internal(set) var lastMetrics: FontMetrics
    /// Names of the font files that gave a glyph, sorted.
    package internal(set) var fontNames: [String]
    /// Families asked for that no file has; the system font stood in.
    package internal(set) var missingFonts: [String]
    /// Characters no font has a glyph for, each once, in order of appearance.
    package internal(set) var missingGlyphs: [Character]

    let placed: [PlacedLine]
    let engine: TextEngine

    /// Outlines by style, colour glyphs, attachments and rules, back to front.
    ///
    /// Cost: outlines of glyphs seen before come from a cache; the first sight of one is about 10 µs.
    package func fragments() -> [TextFragment] { engine.fragments(of: placed) }
}

/// One thing to draw, in points, origin at the top left of the layout.
package enum TextFragment: Equatable, Sendable {
    /// Filled by the non-zero rule; all glyphs of one style on one line.
    case outline(Path, style: Int)
    /// A colour glyph scaled to the pixels it is shown at.
    case bitmap(Bitmap, CGRect)
    /// Where the attachment of the run at `index` stands.
    case attachment(index: Int, CGRect)
    /// An underline or strikethrough.
    case rule(CGRect, style: Int)
}
