import AmbrotypeDrawing
import AmbrotypeImages
import AmbrotypeSnapshots
import Foundation

/// Captures of small pictures.
enum Captures {
    static let stamp = DrawingStamp(tool: "0.1.0", fonts: [.init(file: "Inter.ttf", sha256: "aa")])

    static func name(_ text: String) -> SnapshotName { SnapshotName(text)! }

    /// A square of 40 × 40 pixels with a box at `x`, under a tree that says so.
    static func capture(
        _ name: String, box x: Int = 4, size: Int = 40, color: UInt32 = 0xff00_0000, asPNG: Bool = false,
        stamp: DrawingStamp = stamp
    ) throws -> Capture {
        let canvas = try Canvas(size, size)
        canvas.paint(x, 4, 8, 8, color)
        let side = Double(size) / 2
        let text = PlacedTree(
            place: "VStack/Text[0]", type: "Text", text: "Arriving",
            frame: CGRect(x: Double(x) / 2, y: 2, width: 4, height: 4))
        let tree = PlacedTree(
            place: "VStack", type: "VStack", frame: CGRect(x: 0, y: 0, width: side, height: side), children: [text])
        let picture: Capture.Picture =
            asPNG ? .png(try encodePNG(canvas.pixmap, budget: Canvas.budget)) : .pixels(canvas.pixmap)
        return Capture(
            name: Self.name(name), picture: picture, scale: 2,
            context: SceneContext(target: name, family: "systemSmall", scheme: "light", locale: "en"), stamp: stamp,
            tree: tree,
            memory: MemoryFigures(peak: 1000, limit: 2000, pictures: 0))
    }

    /// Records captures into a folder.
    @discardableResult
    static func record(
        _ captures: [Capture], in folder: Folder, mode: RecordMode = .all, kind: GoldenKind = .pictures,
        watch: @escaping @Sendable (Recording.Step) -> Void = { _ in }
    ) throws -> [SnapshotRecord] {
        let run = SnapshotRun(store: SnapshotStore(root: folder.path + "/goldens"), mode: mode, kind: kind)
        let recording = try Recording(into: run.store, watch: watch)
        let records = captures.map { run.check($0, recording: recording, budget: Canvas.budget) }
        try recording.commit()
        return records
    }

    static func verify(
        _ captures: [Capture], in folder: Folder, kind: GoldenKind = .pictures, rules: ComparisonRules = .init(),
        artifacts: Bool = false
    ) -> [SnapshotRecord] {
        let run = SnapshotRun(
            store: SnapshotStore(root: folder.path + "/goldens"), mode: .never, kind: kind, rules: rules,
            artifacts: artifacts ? ArtifactFolder(root: folder.path + "/artifacts") : nil)
        return captures.map { run.check($0, budget: Canvas.budget) }
    }
}
