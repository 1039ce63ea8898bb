import SwiftUI
import WidgetKit

struct CupEntry: TimelineEntry {
    let date: Date
    let cups: Int
}

struct CupProvider: TimelineProvider {
    func placeholder(in context: Context) -> CupEntry { CupEntry(date: .now, cups: 3) }

    func getSnapshot(in context: Context, completion: @escaping (CupEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<CupEntry>) -> Void) {
        let cups = UserDefaults(suiteName: "group.cups")?.integer(forKey: "cups") ?? 0
        completion(Timeline(entries: [CupEntry(date: .now, cups: cups)], policy: .never))
    }
}

struct CupWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "cup", provider: CupProvider()) { entry in
            CupView(cups: entry.cups).containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

struct CupView: View {
    let cups: Int

    var body: some View {
        VStack {
            Text("\(cups) cups").font(.headline)
            #if os(iOS)
                Text("on iOS")
            #else
                NotThere()
            #endif
        }
    }
}

@main struct Cups: WidgetBundle {
    var body: some Widget { CupWidget() }
}

#Preview("Seven", as: .systemSmall) {
    CupWidget()
} timeline: {
    CupEntry(date: .now, cups: 7)
}
