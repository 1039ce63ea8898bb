package import AmbrotypeText
public import Foundation

/// How lines of a paragraph line up.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading
    case center
    case trailing
}

/// Changes to text that views hand down: `bold()` on a stack and its like.
package struct TextModifiers: Equatable, Sendable {
    package var weight: Font.Weight?
    package var isBold: Bool?
    package var isItalic: Bool?
    package var isMonospaced: Bool?
    package var hasMonospacedDigits: Bool?
    package var design: Font.Design?
    package var width: Font.Width?
    package var tracking: CGFloat?
    package var kerning: CGFloat?
    package var baselineOffset: CGFloat?
    package var underline: Line?
    package var strikethrough: Line?
    package var scale: Text.Scale?
    /// BCP-47 of the words, for the choice of glyphs.
    package var language: String?

    /// A line under or through text.
    package struct Line: Equatable, Sendable {
        package var pattern: TextRun.LineStyle.Pattern
        /// nil takes the text's own colour.
        package var color: Color?

        package init(pattern: TextRun.LineStyle.Pattern = .solid, color: Color? = nil) {
            (self.pattern, self.color) = (pattern, color)
        }
    }

    package init() {}

    /// The font with these changes on it.
    package func applied(to font: Font) -> Font {
        var font = font
        if let design { font = font.design(design) }
        if let weight { font = font.weight(weight) }
        if isBold == true { font = font.bold() }
        if isItalic == true { font = font.italic() }
        if isMonospaced == true { font = font.monospaced() }
        if hasMonospacedDigits == true { font = font.monospacedDigit() }
        if let width { font = font.width(width) }
        return font
    }
}

extension View {
    public func font(_ font: Font?) -> some View { environmentModifier { $0.font = font } }

    public func fontWeight(_ weight: Font.Weight?) -> some View {
        environmentModifier { $0.textModifiers.weight = weight }
    }

    public func fontDesign(_ design: Font.Design?) -> some View {
        environmentModifier { $0.textModifiers.design = design }
    }

    public func fontWidth(_ width: Font.Width?) -> some View { environmentModifier { $0.textModifiers.width = width } }

    public func bold(_ isActive: Bool = true) -> some View {
        environmentModifier { $0.textModifiers.isBold = isActive }
    }

    public func italic(_ isActive: Bool = true) -> some View {
        environmentModifier { $0.textModifiers.isItalic = isActive }
    }

    public func monospaced(_ isActive: Bool = true) -> some View {
        environmentModifier { $0.textModifiers.isMonospaced = isActive }
    }

    public func monospacedDigit() -> some View { environmentModifier { $0.textModifiers.hasMonospacedDigits = true } }

    public func tracking(_ tracking: CGFloat) -> some View {
        environmentModifier { $0.textModifiers.tracking = tracking }
    }

    public func kerning(_ kerning: CGFloat) -> some View { environmentModifier { $0.textModifiers.kerning = kerning } }

    public func baselineOffset(_ offset: CGFloat) -> some View {
        environmentModifier { $0.textModifiers.baselineOffset = offset }
    }

    public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil)
        -> some View
    {
        environmentModifier {
            $0.textModifiers.underline = isActive ? .init(pattern: pattern.pattern, color: color) : nil
        }
    }

    public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil)
        -> some View
    {
        environmentModifier {
            $0.textModifiers.strikethrough = isActive ? .init(pattern: pattern.pattern, color: color) : nil
        }
    }

    /// Sets the size of text against the text around it; of no effect where `isEnabled` is false.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        environmentModifier { if isEnabled { $0.textModifiers.scale = scale } }
    }

    /// The language the words are in, for the choice of glyphs; `isEnabled` false leaves the render's.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        environmentModifier { if isEnabled { $0.textModifiers.language = language.maximalIdentifier } }
    }

    public func textCase(_ textCase: Text.Case?) -> some View { environmentModifier { $0.textCase = textCase } }

    public func lineLimit(_ number: Int?) -> some View {
        environmentModifier {
            $0.lineLimit = number.map { max($0, 1) }
            $0.reservesLineSpace = false
        }
    }

    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        environmentModifier {
            $0.lineLimit = max(limit, 1)
            $0.reservesLineSpace = reservesSpace
        }
    }

    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lineLimit(nil) }

    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

    public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimit(limit.upperBound) }

    public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environmentModifier { $0.lineSpacing = max(lineSpacing, 0) }
    }

    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environmentModifier { $0.multilineTextAlignment = alignment }
    }

    public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environmentModifier { $0.truncationMode = mode }
    }

    public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environmentModifier { $0.minimumScaleFactor = factor }
    }

    public func allowsTightening(_ flag: Bool) -> some View { environmentModifier { $0.allowsTightening = flag } }
}
