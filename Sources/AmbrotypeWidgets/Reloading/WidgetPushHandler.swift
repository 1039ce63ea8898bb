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
