import AmbrotypeCommands
import Foundation
import Testing

/// The gallery in a real browser, from a template to a click.
@Suite(
    "Gallery page in Chromium", .serialized,
    .enabled(if: Browser.program != nil, Comment(rawValue: Browser.missing)))
struct GalleryPageTests {
    @Test("Every picture hangs there; filters, tap map, zoom and the full view work from a file")
    func page() async throws {
        let project = try GalleryProject()
        #expect(await project.tool("gallery", "cup", "--locale", "en", "--entry", "all") == .success)
        let browser = try Browser()
        try browser.open(project.path("gallery/index.html"))
        // Two families, light, dark and accented, two entries each.
        #expect(try browser.text("[role=status]") == "12 pictures")
        #expect(try browser.count(".strip") == 6)
        try browser.wait("document.querySelector('.card img')?.naturalWidth > 0")
        #expect(try browser.count(".box.tap") == 0)
        try browser.press("t")
        #expect(try browser.count(".box.tap") == 12)
        #expect(try browser.text(".box.tap") == "cup://open")
        try browser.press("+")
        #expect(try browser.text("output") == " 125 %")
        try browser.press("j")
        #expect(try browser.value("document.querySelector('#one').open") == "true")
        #expect(try browser.count(".film button") == 2)
        #expect(try browser.text("#one aside").contains("cup://open"))
        let hash = try browser.value("location.hash")
        try browser.open(project.path("gallery/index.html"), at: hash)
        #expect(try browser.value("document.querySelector('#one').open") == "true")
        try browser.open(project.path("gallery/index.html"), at: "#look=dark&family=systemSmall")
        #expect(try browser.text("[role=status]") == "2 of 12 pictures")
        #expect(browser.problems == [])
    }

    @Test(
        "A watched page that is open follows a saved template, keeps what is wrong in view, and is whole when read again"
    )
    func watching() async throws {
        let project = try GalleryProject()
        let watch = Task { await project.tool("gallery", "cup", "--locale", "en", "--family", "small", "--watch") }
        defer { watch.cancel() }
        try await project.wait { $0.text("gallery/changes/latest.js") != nil && $0.text("gallery/index.html") != nil }
        let browser = try Browser()
        try browser.open(project.path("gallery/index.html"))
        try browser.wait("document.querySelector('.card img')?.naturalWidth > 0")
        let before = try browser.value("document.querySelector('.card img').dataset.picture")
        let template = try #require(project.text("cup/template.json"))
        try project.write(template.replacing("\"blue\"", with: "\"red\""), to: "cup/template.json")
        try browser.wait("document.querySelector('.card img').dataset.picture !== '\(before)'")
        try browser.wait("document.querySelector('.card.fresh img')?.naturalWidth > 0")
        #expect(try browser.count(".card") == 3)

        try project.write("{ \"kind\": \"widget\", nothing", to: "cup/template.json")
        try browser.wait("document.querySelector('.trouble')?.textContent.includes('template.json')")
        #expect(try browser.count(".card") == 3)

        try project.write(template, to: "cup/template.json")
        try browser.wait(
            "document.querySelector('.card img').dataset.picture === '\(before)' && !document.querySelector('.trouble')"
        )
        try await project.wait { $0.text("gallery/index.html")?.contains("\"sequence\":4") == true }
        try browser.open(project.path("gallery/index.html"))
        #expect(try browser.value("document.querySelector('.card img').dataset.picture") == before)
        #expect(browser.problems == [])
    }
}

/// A folder with one new template, and the tool in it.
final class GalleryProject: Sendable {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("ambrotype-gallery-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try write(Self.template, to: "cup/template.json")
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
    func text(_ name: String) -> String? { try? String(contentsOfFile: path(name), encoding: .utf8) }

    func write(_ text: String, to name: String) throws {
        let url = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url, options: .atomic)
    }

    func wait(_ condition: (GalleryProject) -> Bool) async throws {
        for _ in 0..<1200 {
            if condition(self) { return }
            try await Task.sleep(for: .milliseconds(50))
        }
        throw Browser.Trouble(words: "what was waited for never came")
    }

    @MainActor func tool(_ arguments: String...) async -> ExitCode {
        let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let outside = Outside(
            environment: ["AMBROTYPE_FONT_FOLDER": checkout.appendingPathComponent("fonts").path],
            currentDirectory: folder, now: Date(timeIntervalSince1970: 0), processors: 2, isTerminal: false,
            program: nil, out: { _ in }, err: { _ in })
        return await runCommandLine(arguments, outside: outside)
    }

    private static let template = """
        {
          "kind": "widget",
          "families": ["systemSmall", "systemMedium"],
          "languages": ["en"],
          "timeline": {"everyMinutes": 30, "count": 2, "policy": "atEnd"},
          "entry": {"cups": "{{ index + 1 }}"},
          "widgetURL": "cup://open",
          "containerBackground": "background",
          "body": {
            "VStack": {"alignment": "leading", "spacing": 6},
            "content": [
              {"Text": {"verbatim": "Water {{ entry.cups }}"}, "modifiers": [{"font": "headline"}, {"foregroundStyle": "blue"}]},
              "Spacer",
              {"ProgressView": {"value": "{{ 5 / 8 }}"}, "modifiers": [{"tint": "blue"}]}
            ]
          }
        }
        """
}
