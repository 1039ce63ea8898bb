public import Foundation

/// A font before its size is known: a text style, a size, or a name, with changes on top.
public struct Font: Hashable, Sendable {
    enum Base: Hashable, Sendable {
        case style(TextStyle, Design?, Weight?)
        case system(size: CGFloat, Weight?, Design?)
        case custom(String, size: CGFloat, relativeTo: TextStyle?)
    }

    /// A change, later ones over earlier ones.
    enum Change: Hashable, Sendable {
        case weight(Weight)
        case bold
        case italic
        case monospaced
        case monospacedDigit
        case smallCaps
        case leading(Leading)
        case width(Width)
        case design(Design)
    }

    let base: Base
    var changes: [Change] = []

    init(_ base: Base) { self.base = base }

    public enum TextStyle: String, CaseIterable, Hashable, Sendable {
        case largeTitle
        case title
        case title2
        case title3
        case headline
        case subheadline
        case body
        case callout
        case footnote
        case caption
        case caption2
        case extraLargeTitle
        case extraLargeTitle2
    }

    public enum Design: Hashable, Sendable {
        case `default`
        case serif
        case rounded
        case monospaced
    }

    public struct Weight: Hashable, Sendable {
        /// 100 to 900, as in CSS and in the font files' weight axis.
        package let value: Int
        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }

    public struct Width: Hashable, Sendable {
        public var value: CGFloat
        public init(_ value: CGFloat) { self.value = value }
        public static let compressed = Width(-0.3)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }

    public enum Leading: Hashable, Sendable {
        case standard
        case tight
        case loose
    }

    public static let largeTitle = Font(.style(.largeTitle, nil, nil))
    public static let title = Font(.style(.title, nil, nil))
    public static let title2 = Font(.style(.title2, nil, nil))
    public static let title3 = Font(.style(.title3, nil, nil))
    public static let headline = Font(.style(.headline, nil, nil))
    public static let subheadline = Font(.style(.subheadline, nil, nil))
    public static let body = Font(.style(.body, nil, nil))
    public static let callout = Font(.style(.callout, nil, nil))
    public static let footnote = Font(.style(.footnote, nil, nil))
    public static let caption = Font(.style(.caption, nil, nil))
    public static let caption2 = Font(.style(.caption2, nil, nil))

    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style, design, weight))
    }

    @_disfavoredOverload
    public static func system(_ style: TextStyle, design: Design = .default) -> Font {
        Font(.style(style, design, nil))
    }

    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size, weight, design))
    }

    @_disfavoredOverload
    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
        Font(.system(size: size, weight, design))
    }

    /// A font of the user's fonts folder; its size follows the text size as body does.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name, size: size, relativeTo: .body))
    }

    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
        Font(.custom(name, size: size, relativeTo: style))
    }

    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name, size: fixedSize, relativeTo: nil))
    }

    private func changed(_ change: Change) -> Font {
        var font = self
        font.changes.append(change)
        return font
    }

    public func weight(_ weight: Weight) -> Font { changed(.weight(weight)) }
    public func bold() -> Font { changed(.bold) }
    public func italic() -> Font { changed(.italic) }
    public func monospaced() -> Font { changed(.monospaced) }
    public func monospacedDigit() -> Font { changed(.monospacedDigit) }
    public func smallCaps() -> Font { changed(.smallCaps) }
    public func lowercaseSmallCaps() -> Font { changed(.smallCaps) }
    public func uppercaseSmallCaps() -> Font { changed(.smallCaps) }
    public func leading(_ leading: Leading) -> Font { changed(.leading(leading)) }
    public func width(_ width: Width) -> Font { changed(.width(width)) }
    package func design(_ design: Design) -> Font { changed(.design(design)) }
}
