public import Foundation

extension Text {
    /// A change of style. `nil` takes the property back to its default.
    enum Modifier: Equatable, Sendable {
        case font(Font?)
        case color(Color?)
        case style(AnyTextStyle)
        case weight(Font.Weight?)
        case design(Font.Design?)
        case width(Font.Width?)
        case bold(Bool)
        case italic(Bool)
        case monospaced(Bool)
        case monospacedDigit
        case tracking(CGFloat)
        case kerning(CGFloat)
        case baselineOffset(CGFloat)
        case underline(TextModifiers.Line?)
        case strikethrough(TextModifiers.Line?)
        case scale(Scale)
        case language(String?)
        case link(URL)
    }

    func modified(_ modifier: Modifier) -> Text {
        var text = self
        text.modifiers.append(modifier)
        return text
    }

    // MARK: Font

    public func font(_ font: Font?) -> Text { modified(.font(font)) }
    public func fontWeight(_ weight: Font.Weight?) -> Text { modified(.weight(weight)) }
    public func fontWidth(_ width: Font.Width?) -> Text { modified(.width(width)) }
    public func fontDesign(_ design: Font.Design?) -> Text { modified(.design(design)) }
    public func bold() -> Text { modified(.bold(true)) }
    public func bold(_ isActive: Bool) -> Text { modified(.bold(isActive)) }
    public func italic() -> Text { modified(.italic(true)) }
    public func italic(_ isActive: Bool) -> Text { modified(.italic(isActive)) }
    public func monospaced(_ isActive: Bool = true) -> Text { modified(.monospaced(isActive)) }
    public func monospacedDigit() -> Text { modified(.monospacedDigit) }

    /// Sets the size against the text around; of no effect where `isEnabled` is false.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { isEnabled ? modified(.scale(scale)) : self }

    // MARK: Colour

    public func foregroundColor(_ color: Color?) -> Text { modified(.color(color)) }

    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { modified(.style(AnyTextStyle(style: style))) }

    // MARK: Letters

    /// Points added after every letter; switches ligatures off.
    public func tracking(_ tracking: CGFloat) -> Text { modified(.tracking(tracking)) }

    /// Points added between letters; ligatures stay. Tracking wins where both are set.
    public func kerning(_ kerning: CGFloat) -> Text { modified(.kerning(kerning)) }

    /// Points upwards.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { modified(.baselineOffset(baselineOffset)) }

    // MARK: Lines

    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        modified(.strikethrough(isActive ? .init(color: color) : nil))
    }

    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        modified(.strikethrough(isActive ? .init(pattern: pattern.pattern, color: color) : nil))
    }

    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        modified(.underline(isActive ? .init(color: color) : nil))
    }

    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        modified(.underline(isActive ? .init(pattern: pattern.pattern, color: color) : nil))
    }

    // MARK: Language

    /// The language the words are in, for the choice of glyphs; nil or `isEnabled` false leaves the render's.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
        isEnabled ? modified(.language(language.maximalIdentifier)) : self
    }
}

/// A shape style of any type that can be compared, as far as its type allows.
struct AnyTextStyle: Equatable, Sendable {
    let style: any ShapeStyle

    /// Hashable styles by value, others by their description.
    static func == (left: AnyTextStyle, right: AnyTextStyle) -> Bool {
        if let a = left.style as? any Hashable, let b = right.style as? any Hashable {
            return AnyHashable(a) == AnyHashable(b)
        }
        return String(reflecting: left.style) == String(reflecting: right.style)
    }
}
