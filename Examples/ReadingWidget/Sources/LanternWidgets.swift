import SwiftUI
import WidgetKit

@main
struct LanternWidgets: WidgetBundle {
    var body: some Widget {
        ReadingWidget()
    }
}

struct ReadingWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "ReadingWidget", provider: ReadingProvider()) { entry in
            ReadingView(entry: entry)
        }
        .configurationDisplayName("Lantern")
        .description("What to read next")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}
