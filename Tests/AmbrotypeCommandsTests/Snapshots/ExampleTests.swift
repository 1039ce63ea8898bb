import AmbrotypeCommands
import Foundation
import Testing

/// The example project as it lies in the repository: its goldens are those of this version.
@MainActor @Suite("Examples/Commute")
struct ExampleTests {
    private func copy() throws -> Scratch {
        let scratch = Scratch()
        let example = projectFolder.appendingPathComponent("Examples/Commute")
        for part in ["ambrotype.json", "snapshots", "templates"] {
            try FileManager.default.copyItem(
                at: example.appendingPathComponent(part), to: scratch.url.appendingPathComponent(part))
        }
        return scratch
    }

    @Test("It verifies")
    func green() async throws {
        let run = await tool("verify", "--fail-on-orphans", in: try copy())
        #expect(run.code == .success, "\(run.out)\(run.err)")
        #expect(run.out == "8 unchanged\n")
    }

    @Test("One changed padding ends with code 1, and words and reports name the views that moved")
    func changedPadding() async throws {
        let scratch = try copy()
        let path = "templates/commute/template.json"
        let text = String(decoding: try #require(scratch.data(path)), as: UTF8.self)
        try scratch.write(text.replacingOccurrences(of: #""length": 8"#, with: #""length": 12"#), to: path)
        let run = await tool("verify", in: scratch)
        #expect(run.code == .pictureDiffers)
        #expect(run.out.contains("    Text 'Arriving' moved 4 pt down.\n"))
        #expect(run.out.contains("    Text '3 min' moved 4 pt down.\n"))
        for report in ["manifest.json", "junit.xml", "summary.md"] {
            let words = String(decoding: try #require(scratch.data(".build/snapshots/" + report)), as: UTF8.self)
            #expect(words.contains("Arriving"), "\(report)")
            #expect(words.contains("moved 4 pt down"), "\(report)")
        }
    }
}
