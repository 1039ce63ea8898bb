import SwiftUI
import WidgetKit

/// The picture's sign and name, on the Lock Screen, where a photograph would lose its colours.
struct WallpaperLockView: View {
    let entry: WallpaperEntry
    @Environment(\.widgetFamily) private var family

    private var wallpaper: Wallpaper { entry.wallpaper }

    var body: some View {
        content.widgetURL(URL(string: "dawn://wallpaper/\(wallpaper.id)")).containerBackground(.clear, for: .widget)
    }

    @ViewBuilder private var content: some View {
        switch family {
        case .accessoryCircular:
            ZStack {
                AccessoryWidgetBackground()
                VStack(spacing: 0) {
                    Image(systemName: wallpaper.symbol).font(.title3).widgetAccentable()
                    Text(entry.date, format: .dateTime.day()).font(.caption2.weight(.semibold))
                }
            }
        case .accessoryRectangular:
            VStack(alignment: .leading, spacing: 1) {
                HStack(spacing: 4) {
                    Image(systemName: wallpaper.symbol)
                    Text(wallpaper.categoryTitle)
                }
                .font(.headline)
                .widgetAccentable()
                Text(wallpaper.title).font(.body).lineLimit(1).minimumScaleFactor(0.8)
                Text(entry.date, format: .dateTime.month(.wide).day()).font(.caption).foregroundStyle(.secondary)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        default: Label(wallpaper.title, systemImage: wallpaper.symbol)
        }
    }
}
