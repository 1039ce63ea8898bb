import AmbrotypeDrawing
import AmbrotypeImages

/// One picture against its line in the list of hashes: whether it differs, not where.
struct HashCheck {
    private let run: SnapshotRun
    private let capture: Capture
    private let recording: Recording?
    private let budget: MemoryBudget

    init(_ run: SnapshotRun, _ capture: Capture, _ recording: Recording?, _ budget: MemoryBudget) {
        (self.run, self.capture, self.recording, self.budget) = (run, capture, recording, budget)
    }

    func record() throws -> SnapshotRecord {
        var drawn = DrawnPicture(capture, budget)
        let pixels = try drawn.pixels()
        let now = HashList.Entry(digest: PixelDigest.hex(pixels), width: pixels.width, height: pixels.height)
        let list = try run.hashes.list()
        var record = run.plainRecord(capture.name, .unchanged, "No pixel differs.")
        (record.width, record.height) = (pixels.width, pixels.height)
        let old = list?.entries[capture.name]
        guard old != now else {
            if run.mode == .all { recording!.stage(capture.name, hash: now, stamp: capture.stamp) }
            return record
        }
        record.type = old == nil ? .added : .changed
        record.message = sentence(old, now)
        if let old, let stamp = list?.stamp { describe(old, now, stamp, &record) }
        if run.mode == .all || run.mode == .failed || run.mode == .missing && old == nil {
            recording!.stage(capture.name, hash: now, stamp: capture.stamp)
            record.type = .recorded
            record.message =
                old == nil ? "There was no hash; it is recorded now." : "The hash was replaced. " + record.message
            return record
        }
        if let folder = run.artifacts {
            var artifacts = SnapshotRecord.Artifacts()
            let png = try drawn.quickPNG()
            artifacts.actual = try folder.write(png, as: "actual.png", of: capture.name)
            try folder.write(Array(drawn.sidecar(file: png).json.text.utf8), as: "actual.json", of: capture.name)
            record.artifacts = artifacts
        }
        return record
    }

    private func sentence(_ old: HashList.Entry?, _ now: HashList.Entry) -> String {
        guard let old else {
            return
                "There is no hash of this picture in \(run.store.shown(run.store.hashesPath)); `ambrotype record --mode missing` adds it."
        }
        if (old.width, old.height) != (now.width, now.height) {
            return "The size differs: expected \(old.width)×\(old.height), got \(now.width)×\(now.height) pixels."
        }
        return
            "The pixels differ by their hash. Hashes do not say where: `ambrotype compare --base COMMIT` draws the other "
            + "commit's pictures and compares with them."
    }

    private func describe(
        _ old: HashList.Entry, _ now: HashList.Entry, _ stamp: DrawingStamp, _ record: inout SnapshotRecord
    ) {
        if (old.width, old.height) != (now.width, now.height) {
            record.difference = .init(
                PictureDifference(
                    expected: .init(old.width, old.height), actual: .init(now.width, now.height), compared: 0,
                    settings: .exact)
            ) { _ in [] }
        }
        if let cause = capture.stamp.cause(ofDifferenceFrom: stamp, atHand: run.fonts) {
            record.cause = cause.word
            record.message += " " + cause.sentence
        }
    }
}
