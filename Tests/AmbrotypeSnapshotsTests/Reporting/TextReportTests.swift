import AmbrotypeSnapshots
import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

@Suite("Text reports")
struct TextReportTests {
    private static func record(_ name: String, _ type: SnapshotRecord.Kind, _ message: String = "m") -> SnapshotRecord {
        SnapshotRecord(name: Captures.name(name), type: type, message: message)
    }

    private static func manifest(_ records: [SnapshotRecord]) -> Manifest {
        Manifest(tool: "0.1.0", verb: "verify", goldens: "goldens", records: records)
    }

    @Test("JUnit has a suite for each target, counts, and failures with paths; any text is well-formed")
    func junit() throws {
        let folder = try Folder()
        try Captures.record([try Captures.capture("a"), try Captures.capture("b")], in: folder)
        let now = [try Captures.capture("a", box: 20), try Captures.capture("b")]
        var records = Captures.verify(now, in: folder, artifacts: true)
        records.append(Self.record("a.z", .error, "<bad> & \"worse\" \u{1} ]]>"))
        let text = JUnitReport.text(Self.manifest(records), artifacts: "out")
        #expect(text.contains("<testsuite name=\"a\" tests=\"2\" failures=\"1\" errors=\"1\""))
        #expect(text.contains("<testsuite name=\"b\" tests=\"1\" failures=\"0\" errors=\"0\""))
        #expect(text.contains("Text 'Arriving' moved 8 pt right"))
        #expect(text.contains("joined: out/a/joined.png"))
        #expect(XMLParser(data: Data(text.utf8)).parse())
        // A folder elsewhere would be another on each machine.
        #expect(JUnitReport.text(Self.manifest(records), artifacts: "/home/a/out").contains("joined: a/joined.png"))
    }

    @Test("Trouble that belongs to no picture stands in every report, and merging tells it once")
    func issues() throws {
        func part(_ index: Int) -> Manifest {
            Manifest(
                tool: "0.1.0", verb: "verify", goldens: "goldens", shard: Shard(index: index, of: 2),
                issues: ["a<b: cannot be read"], records: [Self.record("n\(index)", .unchanged)])
        }
        let manifest = try Manifest.merged([part(1), part(2)])
        #expect(manifest.issues == ["a<b: cannot be read"])
        #expect(try Manifest(text: Array(manifest.json.text.utf8)) == manifest)
        let junit = JUnitReport.text(manifest, artifacts: "out")
        #expect(junit.contains("<testsuites name=\"ambrotype verify\" tests=\"3\" failures=\"0\" errors=\"1\""))
        #expect(XMLParser(data: Data(junit.utf8)).parse())
        #expect(MarkdownReport.comment(manifest).contains("- a&lt;b: cannot be read"))
        #expect(MarkdownReport.comment(manifest).hasPrefix("### ❌"))
        #expect(GitHubAnnotations.text(manifest) == "::error title=Ambrotype::a<b: cannot be read\n")
    }

    @Test("A comment on hashes says how to see where; one on pictures need not")
    func hashes() throws {
        let folder = try Folder()
        try Captures.record([try Captures.capture("a")], in: folder)
        let pictures = Captures.verify([try Captures.capture("a", box: 20)], in: folder)
        #expect(MarkdownReport.comment(Self.manifest([Self.record("a", .changed)])).contains("compare --base COMMIT"))
        #expect(!MarkdownReport.comment(Self.manifest(pictures)).contains("compare --base COMMIT"))
    }

    @Test("A comment names the gravest first and neither embeds pictures nor lets text become markup")
    func comment() {
        var changed = Self.record("change", .changed)
        changed.moved = ["Text 'a|b @me <x>' moved 4 pt down"]
        let text = MarkdownReport.comment(
            Self.manifest([changed, Self.record("zed", .error, "why"), Self.record("same", .unchanged)]), link: "r.html"
        )
        #expect(text.hasPrefix("### ❌ Ambrotype verify: 1 in error, 1 changed, 1 unchanged\n"))
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }
        #expect(rows.map { String($0.prefix(9)) } == ["| `zed` |", "| `change"])
        #expect(text.contains("a\\|b @\u{200b}me &lt;x>"))
        #expect(!text.contains("data:"))
        #expect(text.hasSuffix("[The whole report](r.html)\n"))
        #expect(MarkdownReport.comment(Self.manifest([Self.record("same", .unchanged)])).hasPrefix("### ✅"))
    }

    @Test("Long comments and summaries are cut with a note, within their limits")
    func limits() {
        let records = (0..<20_000).map {
            Self.record("a-rather-long-name-of-a-picture-\($0)", .error, "a message of some length, number \($0)")
        }
        let comment = MarkdownReport.comment(Self.manifest(records), link: "report.html")
        #expect(comment.utf16.count <= MarkdownReport.commentLimit && comment.utf16.count > 60_000)
        #expect(comment.contains(" more; the manifest"))
        #expect(comment.hasSuffix("(report.html)\n"))
        let summary = MarkdownReport.stepSummary(Self.manifest(records))
        #expect(summary.utf8.count <= MarkdownReport.summaryLimit && summary.utf8.count > 1_000_000)
    }

    @Test("Annotations are ten of a level at most, escaped, with a last line about the rest")
    func annotations() {
        var records = (0..<14).map { Self.record("p-\($0)", .error, "50 %\nbroken") }
        records[0].source = SourcePlace(file: "a:b,c.swift", line: 7)
        records += (0..<12).map { Self.record("o-\($0)", .removed) }
        let lines = GitHubAnnotations.text(Self.manifest(records)).split(separator: "\n")
        #expect(lines.count { $0.hasPrefix("::error ") } == 10)
        #expect(lines.count { $0.hasPrefix("::warning ") } == 10)
        #expect(lines[0] == "::error file=a%3Ab%2Cc.swift,line=7,title=p-0%3A error::50 %25%0Abroken")
        #expect(lines.last == "::notice title=Ambrotype::6 more are not shown here; the report has them all.")
        #expect(GitHubAnnotations.text(Self.manifest([])) == "")
    }

    @Test("Changes that other fonts explain are one sentence above the table")
    func cause() {
        var changed = Self.record("a", .changed)
        changed.cause = "fonts"
        let text = MarkdownReport.comment(Self.manifest([changed, Self.record("b", .changed)]))
        #expect(text.contains("> 1 of 2 changed pictures have goldens that were drawn with other fonts"))
    }
}
