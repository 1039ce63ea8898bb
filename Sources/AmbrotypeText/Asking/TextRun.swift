package import Foundation

/// A stretch of text with one font and one style.
package struct TextRun: Equatable, Hashable, Sendable {
    /// A line under or through the text, in a style of its own.
    package struct LineStyle: Equatable, Hashable, Sendable {
        package enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

        /// Opaque index that comes back in the fragment.
        package var style: Int
        package var pattern: Pattern

        package init(style: Int, pattern: Pattern = .solid) { (self.style, self.pattern) = (style, pattern) }
    }

    /// A picture or symbol that stands in the line like a letter.
    package struct Attachment: Equatable, Hashable, Sendable {
        /// Points; width is the advance.
        package var size: CGSize
        /// How far the lower edge lies above the baseline, points; below 0 it hangs under it.
        package var baselineOffset: CGFloat
        /// Whether a tall attachment pushes lines apart. Symbols do not (measured: a symbol in a body row leaves it
        /// 20.33).
        package var growsLine: Bool

        package init(size: CGSize, baselineOffset: CGFloat, growsLine: Bool = true) {
            (self.size, self.baselineOffset, self.growsLine) = (size, baselineOffset, growsLine)
        }
    }

    /// U+FFFC alone for an attachment.
    package var text: String
    package var font: FontRequest
    /// Opaque index that comes back in the fragments.
    package var style: Int
    /// Points added after every cluster; switches ligatures off.
    package var tracking: CGFloat
    /// Points added after every cluster; ligatures stay. Ignored where `tracking` is not 0.
    package var kerning: CGFloat
    /// Points upwards.
    package var baselineOffset: CGFloat
    package var underline: LineStyle?
    package var strikethrough: LineStyle?
    package var attachment: Attachment?
    /// BCP-47; overrides the paragraph's locale for glyph variants and fallback order.
    package var language: String?

    package init(
        text: String, font: FontRequest, style: Int = 0, tracking: CGFloat = 0, kerning: CGFloat = 0,
        baselineOffset: CGFloat = 0, underline: LineStyle? = nil, strikethrough: LineStyle? = nil,
        attachment: Attachment? = nil, language: String? = nil
    ) {
        (self.text, self.font, self.style) = (text, font, style)
        (self.tracking, self.kerning, self.baselineOffset) = (tracking, kerning, baselineOffset)
        (self.underline, self.strikethrough) = (underline, strikethrough)
        (self.attachment, self.language) = (attachment, language)
    }

    /// An attachment as a run of one U+FFFC.
    package init(attachment: Attachment, font: FontRequest, style: Int = 0) {
        self.init(text: "\u{FFFC}", font: font, style: style, attachment: attachment)
    }

    /// Points added after every cluster.
    var spacing: CGFloat { tracking != 0 ? tracking : kerning }

    /// Everything multiplied, as `minimumScaleFactor` does; attachments keep their proportion to the text.
    func scaled(by factor: CGFloat) -> TextRun {
        var run = self
        run.font = font.scaled(by: factor)
        run.tracking *= factor
        run.kerning *= factor
        run.baselineOffset *= factor
        if let attachment {
            run.attachment = Attachment(
                size: CGSize(width: attachment.size.width * factor, height: attachment.size.height * factor),
                baselineOffset: attachment.baselineOffset * factor, growsLine: attachment.growsLine)
        }
        return run
    }
}
