import AmbrotypeCommands
import AmbrotypeProjects
import Foundation
import Synchronization
import Testing

/// Projects of `Tests/Projects`, compiled with the real compiler against the library that was built beside the tests.
@MainActor @Suite(.serialized) struct SwiftProjects {
    private let scratch = Scratch()

    private static let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private func project(_ name: String) -> String {
        Self.checkout.appendingPathComponent("Tests/Projects/\(name)").path
    }

    private func tool(_ arguments: String...) async -> ToolRun {
        let said = Mutex((out: "", err: ""))
        let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        var environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"]
        environment["HOME"] = scratch.url.path
        environment["AMBROTYPE_FONT_FOLDER"] = Self.checkout.appendingPathComponent("fonts").path
        environment["AMBROTYPE_MODULES"] = products.path
        environment["AMBROTYPE_CACHE"] =
            FileManager.default.temporaryDirectory.appendingPathComponent("ambrotype-test-cache").path
        let outside = Outside(
            environment: environment, currentDirectory: scratch.url, now: Date(timeIntervalSince1970: 0), processors: 2,
            isTerminal: false, program: nil, out: { text in said.withLock { $0.out += text } },
            err: { text in said.withLock { $0.err += text } })
        let code = await runCommandLine(arguments, outside: outside)
        return said.withLock { ToolRun(code: code, out: $0.out, err: $0.err) }
    }

    private var pictures: [String] { scratch.files(in: "out").keys.filter { $0.hasSuffix(".png") }.sorted() }

    @Test func aFolderOfSourcesIsDrawnWithItsPreviews() async {
        let run = await tool("render", project("folder"), "--out", "out", "--appearance", "light")
        #expect(run.code == .success, "\(run.err)")
        #expect(
            pictures == [
                "CupWidget/systemSmall.entry-1.light.en.png", "CupWidget/systemSmall.placeholder.light.en.png",
                "CupWidget/systemSmall.snapshot.light.en.png", "preview-Seven/systemSmall.entry-1.light.en.png",
            ])
    }

    @Test func widgetsAreNamedBehindTheProject() async {
        let run = await tool("render", project("folder"), "preview-Seven", "--out", "out", "--appearance", "light")
        #expect(run.code == .success, "\(run.err)")
        #expect(pictures == ["preview-Seven/systemSmall.entry-1.light.en.png"])
    }

    @Test func aPreviewDoesNotFreeze() async {
        let run = await tool("check", project("folder"), "preview-Seven")
        #expect(run.err.isEmpty, "\(run.err)")
        #expect(!run.out.contains("widget-frozen"), "\(run.out)")
    }

    @Test(arguments: ["classic", "synchronised/Cups.xcodeproj"]) func anXcodeProjectIsDrawn(name: String) async {
        let run = await tool("render", project(name), "--out", "out", "--appearance", "light", "--entry", "first")
        #expect(run.code == .success, "\(run.err)")
        #expect(!pictures.isEmpty)
    }

    @Test func aModuleThatNobodyHasIsTakenAsEmptyAndNamed() async {
        let run = await tool("render", project("package"), "--out", "out", "--appearance", "light")
        #expect(run.code == .success, "\(run.err)")
        #expect(run.err.contains("module Analytics is not in the project; it was taken as empty"))
        #expect(pictures == ["preview-Latte/view.view.light.en.png"])
    }

    @Test func errorsStandAtTheAuthorsOwnLinesWithWhatToDo() async {
        let run = await tool("render", project("broken"), "--out", "out")
        #expect(run.code == .toolError)
        #expect(run.err.contains("Broken.swift:6:9: cannot find 'Mug' in scope"))
        #expect(run.err.contains("Broken.swift:10:25: value of type 'BrokenView' has no member 'steaming'"))
        #expect(run.err.contains("--stub Name=folder"))
        #expect(pictures.isEmpty)
    }

    @Test func errorsSpeakOfTheAuthorsNamesAlone() async throws {
        try scratch.write(
            """
            import SwiftUI
            import WidgetKit
            struct Cup: TimelineEntry { let date: Date }
            struct Cups: TimelineProvider {
                func placeholder(in context: Context) -> Cup { Cup(date: .now) }
                func getSnapshot(in context: Context, completion: @escaping (Cup) -> Void) {}
                func getTimeline(in context: Context, completion: @escaping (Timeline<Cup>) -> Void) {}
            }
            private struct CupWidget: Widget {
                var body: some WidgetConfiguration { StaticConfiguration(kind: "c", provider: Cups()) { _ in Text("c") } }
            }
            #Preview { 5 }
            """, to: "cups/Cups.swift")
        let run = await tool("build", "cups")
        #expect(run.code == .toolError)
        #expect(run.err.contains("cups/Cups.swift:12:12: this expression is not a View"), "\(run.err)")
        #expect(run.err.contains("a target without @main gets a list of its widgets"), "\(run.err)")
        #expect(!run.err.contains("AmbrotypeEntry") && !run.err.contains("_Preview"), "\(run.err)")
    }

    @Test func aWidgetThatCrashesOrLoopsIsNamedAndTheRestIsDrawn() async {
        let run = await tool(
            "render", project("trouble"), "--out", "out", "--appearance", "light", "--time-limit", "3")
        #expect(run.code == .toolError)
        #expect(run.err.contains("CrashWidget: its code ended the program"))
        #expect(run.err.contains("no cup is left"))
        #expect(run.err.contains("LoopWidget: its code did not come back within 3 seconds"))
        #expect(run.err.contains("the network is off: https://example.com/cups"))
        #expect(pictures.count == 3)
        #expect(pictures.allSatisfy { $0.hasPrefix("CalmWidget/") })
    }

    @Test func defaultsOfAFixtureFolderReachTheWidget() async throws {
        try scratch.write(#"{"cups": 12}"#, to: "fixtures/defaults/group.cups.json")
        let run = await tool(
            "describe", project("folder"), "CupWidget", "--fixtures", "fixtures", "--appearance", "light")
        #expect(run.code == .success, "\(run.err)")
        #expect(run.out.contains("12 cups"), "\(run.out)")
    }

    @Test(arguments: [
        (
            locale: "en",
            lines: ["view en en", "provider en 12,345.5", "Tuesday, June 9", "week Monday 1", "Tuesday, June 9, 2026"]
        ),
        (locale: "ja", lines: ["view ja ja", "12,345.5", "6月9日 火曜日", "week 月曜日 1", "2026年6月9日"]),
        (locale: "ar_EG", lines: ["view ar_EG ar_EG", "١٢٬٣٤٥٫٥", "الثلاثاء، ٩ يونيو", "week الاثنين 7", "٢٥"]),
        (
            locale: "de",
            lines: ["view de de", "12.345,5", "Dienstag, 9. Juni", "week Montag 2", "1.234,50", "languages de"]
        ),
    ])
    func codeReadsThePicturesOwnLocaleZoneAndClock(locale: String, lines: [String]) async {
        let run = await tool(
            "describe", project("surroundings"), "--locale", locale, "--time-zone", "Asia/Tokyo", "--entry", "1",
            "--appearance", "light")
        #expect(run.code == .success, "\(run.err)")
        for line in lines { #expect(run.out.contains(line), "\(line) is not in \(run.out)") }
        #expect(run.out.contains("zone Asia/Tokyo Asia/Tokyo"))
    }

    @Test func oneProcessDrawsSeveralLocalesInAnyOrderTheSame() async {
        let there = await tool(
            "render", project("surroundings"), "--locale", "en,ja,de", "--out", "out", "--appearance", "light")
        #expect(there.code == .success, "\(there.err)")
        let back = await tool(
            "render", project("surroundings"), "--locale", "de,en,ja", "--out", "back", "--appearance", "light")
        #expect(back.code == .success, "\(back.err)")
        let pictures = scratch.files(in: "out").filter { $0.key.hasSuffix(".png") }
        #expect(pictures.count == 9)
        #expect(pictures == scratch.files(in: "back").filter { $0.key.hasSuffix(".png") })
        #expect(Set(pictures.filter { $0.key.contains("entry-1") }.values).count == 3)
    }

    @Test func anInfoPlistIsReadWithItsSettings() async {
        let run = await tool("describe", project("surroundings"), "--entry", "1", "--appearance", "light")
        #expect(run.out.contains("\"group group.example.surroundings\""), "\(run.out)\(run.err)")
        #expect(run.out.contains("\"called surroundings\""))
    }

    @Test func whatIsLeftOutOrGivenInVainIsNamed() async throws {
        let exclude = await tool("render", project("folder"), "--exclude", "Cup.swift", "--out", "out")
        #expect(exclude.code == .usage)
        #expect(exclude.err.contains("--exclude Cup.swift: no Swift file of target folder"))
        try scratch.write("public struct Mug {}", to: "Mug/Mug.swift")
        let stub = await tool("build", project("folder"), "--stub", "Mug=Mug")
        #expect(stub.code == .success)
        #expect(stub.err.contains("--stub Mug: no file that is built imports Mug"))
        let set = await tool("render", project("folder"), "--set", "cups=3", "--out", "out")
        #expect(set.code == .usage)
        #expect(set.err.contains("--set cups: nothing that is drawn here has parameters"))
        #expect(pictures.isEmpty)
    }

    @Test func fixturesThatAreBrokenOrThatNothingReadsEndWithAnError() async throws {
        try scratch.write(#"{"cups": }"#, to: "fixtures/defaults/group.cups.json")
        try scratch.write("{}", to: "fixtures/default/group.cups.json")
        try scratch.write(#"{"states": {}}"#, to: "fixtures/activities/Mug.json")
        let run = await tool("render", project("folder"), "--fixtures", "fixtures", "--out", "out")
        #expect(run.code == .toolError)
        #expect(run.err.contains("fixtures/defaults/group.cups.json:1:10"), "\(run.err)")
        #expect(run.err.contains("fixtures/default: nothing reads this"))
        #expect(run.err.contains("did you mean defaults"))
        #expect(run.err.contains("fixtures/activities/Mug.json: the program has no Live Activity"))
    }

    @Test func storePicturesAreMadeOfAProjectsWidgets() async throws {
        try scratch.write(
            """
            {"output": "shots", "locales": ["en-US", "ja"], "devices": ["iphone-6.9"],
             "shots": [{"name": "home", "scene": {"home": {"wallpaper": "dawn", "widgets": [
                {"widget": "CupWidget", "family": "systemSmall", "at": [0, 0], "label": "Cups"}]}}}]}
            """, to: "storefront.json")
        try scratch.write(#"{"cups": 12}"#, to: "fixtures/defaults/group.cups.json")
        let first = await tool("screenshots", project("folder"), "--fixtures", "fixtures")
        #expect(first.code == .success, "\(first.err)")
        #expect(first.out.contains("2 drawn, 0 unchanged"), "\(first.out)")
        let again = await tool("screenshots", project("folder"), "--fixtures", "fixtures")
        #expect(again.out.contains("0 drawn, 2 unchanged"), "\(again.out)")
        try scratch.write(#"{"cups": 13}"#, to: "fixtures/defaults/group.cups.json")
        let changed = await tool("screenshots", project("folder"), "storefront.json", "--fixtures", "fixtures")
        #expect(changed.out.contains("2 drawn, 0 unchanged"), "\(changed.out)")
    }

    @Test func aTargetThatIsNotThereIsAnsweredWithTheOthers() async {
        let run = await tool("render", project("synchronised"), "--target", "Widget")
        #expect(run.code == .usage)
        #expect(run.err.contains("the targets are App, Widgets"))
    }

    @Test func theTargetsOfAProjectCanBeListed() async {
        let run = await tool("build", project("synchronised"), "--list-targets")
        #expect(run.code == .success)
        #expect(run.out.contains("Widgets: 2 Swift files, widgets"))
        #expect(run.out.contains("App/Model/Cup.swift"))
    }

    @Test func aBuildThatNothingChangedForIsKept() async {
        let first = await tool("build", project("folder"), "--json")
        let program = first.out.split(separator: "\"").first { $0.contains("/product/") }.map(String.init) ?? ""
        let file = URL(fileURLWithPath: program)
        let before = FileStamp(file)
        let second = await tool("build", project("folder"), "--json")
        #expect(first.code == .success)
        #expect(second.out == first.out)
        #expect(before.size > 0 && FileStamp(file) == before)
    }
}
