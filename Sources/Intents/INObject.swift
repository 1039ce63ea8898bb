public import AmbrotypeFoundation
public import AmbrotypeIntents
public import Foundation

/// A thing a person can choose.
open class INObject: NSObject, @unchecked Sendable {
    open var identifier: String?
    open var displayString: String
    open var pronunciationHint: String?
    open var subtitleString: String?
    open var displayImage: INImage?

    public required convenience init(identifier: String?, display: String) {
        self.init(identifier: identifier, display: display, pronunciationHint: nil)
    }

    public init(identifier: String?, display: String, pronunciationHint: String?) {
        (self.identifier, displayString, self.pronunciationHint) = (identifier, display, pronunciationHint)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INObject, let identifier else { return self === object as AnyObject }
        return identifier == other.identifier
    }

    open override var hash: Int { identifier?.hashValue ?? displayString.hashValue }
}

/// A heading with things below it.
open class INObjectSection<ObjectType: NSObject>: NSObject {
    public let title: String?
    public let items: [ObjectType]

    public init(title: String?, items: [ObjectType]) { (self.title, self.items) = (title, items) }
}

/// What a person can choose from.
open class INObjectCollection<ObjectType: NSObject>: NSObject {
    public let sections: [INObjectSection<ObjectType>]

    public init(items: [ObjectType]) { sections = [INObjectSection(title: nil, items: items)] }

    public init(sections: [INObjectSection<ObjectType>]) { self.sections = sections }

    open var allItems: [ObjectType] { sections.flatMap(\.items) }
}

/// A picture beside an intent's words.
open class INImage: NSObject, @unchecked Sendable {
    public convenience init(named name: String) { self.init() }
    public convenience init(imageData: Data) { self.init() }
    public convenience init?(url: URL) { self.init() }
    public static func systemImageNamed(_ name: String) -> INImage { INImage() }
}

/// Answers for an intent; the system asks it on a device.
open class INExtension: NSObject {
    public override init() { super.init() }
    open func handler(for intent: INIntent) -> Any? { self }
}

/// Handles intents of some kind.
public protocol INIntentHandlerProviding {
    func handler(for intent: INIntent) -> Any?
}

/// What came of an intent.
open class INIntentResponse: NSObject, @unchecked Sendable {
    open var userActivity: NSUserActivity?
    public override init() { super.init() }
}

/// An intent that was carried out; donating it does nothing here.
open class INInteraction: NSObject, @unchecked Sendable {
    public let intent: INIntent
    open var identifier: String = ""

    public init(intent: INIntent, response: INIntentResponse?) { self.intent = intent }

    open func donate(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
}

/// How a value of an intent is agreed on.
open class INIntentResolutionResult: NSObject, @unchecked Sendable {
}

/// Names of authorisation states.
public enum INSiriAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case restricted
    case denied
    case authorized
}

/// Siri's settings for the app.
open class INPreferences: NSObject {
    open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .notDetermined }
    open class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) {
        handler(.denied)
    }
}
