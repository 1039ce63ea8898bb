import ActivityKit
import SwiftUI
import WidgetKit

extension DeliveryAttributes {
    static var preview: DeliveryAttributes {
        DeliveryAttributes(orderID: "ORD-2041", shop: "shop", order: "order")
    }
}

extension DeliveryAttributes.ContentState {
    /// 10:11 on 9 June 2026 in UTC.
    private static let arrival = Date(timeIntervalSince1970: 1_780_999_860)

    static var preparing: Self { Self(stage: .preparing, arrival: arrival, progress: 0.1) }
    static var pickedUp: Self { Self(stage: .pickedUp, arrival: arrival, progress: 0.55) }
    static var nearBy: Self { Self(stage: .nearBy, arrival: arrival, progress: 0.9) }
    static var delivered: Self { Self(stage: .delivered, arrival: arrival, progress: 1) }
}

/// Every stage, and one that no update has reached for a while; each becomes a picture of every presentation.
struct DeliveryPreviews: PreviewProvider {
    static var previews: some View {
        Group {
            preview(.preparing, "preparing")
            preview(.pickedUp, "picked-up")
            preview(.nearBy, "nearby")
            preview(.delivered, "delivered")
            DeliveryAttributes.preview.previewContext(.pickedUp, isStale: true, viewKind: .content)
                .previewDisplayName("stale")
        }
    }

    private static func preview(_ state: DeliveryAttributes.ContentState, _ name: String) -> some View {
        DeliveryAttributes.preview.previewContext(state, viewKind: .content).previewDisplayName(name)
    }
}
