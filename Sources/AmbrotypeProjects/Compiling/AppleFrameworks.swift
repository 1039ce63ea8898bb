/// Frameworks of Apple's that widget targets import and ambrotype does not have: named as such where one is missing.
///
/// From a count over 51 public repositories with widgets, and their neighbours in Apple's list of frameworks.
enum AppleFrameworks {
    static let known: Set<String> = [
        "AVFoundation", "AVKit", "Accelerate", "AdSupport", "AlarmKit", "AppTrackingTransparency", "AudioToolbox",
        "AuthenticationServices", "BackgroundTasks", "CloudKit", "CommonCrypto", "Compression", "Contacts",
        "CoreBluetooth",
        "CoreData", "CoreImage", "CoreLocation", "CoreMotion", "CoreServices", "CoreSpotlight", "CoreText", "CryptoKit",
        "DeviceActivity", "EventKit", "FamilyControls", "GameKit", "HealthKit", "HomeKit", "ImageIO", "IntentsUI",
        "LocalAuthentication", "ManagedSettings", "MapKit", "MediaPlayer", "MessageUI", "Network", "NetworkExtension",
        "NotificationCenter", "PDFKit", "PassKit", "Photos", "PhotosUI", "QuartzCore", "QuickLook", "SafariServices",
        "Security", "SpriteKit", "StoreKit", "SwiftData", "SystemConfiguration", "UserNotifications",
        "UniformTypeIdentifiers", "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit",
    ]

    /// What a person should know of a module that was taken as empty.
    static func remark(_ module: String) -> String {
        known.contains(module)
            ? "ambrotype does not have Apple's \(module); it was taken as empty"
            : "module \(module) is not in the project; it was taken as empty"
    }
}
