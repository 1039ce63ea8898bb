import AmbrotypeGeometry
package import Foundation

/// The numbers of a line's font that decide the air around a text, all in points.
package struct TextLineMetrics: Equatable, Sendable {
    /// Above the baseline; San Francisco 0.95215 em.
    package var ascender: CGFloat
    /// Below the baseline, positive; San Francisco 0.24121 em.
    package var descender: CGFloat
    /// Height of a capital; San Francisco 0.70459 em.
    package var capHeight: CGFloat
    /// Baseline to baseline, from the table of text styles.
    package var pitch: CGFloat

    package init(ascender: CGFloat, descender: CGFloat, capHeight: CGFloat, pitch: CGFloat) {
        (self.ascender, self.descender, self.capHeight, self.pitch) = (ascender, descender, capHeight, pitch)
    }

    /// Unrounded height of one line.
    package var lineHeight: CGFloat { ascender + descender }
}

extension ViewSpacing {
    /// A text's wishes. With `line` for the line height and `air` for a tenth of it rounded up to a pixel:
    ///
    /// - text above text: what the lower one's pitch leaves above its line height, rounded up to a pixel, at least 0;
    /// - anything else above text: `line + air − ascender`;
    /// - text above anything else: the larger of `line + air − capHeight` and `air + descender`.
    ///
    /// Beside text 8 points as everywhere. (Measured on Apple's pictures; layout facts, section 2.)
    ///
    /// - Parameters:
    ///   - first: the topmost line's metrics.
    ///   - last: the bottommost line's metrics.
    ///   - scale: pixels a point, above 0.
    package static func text(first: TextLineMetrics, last: TextLineMetrics, scale: CGFloat) -> ViewSpacing {
        let grid = PixelGrid(scale: scale)
        func line(_ metrics: TextLineMetrics) -> Wish {
            .line(pitch: metrics.pitch, leading: grid.ceil(max(0, metrics.pitch - metrics.lineHeight)))
        }
        func air(_ metrics: TextLineMetrics) -> CGFloat { grid.ceil(0.1 * metrics.lineHeight) }
        let above = first.lineHeight + air(first) - first.ascender
        let below = max(last.lineHeight + air(last) - last.capHeight, air(last) + last.descender)
        var spacing = ViewSpacing()
        spacing.wishes = [
            Key(edge: .top, category: .textToText): line(first),
            Key(edge: .bottom, category: .textToText): line(last),
            Key(edge: .top, category: .edgeAboveText): .distance(above),
            Key(edge: .bottom, category: .edgeBelowText): .distance(below),
        ]
        return spacing
    }

    /// A text whose lines are all of one font.
    package static func text(_ metrics: TextLineMetrics, scale: CGFloat) -> ViewSpacing {
        text(first: metrics, last: metrics, scale: scale)
    }
}
