/// How the system colours a widget.
public struct WidgetRenderingMode: Equatable, Sendable, CustomStringConvertible {
    public let description: String

    /// As the author drew it.
    public static let fullColor = WidgetRenderingMode(description: "fullColor")
    /// Two flat colours, one for the accentable views and one for the rest.
    public static let accented = WidgetRenderingMode(description: "accented")
    /// Brightness as strength over what lies behind.
    public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

/// How a picture is coloured in the accented mode.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
    package let name: String

    /// As part of the accent group: only its alpha counts.
    public static let accented = WidgetAccentedRenderingMode(name: "accented")
    /// Brightness becomes alpha, in the colour of the default group.
    public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
    /// Brightness becomes alpha, in the colour of the accent group.
    public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
    /// In its own colours.
    public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

/// The size of a Live Activity's main presentation.
public enum ActivityFamily: Int, Codable, Hashable, Sendable, CustomStringConvertible {
    /// Smart Stack on a watch, and CarPlay.
    case small
    /// The Lock Screen.
    case medium

    public var description: String {
        switch self {
        case .small: "small"
        case .medium: "medium"
        }
    }
}

/// How much detail is asked for; always the default outside visionOS.
public struct LevelOfDetail: Equatable, Sendable {
    let name: String
    public static let `default` = LevelOfDetail(name: "default")
    public static let simplified = LevelOfDetail(name: "simplified")
}
