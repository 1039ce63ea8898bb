public import AmbrotypeActivities
public import Foundation
import Synchronization

/// A Live Activity that was asked for. It is on no screen: it holds its content, and every call is written down.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, Sendable {
    public typealias ContentState = Attributes.ContentState

    private struct Life: @unchecked Sendable {
        var attributes: Attributes
        var content: ActivityContent<ContentState>
        var state = ActivityState.active
    }

    public let id: String
    public let activityStyle: ActivityStyle
    private let life: Mutex<Life>

    init(id: String, attributes: Attributes, content: ActivityContent<ContentState>, style: ActivityStyle) {
        (self.id, activityStyle) = (id, style)
        life = Mutex(Life(attributes: attributes, content: content))
    }

    private var now: Life { life.withLock { $0 } }

    public var attributes: Attributes { now.attributes }
    public var content: ActivityContent<ContentState> { now.content }
    public var contentState: ContentState { now.content.state }
    public var activityState: ActivityState { now.state }

    /// No server pushes here.
    public var pushToken: Data? { nil }

    /// The activities that were requested and have not ended, oldest first.
    public static var activities: [Activity<Attributes>] { ActivityLog.shared.living(Activity<Attributes>.self) }

    /// Sequences of what happens: nothing does, so they end at once.
    public var activityStateUpdates: ActivityStateUpdates { ActivityStateUpdates() }
    public var contentUpdates: ContentUpdates { ContentUpdates() }
    public var contentStateUpdates: ContentStateUpdates { ContentStateUpdates() }
    public var pushTokenUpdates: PushTokenUpdates { PushTokenUpdates() }
    public static var activityUpdates: ActivityUpdates { ActivityUpdates() }
    public static var pushToStartTokenUpdates: PushTokenUpdates { PushTokenUpdates() }
    public static var pushToStartToken: Data? { nil }

    public typealias ActivityStateUpdates = _NoUpdates<ActivityState>
    public typealias ContentUpdates = _NoUpdates<ActivityContent<ContentState>>
    public typealias ContentStateUpdates = _NoUpdates<ContentState>
    public typealias PushTokenUpdates = _NoUpdates<Data>
    public typealias ActivityUpdates = _NoUpdates<Activity<Attributes>>
}

/// A sequence without elements.
public struct _NoUpdates<Element>: AsyncSequence {
    public struct AsyncIterator: AsyncIteratorProtocol {
        public mutating func next() async -> Element? { nil }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}

extension _NoUpdates: Sendable {}

extension Activity {
    public func update(_ content: ActivityContent<ContentState>) async { take(content, .update(isAlerting: false)) }

    public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?) async {
        take(content, .update(isAlerting: alertConfiguration != nil))
    }

    /// - Parameter timestamp: when the content was made.
    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil, timestamp: Date
    ) async { take(content, .update(isAlerting: alertConfiguration != nil), at: timestamp) }

    public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {
        take(content(with: contentState), .update(isAlerting: alertConfiguration != nil))
    }

    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async { end(content, dismissalPolicy, at: Date()) }

    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default,
        timestamp: Date
    ) async { end(content, dismissalPolicy, at: timestamp) }

    public func end(
        using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async { end(contentState.map(content(with:)), dismissalPolicy, at: Date()) }

    public func end(dismissalPolicy: ActivityUIDismissalPolicy) async { end(nil, dismissalPolicy, at: Date()) }

    private func content(with state: ContentState) -> ActivityContent<ContentState> {
        ActivityContent(state: state, staleDate: content.staleDate, relevanceScore: content.relevanceScore)
    }

    private func take(
        _ content: ActivityContent<ContentState>, _ kind: ActivityLog.Call.Kind, at date: Date = Date()
    ) {
        let box = Handed(content)
        life.withLock { if $0.state == .active { $0.content = box.value } }
        note(kind, content, at: date)
    }

    private func end(
        _ content: ActivityContent<ContentState>?, _ policy: ActivityUIDismissalPolicy, at date: Date
    ) {
        let box = Handed(content)
        life.withLock { life in
            if life.state == .active, let last = box.value { life.content = last }
            life.state = policy == .immediate ? .dismissed : .ended
        }
        ActivityLog.shared.remove(id: id)
        note(.end(policy), content, at: date)
    }

    func note(_ kind: ActivityLog.Call.Kind, _ content: ActivityContent<ContentState>?, at date: Date) {
        ActivityLog.shared.note(
            ActivityLog.Call(
                kind: kind, activityID: id, attributesName: String(describing: Attributes.self),
                state: content.flatMap { try? JSONEncoder().encode($0.state) }, staleDate: content?.staleDate,
                relevance: content?.relevanceScore ?? 0, date: date))
    }
}

/// A value handed into a lock once.
private struct Handed<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
