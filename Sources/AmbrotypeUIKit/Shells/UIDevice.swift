import AmbrotypeViews
public import Foundation

/// The device.
open class UIDevice: NSObject, @unchecked Sendable {
    public static let current = UIDevice()

    public enum BatteryState: Int, Sendable {
        case unknown = 0
        case unplugged
        case charging
        case full
    }

    open var name: String { "iPhone" }
    open var model: String { "iPhone" }
    open var localizedModel: String { "iPhone" }
    open var systemName: String { "iOS" }
    open var systemVersion: String { "\(SharedSurroundings.current.systemVersion).0" }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    open var identifierForVendor: UUID? { nil }
    open var isBatteryMonitoringEnabled = false
    open var batteryLevel: Float { -1 }
    open var batteryState: BatteryState { .unknown }
}

/// The screen of the device that is drawn.
open class UIScreen: NSObject, @unchecked Sendable {
    public static let main = UIScreen()

    /// Points.
    open var bounds: CGRect { CGRect(origin: .zero, size: SharedSurroundings.current.screenSize) }

    /// Pixels.
    open var nativeBounds: CGRect {
        let size = bounds.size
        return CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale)
    }

    open var scale: CGFloat { SharedSurroundings.current.displayScale }
    open var nativeScale: CGFloat { scale }
    open var brightness: CGFloat { 0.5 }
    open var traitCollection: UITraitCollection { .current }
    open var maximumFramesPerSecond: Int { 60 }
}

/// The app. A widget has none: nothing is opened and no state is kept.
open class UIApplication: NSObject, @unchecked Sendable {
    public static let shared = UIApplication()
    public static let openSettingsURLString = "app-settings:"
    public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
    public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")

    public enum State: Int, Sendable {
        case active = 0
        case inactive
        case background
    }

    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    open var applicationState: State { .active }
    open func canOpenURL(_ url: URL) -> Bool { false }
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
    ) { completionHandler?(false) }
}

/// What a person has set for accessibility: nothing.
public enum UIAccessibility {
    public static var isReduceMotionEnabled: Bool { false }
    public static var isVoiceOverRunning: Bool { false }
    public static var isReduceTransparencyEnabled: Bool { false }
    public static var isBoldTextEnabled: Bool { false }
    public static var isDarkerSystemColorsEnabled: Bool { false }
}

/// Insets of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat
    public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
}
