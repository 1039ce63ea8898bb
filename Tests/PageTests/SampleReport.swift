import AmbrotypeDrawing
import AmbrotypeImages
import AmbrotypeSnapshots
import Foundation

/// A verified run as it is in real life: one picture that moved, one without golden, one in error, and some that are equal.
final class SampleReport {
    let folder: URL
    let page: String
    private let manifest: Manifest

    private static let budget = MemoryBudget(limit: 1 << 26)

    init(message: String = "The view could not be drawn.", unchanged: Int = 1, orphan: Bool = false) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("ambrotype-page-\(UUID().uuidString)")
        page = folder.path + "/report.html"
        let store = SnapshotStore(root: folder.path + "/goldens")
        let old = try Self.capture("Commute.systemSmall.light", family: "systemSmall", box: 8)
        let equal = try (0..<unchanged).map {
            try Self.capture("Commute.same.\($0)", family: "systemMedium", box: 40)
        }
        let orphans = orphan ? [try Self.capture("Commute.old", family: "systemSmall", box: 90)] : []
        let recorder = SnapshotRun(store: store, mode: .all)
        let recording = try Recording(into: store)
        for capture in [old] + equal + orphans {
            _ = recorder.check(capture, recording: recording, budget: Self.budget)
        }
        try recording.commit()
        let rules = ComparisonRules(
            standard: .init(ignored: [.pixels(PixelBox(x: 100, y: 100, width: 10, height: 10))]))
        let run = SnapshotRun(
            store: store, mode: .never, rules: rules, artifacts: ArtifactFolder(root: folder.path + "/artifacts"))
        var records = [
            run.check(
                try Self.capture("Commute.systemSmall.light", family: "systemSmall", box: 24), budget: Self.budget),
            run.check(try Self.capture("Commute.fresh", family: "systemMedium", box: 60), budget: Self.budget),
        ]
        records += equal.map { run.check($0, budget: Self.budget) }
        records += run.removals(orphans.map(\.name))
        records.append(run.failure(SnapshotName("Commute.broken")!, message))
        manifest = Manifest(tool: "0.1.0", verb: "verify", goldens: "goldens", records: records)
        try write(sourceLink: "https://host.example/{file}#L{line}")
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func write(sourceLink: String?) throws {
        try ReportPage(
            manifest, artifacts: ArtifactFolder(root: folder.path + "/artifacts"),
            options: .init(sourceLink: sourceLink)
        ).write(to: page)
    }

    /// 120 × 120 pixels at 2×: white, with a box whose text the tree knows.
    private static func capture(_ name: String, family: String, box x: Int) throws -> Capture {
        let pixmap = try Pixmap(width: 120, height: 120, budget: budget, for: "a test")
        let pixels = UnsafeMutableRawPointer(pixmap.bytes.baseAddress!).assumingMemoryBound(to: UInt32.self)
        for index in 0..<120 * 120 {
            let inside = (x..<x + 30).contains(index % 120) && (20..<50).contains(index / 120)
            pixels[index] = inside ? 0xff20_40c0 : 0xffff_ffff
        }
        let text = PlacedTree(
            place: "VStack/Text[0]", type: "Text", text: "Arriving",
            frame: CGRect(x: Double(x) / 2, y: 10, width: 15, height: 15))
        let tree = PlacedTree(
            place: "VStack", type: "VStack", frame: CGRect(x: 0, y: 0, width: 60, height: 60), children: [text])
        return Capture(
            name: SnapshotName(name)!, picture: .pixels(pixmap), scale: 2,
            context: SceneContext(target: "Commute", family: family, mode: "fullColor", scheme: "light", locale: "en"),
            stamp: DrawingStamp(tool: "0.1.0", fonts: []), tree: tree, source: SourcePlace(file: "a b/c.json", line: 7))
    }

    /// JavaScript that names elements whose text has a contrast under 4.5 (WCAG 2) with the ground below it.
    static let poorContrasts = """
        (() => {
          const parse = (color) => { const c = document.createElement("canvas").getContext("2d"); c.fillStyle = color; c.fillRect(0, 0, 1, 1); return [...c.getImageData(0, 0, 1, 1).data]; };
          const light = ([r, g, b]) => { const f = (v) => (v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4; return 0.2126 * f(r) + 0.7152 * f(g) + 0.0722 * f(b); };
          const ground = (e) => { for (; e; e = e.parentElement) { const c = parse(getComputedStyle(e).backgroundColor); if (c[3] === 255) return c; } return [255, 255, 255, 255]; };
          const poor = [];
          for (const e of document.querySelectorAll("body *")) {
            if (e.closest("dialog, noscript, :disabled") || !e.offsetParent) continue;
            if (![...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim())) continue;
            if (["SCRIPT", "STYLE", "OPTION"].includes(e.tagName)) continue;
            const [a, b] = [light(parse(getComputedStyle(e).color)), light(ground(e))].sort((x, y) => y - x);
            if ((a + 0.05) / (b + 0.05) < 4.5) poor.push(e.tagName + "." + e.className + " " + e.textContent.slice(0, 20) + " " + ((a + 0.05) / (b + 0.05)).toFixed(2));
          }
          return poor.join("; ");
        })()
        """
}
