import SwiftUI
import WidgetKit

@main
struct WallpaperWidgets: WidgetBundle {
    var body: some Widget {
        WallpaperHomeWidget()
        WallpaperLockWidget()
    }
}

struct WallpaperHomeWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(
            kind: "WallpaperHomeWidget", intent: PickCategoryIntent.self, provider: WallpaperHomeProvider()
        ) { entry in
            WallpaperHomeView(entry: entry)
        }
        .configurationDisplayName("Today’s wallpaper")
        .description("One picture from the category you like")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}

struct WallpaperLockWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(
            kind: "WallpaperLockWidget", intent: PickCategoryIntent.self, provider: WallpaperLockProvider()
        ) { entry in
            WallpaperLockView(entry: entry)
        }
        .configurationDisplayName("Today’s wallpaper")
        .description("One picture from the category you like")
        .supportedFamilies([.accessoryCircular, .accessoryRectangular, .accessoryInline])
    }
}
