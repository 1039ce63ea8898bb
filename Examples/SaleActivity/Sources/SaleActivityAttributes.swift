import ActivityKit
import Foundation

struct SaleActivityAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var startedAt: Date
        var endsAt: Date
        /// As the storefront writes it.
        var currentPrice: String
        /// 0 to 1.
        var discount: Double
        var isPurchased = false
        var isOver = false
    }

    /// A key of the string catalog.
    var saleName: String
    var originalPrice: String
    var deepLink: String
}
