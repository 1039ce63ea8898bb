/// What an author's code asks of the system's controls. Nothing is done: every call is written into the widgets' log.
public final class ControlCenter: Sendable {
    public static let shared = ControlCenter()

    public func reloadControls(ofKind kind: String) { WidgetCenter.shared.record(.reloadControls(kind: kind)) }

    public func reloadAllControls() { WidgetCenter.shared.record(.reloadAllControls) }

    public func currentControls() async throws -> [ControlInfo] { [] }
}

/// A control a person has placed.
public struct ControlInfo: Hashable, Identifiable, Sendable {
    public let kind: String
    public var id: ControlInfo { self }
}
