public import Foundation

/// Is told when the token for widget pushes changes (iOS 26). Never called here.
public protocol WidgetPushHandler {
    init()
    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// The token a server pushes reloads to.
public struct WidgetPushInfo: Sendable {
    public let token: Data
}

/// A widget a person has placed.
public struct WidgetInfo: Hashable, Identifiable, Sendable, CustomDebugStringConvertible {
    public let family: WidgetFamily
    public let kind: String

    package init(kind: String, family: WidgetFamily) { (self.kind, self.family) = (kind, family) }

    public var id: WidgetInfo { self }
    public var debugDescription: String { "WidgetInfo(kind: \(kind), family: \(family))" }
}
