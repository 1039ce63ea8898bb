import ActivityKit
import AmbrotypeTesting
import SwiftUI
import Testing
import WidgetKit

/// Written as a person writes tests of widgets; the goldens lie beside this file.
@MainActor @Suite("assertSnapshot")
struct AssertSnapshotTests {
    struct TramEntry: TimelineEntry {
        var date: Date
        var minutes: Int
    }

    struct TramProvider: TimelineProvider {
        func placeholder(in context: Context) -> TramEntry { TramEntry(date: .now, minutes: 4) }
        func getSnapshot(in context: Context, completion: @escaping (TramEntry) -> Void) {
            completion(placeholder(in: context))
        }
        func getTimeline(in context: Context, completion: @escaping (Timeline<TramEntry>) -> Void) {
            completion(Timeline(entries: [placeholder(in: context)], policy: .never))
        }
    }

    struct TramView: View {
        var minutes: Int
        var top: CGFloat = 8

        var body: some View {
            VStack(alignment: .leading) {
                Text("Arriving").padding(.top, top)
                Text("\(minutes) min").font(.title.bold())
                Spacer()
            }
            .containerBackground(.background, for: .widget)
        }
    }

    struct TramWidget: Widget {
        var body: some WidgetConfiguration {
            StaticConfiguration(kind: "Tram", provider: TramProvider()) { TramView(minutes: $0.minutes) }
                .supportedFamilies([.systemSmall])
        }
    }

    struct RideAttributes: ActivityAttributes {
        struct ContentState: Codable, Hashable { var stops: Int }
        var line: String
    }

    struct RideActivity: Widget {
        var body: some WidgetConfiguration {
            ActivityConfiguration(for: RideAttributes.self) { context in
                Text("\(context.state.stops) stops on \(context.attributes.line)\(context.isStale ? ", stale" : "")")
                    .padding()
            } dynamicIsland: { context in
                DynamicIsland {
                    DynamicIslandExpandedRegion(.center) { Text("\(context.state.stops) stops") }
                } compactLeading: {
                    Text(context.attributes.line)
                } compactTrailing: {
                    Text("\(context.state.stops)")
                } minimal: {
                    Text("\(context.state.stops)")
                }
            }
        }
    }

    private let entry = TramEntry(date: Date(timeIntervalSince1970: 1_780_000_000), minutes: 4)

    @Test func view() {
        assertSnapshot(of: Text("Arriving").padding(), as: .image)
        assertSnapshot(of: Text("Arriving").padding(), as: .image(width: 60, height: 80))
    }

    @Test(arguments: ["light", "dark"])
    func widget(scheme: String) {
        let surroundings = SnapshotSurroundings(colorScheme: scheme == "dark" ? .dark : .light)
        assertSnapshot(of: TramWidget(), entry: entry, as: .widget(.systemSmall, surroundings), named: scheme)
    }

    @Test func activity() {
        let (ride, state) = (RideAttributes(line: "9"), RideAttributes.ContentState(stops: 3))
        assertSnapshot(of: RideActivity(), attributes: ride, state: state, as: .lockScreen, named: "card")
        assertSnapshot(
            of: RideActivity(), attributes: ride, state: state, isStale: true, as: .lockScreen, named: "stale")
        assertSnapshot(of: RideActivity(), attributes: ride, state: state, as: .island(.compact), named: "compact")
    }

    @Test("The clock of a view is the entry's, and a test's own is left alone")
    func clock() {
        let before = Date()
        assertSnapshot(of: Text("\(Int(Date().timeIntervalSince1970))"), as: .image, named: "pinned")
        #expect(abs(Date().timeIntervalSince(before)) < 3600)
    }

    @Test("A difference fails at the caller's line, says what moved and keeps the pictures")
    func difference() throws {
        let failed = Failure()
        withKnownIssue {
            assertSnapshot(of: TramView(minutes: 4), as: .widget(.systemSmall), named: "moved")
            failed.line = #line - 1
            assertSnapshot(of: TramView(minutes: 4, top: 12), as: .widget(.systemSmall), named: "moved", record: .never)
        } matching: { issue in
            failed.issues.append("\(issue)")
            failed.lines.append(issue.sourceLocation?.line ?? 0)
            return true
        }
        #expect(failed.lines == [failed.line + 2])
        #expect(failed.issues.first?.contains("Text 'Arriving' moved 4 pt down.") == true)
        let root = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"] ?? NSTemporaryDirectory() + "/snapshots"
        for picture in ["expected", "actual", "difference", "joined"] {
            let path = "\(root)/AssertSnapshotTests/difference.moved/\(picture).png"
            #expect(FileManager.default.fileExists(atPath: path), "\(path)")
        }
    }

    @Test("A missing golden fails, and is written only where that is wanted")
    func missing() {
        withKnownIssue {
            assertSnapshot(of: Text("new"), as: .image, named: "never", record: .never)
        } matching: {
            "\($0)".contains("There is no golden __Snapshots__/AssertSnapshotTests/missing.never.png")
        }
    }

    @Test("An entry of another type is told")
    func otherEntry() {
        struct Other: TimelineEntry { var date: Date }
        withKnownIssue {
            assertSnapshot(of: TramWidget(), entry: Other(date: .now), as: .widget(.systemSmall), named: "x")
        } matching: {
            "\($0)".contains("TramWidget has no provider that makes Other")
        }
    }

    /// What the matching closure saw.
    private final class Failure: @unchecked Sendable {
        var line = 0
        var lines: [Int] = []
        var issues: [String] = []
    }
}
