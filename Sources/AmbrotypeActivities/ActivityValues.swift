public import Foundation

/// The fixed part of a Live Activity, and the type of the part that changes.
public protocol ActivityAttributes: Decodable, Encodable {
    associatedtype ContentState: Decodable, Encodable, Hashable
}

/// What a Live Activity shows now, until when it is fresh, and how much it matters beside others of its app.
public struct ActivityContent<State> where State: Decodable, State: Encodable, State: Hashable {
    public let state: State
    /// From then on the activity counts as stale; nil means never.
    public let staleDate: Date?
    /// Compared among the activities of one app only; the highest goes into the Dynamic Island.
    public let relevanceScore: Double

    public init(state: State, staleDate: Date?, relevanceScore: Double = 0.0) {
        (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
    }
}

extension ActivityContent: Sendable where State: Sendable {}

extension ActivityContent: CustomStringConvertible {
    public var description: String {
        let stale = staleDate.map { "\($0.timeIntervalSince1970)" } ?? "nil"
        return "ActivityContent(state: \(state), staleDate: \(stale), relevanceScore: \(relevanceScore))"
    }
}

/// Where a Live Activity stands in its life.
public enum ActivityState: Sendable, Codable, Hashable {
    /// Scheduled, not started yet (iOS 26).
    case pending
    case active
    /// On show, but no longer updated.
    case ended
    /// Gone from every screen.
    case dismissed
    /// Its stale date has passed.
    case stale
}

/// Whether an activity lasts until it is ended, or only while the person works on a task (iOS 18).
public enum ActivityStyle: Hashable, Sendable {
    case standard
    case transient
}

/// When an ended activity leaves the Lock Screen.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        case standard
        case immediate
        case after(Date)
    }

    package let kind: Kind

    /// Up to four hours after the end.
    public static let `default` = ActivityUIDismissalPolicy(kind: .standard)
    /// At once.
    public static let immediate = ActivityUIDismissalPolicy(kind: .immediate)

    /// At that date, or four hours after the end if that is sooner.
    public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
        ActivityUIDismissalPolicy(kind: .after(date))
    }
}

/// How an activity gets its pushes.
public struct PushType: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        case token
        case channel(String)
    }

    package let kind: Kind

    public static var token: PushType { PushType(kind: .token) }

    /// A broadcast channel by its base64 name (iOS 18).
    public static func channel(_ name: String) -> PushType { PushType(kind: .channel(name)) }
}
