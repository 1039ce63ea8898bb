import SwiftUI
import UserNotifications
import WidgetKit

struct NowEntry: TimelineEntry {
    let date: Date
    /// What the provider's code was told.
    let asked: String
}

struct NowProvider: TimelineProvider {
    private var entry: NowEntry { NowEntry(date: .now, asked: "\(Locale.current.identifier) \(12345.5.formatted())") }

    func placeholder(in context: Context) -> NowEntry { entry }
    func getSnapshot(in context: Context, completion: @escaping (NowEntry) -> Void) { completion(entry) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<NowEntry>) -> Void) {
        completion(Timeline(entries: [entry], policy: .never))
    }
}

@main struct NowWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "now", provider: NowProvider()) { entry in
            NowView(entry: entry).containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemLarge])
    }
}

struct NowView: View {
    let entry: NowEntry

    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .full
        return formatter
    }()

    var body: some View {
        VStack {
            Text(verbatim: "provider \(entry.asked)")
            Text(verbatim: "view \(Locale.current.identifier) \(Locale.autoupdatingCurrent.identifier)")
            Text(verbatim: "zone \(TimeZone.current.identifier) \(Calendar.current.timeZone.identifier)")
            Text(verbatim: "day \(Date.now.formatted(.dateTime.weekday(.wide).day().month(.wide).hour().minute()))")
            Text(verbatim: "week \(Calendar.current.weekdaySymbols[1]) \(Calendar.current.firstWeekday)")
            Text(verbatim: "formatter \(fresh)")
            Text(verbatim: "price \(1234.5.formatted(.currency(code: "EUR"))) \(0.25.formatted(.percent))")
            Text(verbatim: "group \(group)")
            Text(verbatim: "called \(name)")
            Text(verbatim: "languages \(Locale.preferredLanguages.joined(separator: ","))")
        }
        .accessibility(label: Text(verbatim: "now"))
        .onContinueUserActivity("now") { _ in }
    }

    private var fresh: String {
        let formatter = DateFormatter()
        formatter.dateStyle = .full
        return formatter.string(from: .now)
    }

    private var group: String { Bundle.main.object(forInfoDictionaryKey: "AppGroup") as? String ?? "none" }
    private var name: String { Bundle.main.infoDictionary?["CFBundleDisplayName"] as? String ?? "none" }
}

/// Names of Dispatch and of the Objective-C run-time that sources use.
final class Loader: NSObject {
    private static let queue = DispatchSerialQueue(label: "loader")
    static var kind: AnyClass { Loader.classForCoder() }
    static var pause: DispatchTime { DispatchTime(uptimeNanoseconds: 500 * NSEC_PER_MSEC) }
}

/// An app's own words to a person, beside its widgets.
func announce() async {
    let content = UNMutableNotificationContent()
    content.title = "Now"
    content.sound = .default
    let request = UNNotificationRequest(identifier: "now", content: content, trigger: nil)
    try? await UNUserNotificationCenter.current().add(request)
}
