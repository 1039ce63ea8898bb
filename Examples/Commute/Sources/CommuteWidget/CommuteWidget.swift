import SwiftUI
import WidgetKit

/// When the next tram comes.
public struct TramEntry: TimelineEntry {
    public let date: Date
    public let line: String
    public let minutes: Int

    public init(date: Date, line: String, minutes: Int) {
        self.date = date
        self.line = line
        self.minutes = minutes
    }
}

struct TramProvider: TimelineProvider {
    func placeholder(in context: Context) -> TramEntry { TramEntry(date: .now, line: "9", minutes: 4) }

    func getSnapshot(in context: Context, completion: @escaping (TramEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<TramEntry>) -> Void) {
        let now = Date.now
        let entries = (0..<4).map { step in
            TramEntry(date: now.addingTimeInterval(Double(step) * 60), line: "9", minutes: 4 - step)
        }
        completion(Timeline(entries: entries, policy: .atEnd))
    }
}

public struct TramView: View {
    let entry: TramEntry

    public init(entry: TramEntry) { self.entry = entry }

    public var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Label("Tram \(entry.line)", systemImage: "tram.fill").font(.caption.bold()).foregroundStyle(.orange)
            Spacer()
            Text("Arriving").font(.headline)
            Text("\(entry.minutes) min").font(.title.bold())
            ProgressView(value: Double(4 - entry.minutes), total: 4).tint(.orange)
        }
        .containerBackground(.background, for: .widget)
    }
}

public struct CommuteWidget: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Commute", provider: TramProvider()) { TramView(entry: $0) }
            .supportedFamilies([.systemSmall, .systemMedium])
    }
}
