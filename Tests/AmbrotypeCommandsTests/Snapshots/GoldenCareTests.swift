import AmbrotypeCommands
import Foundation
import Testing

@MainActor @Suite("approve, clean, merge")
struct GoldenCareTests {
    @Test("approve makes the last run's pictures the goldens, the same bytes that record makes")
    func approve() async throws {
        let project = try Project(padding: 8)
        _ = await project.run("record")
        try project.write(padding: 12)
        _ = await project.run("verify")
        let before = project.scratch.files(in: "snapshots")
        let listed = await project.run("approve", "--dry-run")
        #expect(listed.out == "\(Project.dark)\n\(Project.light)\n2 would be approved in snapshots\n")
        #expect(project.scratch.files(in: "snapshots") == before)
        #expect(await project.run("approve", Project.dark).out == "\(Project.dark)\n1 approved in snapshots\n")
        #expect(await project.run("verify").out.hasSuffix("1 changed, 1 unchanged\n"))
        _ = await project.run("approve", "--filter", "light")
        #expect(await project.run("verify").code == .success)
        _ = await project.run("record", "--goldens", "fresh")
        #expect(project.scratch.files(in: "fresh") == project.scratch.files(in: "snapshots"))
    }

    @Test("approve without a run, or of a name that has no difference, changes nothing and says so")
    func nothingToApprove() async throws {
        let project = try Project()
        let none = await project.run("approve")
        #expect(none.code == .toolError)
        #expect(none.err.contains("ambrotype verify"))
        _ = await project.run("record")
        _ = await project.run("verify")
        let unknown = await project.run("approve", Project.dark)
        #expect(unknown.code == .toolError)
        #expect(unknown.err.contains("ambrotype approve --dry-run lists"))
        let empty = await project.run("approve")
        #expect(empty.code == .success)
        #expect(empty.out == "0 approved in snapshots\n")
        #expect(
            empty.err.contains("nothing to approve: the last run (verify, in .build/snapshots) left no changed or new"))
        let json = await project.run("approve", "--json")
        #expect(json.out.filter { !$0.isWhitespace } == "[]")
    }

    @Test("approve takes pictures only of a run that compared with these goldens")
    func otherGoldens() async throws {
        let project = try Project(padding: 8)
        _ = await project.run("record", "--goldens", "others")
        _ = await project.run("record")
        let before = project.scratch.files(in: "snapshots")
        try project.write(padding: 12)
        _ = await project.run("verify", "--goldens", "others")
        let run = await project.run("approve")
        #expect(run.code == .toolError)
        #expect(run.err.contains("the last run compared with others, not with the goldens in snapshots"))
        _ = await project.run("compare", "others/\(Project.light).png", "others/\(Project.dark).png")
        #expect(await project.run("approve").code == .toolError)
        #expect(project.scratch.files(in: "snapshots") == before)
    }

    @Test("merge does not write over one of its shards")
    func mergeInPlace() async throws {
        let project = try Project()
        _ = await project.run("record")
        for shard in 1...2 { _ = await project.run("verify", "--shard", "\(shard)/2", "--artifacts", "s\(shard)") }
        let run = await project.run("merge", "s1", "s2", "--artifacts", "./s1")
        #expect(run.code == .usage)
        #expect(run.err.contains("in s1"))
        #expect(await project.run("merge", "s1", "s2", "--artifacts", "all").out == "2 unchanged\n")
    }

    @Test("A golden without a picture is told, fails when asked to, and is removed by clean")
    func orphans() async throws {
        let project = try Project(configuration: #"{"targets": ["templates"]}"#)
        try project.write(padding: 1, target: "old")
        _ = await project.run("record")
        try FileManager.default.removeItem(at: project.scratch.url.appendingPathComponent("templates/old"))
        let verified = await project.run("verify")
        #expect(verified.code == .success)
        #expect(verified.out.contains("– old.systemSmall.first.dark.en: No picture belongs to this golden"))
        #expect(await project.run("verify", "--fail-on-orphans").code == .orphan)
        // Another matrix for one run knows nothing of orphans.
        #expect(await project.run("verify", "--appearance", "dark", "--fail-on-orphans").code == .success)
        #expect(await project.run("clean", "--orphans", "--appearance", "dark").code == .usage)
        let listed = await project.run("clean", "--orphans", "--dry-run")
        #expect(listed.out.hasSuffix("2 orphans would be removed from snapshots\n"))
        #expect(project.scratch.files(in: "snapshots").count == 8)
        _ = await project.run("clean", "--orphans")
        #expect(project.scratch.files(in: "snapshots").count == 4)
        #expect(await project.run("verify", "--fail-on-orphans").code == .success)
    }

    @Test("A target named on the command line makes no orphans of another's goldens")
    func otherTargets() async throws {
        let project = try Project()
        try project.write(padding: 1, target: "other")
        _ = await project.run("record")
        #expect(await project.run("verify", "templates/other", "--fail-on-orphans").code == .success)
        #expect(await project.run("clean", "--orphans", "templates/other").out == "0 orphans removed from snapshots\n")
        #expect(await project.run("clean").code == .usage)
    }

    @Test("clean refuses while a target cannot be read")
    func cleanWithTrouble() async throws {
        let project = try Project()
        _ = await project.run("record")
        try project.scratch.write("{", to: "templates/commute/template.json")
        #expect(await project.run("clean", "--orphans").code == .toolError)
        #expect(project.scratch.files(in: "snapshots").count == 4)
    }

    @Test("Reports do not tell on which machine and in which folder they were made")
    func places() async throws {
        var texts: [String] = []
        for _ in 1...2 {
            let project = try Project(padding: 8)
            _ = await project.run("record")
            try project.write(padding: 12)
            let folder = project.scratch.url.path + "/out/run"
            _ = await project.run("verify", "--artifacts", folder, "--goldens", project.scratch.url.path + "/snapshots")
            let files = project.scratch.files(in: "out/run")
            let reports = ["junit.xml", "manifest.json", "summary.md", "report.html"].compactMap { files[$0] }
            texts.append(reports.map { String(decoding: $0, as: UTF8.self) }.joined())
            #expect(reports.count == 4)
            #expect(!texts.last!.contains(project.scratch.url.path))
            #expect(texts.last!.contains("joined: out/run/commute"))
        }
        #expect(texts[0] == texts[1])
    }

    @Test("Three shards, merged, give the manifest, the reports and the pictures of one run")
    func merge() async throws {
        let project = try Project(padding: 8)
        for target in ["a", "b", "c", "d", "e"] { try project.write(padding: 8, target: target) }
        _ = await project.run("record")
        try project.write(padding: 12, target: "b")
        try project.write(padding: 12, target: "e")
        try project.write(padding: 3, target: "new")
        try FileManager.default.removeItem(at: project.scratch.url.appendingPathComponent("templates/c"))
        try project.scratch.write(#"{"targets": ["templates"]}"#, to: "ambrotype.json")
        let whole = await project.run("verify", "--artifacts", "report", "--json")
        let wanted = project.scratch.files(in: "report")
        try FileManager.default.removeItem(at: project.scratch.url.appendingPathComponent("report"))
        for shard in 1...3 {
            _ = await project.run("verify", "--shard", "\(shard)/3", "--artifacts", "shard-\(shard)")
        }
        let merged = await project.run("merge", "shard-1", "shard-2", "shard-3", "--artifacts", "report", "--json")
        #expect(merged.code == whole.code)
        #expect(merged.code == .pictureDiffers)
        #expect(merged.out == whole.out)
        #expect(project.scratch.files(in: "report") == wanted)
        #expect(wanted.count > 20)
        let short = await project.run("merge", "shard-1", "shard-3", "--artifacts", "report")
        #expect(short.code == .toolError)
        #expect(short.err.contains("2/3"))
    }
}
