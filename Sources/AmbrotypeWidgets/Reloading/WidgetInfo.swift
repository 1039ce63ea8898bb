public import AmbrotypeIntents

/// A widget a person has placed.
public struct WidgetInfo: Identifiable, Sendable {
    public let family: WidgetFamily
    public let kind: String
    private let intent: (any Sendable)?

    /// - Parameter intent: a person's choices, of the type the widget declares.
    package init(kind: String, family: WidgetFamily, intent: (any Sendable)? = nil) {
        (self.kind, self.family, self.intent) = (kind, family, intent)
    }

    public var id: WidgetInfo { self }

    /// The choices of a widget with a SiriKit intent.
    public var configuration: INIntent? { intent as? INIntent }

    /// The choices of a widget with an App Intent; nil when they are of another type.
    public func widgetConfigurationIntent<Intent: WidgetConfigurationIntent>(of intentType: Intent.Type = Intent.self)
        -> Intent?
    { intent as? Intent }
}

/// Widgets are the same when kind and family are.
extension WidgetInfo: Hashable {
    public static func == (left: WidgetInfo, right: WidgetInfo) -> Bool {
        left.kind == right.kind && left.family == right.family
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(family)
    }
}

extension WidgetInfo: CustomDebugStringConvertible {
    public var debugDescription: String { "WidgetInfo(kind: \(kind), family: \(family))" }
}
