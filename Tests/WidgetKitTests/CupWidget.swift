import SwiftUI
import WidgetKit

// Written as a person writes it for iOS: no engine module, no Foundation.

struct CupEntry: TimelineEntry {
    let date: Date
    let cups: Int
}

struct CupProvider: TimelineProvider {
    func placeholder(in context: Context) -> CupEntry { CupEntry(date: Date(), cups: 3) }

    func getSnapshot(in context: Context, completion: @escaping (CupEntry) -> Void) {
        completion(CupEntry(date: .now, cups: 5))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<CupEntry>) -> Void) {
        let entry = CupEntry(date: .now, cups: 5)
        completion(Timeline(entries: [entry], policy: .after(entry.date.addingTimeInterval(3600))))
    }
}

struct CupView: View {
    let entry: CupEntry
    @Environment(\.widgetFamily) var family

    var body: some View {
        VStack(alignment: .leading) {
            Text("Water").font(.headline)
            Text("\(entry.cups) cups").font(family == .systemSmall ? .title : .largeTitle)
        }
        .containerBackground(.fill.tertiary, for: .widget)
    }
}

struct CupWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Cup", provider: CupProvider()) { CupView(entry: $0) }
            .configurationDisplayName("Water")
            .description("Cups of water today")
            .supportedFamilies([.systemSmall, .systemMedium])
    }
}

struct CupBundle: WidgetBundle {
    var body: some Widget {
        CupWidget()
    }
}
