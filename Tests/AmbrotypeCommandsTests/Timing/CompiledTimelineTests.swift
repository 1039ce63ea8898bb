import AmbrotypeActivities
import AmbrotypeCommands
import AmbrotypeTimelines
import AmbrotypeViews
import AmbrotypeWidgets
import Foundation
import Testing

private struct Order: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var stage: Int
        var arrival: Date
        var note: String?
    }
    var number: String
}

private struct OrderActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: Order.self) { context in
            Text(verbatim: "\(context.attributes.number) \(context.state.stage)")
                .foregroundStyle(context.isStale ? Color.gray : Color.white)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { Text(verbatim: "\(context.state.stage)") }
            } compactLeading: {
                Text(verbatim: "a")
            } compactTrailing: {
                Text(verbatim: "b")
            } minimal: {
                Text(verbatim: "c")
            }
        }
    }
}

private struct Hour: TimelineEntry { let date: Date }

private struct Hours: TimelineProvider {
    func placeholder(in context: TimelineProviderContext) -> Hour { Hour(date: .now) }
    func getSnapshot(in context: TimelineProviderContext, completion: @escaping (Hour) -> Void) {
        completion(Hour(date: .now))
    }
    func getTimeline(in context: TimelineProviderContext, completion: @escaping (Timeline<Hour>) -> Void) {
        let now = Date.now
        completion(Timeline(entries: (0..<4).map { Hour(date: now + Double($0) * 3600) }, policy: .after(now + 14_400)))
    }
}

private struct HourWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "hours", provider: Hours()) { entry in Text(entry.date, style: .time) }
            .supportedFamilies([.systemSmall])
    }
}

@MainActor @Suite("Days and lives of compiled widgets")
struct CompiledTimelineTests {
    private var source: CompiledWidgets {
        CompiledWidgets({ describe(OrderActivity()) + describe(HourWidget()) }, previews: { [] })
    }

    private let start = """
        {"aps": {"event": "start", "timestamp": 1780000000, "content-state": {"stage": 0, "arrival": 801700000},
         "attributes-type": "Order", "attributes": {"number": "A-1"}, "alert": {"title": "x"}, "stale-date": 1780000900}}
        """

    @Test("Pushes are decoded into the author's types; a slip of the pen is named, and another type's push is dropped")
    func pushes() async throws {
        let scratch = Scratch()
        try scratch.write(start, to: "p/1.json")
        try scratch.write(
            #"{"aps": {"event": "update", "timestamp": 1780000300, "content-state": {"stge": 1, "arrival": 801700000}}}"#,
            to: "p/2.json")
        try scratch.write(
            #"{"aps": {"event": "end", "timestamp": 1780000600, "content-state": {"stage": 3, "arrival": 801700000, "nte": "x"}}}"#,
            to: "p/3.json")
        let run = await tool(
            ["timeline", "OrderActivity", "--payload", "p", "--film", "-o", "out"], in: scratch, source: source)
        #expect(run.code == .lint, "\(run.err)")
        #expect(run.out.contains("p/2.json: /aps/content-state/stge: nobody reads this key; did you mean \"stage\"?"))
        #expect(run.out.contains("p/2.json: /aps/content-state/stage is missing; the system drops the push"))
        #expect(run.out.contains("p/3.json: /aps/content-state/nte: nobody reads this key"))
        #expect(run.out.contains("1 for 10 min: Lock Screen, island"), "\(run.out)")
        #expect(run.out.contains("stale and fresh look the same in island-compact, island-minimal, island-expanded"))
        #expect(scratch.data("out/OrderActivity/film.payloads.png") != nil)
        try scratch.write(start.replacing("\"Order\"", with: "\"Parcel\""), to: "p/1.json")
        let other = await tool(["timeline", "OrderActivity", "--payload", "p/1.json"], in: scratch, source: source)
        #expect(other.out.contains("/aps/attributes-type: \"Parcel\" is not one of Order; the system drops the push"))
    }

    @Test("A provider in Swift is asked at the moments of the simulated day")
    func day() async throws {
        let run = await tool(["timeline", "HourWidget"], in: Scratch(), source: source)
        #expect(run.code == .success, "\(run.err)")
        #expect(run.out.contains("asked     6 times: 1 free, 5 of a budget of 40 a day"), "\(run.out)")
        #expect(run.out.contains("13:41      ask   after, of the budget: 4 entries, then after 17:41"), "\(run.out)")
    }
}
