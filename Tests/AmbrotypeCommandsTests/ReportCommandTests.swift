import AmbrotypeCommands
import Foundation
import Testing

@Suite("Report command")
struct ReportCommandTests {
    private static let template = """
        {
          "kind": "widget", "families": ["systemSmall"], "languages": ["en"], "containerBackground": "background",
          "body": {"Text": {"verbatim": "Arriving"}}
        }
        """

    /// A project whose last run found two changed pictures, light and dark.
    @MainActor private static func project() async throws -> Scratch {
        let scratch = Scratch()
        try scratch.write(template, to: "templates/cup/template.json")
        #expect(await tool("record", in: scratch).code == .success)
        try scratch.write(template.replacing("Arriving", with: "Leaving"), to: "templates/cup/template.json")
        #expect(await tool("verify", in: scratch).code == .pictureDiffers)
        return scratch
    }

    @Test("verify writes the page; report writes the same bytes again, from the manifest alone")
    @MainActor func again() async throws {
        let scratch = try await Self.project()
        let first = scratch.files(in: ".build/snapshots")
        #expect(first["report.html"] != nil)
        for name in ["report.html", "junit.xml", "summary.md"] {
            try FileManager.default.removeItem(at: scratch.url.appendingPathComponent(".build/snapshots/\(name)"))
        }
        let run = await tool("report", in: scratch)
        #expect(run.code == .success)
        #expect(run.out == ".build/snapshots/report.html\n.build/snapshots/junit.xml\n.build/snapshots/summary.md\n")
        #expect(scratch.files(in: ".build/snapshots") == first)
    }

    @Test("Only what is asked for is written, where it is asked for; a source link may come with it")
    @MainActor func chosen() async throws {
        let scratch = try await Self.project()
        let run = await tool(
            "report", ".build/snapshots", "--html", "site/a.html", "--source-link",
            "https://host.example/{file}#{line}",
            in: scratch)
        #expect(run.out == "site/a.html\n")
        #expect(scratch.files(in: "site").keys.sorted() == ["a.html"])
        #expect(String(decoding: scratch.data("site/a.html") ?? Data(), as: UTF8.self).contains("host.example/{file}"))
    }

    @Test("A folder without a run is told, with the verb that makes one")
    @MainActor func nothing() async {
        let run = await tool("report", "nowhere", in: Scratch())
        #expect(run.code == .toolError)
        #expect(run.err == "nowhere holds no manifest.json; ambrotype verify writes one\n")
    }
}
