public import AmbrotypeViews

/// Shows a preview as a widget of a family.
public struct WidgetPreviewContext: PreviewContext, Sendable {
    package let family: WidgetFamily

    public init(family: WidgetFamily) { self.family = family }

    public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value {
        key == WidgetFamilyPreviewKey.self ? family as? Key.Value ?? key.defaultValue : key.defaultValue
    }
}

struct WidgetFamilyPreviewKey: PreviewContextKey {
    static var defaultValue: WidgetFamily? { nil }
}

/// The presentation a preview of a Live Activity shows.
public enum ActivityPreviewViewKind: Sendable {
    case content
    case dynamicIsland(DynamicIslandPreviewViewState)

    public enum DynamicIslandPreviewViewState: Hashable, Sendable {
        case compact
        case minimal
        case expanded
    }

    package var presentation: WidgetPresentation {
        switch self {
        case .content: .lockScreenActivity
        case .dynamicIsland(.compact): .island(.compact)
        case .dynamicIsland(.minimal): .island(.minimal)
        case .dynamicIsland(.expanded): .island(.expanded)
        }
    }
}
