import AmbrotypeCommands
import Foundation
import Testing

@MainActor @Suite("record, verify, compare")
struct SnapshotCommandTests {
    @Test("What was recorded verifies, and a golden is a picture with a sidecar")
    func recordAndVerify() async throws {
        let project = try Project()
        let recorded = await project.run("record")
        #expect(recorded.code == .success, "\(recorded.err)")
        #expect(recorded.out == "2 recorded\n")
        #expect(
            project.scratch.files(in: "snapshots").keys.sorted() == [
                Project.dark + ".json", Project.dark + ".png", Project.light + ".json", Project.light + ".png",
            ])
        let sidecar = try project.json("snapshots/\(Project.light).json")
        let stamp = try #require(sidecar["stamp"] as? [String: Any])
        #expect(stamp["tool"] as? String == "0.1.0")
        #expect((stamp["fonts"] as? [[String: String]])?.map { $0["file"] } == ["Inter.ttf"])
        let verified = await project.run("verify")
        #expect(verified.code == .success)
        #expect(verified.out == "2 unchanged\n")
    }

    @Test("A changed padding ends with code 1 and says which view moved, by how much")
    func changedPadding() async throws {
        let project = try Project(padding: 8)
        _ = await project.run("record")
        let goldens = project.scratch.files(in: "snapshots")
        try project.write(padding: 12)
        let run = await project.run("verify")
        #expect(run.code == .pictureDiffers)
        #expect(run.out.contains("    Text 'Arriving' moved 4 pt down.\n"), "\(run.out)")
        #expect(run.out.hasSuffix("2 changed\n"))
        #expect(project.scratch.files(in: "snapshots") == goldens)
        let kept = project.scratch.files(in: ".build/snapshots/\(Project.light)").keys.sorted()
        #expect(kept == ["actual.json", "actual.png", "difference.png", "expected.png", "joined.png"])
        let manifest = try project.json(".build/snapshots/manifest.json")
        let record = try #require((manifest["records"] as? [[String: Any]])?.last)
        #expect(record["golden"] as? String == "snapshots/\(Project.light).png")
        #expect(record["moved"] as? [String] == ["Text 'Arriving' moved 4 pt down"])
    }

    @Test("compare tells the same and ends with 0")
    func compare() async throws {
        let project = try Project(padding: 8)
        _ = await project.run("record")
        try project.write(padding: 12)
        let run = await project.run("compare")
        #expect(run.code == .success)
        #expect(run.out.contains("Text 'Arriving' moved 4 pt down."))
    }

    @Test("compare takes two folders of pictures, and two pictures")
    func comparePictures() async throws {
        let project = try Project(padding: 8)
        _ = await project.run("render", "templates", "--out", "before")
        try project.write(padding: 12)
        _ = await project.run("render", "templates", "--out", "after")
        let folders = await project.run("compare", "before", "after")
        #expect(folders.code == .success)
        #expect(folders.out.hasSuffix("2 changed\n"), "\(folders.out)\(folders.err)")
        let picture = "commute/systemSmall.first.light.en.png"
        let files = await project.run("compare", "before/" + picture, "before/" + picture)
        #expect(files.out == "1 unchanged\n")
        let missing = await project.run("compare", "before/" + picture, "gone.png")
        #expect(missing.code == .toolError)
        #expect(missing.err == "gone.png: no such picture\n")
        #expect(await project.run("compare", "before/" + picture).code == .usage)
        #expect(await project.run("compare", "before/" + picture, "after").code == .usage)
    }

    @Test("A missing golden ends with code 4, another size with 3, and each record mode writes what it says")
    func modes() async throws {
        let project = try Project()
        #expect(await project.run("verify").code == .goldenMissing)
        _ = await project.run("record", "--appearance", "light")
        try project.write(padding: 9)
        let missing = await project.run("record", "--mode", "missing")
        #expect(missing.out.hasSuffix("1 changed, 1 recorded\n"), "\(missing.out)")
        #expect(missing.code == .pictureDiffers)
        let failed = await project.run("record", "--mode", "failed")
        #expect(failed.out.hasSuffix("1 recorded, 1 unchanged\n"), "\(failed.out)")
        try project.write(padding: 10)
        #expect(await project.run("verify", "--update").out.hasSuffix("2 recorded\n"))
        #expect(await project.run("verify").code == .success)
        #expect(await project.run("record", "--mode", "never").out == "2 unchanged\n")
        let size = await project.run("verify", "--scale", "2")
        #expect(size.code == .sizeDiffers)
    }

    @Test("Equal runs write equal goldens and reports, whatever the number of jobs")
    func determinism() async throws {
        let project = try Project()
        _ = await project.run("record", "--goldens", "a", "--jobs", "1")
        _ = await project.run("record", "--goldens", "b", "--jobs", "4")
        #expect(project.scratch.files(in: "a") == project.scratch.files(in: "b"))
        try project.write(padding: 12)
        _ = await project.run("verify", "--goldens", "a", "--artifacts", "one", "--jobs", "1")
        _ = await project.run("verify", "--goldens", "a", "--artifacts", "four", "--jobs", "4")
        let (one, four) = (project.scratch.files(in: "one"), project.scratch.files(in: "four"))
        #expect(one["manifest.json"] == four["manifest.json"])
        #expect(one.filter { $0.key.hasSuffix(".png") } == four.filter { $0.key.hasSuffix(".png") })
    }

    @Test("A name does not depend on what else is drawn")
    func names() async throws {
        let project = try Project()
        let one = await project.run("verify", "--dry-run")
        #expect(one.out == "\(Project.dark)\n\(Project.light)\n")
        let many = await project.run(
            "verify", "--dry-run", "--device", "iphone-16-pro,iphone-se", "--appearance", "light", "--time-zone",
            "UTC,Asia/Tokyo", "--direction", "natural,rightToLeft", "--redact", "none,privacy")
        let names = many.out.split(separator: "\n").map(String.init)
        #expect(names.count == 16)
        #expect(names.contains(Project.light))
        #expect(names.contains(Project.light + ".iphone-se.Asia-Tokyo.rightToLeft.privacy"))
    }

    @Test("--filter chooses by the golden's name, --dry-run lists and draws nothing, --json prints only JSON")
    func filter() async throws {
        let project = try Project()
        let listed = await project.run("record", "--filter", "dark", "--dry-run", "--json")
        #expect(try JSONDecoder().decode([String].self, from: Data(listed.out.utf8)) == [Project.dark])
        #expect(project.scratch.files(in: "snapshots").isEmpty)
        let run = await project.run("record", "--filter", "dark", "--json")
        let manifest = try #require(try JSONSerialization.jsonObject(with: Data(run.out.utf8)) as? [String: Any])
        #expect((manifest["summary"] as? [String: Int])?["recorded"] == 1)
        #expect(await project.run("record", "--filter", "nothing").code == .usage)
        #expect(await project.run("record", "--filter", "(").code == .usage)
    }

    @Test("Hash goldens are one file, and approve renews them")
    func hashes() async throws {
        let project = try Project()
        _ = await project.run("record", "--golden-kind", "hashes")
        #expect(project.scratch.files(in: "snapshots").keys.sorted() == ["hashes.txt"])
        #expect(await project.run("verify", "--golden-kind", "hashes").code == .success)
        try project.write(padding: 12)
        #expect(await project.run("verify", "--golden-kind", "hashes").code == .pictureDiffers)
        #expect(await project.run("approve", "--golden-kind", "hashes").code == .success)
        #expect(await project.run("verify", "--golden-kind", "hashes").code == .success)
    }

    @Test("compare --base draws another commit's pictures and says what moved since")
    func base() async throws {
        let project = try Project(padding: 8, configuration: #"{"goldenKind": "hashes"}"#)
        func git(_ arguments: String...) throws {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = ["git", "-c", "user.name=a", "-c", "user.email=a@example.org"] + arguments
            process.currentDirectoryURL = project.scratch.url
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            try #require(process.terminationStatus == 0)
        }
        _ = await project.run("record")
        try git("init", "--quiet")
        try git("add", "ambrotype.json", "templates", "snapshots")
        try git("commit", "--quiet", "--message", "goldens")
        try project.write(padding: 12)
        let verified = await project.run("verify")
        #expect(verified.code == .pictureDiffers)
        #expect(verified.out.contains("ambrotype compare --base COMMIT"))
        let run = await project.run("compare", "--base", "HEAD")
        #expect(run.code == .success, "\(run.err)")
        #expect(run.out.contains("Text 'Arriving' moved 4 pt down."), "\(run.out)")
        #expect(run.out.hasSuffix("2 changed\n"))
        #expect(project.scratch.files(in: "snapshots").keys.sorted() == ["hashes.txt"])
        #expect(project.scratch.files(in: ".build/base").keys.allSatisfy { $0.contains("-pictures") })
        let unknown = await project.run("compare", "--base", "nothing")
        #expect(unknown.code == .toolError)
        #expect(unknown.err.hasPrefix("--base nothing: git knows no such commit here;"), "\(unknown.err)")
        // A target that the other commit had not.
        try project.write(padding: 1, target: "new")
        let fresh = await project.run("compare", "--base", "HEAD")
        #expect(fresh.out.contains("new.systemSmall.first.dark.en: HEAD has no such picture."), "\(fresh.out)")
    }

    @Test("A shard without pictures says so and ends with 0; one that cannot be is refused")
    func emptyShard() async throws {
        let project = try Project()
        _ = await project.run("record")
        let runs = [await project.run("verify", "--shard", "1/2"), await project.run("verify", "--shard", "2/2")]
        #expect(runs.allSatisfy { $0.code == .success })
        var empty: [ToolRun] = []
        for shard in 1...9 { empty.append(await project.run("verify", "--shard", "\(shard)/9")) }
        #expect(empty.allSatisfy { $0.code == .success })
        let notes = empty.filter { $0.err.contains("has none of the 2 pictures") }
        #expect(notes.count >= 7)
        #expect(await project.run("verify", "--shard", "10/9").code == .usage)
    }

    @Test("The source of a change is the line of the view that moved; of a picture that cannot be compared its body's")
    func sourceLine() async throws {
        let project = try Project(padding: 8)
        let missing = await project.run("verify")
        #expect(missing.code == .goldenMissing)
        func line() throws -> Int? {
            let manifest = try project.json(".build/snapshots/manifest.json")
            let record = try #require((manifest["records"] as? [[String: Any]])?.first)
            return (record["source"] as? [String: Any])?["line"] as? Int
        }
        #expect(try line() == 3)
        _ = await project.run("record")
        try project.write(padding: 12)
        _ = await project.run("verify")
        #expect(try line() == 6)
    }

    @Test("Options that contradict each other are refused")
    func contradictions() async throws {
        let project = try Project()
        #expect(await project.run("record", "--mode", "all,never").code == .usage)
        #expect(await project.run("record", "--update", "--mode", "missing").code == .usage)
        #expect(await project.run("verify", "--open", "--no-report").code == .usage)
        #expect(project.scratch.files(in: "snapshots").isEmpty)
    }

    @Test("A Git LFS pointer in place of a golden is named, with what mends it")
    func lfs() async throws {
        let project = try Project()
        _ = await project.run("record")
        try project.scratch.write(
            "version https://git-lfs.github.com/spec/v1\noid sha256:aa\nsize 1\n",
            to: "snapshots/\(Project.light).png")
        let run = await project.run("verify")
        #expect(run.code == .toolError)
        #expect(run.out.contains("snapshots/\(Project.light).png is a Git LFS pointer"))
        #expect(run.out.contains("git lfs pull"))
        #expect(!run.out.contains(project.scratch.url.path))
    }

    @Test("Goldens of an older version that drew differently say so in one sentence")
    func olderVersion() async throws {
        let project = try Project()
        _ = await project.run("record")
        for name in [Project.light, Project.dark] {
            let text = String(decoding: try #require(project.scratch.data("snapshots/\(name).json")), as: UTF8.self)
            try project.scratch.write(
                text.replacingOccurrences(of: "\"0.1.0\"", with: "\"0.0.3\""), to: "snapshots/\(name).json")
        }
        try project.write(padding: 12)
        let run = await project.run("verify")
        #expect(
            run.out.contains("2 of 2 changed pictures have goldens that were drawn with other fonts or by a version"))
        #expect(run.out.contains("The golden was drawn by Ambrotype 0.0.3"))
    }

    @Test("A target that cannot be read is told, the others are verified, and the run ends with 70")
    func brokenTarget() async throws {
        let project = try Project()
        try project.scratch.write("{", to: "templates/broken/template.json")
        let run = await project.run("record")
        #expect(run.code == .toolError)
        #expect(run.out.contains("broken/template.json:1:"))
        #expect(project.scratch.files(in: "snapshots").count == 4)
    }
}
