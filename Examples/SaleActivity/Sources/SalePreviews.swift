import ActivityKit
import SwiftUI
import WidgetKit

/// The states of a sale, from its first hour to its end; each becomes a picture of every presentation.
struct SalePreviews: PreviewProvider {
    private static let attributes = SaleActivityAttributes(
        saleName: "sale.spring", originalPrice: "$59.99",
        deepLink: "lantern://upgrade?source=live_activity&sale=spring")

    /// 9:41 on 9 June 2026 in UTC.
    private static let start = Date(timeIntervalSince1970: 1_780_998_060)

    private static func state(isPurchased: Bool = false, isOver: Bool = false) -> SaleActivityAttributes.ContentState {
        SaleActivityAttributes.ContentState(
            startedAt: start.addingTimeInterval(-46 * 60), endsAt: start.addingTimeInterval(134 * 60),
            currentPrice: "$35.99", discount: 0.4, isPurchased: isPurchased, isOver: isOver)
    }

    static var previews: some View {
        Group {
            attributes.previewContext(state(), viewKind: .content).previewDisplayName("running")
            attributes.previewContext(state(), isStale: true, viewKind: .content).previewDisplayName("stale")
            attributes.previewContext(state(isPurchased: true), viewKind: .dynamicIsland(.expanded))
                .previewDisplayName("purchased")
            attributes.previewContext(state(isOver: true), viewKind: .dynamicIsland(.compact))
                .previewDisplayName("ended")
        }
    }
}
