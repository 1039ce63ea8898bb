import ActivityKit
import SwiftUI

struct DeliveryAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var stage: DeliveryStage
        var arrival: Date
        /// 0 to 1.
        var progress: Double
    }

    var orderID: String
    /// Keys of the string catalog.
    var shop: String
    var order: String
}

/// How far dinner has come. Texts are keys of the string catalog.
enum DeliveryStage: Int, CaseIterable, Codable {
    case preparing, pickedUp, nearBy, delivered

    var symbol: String { ["fork.knife", "bicycle", "location.fill", "checkmark.circle.fill"][rawValue] }
    var color: Color { [.blue, .orange, .green, .gray][rawValue] }
    var key: LocalizedStringKey {
        LocalizedStringKey("stage.\(["preparing", "pickedUp", "nearBy", "delivered"][rawValue])" as String)
    }
    var place: LocalizedStringKey {
        LocalizedStringKey("place.\(["kitchen", "canal", "door", "home"][rawValue])" as String)
    }
}
