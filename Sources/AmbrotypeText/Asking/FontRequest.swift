package import Foundation

/// What a view asks of the fonts: a design or a family, a size, a weight and the rest, before any file is chosen.
package struct FontRequest: Hashable, Sendable {
    /// The four system designs: SF Pro, SF Pro Rounded, New York, SF Mono, or what stands in for them.
    package enum Design: String, Hashable, Sendable, CaseIterable { case standard, rounded, serif, monospaced }

    /// Distance between baselines, relative to what `linePitch` says: tight and loose are 2 points less and more.
    package enum Leading: Hashable, Sendable { case standard, tight, loose }

    /// A family or PostScript name among the user's fonts; nil is the system font in `design`.
    package var family: String?
    package var design: Design
    /// Points, above 0.
    package var size: CGFloat
    /// 100 (ultra light) to 900 (black); 400 is regular.
    package var weight: Int
    /// The italic face, where there is one.
    package var isItalic: Bool
    /// Apple's width scale: 0 is standard, about -0.2 condensed, 0.2 expanded.
    package var width: CGFloat
    /// Digits all take the same advance.
    package var monospacedDigits: Bool
    /// Small capitals for lower-case letters, where the font has them.
    package var smallCaps: Bool
    /// Points from baseline to baseline, from the table of text styles; nil is the font's own line height
    /// (1.19336 × size for the system font).
    package var linePitch: CGFloat?
    package var leading: Leading

    package init(
        family: String? = nil, design: Design = .standard, size: CGFloat, weight: Int = 400, isItalic: Bool = false,
        width: CGFloat = 0, monospacedDigits: Bool = false, smallCaps: Bool = false, linePitch: CGFloat? = nil,
        leading: Leading = .standard
    ) {
        (self.family, self.design, self.size, self.weight) = (family, design, size, weight)
        (self.isItalic, self.width, self.monospacedDigits) = (isItalic, width, monospacedDigits)
        (self.smallCaps, self.linePitch, self.leading) = (smallCaps, linePitch, leading)
    }

    /// The same request at another size, as `minimumScaleFactor` does: the size to the nearest 1/4 point, as SwiftUI
    /// scales fonts (read in a reimplementation), the pitch in proportion.
    func scaled(by factor: CGFloat) -> FontRequest {
        var scaled = self
        scaled.size = max(0.25, (size * factor * 4).rounded() / 4)
        scaled.linePitch = linePitch.map { $0 * scaled.size / size }
        return scaled
    }
}

/// Heights of one font at one size, in points; all positive where the usual letter goes that way.
package struct FontMetrics: Equatable, Hashable, Sendable {
    /// Above the baseline.
    package var ascender: CGFloat
    /// Below the baseline, as a positive length.
    package var descender: CGFloat
    package var capHeight: CGFloat
    package var xHeight: CGFloat
    /// Line pitch less `lineHeight`; below 0 where lines are set closer than the font's own height.
    package var leading: CGFloat

    package var lineHeight: CGFloat { ascender + descender }

    package init(ascender: CGFloat, descender: CGFloat, capHeight: CGFloat, xHeight: CGFloat, leading: CGFloat) {
        (self.ascender, self.descender, self.capHeight) = (ascender, descender, capHeight)
        (self.xHeight, self.leading) = (xHeight, leading)
    }
}
