import AmbrotypeCommands
import Foundation
import Testing

@MainActor @Suite("init")
struct InitCommandTests {
    @Test("The configuration it writes is read, means the defaults, and verifies", arguments: ["github", "gitlab"])
    func writes(ci: String) async throws {
        let project = try Project()
        let run = await project.run("init", "--ci", ci)
        #expect(run.code == .success, "\(run.err)")
        let file = ci == "github" ? ".github/workflows/snapshots.yml" : ".gitlab-ci.yml"
        #expect(project.scratch.data(file) != nil)
        #expect(project.scratch.data(".gitignore") == Data(".build/\n".utf8))
        #expect(await project.run("config").code == .success)
        #expect(await project.run("record").code == .success)
        #expect(await project.run("verify", "--fail-on-orphans").code == .success)
    }

    @Test("Where there is no template it says what comes first, and what record says then has a mend")
    func withoutTemplates() async throws {
        let scratch = Scratch()
        let run = await tool("init", in: scratch)
        #expect(run.code == .success)
        #expect(run.out.contains("there is no templates yet; ambrotype new"))
        let record = await tool("record", in: scratch)
        #expect(record.code == .toolError)
        #expect(record.out.contains("templates: no such file or folder; mend the path, or ambrotype new"))
    }

    @Test("Where the tool is taken from is written in every place", arguments: ["github", "gitlab"])
    func origin(ci: String) async throws {
        let scratch = Scratch()
        let word = ci == "github" ? "you/ambrotype@v1" : "registry.example.org/ambrotype:1"
        _ = await tool("init", "--ci", ci, "--from", word, in: scratch)
        let file = ci == "github" ? ".github/workflows/snapshots.yml" : ".gitlab-ci.yml"
        let text = String(decoding: try #require(scratch.data(file)), as: UTF8.self)
        #expect(text.contains(word))
        #expect(!text.contains("OWNER"))
        #expect(!text.contains("$CI_REGISTRY_IMAGE"))
        #expect(await tool("init", "--ci", "github", "--from", "no place", in: Scratch()).code == .usage)
    }

    @Test("What is there already is left as it is")
    func leaves() async throws {
        let project = try Project(configuration: "{}")
        try project.scratch.write("x\n/.build\n", to: ".gitignore")
        let run = await project.run("init", "--ci", "none")
        #expect(run.out.contains("ambrotype.json is already there"))
        #expect(project.scratch.data("ambrotype.json") == Data("{}".utf8))
        #expect(project.scratch.data(".gitignore") == Data("x\n/.build\n".utf8))
        #expect(await project.run("init", "--ci", "jenkins").code == .usage)
    }
}
