public import AmbrotypeViews
public import Foundation

/// A font of a size.
open class UIFont: NSObject, @unchecked Sendable {
    let font: Font
    public let pointSize: CGFloat
    public let fontName: String

    init(_ font: Font, size: CGFloat, name: String = ".SFUI") { (self.font, pointSize, fontName) = (font, size, name) }

    public convenience init?(name: String, size: CGFloat) {
        self.init(.custom(name, fixedSize: size), size: size, name: name)
    }

    public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
        let size = size > 0 ? size : descriptor.pointSize
        self.init(descriptor.font(size: size), size: size)
    }

    open class func systemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .regular) }

    open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: weight.font), size: size)
    }

    open class func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
        UIFont(.system(size: size, weight: weight.font).width(width.font), size: size)
    }

    open class func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }

    open class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(Font.system(size: size).italic(), size: size)
    }

    open class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: size, weight: weight.font, design: .monospaced), size: size)
    }

    open class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(Font.system(size: size, weight: weight.font).monospacedDigit(), size: size)
    }

    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(.system(style.font), size: style.pointSize(at: UITraitCollection.current.preferredContentSizeCategory))
    }

    open class func preferredFont(forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?) -> UIFont {
        let size = (traits ?? .current).preferredContentSizeCategory
        return UIFont(.system(style.font), size: style.pointSize(at: size))
    }

    open func withSize(_ size: CGFloat) -> UIFont { UIFont(.system(size: size), size: size, name: fontName) }

    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(base: font, size: pointSize) }
    open var familyName: String { fontName }

    // SF Pro's proportions, from its published metrics.
    open var ascender: CGFloat { pointSize * 0.952 }
    open var descender: CGFloat { pointSize * -0.241 }
    open var lineHeight: CGFloat { pointSize * 1.193 }
    open var capHeight: CGFloat { pointSize * 0.705 }
    open var xHeight: CGFloat { pointSize * 0.526 }
    open var leading: CGFloat { 0 }

    open class var labelFontSize: CGFloat { 17 }
    open class var systemFontSize: CGFloat { 14 }
    open class var smallSystemFontSize: CGFloat { 12 }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.font == font }

    open override var hash: Int { font.hashValue }

    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)

        private static let fonts: [(Weight, Font.Weight)] = [
            (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
            (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
        ]

        var font: Font.Weight {
            Self.fonts.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? .regular
        }
    }

    public struct Width: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let compressed = Width(rawValue: -0.4)
        public static let condensed = Width(rawValue: -0.2)
        public static let standard = Width(rawValue: 0)
        public static let expanded = Width(rawValue: 0.2)
        var font: Font.Width { Font.Width(rawValue) }
    }

    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        private static let fonts: [TextStyle: Font.TextStyle] = [
            .largeTitle: .largeTitle, .title1: .title, .title2: .title2, .title3: .title3, .headline: .headline,
            .subheadline: .subheadline, .body: .body, .callout: .callout, .footnote: .footnote, .caption1: .caption,
            .caption2: .caption2,
        ]

        var font: Font.TextStyle { Self.fonts[self] ?? .body }

        func pointSize(at size: UIContentSizeCategory) -> CGFloat {
            Font.pointSize(of: font, at: size.dynamicTypeSize)
        }
    }
}

extension Font {
    public init(_ font: UIFont) { self = font.font }
}

/// Core Text's font is UIKit's.
public typealias CTFont = UIFont

/// A description of a font that can be changed.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    private let base: Font
    public let pointSize: CGFloat
    private let design: SystemDesign?
    private let traits: SymbolicTraits

    init(base: Font, size: CGFloat, design: SystemDesign? = nil, traits: SymbolicTraits = []) {
        (self.base, pointSize, self.design, self.traits) = (base, size, design, traits)
    }

    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        UIFontDescriptor(base: base, size: pointSize, design: design, traits: traits)
    }

    open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
        UIFontDescriptor(base: base, size: pointSize, design: design, traits: traits)
    }

    open func withSize(_ size: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(base: base, size: size, design: design, traits: traits)
    }

    open var symbolicTraits: SymbolicTraits { traits }

    func font(size: CGFloat) -> Font {
        var font = size == pointSize && design == nil ? base : Font.system(size: size, design: design?.font)
        if traits.contains(.traitBold) { font = font.bold() }
        if traits.contains(.traitItalic) { font = font.italic() }
        if traits.contains(.traitMonoSpace) { font = font.monospaced() }
        return font
    }

    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = SystemDesign(rawValue: "default")
        public static let rounded = SystemDesign(rawValue: "rounded")
        public static let serif = SystemDesign(rawValue: "serif")
        public static let monospaced = SystemDesign(rawValue: "monospaced")

        var font: Font.Design {
            switch rawValue {
            case "rounded": .rounded
            case "serif": .serif
            case "monospaced": .monospaced
            default: .default
            }
        }
    }

    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 2)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
    }
}

/// Scales with the text size a person chose.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    private let style: UIFont.TextStyle
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    public init(forTextStyle style: UIFont.TextStyle) { self.style = style }

    open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    open func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat {
        let size = (traits ?? .current).preferredContentSizeCategory
        let factor = style.pointSize(at: size) / style.pointSize(at: .large)
        return size == .large ? value : (value * factor * 3).rounded() / 3
    }

    open func scaledFont(for font: UIFont) -> UIFont { font.withScaledSize(scaledValue(for: font.pointSize)) }

    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.withScaledSize(min(scaledValue(for: font.pointSize), maximumPointSize))
    }
}

extension UIFont {
    /// The same font in another size; the same object where the size is its own.
    func withScaledSize(_ size: CGFloat) -> UIFont { size == pointSize ? self : withSize(size) }
}
