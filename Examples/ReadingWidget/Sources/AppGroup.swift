import Foundation

/// What the app and its widget share.
enum AppGroup {
    static let identifier = "group.com.example.lantern"

    static var defaults: UserDefaults { UserDefaults(suiteName: identifier) ?? .standard }

    enum Keys {
        static let purchaseState = "userPremiumStatus"
        /// Seconds since 1970.
        static let trialEnd = "trialEnd"
    }

    static var purchaseState: PurchaseState {
        PurchaseState(rawValue: defaults.string(forKey: Keys.purchaseState) ?? "") ?? .none
    }

    static var trialEnd: Date { Date(timeIntervalSince1970: defaults.double(forKey: Keys.trialEnd)) }
}

/// Where a person stands in the funnel; the app writes it after every purchase.
enum PurchaseState: String, Codable {
    case none
    case trial
    case active
    case expired
}
