import AmbrotypeCommands
public import AmbrotypeGeometry
public import AmbrotypeViews
public import AmbrotypeWidgets
public import Foundation

/// How a value becomes a picture, and when two pictures are the same.
public struct SnapshotStrategy {
    var presentation: WidgetPresentation?
    var width: CGFloat?
    var height: CGFloat?
    var surroundings = SnapshotSurroundings()
    var threshold = 0.0
    var allowedRatio: Double?
    var ignored: [String] = []

    /// A view on a canvas of its own size.
    public static var image: SnapshotStrategy { SnapshotStrategy() }

    /// A view on a canvas in points; a side that is nil is the view's own.
    public static func image(
        width: CGFloat? = nil, height: CGFloat? = nil, _ surroundings: SnapshotSurroundings = .init()
    )
        -> SnapshotStrategy
    { SnapshotStrategy(width: width, height: height, surroundings: surroundings) }

    /// As a widget of a family, in the size the device gives it.
    public static func widget(_ family: WidgetFamily, _ surroundings: SnapshotSurroundings = .init())
        -> SnapshotStrategy
    {
        SnapshotStrategy(presentation: .family(family), surroundings: surroundings)
    }

    /// As a Live Activity's card on the Lock Screen.
    public static var lockScreen: SnapshotStrategy { lockScreen() }

    public static func lockScreen(_ surroundings: SnapshotSurroundings = .init()) -> SnapshotStrategy {
        SnapshotStrategy(presentation: .lockScreenActivity, surroundings: surroundings)
    }

    /// A form of the Dynamic Island.
    public enum IslandForm: String, Sendable {
        case compact
        case minimal
        case expanded
    }

    public static func island(_ form: IslandForm, _ surroundings: SnapshotSurroundings = .init()) -> SnapshotStrategy {
        SnapshotStrategy(
            presentation: .island(IslandPresentation(rawValue: form.rawValue) ?? .compact), surroundings: surroundings)
    }

    /// Forgives differences: pictures are equal to the last byte on every machine, so this is for what a test leaves open.
    ///
    /// - Parameters:
    ///   - threshold: colour difference forgiven a pixel: the distance in Oklab, 0 exact, 0.02 just noticeable, 1 at most.
    ///   - allowedRatio: share of changed pixels forgiven, 0 to 1.
    ///   - ignoring: views that are not compared, by name, text or type.
    public func tolerating(threshold: Double = 0, allowedRatio: Double? = nil, ignoring: [String] = [])
        -> SnapshotStrategy
    {
        var copy = self
        (copy.threshold, copy.allowedRatio, copy.ignored) = (threshold, allowedRatio, ignoring)
        return copy
    }

    var isIsland: Bool {
        if case .island? = presentation { true } else { false }
    }

    @MainActor func assertion(_ content: PictureAssertion.Content) -> PictureAssertion {
        var assertion = PictureAssertion(content, as: presentation)
        (assertion.width, assertion.height) = (width, height)
        assertion.choices = surroundings.choices
        (assertion.threshold, assertion.allowedRatio, assertion.ignored) = (threshold, allowedRatio, ignored)
        return assertion
    }
}

/// Where and under which circumstances a picture is taken.
public struct SnapshotSurroundings: Sendable {
    /// An id that `ambrotype list --devices` prints; nil is the standard device.
    public var device: String?
    /// 17, 18 or 26; nil is the newest.
    public var system: Int?
    public var colorScheme: ColorScheme
    /// `fullColor`, `accented`, `vibrant`; nil is what the place implies.
    public var renderingMode: String?
    /// A BCP-47 code.
    public var locale: String
    /// An IANA name.
    public var timeZone: String
    public var textSize: DynamicTypeSize
    /// nil is the language's own.
    public var layoutDirection: LayoutDirection?
    public var redaction: RedactionReasons
    /// ISO 8601; nil is the fixed instant that every picture stands at, or an entry's own date.
    public var now: String?

    public init(
        device: String? = nil, system: Int? = nil, colorScheme: ColorScheme = .light, renderingMode: String? = nil,
        locale: String = "en", timeZone: String = "UTC", textSize: DynamicTypeSize = .large,
        layoutDirection: LayoutDirection? = nil, redaction: RedactionReasons = [], now: String? = nil
    ) {
        (self.device, self.system, self.colorScheme) = (device, system, colorScheme)
        (self.renderingMode, self.locale, self.timeZone) = (renderingMode, locale, timeZone)
        (self.textSize, self.layoutDirection, self.redaction, self.now) = (textSize, layoutDirection, redaction, now)
    }

    /// As options of the command line.
    var choices: [String: [String]] {
        var choices = [
            "appearance": [colorScheme == .dark ? "dark" : "light"], "locale": [locale], "time-zone": [timeZone],
            "text-size": ["\(textSize)"],
        ]
        choices["device"] = device.map { [$0] }
        choices["os"] = system.map { ["\($0)"] }
        choices["mode"] = renderingMode.map { [$0] }
        choices["now"] = now.map { [$0] }
        if let layoutDirection { choices["direction"] = ["\(layoutDirection)"] }
        let reasons = [(RedactionReasons.placeholder, "placeholder"), (.privacy, "privacy")]
        let words = reasons.filter { redaction.contains($0.0) }.map(\.1)
        if !words.isEmpty { choices["redact"] = [words.joined(separator: "+")] }
        return choices
    }
}
