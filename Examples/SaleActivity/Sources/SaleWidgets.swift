import ActivityKit
import SwiftUI
import WidgetKit

@main
struct SaleWidgets: WidgetBundle {
    var body: some Widget {
        SaleActivityWidget()
    }
}

struct SaleActivityWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: SaleActivityAttributes.self) { context in
            SaleViews(context: context).lockScreen
        } dynamicIsland: { context in
            SaleViews(context: context).island
        }
    }
}
