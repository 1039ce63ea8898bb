import AmbrotypeDrawing
import AmbrotypeSnapshots
import Foundation
import Testing

@Suite("Snapshot store")
struct SnapshotStoreTests {
    @Test("A Git LFS pointer is named with the command that mends it")
    func lfs() throws {
        let folder = try Folder()
        try folder.write(
            "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n", to: "goldens/a.png")
        let record = try #require(Captures.verify([try Captures.capture("a")], in: folder).first)
        #expect(record.type == .error)
        #expect(record.message.contains("goldens/a.png is a Git LFS pointer"))
        #expect(record.message.contains("git lfs pull"))
    }

    @Test("A golden that is no picture is an error of that picture alone")
    func broken() throws {
        let folder = try Folder()
        try Captures.record([try Captures.capture("a")], in: folder)
        try folder.write("not a picture", to: "goldens/b.png")
        let records = Captures.verify([try Captures.capture("a"), try Captures.capture("b")], in: folder)
        #expect(records.map(\.type) == [.unchanged, .error])
        #expect(records[1].message.contains("goldens/b.png"))
    }

    @Test(
        "A golden cut short is named with what mends it, and recording replaces it",
        arguments: [RecordMode.all, .failed, .missing], [0, 40])
    func spoilt(mode: RecordMode, length: Int) throws {
        let folder = try Folder()
        try Captures.record([try Captures.capture("a")], in: folder)
        let whole = try #require(folder.read("goldens/a.png"))
        let url = URL(fileURLWithPath: folder.path + "/goldens/a.png")
        try Data(whole.prefix(length)).write(to: url)
        let verified = try #require(Captures.verify([try Captures.capture("a")], in: folder).first)
        #expect(verified.type == .error)
        #expect(verified.message.contains("goldens/a.png is no readable picture"))
        #expect(verified.message.contains("ambrotype record --mode failed"))
        #expect(!verified.message.contains(".)"))
        let recorded = try #require(try Captures.record([try Captures.capture("a")], in: folder, mode: mode).first)
        #expect(recorded.type == (mode == .missing ? .error : .recorded))
        #expect(folder.read("goldens/a.png") == (mode == .missing ? Array(whole.prefix(length)) : whole))
    }

    @Test("What a list of hashes says of fonts is what all its pictures were drawn with, whichever came last")
    func hashStamp() throws {
        let (one, other) = (try Folder(), try Folder())
        let more = DrawingStamp(tool: "0.1.0", fonts: [.init(file: "Other.ttf", sha256: "bb")])
        let captures = [try Captures.capture("a"), try Captures.capture("b", stamp: more)]
        try Captures.record(captures, in: one, kind: .hashes)
        try Captures.record(captures.reversed(), in: other, kind: .hashes)
        let text = try #require(one.text("goldens/hashes.txt"))
        #expect(text == other.text("goldens/hashes.txt"))
        #expect(text.contains("# font Inter.ttf aa\n# font Other.ttf bb\n"))
        // A picture that is recorded alone takes nothing from the others.
        try Captures.record([try Captures.capture("b", box: 20, stamp: more)], in: one, kind: .hashes)
        #expect(one.text("goldens/hashes.txt")?.contains("# font Inter.ttf aa\n") == true)
    }

    @Test("A picture changed by hand is compared itself, whatever its sidecar says")
    func staleSidecar() throws {
        let folder = try Folder()
        try Captures.record([try Captures.capture("a"), try Captures.capture("b", box: 20)], in: folder)
        let other = try #require(folder.read("goldens/b.png"))
        try Data(other).write(to: URL(fileURLWithPath: folder.path + "/goldens/a.png"))
        let record = try #require(Captures.verify([try Captures.capture("a")], in: folder).first)
        #expect(record.type == .changed)
        #expect(record.notes == ["The sidecar a.json belongs to another picture; what moved is not known."])
        #expect(record.moved == nil)
    }

    @Test("A sidecar is written so that it reads back the same, and is the same for equal input")
    func sidecar() throws {
        let (one, two) = (try Folder(), try Folder())
        try Captures.record([try Captures.capture("a")], in: one)
        try Captures.record([try Captures.capture("a")], in: two)
        let text = try #require(one.read("goldens/a.json"))
        #expect(text == two.read("goldens/a.json"))
        let sidecar = try #require(Sidecar(text: text))
        #expect(Array(sidecar.json.text.utf8) == text)
        #expect(sidecar.tree?.children[0].text == "Arriving")
        #expect(sidecar.stamp == Captures.stamp)
    }

    @Test("Files that are no goldens are left alone, and shards see their own orphans only")
    func orphans() throws {
        let folder = try Folder()
        let names = (0..<20).map { "orphan-\($0)" }
        try Captures.record(try names.map { try Captures.capture($0) }, in: folder)
        try folder.write("x", to: "goldens/read me.png")
        let store = SnapshotStore(root: folder.path + "/goldens")
        let all = try store.orphans(among: [])
        #expect(all.count == 20)
        let parts = try (1...3).flatMap { try store.orphans(among: [], shard: Shard(index: $0, of: 3)) }
        #expect(parts.sorted() == all)
    }

    @Test(
        "A list of hashes that breaks its format is named with its line",
        arguments: ["abc 1 1 a", "# ambrotype hashes 2"])
    func hashes(line: String) throws {
        let text = line.hasPrefix("#") ? line : "# ambrotype hashes 1\n# tool 0.1.0\n" + line
        #expect(throws: StoreError.self) { try HashList(text: text, path: "hashes.txt") }
    }

    @Test("A list of hashes is sorted, carries what drew it and reads back the same")
    func hashText() throws {
        let digest = String(repeating: "0", count: 64)
        let entries = ["b", "a", "a.c"].map { (Captures.name($0), HashList.Entry(digest: digest, width: 3, height: 4)) }
        let list = HashList(stamp: Captures.stamp, entries: Dictionary(uniqueKeysWithValues: entries))
        #expect(
            list.text == """
                # ambrotype hashes 1
                # tool 0.1.0
                # font Inter.ttf aa
                \(digest) 3 4 a
                \(digest) 3 4 a.c
                \(digest) 3 4 b

                """)
        #expect(try HashList(text: list.text, path: "x") == list)
    }

    @Test("The digest of pixels takes size and every byte in")
    func digest() throws {
        let (wide, tall) = (try Canvas(2, 3), try Canvas(3, 2))
        #expect(PixelDigest.hex(wide.pixmap) != PixelDigest.hex(tall.pixmap))
        let before = PixelDigest.hex(wide.pixmap)
        wide[1, 2] = 0xfeff_ffff
        #expect(PixelDigest.hex(wide.pixmap) != before)
    }
}
