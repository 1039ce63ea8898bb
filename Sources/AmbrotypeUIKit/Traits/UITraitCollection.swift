import AmbrotypeViews
public import Foundation

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified = 0
    case light
    case dark
}

/// Compact or regular room.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified = 0
    case compact
    case regular
}

/// Kinds of devices.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad
    case tv
    case carPlay
    case mac = 5
    case vision
}

/// Normal or increased contrast.
public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal = 0
    case high
}

/// What surrounds an interface element.
open class UITraitCollection: NSObject, @unchecked Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let accessibilityContrast: UIAccessibilityContrast
    public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
    public let displayScale: CGFloat
    public let horizontalSizeClass = UIUserInterfaceSizeClass.compact
    public let verticalSizeClass = UIUserInterfaceSizeClass.regular
    public let preferredContentSizeCategory: UIContentSizeCategory

    init(
        style: UIUserInterfaceStyle, contrast: UIAccessibilityContrast = .normal, scale: CGFloat = 3,
        size: UIContentSizeCategory = .large
    ) {
        (userInterfaceStyle, accessibilityContrast, displayScale) = (style, contrast, scale)
        preferredContentSizeCategory = size
    }

    public override convenience init() { self.init(style: .unspecified) }
    public convenience init(userInterfaceStyle style: UIUserInterfaceStyle) { self.init(style: style) }
    public convenience init(displayScale scale: CGFloat) { self.init(style: .unspecified, scale: scale) }
    public convenience init(preferredContentSizeCategory size: UIContentSizeCategory) {
        self.init(style: .unspecified, size: size)
    }

    public convenience init(traitsFrom traits: [UITraitCollection]) {
        self.init(style: traits.last { $0.userInterfaceStyle != .unspecified }?.userInterfaceStyle ?? .unspecified)
    }

    /// The traits of the view whose body runs now; light where none does.
    public static var current: UITraitCollection {
        guard Thread.isMainThread else { return UITraitCollection(style: .light) }
        return MainActor.assumeIsolated {
            guard let values = ResolveContext.current?.environment else { return UITraitCollection(style: .light) }
            return UITraitCollection(
                style: values.colorScheme == .dark ? .dark : .light,
                contrast: values.colorSchemeContrast == .increased ? .high : .normal, scale: values.displayScale,
                size: UIContentSizeCategory(values.dynamicTypeSize))
        }
    }

    /// The environment a colour is looked up in.
    var environment: EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = userInterfaceStyle == .dark ? .dark : .light
        values.colorSchemeContrast = accessibilityContrast == .high ? .increased : .standard
        values.assets = SharedSurroundings.current.assets
        values.systemVersion = SharedSurroundings.current.systemVersion
        return values
    }
}

/// Text sizes a person can choose.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "UICTContentSizeCategory" + name }

    public static let unspecified = UIContentSizeCategory("Unspecified")
    public static let extraSmall = UIContentSizeCategory("XS")
    public static let small = UIContentSizeCategory("S")
    public static let medium = UIContentSizeCategory("M")
    public static let large = UIContentSizeCategory("L")
    public static let extraLarge = UIContentSizeCategory("XL")
    public static let extraExtraLarge = UIContentSizeCategory("XXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
    public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
    public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

    private static let sizes: [(DynamicTypeSize, UIContentSizeCategory)] = [
        (.xSmall, .extraSmall), (.small, .small), (.medium, .medium), (.large, .large), (.xLarge, .extraLarge),
        (.xxLarge, .extraExtraLarge), (.xxxLarge, .extraExtraExtraLarge), (.accessibility1, .accessibilityMedium),
        (.accessibility2, .accessibilityLarge), (.accessibility3, .accessibilityExtraLarge),
        (.accessibility4, .accessibilityExtraExtraLarge), (.accessibility5, .accessibilityExtraExtraExtraLarge),
    ]

    init(_ size: DynamicTypeSize) { self = Self.sizes.first { $0.0 == size }?.1 ?? .large }

    var dynamicTypeSize: DynamicTypeSize { Self.sizes.first { $0.1 == self }?.0 ?? .large }

    public var isAccessibilityCategory: Bool { dynamicTypeSize >= .accessibility1 }
}
