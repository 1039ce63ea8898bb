public import Foundation

/// Whether the person allows Live Activities: always, here.
public final class ActivityAuthorizationInfo: Sendable {
    public init() {}

    public var areActivitiesEnabled: Bool { true }
    public var frequentPushesEnabled: Bool { true }

    /// Nothing changes here, so they end at once.
    public var activityEnablementUpdates: _NoUpdates<Bool> { _NoUpdates() }
    public var frequentPushEnablementUpdates: _NoUpdates<Bool> { _NoUpdates() }
}

/// Why an activity could not be started.
public enum ActivityAuthorizationError: Error, Equatable, Sendable {
    case attributesTooLarge
    case denied
    case globalMaximumExceeded
    case malformedActivityIdentifier
    case missingProcessIdentifier
    case persistenceFailure
    case reconnectNotPermitted
    case targetMaximumExceeded
    case unentitled
    case unsupported
    case unsupportedTarget
    case visibility
}

extension ActivityAuthorizationError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .attributesTooLarge: "attributes and content state are above 4 KB as JSON"
        default: "\(self)"
        }
    }

    public var failureReason: String? { errorDescription }
    public var recoverySuggestion: String? { nil }
}
