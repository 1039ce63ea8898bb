public import Foundation
import Synchronization

/// What an author's code asks of the system's widgets. Nothing is done: every call is written into a log.
public final class WidgetCenter: Sendable {
    public static let shared = WidgetCenter()

    /// Keys of the user info of an activity that opens the app from a widget.
    public struct UserInfoKey {
        public static let kind = "WGWidgetUserInfoKeyKind"
        public static let family = "WGWidgetUserInfoKeyFamily"
        public static let activityID = "WGWidgetUserInfoKeyActivityID"
    }

    private let log = Mutex<ReloadLog>(ReloadLog())

    package init() {}

    /// The log so far; set it to start afresh or to say which widgets are placed.
    package var recorded: ReloadLog {
        get { log.withLock { $0 } }
        set { log.withLock { $0 = newValue } }
    }

    func record(_ call: ReloadLog.Call) { log.withLock { $0.calls.append(call) } }

    public func reloadTimelines(ofKind kind: String) { record(.reloadTimelines(kind: kind)) }

    public func reloadAllTimelines() { record(.reloadAllTimelines) }

    public func invalidateConfigurationRecommendations() { record(.invalidateRecommendations) }

    public func invalidateRelevance(ofKind kind: String) { record(.invalidateRelevance(kind: kind)) }

    /// Answers at once with the widgets the log holds as placed.
    @preconcurrency
    public func getCurrentConfigurations(_ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void) {
        record(.askForConfigurations)
        completion(.success(recorded.placed))
    }

    public func currentConfigurations() async throws -> [WidgetInfo] {
        record(.askForConfigurations)
        return recorded.placed
    }

    public var currentPushInfo: WidgetPushInfo? { get async { nil } }
}

/// The calls made to a widget centre, in order.
package struct ReloadLog: Equatable, Sendable {
    package enum Call: Equatable, Sendable {
        case reloadTimelines(kind: String)
        case reloadAllTimelines
        case invalidateRecommendations
        case invalidateRelevance(kind: String)
        case askForConfigurations
        case reloadControls(kind: String)
        case reloadAllControls
    }

    package var calls: [Call] = []
    /// The widgets a person has placed, as the render says.
    package var placed: [WidgetInfo] = []

    package init(calls: [Call] = [], placed: [WidgetInfo] = []) { (self.calls, self.placed) = (calls, placed) }

    /// How many timelines the calls make the system ask for, given the kinds of the placed widgets.
    package var reloads: Int {
        calls.reduce(0) { count, call in
            switch call {
            case .reloadTimelines(let kind): count + placed.filter { $0.kind == kind }.count
            case .reloadAllTimelines: count + placed.count
            default: count
            }
        }
    }
}
