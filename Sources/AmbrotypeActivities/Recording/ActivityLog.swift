package import Foundation
import Synchronization

/// What an author's code asked of Live Activities. Nothing is shown: every call is written down, and the activities live here.
package final class ActivityLog: Sendable {
    package static let shared = ActivityLog()

    /// One call, in the words of `ActivityEvent`.
    package struct Call: Equatable, Sendable {
        package enum Kind: Equatable, Sendable {
            case request(PushType?, ActivityStyle)
            case update(isAlerting: Bool)
            case end(ActivityUIDismissalPolicy)
        }

        package var kind: Kind
        package var activityID: String
        /// Name of the attributes type.
        package var attributesName: String
        /// The state as a push would carry it; nil where the call leaves it as it is.
        package var state: Data?
        package var staleDate: Date?
        package var relevance: Double
        /// The author's clock at the call.
        package var date: Date

        package init(
            kind: Kind, activityID: String, attributesName: String, state: Data?, staleDate: Date? = nil,
            relevance: Double = 0, date: Date
        ) {
            (self.kind, self.activityID, self.attributesName) = (kind, activityID, attributesName)
            (self.state, self.staleDate, self.relevance, self.date) = (state, staleDate, relevance, date)
        }
    }

    private struct Record: @unchecked Sendable {
        var calls: [Call] = []
        var living: [(id: String, activity: AnyObject)] = []
        var count = 0
    }

    private let record = Mutex(Record())

    package init() {}

    package var calls: [Call] { record.withLock { $0.calls } }

    package func note(_ call: Call) { record.withLock { $0.calls.append(call) } }

    /// An id no other activity of this run has, in the form of a UUID: equal runs give equal ids.
    package func nextID() -> String {
        let number = record.withLock { record in
            record.count += 1
            return record.count
        }
        let digits = String(number, radix: 16)
        return "00000000-0000-4000-8000-" + String(repeating: "0", count: max(12 - digits.count, 0)) + digits
    }

    package func add(_ activity: AnyObject, id: String) {
        let box = Handed(value: activity)
        record.withLock { $0.living.append((id, box.value)) }
    }

    package func remove(id: String) { record.withLock { $0.living.removeAll { $0.id == id } } }

    /// The activities of a type that have not ended, oldest first.
    package func living<Activity: AnyObject>(_ type: Activity.Type) -> [Activity] {
        let all = record.withLock { Handed(value: $0.living.map(\.activity)) }
        return all.value.compactMap { $0 as? Activity }
    }

    private struct Handed<Value>: @unchecked Sendable { let value: Value }
}

extension ActivityLog.Call {
    /// The call as an event of the activity's life; equal `content` numbers stand for equal states.
    package func event(content: Int?) -> ActivityEvent {
        let update = ActivityUpdate(content: content, timestamp: date, staleDate: staleDate, relevance: relevance)
        switch kind {
        case .request(_, let style): return ActivityEvent(date, .start(update, style: style))
        case .update: return ActivityEvent(date, .update(update))
        case .end(let policy): return ActivityEvent(date, .end(state == nil ? nil : update, policy))
        }
    }
}
