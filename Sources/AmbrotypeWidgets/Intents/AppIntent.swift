public import AmbrotypeViews

/// Something an app can do, or a set of choices, as an author declares it. Nothing is run while pictures are made; the
/// choices are read.
public protocol AppIntent: Sendable {
    associatedtype PerformResult: IntentResult
    associatedtype SummaryContent: ParameterSummary

    static var title: LocalizedStringResource { get }
    static var description: IntentDescription? { get }
    @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }
    static var openAppWhenRun: Bool { get }
    static var isDiscoverable: Bool { get }
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    static var supportedModes: IntentModes { get }

    init()
    func perform() async throws -> PerformResult
}

extension AppIntent {
    /// Where an author gives no title: the type's name.
    public static var title: LocalizedStringResource { LocalizedStringResource(stringLiteral: "\(Self.self)") }
    public static var description: IntentDescription? { nil }
    public static var parameterSummary: some ParameterSummary { EmptyParameterSummary() }
    public static var openAppWhenRun: Bool { false }
    public static var isDiscoverable: Bool { true }
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    public static var supportedModes: IntentModes { .background }

    public func perform() async throws -> some IntentResult { .result() }

    public func callAsFunction(donate: Bool = false) async throws -> PerformResult { try await perform() }
}

/// What a locked device lets an intent do.
public enum IntentAuthenticationPolicy: Sendable {
    case alwaysAllowed
    case requiresAuthentication
    case requiresLocalDeviceAuthentication
}

/// Whether an intent runs behind or in front (iOS 26).
public struct IntentModes: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let background = IntentModes(rawValue: 1)
    public static let foreground = IntentModes(rawValue: 2)

    public enum ForegroundMode: Sendable {
        case immediate
        case dynamic
        case deferred
    }

    public static func foreground(_ mode: ForegroundMode) -> IntentModes { .foreground }
}

/// What an intent is for.
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
    public var descriptionText: LocalizedStringResource
    public var categoryName: LocalizedStringResource?
    public var searchKeywords: [LocalizedStringResource]
    public var resultValueName: LocalizedStringResource?

    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
    ) {
        (self.descriptionText, self.categoryName) = (descriptionText, categoryName)
        (self.searchKeywords, self.resultValueName) = (searchKeywords, resultValueName)
    }

    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

/// What an intent says or asks.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
    public let full: LocalizedStringResource
    public let supporting: LocalizedStringResource?

    public init(_ full: LocalizedStringResource) { (self.full, supporting) = (full, nil) }

    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
        (self.full, self.supporting) = (full, supporting)
    }

    public init(
        full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String
    ) { (self.full, self.supporting) = (full, supporting) }

    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}
