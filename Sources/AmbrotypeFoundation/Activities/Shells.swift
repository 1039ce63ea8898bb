public import Foundation

// Classes that widget sources name and that do nothing in a picture: they keep what they are given.

/// What a person does in an app, to go on elsewhere.
open class NSUserActivity: NSObject, @unchecked Sendable {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var webpageURL: URL?
    open var referrerURL: URL?
    open var isEligibleForHandoff = true
    open var isEligibleForSearch = false
    open var isEligibleForPrediction = false
    open var persistentIdentifier: String?
    open var requiredUserInfoKeys: Set<String>?
    open var keywords: Set<String> = []

    public init(activityType: String) { self.activityType = activityType }

    open func addUserInfoEntries(from entries: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(entries) { $1 }
    }

    open func becomeCurrent() {}
    open func resignCurrent() {}
    open func invalidate() {}
}

/// Data on offer for drag and drop and for sharing.
open class NSItemProvider: NSObject, @unchecked Sendable {
    open var suggestedName: String?
    public let registeredTypeIdentifiers: [String]

    public override init() { registeredTypeIdentifiers = [] }

    public init(item: NSSecureCoding?, typeIdentifier: String?) {
        registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
    }

    public init(object: NSObject) { registeredTypeIdentifiers = [] }

    public init?(contentsOf fileURL: URL!) { registeredTypeIdentifiers = [] }

    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains(typeIdentifier)
    }
}

/// What an app extension was started with.
open class NSExtensionContext: NSObject, @unchecked Sendable {
    open var inputItems: [Any] { [] }
    open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
    open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {}
}

/// Who watches a file.
public protocol NSFilePresenter: AnyObject {
    var presentedItemURL: URL? { get }
    var presentedItemOperationQueue: OperationQueue { get }
}

/// Access to a file that other processes share; a render is alone, so it is granted at once.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let withoutChanges = ReadingOptions(rawValue: 1)
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
        public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
        public static let forUploading = ReadingOptions(rawValue: 8)
    }

    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let forDeleting = WritingOptions(rawValue: 1)
        public static let forMoving = WritingOptions(rawValue: 2)
        public static let forMerging = WritingOptions(rawValue: 4)
        public static let forReplacing = WritingOptions(rawValue: 8)
    }

    public override init() {}

    public init(filePresenter: (any NSFilePresenter)?) {}

    /// - Parameter outError: Never set; a pointer, as Apple's name has it.
    open func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
        byAccessor reader: (URL) -> Void
    ) { reader(url) }

    open func coordinate(
        writingItemAt url: URL, options: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
        byAccessor writer: (URL) -> Void
    ) { writer(url) }

    open class func addFilePresenter(_ presenter: any NSFilePresenter) {}
    open class func removeFilePresenter(_ presenter: any NSFilePresenter) {}
}

/// Key-value pairs shared over iCloud; empty.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    public static let `default` = NSUbiquitousKeyValueStore()
    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternally")
    open func object(forKey key: String) -> Any? { nil }
    open func string(forKey key: String) -> String? { nil }
    open func data(forKey key: String) -> Data? { nil }
    open func bool(forKey key: String) -> Bool { false }
    open func longLong(forKey key: String) -> Int64 { 0 }
    open func double(forKey key: String) -> Double { 0 }
    open func set(_ value: Any?, forKey key: String) {}
    @discardableResult open func synchronize() -> Bool { true }
}
