import SwiftUI
import WidgetKit

struct Entry: TimelineEntry {
    let date: Date
}

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry(date: .now)], policy: .never))
    }
}

struct CrashView: View {
    var body: some View {
        let cups: [Int] = []
        Text("\(cups.first ?? empty()) cups")
    }

    func empty() -> Int { fatalError("no cup is left") }
}

struct CrashWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "crash", provider: Provider()) { _ in
            CrashView().containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

struct LoopProvider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        while context.family == .systemSmall {}
    }
}

struct LoopWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "loop", provider: LoopProvider()) { _ in
            Text("loop").containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

struct RequestProvider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        URLSession.shared.dataTask(with: URL(string: "https://example.com/cups")!) { _, _, error in
            print(error?.localizedDescription ?? "no error")
            completion(Timeline(entries: [Entry(date: .now)], policy: .never))
        }.resume()
    }
}

struct CalmWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "calm", provider: RequestProvider()) { _ in
            Text("calm").containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

@main struct Troubles: WidgetBundle {
    var body: some Widget {
        CrashWidget()
        LoopWidget()
        CalmWidget()
    }
}
