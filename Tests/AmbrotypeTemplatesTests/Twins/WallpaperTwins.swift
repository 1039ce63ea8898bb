import AmbrotypeTemplates
import AmbrotypeViews
import AmbrotypeWidgets
import Foundation
import Testing

struct Wallpaper {
    let id, category, picture, symbol: String

    var title: LocalizedStringKey { LocalizedStringKey("wallpaper.\(id)" as String) }
    var categoryTitle: LocalizedStringKey { LocalizedStringKey("category.\(category)" as String) }

    static let dunes = Wallpaper(id: "dunes", category: "desert", picture: "Dunes", symbol: "sun.max.fill")
    static let coast = Wallpaper(id: "coast", category: "sea", picture: "Coast", symbol: "water.waves")
    static let aurora = Wallpaper(id: "aurora", category: "night", picture: "Aurora", symbol: "moon.stars.fill")
}

/// What a person would write in Swift for the wallpaper on the Home Screen.
struct WallpaperHomeTwin: View {
    let wallpaper: Wallpaper
    let date: Date
    @Environment(\.widgetFamily) private var family
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var zone

    var body: some View {
        content
            .widgetURL(URL(string: "dawn://wallpaper/\(wallpaper.id)"))
            .containerBackground(for: .widget) {
                Image(wallpaper.picture).resizable().scaledToFill()
                if family != .systemLarge {
                    LinearGradient(
                        colors: [.black.opacity(0), .black.opacity(0.45)], startPoint: .center, endPoint: .bottom)
                }
            }
    }

    @ViewBuilder private var content: some View {
        switch family {
        case .systemSmall:
            VStack(alignment: .leading) {
                Spacer()
                title.font(.footnote.weight(.semibold)).modifier(OnPicture())
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        case .systemMedium:
            HStack(alignment: .bottom) {
                VStack(alignment: .leading, spacing: 2) {
                    Text("Today").font(.caption).foregroundStyle(.white.opacity(0.85))
                    title.font(.headline).modifier(OnPicture())
                }
                Spacer()
                tag
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
        default: large
        }
    }

    private var large: some View {
        VStack(spacing: 0) {
            HStack {
                tag
                Spacer()
                Text(date, format: monthDay).font(.caption.weight(.semibold)).foregroundStyle(.white)
                    .shadow(color: .black.opacity(0.35), radius: 3)
            }
            Spacer()
            HStack(spacing: 12) {
                VStack(alignment: .leading, spacing: 2) {
                    Text("Today").font(.caption).foregroundStyle(.secondary)
                    title.font(.headline).lineLimit(1)
                }
                Spacer(minLength: 0)
                Link(destination: URL(string: "dawn://wallpaper/\(wallpaper.id)/set")!) {
                    Text("Set as wallpaper")
                        .font(.subheadline.weight(.semibold))
                        .lineLimit(1)
                        .minimumScaleFactor(0.8)
                        .foregroundStyle(.white)
                        .padding(.horizontal, 12)
                        .padding(.vertical, 7)
                        .background(.blue, in: Capsule())
                }
            }
            .padding(.horizontal, 16)
            .padding(.vertical, 14)
            .background(.regularMaterial, in: ContainerRelativeShape())
        }
    }

    private var monthDay: Date.FormatStyle { .dateTime.month(.wide).day() }
    private var title: Text { Text(wallpaper.title) }

    private var tag: some View {
        Text(wallpaper.categoryTitle)
            .font(.caption2.weight(.semibold))
            .foregroundStyle(.white)
            .padding(.horizontal, 8)
            .padding(.vertical, 4)
            .background(.black.opacity(0.32), in: Capsule())
    }
}

private struct OnPicture: ViewModifier {
    func body(content: Content) -> some View {
        content.foregroundStyle(.white).lineLimit(2).minimumScaleFactor(0.8)
            .shadow(color: .black.opacity(0.35), radius: 3, y: 1)
    }
}

/// What a person would write in Swift for the wallpaper on the Lock Screen.
struct WallpaperLockTwin: View {
    let wallpaper: Wallpaper
    let date: Date
    @Environment(\.widgetFamily) private var family

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
                    Text(date, format: .dateTime.day()).font(.caption2.weight(.semibold))
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
                Text(date, format: .dateTime.month(.wide).day()).font(.caption).foregroundStyle(.secondary)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        default: Label(wallpaper.title, systemImage: wallpaper.symbol)
        }
    }
}

@MainActor @Suite("Twins of the wallpaper widgets")
struct WallpaperTwinTests {
    @Test(
        "Template and Swift draw the same on the Home Screen",
        arguments: [("desert", Wallpaper.dunes), ("sea", .coast), ("night", .aurora)], ["en", "ja", "de"])
    func home(sample: (name: String, wallpaper: Wallpaper), language: String) throws {
        for scheme in ColorScheme.allCases {
            let comparison = try TwinComparison("wallpaper-home", language: language, scheme: scheme)
            let entry = try comparison.entry(sample.name)
            let twin = WallpaperHomeTwin(wallpaper: sample.wallpaper, date: entry.date)
            for family in [WidgetFamily.systemSmall, .systemMedium, .systemLarge] {
                #expect(
                    try comparison.ofTemplate(entry, .family(family))
                        == comparison.drawn(twin, .family(family), at: entry.date),
                    "\(family) \(scheme)")
            }
        }
    }

    @Test(
        "Template and Swift draw the same on the Lock Screen",
        arguments: [("all-0", Wallpaper.dunes), ("all-1", .coast), ("night", .aurora)], ["en", "ja", "de"])
    func lock(sample: (name: String, wallpaper: Wallpaper), language: String) throws {
        let comparison = try TwinComparison("wallpaper-lock", language: language)
        let entry = try comparison.entry(sample.name)
        let twin = WallpaperLockTwin(wallpaper: sample.wallpaper, date: entry.date)
        for family in [WidgetFamily.accessoryCircular, .accessoryRectangular, .accessoryInline] {
            #expect(
                try comparison.ofTemplate(entry, .family(family))
                    == comparison.drawn(twin, .family(family), at: entry.date), "\(family)")
        }
    }
}
