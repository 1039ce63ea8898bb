import AmbrotypeIntents
import AmbrotypeViews
import AmbrotypeWidgets
import Foundation
import Testing

struct PlainEntry: TimelineEntry {
    let date: Date
    var word = ""
}

/// Answers at once.
struct PlainProvider: TimelineProvider {
    func placeholder(in context: Context) -> PlainEntry { PlainEntry(date: Date(timeIntervalSince1970: 0), word: "—") }

    func getSnapshot(in context: Context, completion: @escaping (PlainEntry) -> Void) {
        completion(PlainEntry(date: Date(timeIntervalSince1970: 1), word: context.isPreview ? "sample" : "now"))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<PlainEntry>) -> Void) {
        let entries = [100, 200, 300].map { PlainEntry(date: Date(timeIntervalSince1970: $0), word: "\(Int($0))") }
        completion(Timeline(entries: entries, policy: .after(Date(timeIntervalSince1970: 400))))
    }
}

private struct PlainWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "plain", provider: PlainProvider()) { entry in Text(verbatim: entry.word) }
            .configurationDisplayName("Plain")
            .description("A plain widget")
            .supportedFamilies([.systemSmall, .accessoryInline])
            .contentMarginsDisabled()
            .containerBackgroundRemovable(false)
            .disfavoredLocations([.lockScreen], for: [.systemSmall])
            .disfavoredLocations([.standBy, .lockScreen], for: [.systemMedium])
    }
}

private struct NamedWidget: Widget {
    var kind = "named"
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: PlainProvider()) { _ in Color.red }
    }
}

/// Two opaque types under `#available`, as real extensions write it.
private struct DatedWidget: Widget {
    var body: some WidgetConfiguration {
        if #available(iOS 17.0, *) {
            return StaticConfiguration(kind: "dated", provider: PlainProvider()) { _ in Color.red }
                .contentMarginsDisabled()
        } else {
            return StaticConfiguration(kind: "old", provider: PlainProvider()) { _ in Color.green }
        }
    }
}

private struct NoWidget: Widget {
    var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

private struct Bundle: WidgetBundle {
    var hasExtra = true

    @WidgetBundleBuilder var body: some Widget {
        PlainWidget()
        NamedWidget(kind: "first")
        NoWidget()
        if #available(iOS 16.1, *) { NamedWidget(kind: "available") }
        if hasExtra { NamedWidget(kind: "extra") } else { PlainWidget() }
        if !hasExtra { NamedWidget(kind: "absent") }
        DatedWidget()
        NamedWidget(kind: "8")
        NamedWidget(kind: "9")
        NamedWidget(kind: "10")
        NamedWidget(kind: "11")
    }
}

@MainActor @Suite("Descriptions of widgets")
struct WidgetDescriptionTests {
    @Test("A configuration's modifiers add up")
    func modifiers() throws {
        let description = try #require(describe(PlainWidget()).first)
        #expect(description.kind == "plain" && description.typeName == "PlainWidget")
        #expect(description.displayName == Text("Plain") && description.summary == Text("A plain widget"))
        #expect(description.families == [.systemSmall, .accessoryInline])
        #expect(description.disablesContentMargins && !description.isBackgroundRemovable)
        #expect(description.disfavored[.lockScreen] == [.systemSmall, .systemMedium])
        #expect(description.disfavored[.standBy] == [.systemMedium])
    }

    @Test("A configuration that names no families offers the system ones")
    func standardFamilies() throws {
        let description = try #require(describe(NamedWidget()).first)
        #expect(description.families == [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge])
        #expect(!description.disablesContentMargins && description.isBackgroundRemovable)
    }

    @Test("A bundle lists its widgets in order, with conditions and availability, without empty ones")
    func bundle() {
        let kinds = ["plain", "first", "available", "extra", "dated", "8", "9", "10", "11"]
        #expect(describe(bundle: Bundle()).map(\.kind) == kinds)
        let others = ["plain", "first", "available", "plain", "absent", "dated", "8", "9", "10", "11"]
        #expect(describe(bundle: Bundle(hasExtra: false)).map(\.kind) == others)
    }

    @Test("The branch for a newer iOS is taken")
    func availability() throws {
        let description = try #require(describe(DatedWidget()).first)
        #expect(description.kind == "dated" && description.disablesContentMargins)
    }

    @Test("A widget drawn from its description takes over margins, and warns of a family it does not list")
    func drawn() throws {
        let description = try #require(describe(PlainWidget()).first)
        guard case .entries(let source) = description.content else {
            Issue.record("no entries")
            return
        }
        let entry = source.placeholder(in: try #require(try Stage.shell(.family(.systemSmall)).providerContext()))
        let listed = try Stage.shell(.family(.systemSmall))
            .place(description, entry: entry, session: Stage.session())
        #expect(listed.parts.last?.frame == CGRect(x: 0, y: 0, width: 162, height: 162))
        #expect(!listed.codes.contains("family-not-supported"))
        let unlisted = try Stage.shell(.family(.systemLarge))
            .place(description, entry: entry, session: Stage.session())
        #expect(unlisted.codes.first == "family-not-supported")
    }
}
