import ActivityKit
import SwiftUI
import WidgetKit

@main
struct DeliveryWidgets: WidgetBundle {
    var body: some Widget {
        DeliveryActivityWidget()
    }
}

struct DeliveryActivityWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: DeliveryAttributes.self) { context in
            DeliveryViews(context: context).lockScreen
        } dynamicIsland: { context in
            DeliveryViews(context: context).island
        }
    }
}
