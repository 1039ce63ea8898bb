import SwiftUI
import WidgetKit

struct CupEntry: TimelineEntry {
    let date: Date
}

struct CupProvider: TimelineProvider {
    func placeholder(in context: Context) -> CupEntry { CupEntry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (CupEntry) -> Void) { completion(CupEntry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<CupEntry>) -> Void) {
        completion(Timeline(entries: [CupEntry(date: .now)], policy: .never))
    }
}

@main struct CupWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "cup", provider: CupProvider()) { _ in
            CupView().containerBackground(Color.cupBlue, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}
