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
