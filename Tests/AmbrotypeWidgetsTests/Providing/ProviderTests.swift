import AmbrotypeIntents
import AmbrotypeViews
import AmbrotypeWidgets
import Foundation
import Synchronization
import Testing

/// Never answers.
private struct SilentProvider: TimelineProvider {
    func placeholder(in context: Context) -> PlainEntry { PlainEntry(date: .distantPast) }
    func getSnapshot(in context: Context, completion: @escaping (PlainEntry) -> Void) {}
    func getTimeline(in context: Context, completion: @escaping (Timeline<PlainEntry>) -> Void) {}
}

/// Answers twice, from other threads.
private struct EagerProvider: TimelineProvider {
    func placeholder(in context: Context) -> PlainEntry { PlainEntry(date: .distantPast) }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (PlainEntry) -> Void) {
        Thread.detachNewThread {
            completion(PlainEntry(date: .distantPast, word: "first"))
            completion(PlainEntry(date: .distantPast, word: "second"))
        }
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<PlainEntry>) -> Void) {
        completion(Timeline(entries: [], policy: .never))
    }
}

private struct City: WidgetConfigurationIntent {
    var name = "Nowhere"
}

private struct CityProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> PlainEntry { PlainEntry(date: .distantPast, word: "—") }

    func snapshot(for configuration: City, in context: Context) async -> PlainEntry {
        await Task.yield()
        return PlainEntry(date: .distantPast, word: configuration.name)
    }

    func timeline(for configuration: City, in context: Context) async -> Timeline<PlainEntry> {
        let entry = PlainEntry(date: Date(timeIntervalSince1970: 5), word: configuration.name + " \(context.family)")
        return Timeline(entries: [entry], policy: .atEnd)
    }
}

private final class TownIntent: INIntent, @unchecked Sendable {
    var town = "Nowhere"
}

private struct TownProvider: IntentTimelineProvider {
    func placeholder(in context: Context) -> PlainEntry { PlainEntry(date: .distantPast) }

    func getSnapshot(for configuration: TownIntent, in context: Context, completion: @escaping (PlainEntry) -> Void) {
        completion(PlainEntry(date: .distantPast, word: configuration.town))
    }

    func getTimeline(
        for configuration: TownIntent, in context: Context, completion: @escaping (Timeline<PlainEntry>) -> Void
    ) { completion(Timeline(entries: [], policy: .never)) }
}

@MainActor @Suite("Providers")
struct ProviderTests {
    /// A limit that never comes.
    private let patient = AnswerLimit(seconds: 1000) {
        await withCheckedContinuation { (never: CheckedContinuation<Void, Never>) in Waiting.keep(never) }
    }

    /// A limit that has come already.
    private let impatient = AnswerLimit(seconds: 3) {}

    private func context(_ family: WidgetFamily = .systemSmall, isPreview: Bool = false) throws
        -> TimelineProviderContext
    { try #require(try Stage.shell(.family(family)).providerContext(isPreview: isPreview)) }

    private func source<C: WidgetConfiguration>(_ configuration: C) throws -> EntrySource {
        guard case .entries(let source) = describe(configuration).content else { throw Missing() }
        return source
    }

    private struct Missing: Error {}

    private func words(_ entry: WidgetEntry) throws -> String {
        let context = ResolveContext(environment: EnvironmentValues(), session: try Stage.session())
        guard case .text(let content) = context.resolveOne(entry.view()).kind else { throw Missing() }
        return content.string
    }

    private var plain: some WidgetConfiguration {
        StaticConfiguration(kind: "plain", provider: PlainProvider()) { Text(verbatim: $0.word) }
    }

    @Test("The context tells family, size and the schemes the widget may appear in")
    func contexts() throws {
        let context = try context(.systemMedium, isPreview: true)
        #expect(context.family == .systemMedium && context.isPreview)
        #expect(context.displaySize == CGSize(width: 344, height: 162))
        #expect(context.environmentVariants.colorScheme == [.light, .dark])
        #expect(context.environmentVariants[keyPath: \.displayScale] == [3, 3])
        #expect(try Stage.shell(.lockScreenActivity).providerContext() == nil)
    }

    @Test("Placeholder, snapshot and timeline come from the author's callbacks")
    func callbacks() async throws {
        let source = try source(plain)
        #expect(try words(source.placeholder(in: context())) == "—")
        #expect(try words(await source.snapshot(in: context(isPreview: true), limit: patient)) == "sample")
        let timeline = try await source.timeline(in: context(), limit: patient)
        #expect(timeline.entries.map(\.date.timeIntervalSince1970) == [100, 200, 300])
        #expect(timeline.policy == .after(Date(timeIntervalSince1970: 400)))
    }

    @Test("The entry on show is the latest begun, before all of them the first, without any none")
    func onShow() async throws {
        let timeline = try await source(plain).timeline(in: context(), limit: patient)
        func date(at seconds: Double) -> Double? {
            timeline.entry(at: Date(timeIntervalSince1970: seconds))?.date.timeIntervalSince1970
        }
        #expect(date(at: 0) == 100 && date(at: 199) == 100 && date(at: 200) == 200 && date(at: 1e9) == 300)
        #expect(WidgetTimeline(entries: [], policy: .never).entry(at: .distantPast) == nil)
    }

    @Test("A provider that does not answer is named when its time is up")
    func silent() async throws {
        let source = try source(StaticConfiguration(kind: "s", provider: SilentProvider()) { _ in Color.red })
        let trouble = ProviderTrouble.tooLate(call: "getTimeline of SilentProvider", seconds: 3)
        await #expect(throws: trouble) { _ = try await source.timeline(in: context(), limit: impatient) }
    }

    @Test("Of two answers the first counts")
    func eager() async throws {
        let source = try source(
            StaticConfiguration(kind: "e", provider: EagerProvider()) { Text(verbatim: $0.word) })
        #expect(try words(await source.snapshot(in: context(), limit: patient)) == "first")
    }

    @Test("A provider with an intent is asked with its defaults, or with a person's choices")
    func intents() async throws {
        let source = try source(
            AppIntentConfiguration(kind: "c", provider: CityProvider()) { Text(verbatim: $0.word) })
        #expect(source.intentName == "City")
        #expect(try words(await source.snapshot(in: context(), limit: patient)) == "Nowhere")
        let configured = try #require(source.configured(with: City(name: "Oslo")))
        let timeline = try await configured.timeline(in: context(.systemLarge), limit: patient)
        #expect(try words(try #require(timeline.entries.first)) == "Oslo systemLarge")
        #expect(source.configured(with: 7) == nil)
    }

    @Test("A SiriKit provider is asked with its intent's class")
    func siri() async throws {
        let source = try source(
            IntentConfiguration(kind: "t", intent: TownIntent.self, provider: TownProvider()) {
                Text(verbatim: $0.word)
            })
        let intent = TownIntent()
        intent.town = "Bergen"
        let configured = try #require(source.configured(with: intent))
        #expect(try words(await configured.snapshot(in: context(), limit: patient)) == "Bergen")
    }

    @Test("An entry made elsewhere has its view, one of another type none")
    func fixtures() throws {
        struct Other: TimelineEntry { let date = Date.distantPast }
        let source = try source(plain)
        let entry = try #require(source.entry(PlainEntry(date: .distantFuture, word: "fixture")))
        #expect(try words(entry) == "fixture" && entry.date == .distantFuture)
        #expect(source.entry(Other()) == nil)
    }
}

/// Keeps continuations that nobody resumes, so that the run time does not warn of them.
private enum Waiting {
    private static let kept = Mutex<[CheckedContinuation<Void, Never>]>([])
    static func keep(_ continuation: CheckedContinuation<Void, Never>) { kept.withLock { $0.append(continuation) } }
}

@Suite("The widget centre")
struct WidgetCenterTests {
    @Test("Calls are written down, and told as reloads of what is placed")
    func log() async throws {
        let center = WidgetCenter()
        center.recorded = ReloadLog(placed: [
            WidgetInfo(kind: "a", family: .systemSmall), WidgetInfo(kind: "a", family: .systemLarge),
            WidgetInfo(kind: "b", family: .systemSmall),
        ])
        center.reloadTimelines(ofKind: "a")
        center.reloadAllTimelines()
        center.reloadTimelines(ofKind: "c")
        #expect(try await center.currentConfigurations().map(\.kind) == ["a", "a", "b"])
        #expect(
            center.recorded.calls == [
                .reloadTimelines(kind: "a"), .reloadAllTimelines, .reloadTimelines(kind: "c"), .askForConfigurations,
            ])
        #expect(center.recorded.reloads == 2 + 3)
    }
}
