import AmbrotypeSnapshots
import Foundation
import Testing

/// The file itself; `PageTests` opens it in a browser.
@Suite("Report page")
struct ReportPageTests {
    private static func write(_ records: [SnapshotRecord], in folder: Folder, unchanged: Bool = true) throws -> String {
        let manifest = Manifest(tool: "0.1.0", verb: "verify", goldens: "goldens", records: records)
        try ReportPage(
            manifest, artifacts: ArtifactFolder(root: folder.path + "/artifacts"),
            options: .init(showsUnchanged: unchanged)
        ).write(to: folder.path + "/out/report.html")
        return folder.text("out/report.html") ?? ""
    }

    private static func changedRun(in folder: Folder) throws -> [SnapshotRecord] {
        try Captures.record(
            [try Captures.capture("a"), try Captures.capture("b"), try Captures.capture("c")], in: folder)
        let now = [try Captures.capture("a", box: 20), try Captures.capture("b"), try Captures.capture("c")]
        return Captures.verify(now, in: folder, artifacts: true)
    }

    private static func pictures(_ page: String) -> Int {
        page.components(separatedBy: "<script type=\"text/plain\"").count - 1
    }

    @Test("Equal runs give equal bytes; equal pictures are in the page once; nothing hidden is left beside it")
    func bytes() throws {
        let (first, second) = (try Folder(), try Folder())
        let one = try Self.write(try Self.changedRun(in: first), in: first)
        let other = try Self.write(try Self.changedRun(in: second), in: second)
        #expect(one.replacing(first.path, with: "") == other.replacing(second.path, with: ""))
        // Expected, actual and difference of the one; the two that are equal to each other and to the first's golden.
        #expect(Self.pictures(one) == 3)
        #expect(first.contents.filter { $0.hasPrefix("out/") } == ["out/report.html"])
    }

    @Test("A page may leave out the pictures that need no look, never those that do")
    func without() throws {
        let folder = try Folder()
        try Captures.record([try Captures.capture("a"), try Captures.capture("b", box: 9)], in: folder)
        let records = Captures.verify(
            [try Captures.capture("a", box: 20), try Captures.capture("b", box: 9)], in: folder, artifacts: true)
        #expect(Self.pictures(try Self.write(records, in: folder)) == 4)
        #expect(Self.pictures(try Self.write(records, in: folder, unchanged: false)) == 3)
    }

    @Test("Nothing that a name or a message says can end an element or run")
    func markup() throws {
        let folder = try Folder()
        let record = SnapshotRecord(
            name: Captures.name("a"), type: .error, message: "</script><!-- <script> & \u{2028} ]]> 'quoted' \"twice\"")
        let page = try Self.write([record], in: folder)
        let data = try #require(
            page.components(separatedBy: "id=\"data\">").last?.components(separatedBy: "</script>").first)
        #expect(!data.contains("<"))
        let read = try #require(try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any])
        let message = (read["records"] as? [[String: Any]])?.first?["message"] as? String
        #expect(message == record.message)
        #expect(page.contains("default-src 'none'; img-src data:"))
        #expect(!page.contains("unsafe-inline"))
    }

    @Test("A golden that is missing or no picture leaves a record without picture")
    func missing() throws {
        let folder = try Folder()
        var record = SnapshotRecord(name: Captures.name("a"), type: .unchanged, message: "m")
        record.golden = folder.path + "/goldens/a.png"
        let page = try Self.write([record], in: folder)
        #expect(Self.pictures(page) == 0)
        #expect(page.contains("1 picture is listed without being shown: the goldens in goldens were not there"))
        try folder.write("version https://git-lfs.github.com/spec/v1\n", to: "goldens/a.png")
        #expect(Self.pictures(try Self.write([record], in: folder)) == 0)
    }

    @Test("A page that cannot be written says where and why, and leaves the old one")
    func unwritable() throws {
        let folder = try Folder()
        try folder.write("a file", to: "out")
        #expect(throws: StoreError.self) { try Self.write([], in: folder) }
        #expect(folder.text("out") == "a file")
    }
}
