// UserNotifications: the names an app's own source uses to tell a person something. A render tells nobody: what is added is kept by
// nobody, and nothing is allowed.

public import Foundation

/// What a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
    fileprivate var _title = ""
    fileprivate var _subtitle = ""
    fileprivate var _body = ""
    fileprivate var _sound: UNNotificationSound?
    fileprivate var _badge: NSNumber?
    fileprivate var _userInfo: [AnyHashable: Any] = [:]
    fileprivate var _categoryIdentifier = ""
    fileprivate var _threadIdentifier = ""

    open var title: String { _title }
    open var subtitle: String { _subtitle }
    open var body: String { _body }
    open var sound: UNNotificationSound? { _sound }
    open var badge: NSNumber? { _badge }
    open var userInfo: [AnyHashable: Any] { _userInfo }
    open var categoryIdentifier: String { _categoryIdentifier }
    open var threadIdentifier: String { _threadIdentifier }
}

/// What a notification is to say.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    open override var title: String {
        get { _title }
        set { _title = newValue }
    }
    open override var subtitle: String {
        get { _subtitle }
        set { _subtitle = newValue }
    }
    open override var body: String {
        get { _body }
        set { _body = newValue }
    }
    open override var sound: UNNotificationSound? {
        get { _sound }
        set { _sound = newValue }
    }
    open override var badge: NSNumber? {
        get { _badge }
        set { _badge = newValue }
    }
    open override var userInfo: [AnyHashable: Any] {
        get { _userInfo }
        set { _userInfo = newValue }
    }
    open override var categoryIdentifier: String {
        get { _categoryIdentifier }
        set { _categoryIdentifier = newValue }
    }
    open override var threadIdentifier: String {
        get { _threadIdentifier }
        set { _threadIdentifier = newValue }
    }
    public var interruptionLevel = UNNotificationInterruptionLevel.active
    /// From 0 to 1.
    public var relevanceScore = 0.0
}

public enum UNNotificationInterruptionLevel: UInt, Sendable {
    case passive
    case active
    case timeSensitive
    case critical
}

public final class UNNotificationSound: NSObject, Sendable {
    public static let `default` = UNNotificationSound()
    public static let defaultCritical = UNNotificationSound()
}

/// When a notification comes.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    public fileprivate(set) var repeats = false
}

public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// Seconds.
    public let timeInterval: TimeInterval
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init()
        self.repeats = repeats
    }
}

public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let dateComponents: DateComponents
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init()
        self.repeats = repeats
    }
}

/// A notification that is asked for.
public final class UNNotificationRequest: NSObject, @unchecked Sendable {
    public let identifier: String
    public let content: UNNotificationContent
    public let trigger: UNNotificationTrigger?
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
    }
}

public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

public enum UNAuthorizationStatus: Int, Sendable {
    case notDetermined
    case denied
    case authorized
    case provisional
    case ephemeral
}

public final class UNNotificationSettings: NSObject, Sendable {
    public let authorizationStatus = UNAuthorizationStatus.notDetermined
}

/// Who shows notifications: nobody.
public final class UNUserNotificationCenter: NSObject, Sendable {
    private static let shared = UNUserNotificationCenter()
    public static func current() -> UNUserNotificationCenter { shared }

    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
    public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
    public func add(_ request: UNNotificationRequest) async throws {}
    public func add(
        _ request: UNNotificationRequest, withCompletionHandler completion: (@Sendable ((any Error)?) -> Void)?
    ) { completion?(nil) }
    public func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
    public func removeAllPendingNotificationRequests() {}
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    public func removeAllDeliveredNotifications() {}
    public func setBadgeCount(_ count: Int) async throws {}
}
