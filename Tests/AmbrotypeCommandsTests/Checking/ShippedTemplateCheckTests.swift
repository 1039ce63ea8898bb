import AmbrotypeCommands
import Foundation
import Testing

/// The templates of the repository, checked as a person would; the whole matrix runs in the release build, see docs/check.md.
@MainActor @Suite("Shipped templates, checked")
struct ShippedTemplateCheckTests {
    @Test("On a small phone and an iPad every finding is mended or excepted with a reason")
    func clean() async {
        let templates = projectFolder.appendingPathComponent("templates").path
        let run = await tool(
            "check", templates, "--config", templates + "/ambrotype.json", "--strict", "--section",
            "memory,layout,interaction", "--device", "iphone-se,ipad-a16",
            "--text-size", "large", "--locale", "en", in: Scratch())
        #expect(run.code == .success, "\(run.out)\(run.err)")
    }
}
