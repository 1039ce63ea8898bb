public import AmbrotypeViews
public import AmbrotypeWidgets
public import Foundation

/// The shortcuts an app offers without being asked. Carried and not shown.
public protocol AppShortcutsProvider {
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
    public static var shortcutTileColor: ShortcutTileColor { .blue }
    public static func updateAppShortcutParameters() {}
}

public enum ShortcutTileColor: Sendable {
    case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink, grayBlue, grayGreen,
        grayBrown
}

public struct AppShortcut: @unchecked Sendable {
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
        systemImageName: String
    ) {}

    public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {}

    public init<Intent: AppIntent, Options>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
        systemImageName: String, parameterPresentation: Options
    ) {}
}

/// A literal that names the app and parameters.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
    public enum Token: Sendable {
        case applicationName
    }

    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}

    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation(_ token: Token) {}
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {}
    }
}

@resultBuilder public struct AppShortcutsBuilder {
    public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
    public static func buildExpression(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
    public static func buildBlock(_ parts: [AppShortcut]...) -> [AppShortcut] { parts.flatMap { $0 } }
    public static func buildOptional(_ part: [AppShortcut]?) -> [AppShortcut] { part ?? [] }
    public static func buildEither(first: [AppShortcut]) -> [AppShortcut] { first }
    public static func buildEither(second: [AppShortcut]) -> [AppShortcut] { second }
    public static func buildArray(_ parts: [[AppShortcut]]) -> [AppShortcut] { parts.flatMap { $0 } }
    public static func buildLimitedAvailability(_ part: [AppShortcut]) -> [AppShortcut] { part }
}

/// Intents that lie in a package.
public protocol AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
    public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

/// An extension that only holds intents.
public protocol AppIntentsExtension {
    init()
}

/// Tells the system what a person did. Nothing is told.
public final class IntentDonationManager: Sendable {
    public static let shared = IntentDonationManager()

    @discardableResult public func donate<Intent: AppIntent>(intent: Intent) async throws -> IntentDonationIdentifier {
        IntentDonationIdentifier()
    }

    @discardableResult public func donate<Intent: AppIntent>(intent: Intent, result: Intent.PerformResult) async throws
        -> IntentDonationIdentifier
    { IntentDonationIdentifier() }
}

extension AppIntent {
    @discardableResult public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
}

public struct IntentDonationIdentifier: Hashable, Sendable {}

/// A file handed to an intent.
public struct IntentFile: Sendable {
    public var data: Data
    public var filename: String
    public var fileURL: URL?

    public init(data: Data, filename: String) { (self.data, self.filename) = (data, filename) }

    public init(fileURL: URL, filename: String? = nil) {
        (data, self.filename) = (Data(), filename ?? fileURL.lastPathComponent)
        self.fileURL = fileURL
    }
}

/// Trouble the system names for an intent.
public enum AppIntentError: Error, Sendable {
    public enum PermissionRequired: Error, Sendable {
        case unknown
        case bluetooth
        case location
    }

    public enum UserActionRequired: Error, Sendable {
        case signin
        case accountSetup
    }

    public enum Unrecoverable: Error, Sendable {
        case entityNotFound
        case featureCurrentlyRestricted
        case notAllowed
        case unknown
    }

    case restartPerform
}
