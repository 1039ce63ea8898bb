/// The size and shape of a widget, with Apple's names.
public enum WidgetFamily: Int, Sendable, CustomStringConvertible, CustomDebugStringConvertible {
    case systemSmall
    case systemMedium
    case systemLarge
    /// iPad and Mac.
    case systemExtraLarge
    /// visionOS 26; iPhone, iPad and Mac from version 27.
    case systemExtraLargePortrait
    /// Apple Watch only.
    case accessoryCorner
    case accessoryCircular
    case accessoryRectangular
    case accessoryInline

    public var description: String { name }
    public var debugDescription: String { name }
}

extension WidgetFamily {
    /// Every family, smallest first, accessories last.
    package static let all: [WidgetFamily] = [
        .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait,
        .accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline,
    ]

    /// Apple's case name, as templates and the command line spell it.
    package var name: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .systemExtraLargePortrait: "systemExtraLargePortrait"
        case .accessoryCorner: "accessoryCorner"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        }
    }

    /// The family of that name, nil for any other word.
    package init?(name: String) {
        guard let family = Self.all.first(where: { $0.name == name }) else { return nil }
        self = family
    }

    /// Whether the family lives on the Lock Screen or a watch face.
    package var isAccessory: Bool {
        switch self {
        case .accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline: true
        default: false
        }
    }
}
