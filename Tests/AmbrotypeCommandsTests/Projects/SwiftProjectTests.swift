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

    @Test func aTargetThatIsNotThereIsAnsweredWithTheOthers() async {
        let run = await tool("render", project("synchronised"), "--target", "Widget")
        #expect(run.code == .toolError)
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
