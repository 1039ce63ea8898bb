import SwiftUI
import WidgetKit

/// The picture with its name, on the Home Screen.
struct WallpaperHomeView: View {
    let entry: WallpaperEntry
    @Environment(\.widgetFamily) private var family
    @Environment(\.widgetRenderingMode) private var renderingMode

    private var wallpaper: Wallpaper { entry.wallpaper }

    var body: some View {
        content
            .widgetURL(URL(string: "dawn://wallpaper/\(wallpaper.id)"))
            .containerBackground(for: .widget) {
                Image(family == .systemSmall ? wallpaper.picture + "Small" : wallpaper.picture)
                    .resizable().scaledToFill()
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
                Text(entry.date, format: monthDay).font(.caption.weight(.semibold)).foregroundStyle(.white)
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
                        // Tinted, a plate and the words on it would be of one colour.
                        .background(renderingMode == .accented ? .white.opacity(0.2) : .blue, in: Capsule())
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
            .background(renderingMode == .accented ? .clear : .black.opacity(0.32), in: Capsule())
    }
}

private struct OnPicture: ViewModifier {
    func body(content: Content) -> some View {
        content.foregroundStyle(.white).lineLimit(2).minimumScaleFactor(0.8)
            .shadow(color: .black.opacity(0.35), radius: 3, y: 1)
    }
}
