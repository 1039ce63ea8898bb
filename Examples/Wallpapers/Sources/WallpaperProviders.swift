import WidgetKit

struct WallpaperEntry: TimelineEntry {
    let date: Date
    let wallpaper: Wallpaper
}

/// A new picture every half hour.
struct WallpaperHomeProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> WallpaperEntry { WallpaperEntry(date: .now, wallpaper: .dunes) }

    func snapshot(for configuration: PickCategoryIntent, in context: Context) async -> WallpaperEntry {
        WallpaperEntry(date: .now, wallpaper: Wallpaper.all(in: configuration.category.id)[0])
    }

    func timeline(for configuration: PickCategoryIntent, in context: Context) async -> Timeline<WallpaperEntry> {
        let now = Date.now
        let wallpapers = Wallpaper.all(in: configuration.category.id)
        let entries = (0..<6).map { index in
            WallpaperEntry(
                date: now.addingTimeInterval(Double(index) * 1800), wallpaper: wallpapers[index % wallpapers.count])
        }
        return Timeline(entries: entries, policy: .after(now.addingTimeInterval(3 * 3600)))
    }
}

/// A new picture in the morning, at noon and in the evening.
struct WallpaperLockProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> WallpaperEntry { WallpaperEntry(date: .now, wallpaper: .dunes) }

    func snapshot(for configuration: PickCategoryIntent, in context: Context) async -> WallpaperEntry {
        WallpaperEntry(date: .now, wallpaper: Wallpaper.all(in: configuration.category.id)[0])
    }

    func timeline(for configuration: PickCategoryIntent, in context: Context) async -> Timeline<WallpaperEntry> {
        var dates = [Date.now]
        for _ in 0..<3 { dates.append(nextChange(after: dates[dates.count - 1])) }
        let wallpapers = Wallpaper.all(in: configuration.category.id)
        let entries = dates.enumerated().map { index, date in
            WallpaperEntry(date: date, wallpaper: wallpapers[index % wallpapers.count])
        }
        return Timeline(entries: entries, policy: .atEnd)
    }

    private func nextChange(after date: Date) -> Date {
        let candidates = [6, 12, 18].compactMap { hour in
            Calendar.current.nextDate(after: date, matching: DateComponents(hour: hour), matchingPolicy: .nextTime)
        }
        return candidates.min() ?? date
    }
}
