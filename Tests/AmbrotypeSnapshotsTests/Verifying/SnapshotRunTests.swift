import AmbrotypeDrawing
import AmbrotypeImages
import AmbrotypeSnapshots
import Foundation
import Testing

@Suite("Snapshot runs")
struct SnapshotRunTests {
    @Test("Each record mode writes what its name says", arguments: RecordMode.allCases, [GoldenKind.pictures, .hashes])
    func modes(mode: RecordMode, kind: GoldenKind) throws {
        let folder = try Folder()
        try Captures.record([try Captures.capture("same"), try Captures.capture("other")], in: folder, kind: kind)
        let now = [
            try Captures.capture("missing"), try Captures.capture("other", box: 20), try Captures.capture("same"),
        ]
        let types: [SnapshotRecord.Kind]
        if mode == .never {
            types = Captures.verify(now, in: folder, kind: kind).map(\.type)
        } else {
            types = try Captures.record(now, in: folder, mode: mode, kind: kind).map(\.type)
        }
        let after = Captures.verify(now, in: folder, kind: kind).map(\.type)
        switch mode {
        case .all, .failed:
            #expect(types == [.recorded, .recorded, .unchanged])
            #expect(after == [.unchanged, .unchanged, .unchanged])
        case .missing:
            #expect(types == [.recorded, .changed, .unchanged])
            #expect(after == [.unchanged, .changed, .unchanged])
        case .never:
            #expect(types == [.added, .changed, .unchanged])
            #expect(after == types)
        }
    }

    @Test("Bytes and pixels of one picture are the same picture", arguments: [true, false], [true, false])
    func forms(recorded: Bool, verified: Bool) throws {
        let folder = try Folder()
        try Captures.record([try Captures.capture("a", asPNG: recorded)], in: folder)
        let record = try #require(Captures.verify([try Captures.capture("a", asPNG: verified)], in: folder).first)
        #expect(record.type == .unchanged)
        #expect((record.width, record.height) == (40, 40))
    }

    @Test("A change tells counts, areas with the views in them, and what moved")
    func change() throws {
        let folder = try Folder()
        try Captures.record([try Captures.capture("a")], in: folder)
        let record = try #require(Captures.verify([try Captures.capture("a", box: 20)], in: folder).first)
        #expect(record.type == .changed)
        #expect(record.message == "128 of 1600 pixels differ (8 %); largest ΔE 1; compared: exact.")
        #expect(record.moved == ["Text 'Arriving' moved 8 pt right"])
        #expect(record.difference?.areas.map(\.views) == [["Text 'Arriving'"]])
        #expect(record.difference?.areas.map(\.frame) == [[4, 4, 24, 8]])
        #expect(record.difference?.ratio == 0.08)
        #expect(record.context?.family == "systemSmall")
        #expect(record.memory?.peak == 1000)
        #expect(record.golden?.hasSuffix("/goldens/a.png") == true)
    }

    @Test("A failure's pictures are kept and can be read; an earlier run's are gone")
    func artifacts() throws {
        let folder = try Folder()
        try Captures.record([try Captures.capture("a"), try Captures.capture("b")], in: folder)
        let now = [try Captures.capture("a", box: 20), try Captures.capture("b"), try Captures.capture("c")]
        try folder.write("old", to: "artifacts/b/actual.png")
        let records = Captures.verify(now, in: folder, artifacts: true)
        #expect(
            folder.contents.filter { $0.hasPrefix("artifacts/") } == [
                "artifacts/a", "artifacts/a/actual.json", "artifacts/a/actual.png", "artifacts/a/difference.png",
                "artifacts/a/expected.png", "artifacts/a/joined.png", "artifacts/c", "artifacts/c/actual.json",
                "artifacts/c/actual.png",
            ])
        let paths = try #require(records[0].artifacts)
        #expect(paths.joined == "a/joined.png")
        #expect(folder.read("artifacts/a/expected.png") == folder.read("goldens/a.png"))
        let difference = try decodePNG(#require(folder.read("artifacts/a/difference.png")), budget: Canvas.budget)
        #expect((difference.width, difference.height) == (40, 40))
        #expect(difference[5, 5] == (0xea, 0x1c, 0x2d, 0xff))
        let joined = try decodePNG(#require(folder.read("artifacts/a/joined.png")), budget: Canvas.budget)
        #expect(joined.height == 40 + 48)
    }

    @Test("A size difference shows both sizes and fails under any tolerance")
    func size() throws {
        let folder = try Folder()
        try Captures.record([try Captures.capture("a")], in: folder)
        let lax = ComparisonRules(standard: ComparisonSettings(threshold: 1, allowedRatio: 1))
        let now = [try Captures.capture("a", size: 50)]
        let record = try #require(Captures.verify(now, in: folder, rules: lax, artifacts: true).first)
        #expect(record.type == .changed)
        #expect(record.difference?.sizeDiffers == true)
        #expect(record.message.contains("expected 40×40, got 50×50"))
        let difference = try decodePNG(#require(folder.read("artifacts/a/difference.png")), budget: Canvas.budget)
        #expect((difference.width, difference.height) == (50, 50))
    }

    @Test("A view's name takes its place out of the comparison, in both trees")
    func ignoredView() throws {
        let folder = try Folder()
        try Captures.record([try Captures.capture("a")], in: folder)
        let now = [try Captures.capture("a", box: 20)]
        let rules = ComparisonRules(standard: ComparisonSettings(ignored: [.view("Arriving")]))
        #expect(Captures.verify(now, in: folder, rules: rules).map(\.type) == [.unchanged])
        let wrong = ComparisonRules(standard: ComparisonSettings(ignored: [.view("Leaving")]))
        let record = try #require(Captures.verify(now, in: folder, rules: wrong).first)
        #expect(record.type == .changed)
        #expect(record.notes == ["No view 'Leaving' was found to ignore."])
    }

    @Test("A golden drawn with other fonts or by a version that draws differently says so")
    func stamps() throws {
        let folder = try Folder()
        try Captures.record([try Captures.capture("a")], in: folder)
        let fonts = DrawingStamp(tool: "0.1.7", fonts: [.init(file: "Inter.ttf", sha256: "bb")])
        let tool = DrawingStamp(tool: "0.2.0", fonts: Captures.stamp.fonts)
        let patch = DrawingStamp(tool: "0.1.7", fonts: Captures.stamp.fonts)
        func record(_ stamp: DrawingStamp, box: Int) throws -> SnapshotRecord {
            try #require(Captures.verify([try Captures.capture("a", box: box, stamp: stamp)], in: folder).first)
        }
        #expect(try record(fonts, box: 20).cause == "fonts")
        #expect(try record(fonts, box: 20).message.contains("other fonts (Inter.ttf)"))
        #expect(try record(tool, box: 20).cause == "tool")
        #expect(try record(patch, box: 20).cause == nil)
        #expect(try record(fonts, box: 4).type == .unchanged)
    }

    @Test("Recording all writes a sidecar anew whose fonts are others, and keeps the picture's bytes")
    func refreshed() throws {
        let folder = try Folder()
        try Captures.record([try Captures.capture("a")], in: folder)
        let picture = folder.read("goldens/a.png")
        let later = DrawingStamp(tool: "0.2.0", fonts: [])
        let records = try Captures.record([try Captures.capture("a", stamp: later)], in: folder)
        #expect(records[0].type == .unchanged)
        #expect(records[0].notes == ["The sidecar was written anew."])
        #expect(folder.read("goldens/a.png") == picture)
        #expect(folder.text("goldens/a.json")?.contains("0.2.0") == true)
    }

    @Test("Approving makes the kept pictures the goldens, by filter, all or none")
    func approve() throws {
        let folder = try Folder()
        try Captures.record([try Captures.capture("a"), try Captures.capture("b")], in: folder)
        let now = [try Captures.capture("a", box: 20), try Captures.capture("b", box: 20), try Captures.capture("c")]
        let manifest = Manifest(
            tool: "0.1.0", verb: "verify", goldens: "goldens",
            records: Captures.verify(now, in: folder, artifacts: true))
        let (artifacts, store) = (
            ArtifactFolder(root: folder.path + "/artifacts"), SnapshotStore(root: folder.path + "/goldens")
        )
        #expect(
            try Approval.approve(manifest, from: artifacts, into: store, budget: Canvas.budget) { $0 == "a" } == ["a"])
        #expect(Captures.verify(now, in: folder).map(\.type) == [.unchanged, .changed, .added])
        try FileManager.default.removeItem(atPath: folder.path + "/artifacts/c/actual.json")
        #expect(throws: ApprovalError.self) {
            try Approval.approve(manifest, from: artifacts, into: store, budget: Canvas.budget)
        }
        #expect(Captures.verify(now, in: folder).map(\.type) == [.unchanged, .changed, .added])
        let rest = try Approval.approve(manifest, from: artifacts, into: store, budget: Canvas.budget) { $0 != "c" }
        #expect(rest == ["a", "b"])
        #expect(Captures.verify(now, in: folder).map(\.type) == [.unchanged, .unchanged, .added])
    }

    @Test("A check gives back all memory it took, also when something fails")
    func memory() throws {
        let folder = try Folder()
        try Captures.record([try Captures.capture("a")], in: folder)
        let budget = MemoryBudget(limit: 4 << 20)
        let run = SnapshotRun(
            store: SnapshotStore(root: folder.path + "/goldens"), mode: .never,
            artifacts: ArtifactFolder(root: folder.path + "/artifacts"))
        #expect(run.check(try Captures.capture("a", box: 9), budget: budget).type == .changed)
        #expect(budget.used == 0)
        let tight = MemoryBudget(limit: 8000)
        #expect(run.check(try Captures.capture("a", box: 9), budget: tight).type == .error)
        #expect(tight.used == 0)
    }

    @Test("The artifacts folder is the one asked for, then the environment's, then the standard one")
    func artifactsFolder() {
        #expect(ArtifactFolder(asked: "x", environment: "y", standard: "z").root == "x")
        #expect(ArtifactFolder(asked: nil, environment: "y", standard: "z").root == "y")
        #expect(ArtifactFolder(asked: nil, environment: "", standard: "z/").root == "z")
    }
}

@Suite("Manifests")
struct ManifestTests {
    private func captures() throws -> [Capture] {
        try (0..<12).map { try Captures.capture("w-\($0)", box: $0 % 3 == 0 ? 20 : 4) }
    }

    private func manifest(_ folder: Folder, shard: Shard? = nil) throws -> Manifest {
        let run = SnapshotRun(store: SnapshotStore(root: folder.path + "/goldens"), mode: .never)
        let all = try captures()
        let mine = all.filter { shard?.contains($0.name) ?? true }
        var records = mine.map { run.check($0, budget: Canvas.budget) }
        records += try run.orphans(among: all.map(\.name), shard: shard)
        return Manifest(tool: "0.1.0", verb: "verify", goldens: "goldens", shard: shard, records: records.reversed())
    }

    @Test("Shards merged are the run in one piece, and its text the same")
    func merge() throws {
        let folder = try Folder()
        let goldens = try (0..<12).map { try Captures.capture("w-\($0)") } + [try Captures.capture("orphan")]
        try Captures.record(goldens, in: folder)
        let whole = try manifest(folder)
        let parts = try (1...3).map { try manifest(folder, shard: Shard(index: $0, of: 3)) }
        #expect(try Manifest.merged([parts[2], parts[0], parts[1]]) == whole)
        #expect(try Manifest.merged(parts).json.text == whole.json.text)
        #expect(whole.count(.changed) == 4)
        #expect(whole.count(.removed) == 1)
        #expect(ManifestError.missingShards(["2/3"]).description.hasPrefix("the shard 2/3 is missing;"))
        #expect(throws: ManifestError.missingShards(["2/3"])) { try Manifest.merged([parts[0], parts[2]]) }
        #expect(throws: ManifestError.self) { try Manifest.merged([parts[0], parts[1], parts[1]]) }
    }

    @Test("A manifest reads back what was written; other versions and other files are refused")
    func roundTrip() throws {
        let folder = try Folder()
        try Captures.record(try (0..<12).map { try Captures.capture("w-\($0)") }, in: folder)
        let whole = try manifest(folder)
        #expect(try Manifest(text: Array(whole.json.text.utf8)) == whole)
        let later = whole.json.text.replacing("\"schemaVersion\": 1", with: "\"schemaVersion\": 9")
        #expect(throws: ManifestError.otherVersion(9)) { try Manifest(text: Array(later.utf8)) }
        #expect(throws: ManifestError.notAManifest) { try Manifest(text: Array("{}".utf8)) }
    }
}
