import SwiftUI
import WidgetKit

/// What to read next, and what to offer those who do not pay.
struct ReadingView: View {
    let entry: ReadingEntry
    @Environment(\.widgetFamily) private var family
    @Environment(\.widgetRenderingMode) private var renderingMode

    var body: some View {
        switch family {
        case .systemSmall: small.widgetURL(background("systemSmall"))
        case .systemMedium: medium.widgetURL(background("systemMedium"))
        default: large.widgetURL(background("systemLarge"))
        }
    }

    private var article: Article { entry.article }
    private var prompt: Prompt { entry.prompt }
    private var trialDays: Int { entry.trialDays }

    private func background(_ family: String) -> URL? {
        URL(string: "lantern://open?route=widget_background&family=\(family)&stage=mofu")
    }

    private var daysLeft: Text { Text(LocalizedStringResource("trial.left", defaultValue: "Trial: \(trialDays) days")) }

    // MARK: Families

    private var small: some View {
        VStack(alignment: .leading, spacing: 3) {
            HStack {
                Image(systemName: "book.fill").font(.caption)
                Spacer()
                if prompt == .upgrade || prompt == .renew {
                    Image(systemName: "star.fill")
                        .font(.caption2)
                        .foregroundStyle(.yellow)
                        .padding(5)
                        .background(renderingMode == .accented ? .clear : .black.opacity(0.35), in: Circle())
                }
            }
            Spacer()
            tag(article)
            Text(LocalizedStringKey(article.title)).font(.headline).lineLimit(3).minimumScaleFactor(0.8)
            switch prompt {
            case .upgrade: Text("Try Premium").font(.caption.weight(.semibold)).foregroundStyle(.yellow)
            case .renew: Text("Renew Premium").font(.caption.weight(.semibold)).foregroundStyle(.yellow)
            case .trial: daysLeft.font(.caption).opacity(0.85).lineLimit(1).minimumScaleFactor(0.8)
            case .read: Text("\(article.minutes) min").font(.caption).opacity(0.85)
            }
        }
        .foregroundStyle(.white)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .containerBackground(for: .widget) {
            Image(article.picture).resizable().scaledToFill()
            LinearGradient(colors: [.black.opacity(0.05), .black.opacity(0.7)], startPoint: .top, endPoint: .bottom)
        }
    }

    private var medium: some View {
        HStack(spacing: 14) {
            thumbnail(article, radius: 12).frame(width: 108)
            VStack(alignment: .leading, spacing: 3) {
                tag(article).foregroundStyle(Color("Amber"))
                Text(LocalizedStringKey(article.title)).font(.headline).lineLimit(2).minimumScaleFactor(0.9)
                Text(LocalizedStringKey(article.summary)).font(.footnote).foregroundStyle(.secondary).lineLimit(2)
                Spacer(minLength: 0)
                callToAction
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .containerBackground(Color("Page"), for: .widget)
    }

    private var large: some View {
        VStack(alignment: .leading, spacing: 8) {
            thumbnail(article, radius: 12)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .overlay(alignment: .topLeading) {
                    // Tinted, its plate would be as white as the words.
                    if renderingMode != .accented {
                        tag(article)
                            .foregroundStyle(.white)
                            .padding(.horizontal, 8)
                            .padding(.vertical, 4)
                            .background(.black.opacity(0.4), in: Capsule())
                            .padding(8)
                    }
                }
            VStack(alignment: .leading, spacing: 3) {
                Text(LocalizedStringKey(article.title)).font(.title3.weight(.semibold)).lineLimit(2).minimumScaleFactor(
                    0.8)
                Text(LocalizedStringKey(article.summary)).font(.footnote).foregroundStyle(.secondary).lineLimit(2)
            }
            ProgressView(value: article.progress).tint(Color("Amber"))
            callToAction
            Divider()
            VStack(alignment: .leading, spacing: 6) {
                ForEach(entry.upNext, id: \.id) { row($0) }
            }
        }
        .containerBackground(Color("Page"), for: .widget)
    }

    // MARK: Pieces

    private func tag(_ article: Article) -> some View {
        Text(LocalizedStringKey(article.section)).font(.caption2.weight(.semibold)).textCase(.uppercase)
    }

    private func thumbnail(_ article: Article, radius: CGFloat) -> some View {
        Color.clear
            .overlay {
                Image(article.picture).resizable().widgetAccentedRenderingMode(.accentedDesaturated).scaledToFill()
            }
            .clipShape(RoundedRectangle(cornerRadius: radius))
    }

    @ViewBuilder private var callToAction: some View {
        switch prompt {
        case .upgrade: chip("Try Premium", "star.fill", "lantern://upgrade?source=widget")
        case .renew: chip("Renew Premium", "arrow.clockwise", "lantern://upgrade?source=widget&state=expired")
        case .trial:
            HStack(spacing: 6) {
                Label {
                    daysLeft
                } icon: {
                    Image(systemName: "hourglass")
                }
                .font(.caption).foregroundStyle(.secondary).lineLimit(1).minimumScaleFactor(0.6)
                Spacer(minLength: 0)
                keepReading
            }
        case .read:
            HStack(spacing: 6) {
                keepReading
                Spacer(minLength: 0)
                Text("\(article.minutes) min").font(.caption).foregroundStyle(.secondary)
            }
        }
    }

    private func chip(_ title: LocalizedStringKey, _ symbol: String, _ url: String) -> some View {
        Link(destination: URL(string: url)!) {
            Label(title, systemImage: symbol)
                .font(.caption.weight(.semibold))
                .foregroundStyle(Color("Amber"))
                .padding(.horizontal, 10)
                .padding(.vertical, 5)
                .background(Color("Amber").opacity(0.18))
                .clipShape(Capsule())
        }
    }

    private var keepReading: some View {
        Link(destination: URL(string: "lantern://content/\(article.id)")!) {
            HStack(spacing: 4) {
                Text("Keep reading")
                Image(systemName: "arrow.forward")
            }
            .font(.caption.weight(.semibold))
            .foregroundStyle(.blue)
            .lineLimit(1)
            .fixedSize()
        }
    }

    private func row(_ article: Article) -> some View {
        Link(destination: URL(string: "lantern://content/\(article.id)")!) {
            HStack(spacing: 10) {
                thumbnail(article, radius: 8).frame(width: 44, height: 34)
                VStack(alignment: .leading, spacing: 1) {
                    Text(LocalizedStringKey(article.title)).font(.subheadline).lineLimit(1)
                    Text("\(article.minutes) min").font(.caption2).foregroundStyle(.secondary)
                }
                Spacer(minLength: 0)
            }
            .foregroundStyle(Color.primary)
        }
    }
}
