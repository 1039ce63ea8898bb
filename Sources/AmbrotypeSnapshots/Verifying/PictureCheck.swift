import AmbrotypeDrawing
import AmbrotypeImages
import Foundation

/// One picture against its golden picture.
struct PictureCheck {
    private let run: SnapshotRun
    private let capture: Capture
    private let recording: Recording?
    private let budget: MemoryBudget
    private var drawn: DrawnPicture

    init(_ run: SnapshotRun, _ capture: Capture, _ recording: Recording?, _ budget: MemoryBudget) {
        (self.run, self.capture, self.recording, self.budget) = (run, capture, recording, budget)
        drawn = DrawnPicture(capture, budget)
    }

    private var name: SnapshotName { capture.name }

    func record() throws -> SnapshotRecord {
        var copy = self
        return try copy.judge()
    }

    private mutating func judge() throws -> SnapshotRecord {
        guard let golden = try run.store.golden(name) else { return try missing() }
        if try isSame(golden) { return try same(golden) }
        let (read, actual) = try sideBySide(threads: drawn.givenBytes == nil ? 1 : run.threads) {
            Result { () throws(ImageError) in
                try decodePNG(golden.png, budget: budget, name: run.store.picturePath(name))
            }
        } _: {
            try drawn.pixels()
        }
        switch read {
        case .success(let expected): return try compare(golden, expected, actual)
        case .failure(let error):
            if case .budget = error { throw error }
            return try spoilt(error)
        }
    }

    // MARK: Spoilt

    /// The golden is no picture any more: cut short by a full disk, a merge, an editor. Drawing it anew needs nothing of it.
    private mutating func spoilt(_ error: ImageError) throws -> SnapshotRecord {
        let path = run.store.shown(run.store.picturePath(name))
        let problem = error.problem.hasSuffix(".") ? String(error.problem.dropLast()) : error.problem
        guard run.mode == .all || run.mode == .failed else {
            return base(
                .error,
                "The golden \(path) is no readable picture (\(problem)). Take it from version control, or draw it anew: "
                    + "`ambrotype record --mode failed`.")
        }
        try stage()
        return base(.recorded, "The golden was no readable picture (\(problem)) and was drawn anew.")
    }

    // MARK: Equal

    /// Without decoding the golden: equal files, or equal pixels by a sidecar that belongs to the file.
    private mutating func isSame(_ golden: SnapshotStore.Golden) throws -> Bool {
        if drawn.givenBytes == golden.png { return true }
        guard drawn.givenBytes == nil, let pixels = golden.pixels else { return false }
        return pixels == PixelDigest.hex(try drawn.pixels())
    }

    private mutating func same(_ golden: SnapshotStore.Golden) throws -> SnapshotRecord {
        var record = base(.unchanged, "No pixel differs.")
        let size = try Self.size(of: golden.png, name: run.store.picturePath(name))
        (record.width, record.height) = (size.width, size.height)
        if run.mode == .all { record.notes = try refreshSidecar(golden) }
        return record
    }

    /// Fonts, tool, scene and tree may be others although the pixels are the same.
    private mutating func refreshSidecar(_ golden: SnapshotStore.Golden) throws -> [String]? {
        let sidecar = try drawn.sidecar(file: golden.png)
        guard sidecar.json != golden.sidecar?.json else { return nil }
        try recording!.stage(name, png: golden.png, sidecar: sidecar)
        return ["The sidecar was written anew."]
    }

    private static func size(of png: [UInt8], name: String) throws -> PictureDifference.Size {
        let header = try readHeader(.bytes(png, name: name))
        return .init(header.width, header.height)
    }

    // MARK: Missing

    private mutating func missing() throws -> SnapshotRecord {
        var record = base(run.mode == .never ? .added : .recorded, "There was no golden; it is recorded now.")
        let pixels = try drawn.pixels()
        (record.width, record.height) = (pixels.width, pixels.height)
        guard run.mode == .never else {
            try stage()
            return record
        }
        record.message =
            "There is no golden \(run.store.shown(run.store.picturePath(name))); `ambrotype record --mode missing` makes it."
        record.artifacts = try keep { artifacts, folder in
            let png = try drawn.quickPNG()
            artifacts.actual = try folder.write(png, as: "actual.png", of: name)
            try folder.write(Array(drawn.sidecar(file: png).json.text.utf8), as: "actual.json", of: name)
        }
        return record
    }

    private mutating func stage() throws {
        let png = try drawn.png()
        try recording!.stage(name, png: png, sidecar: drawn.sidecar(file: png))
    }

    // MARK: Comparing

    private mutating func compare(
        _ golden: SnapshotStore.Golden, _ expected: Pixmap, _ actual: Pixmap
    ) throws -> SnapshotRecord {
        let settings = run.rules.settings(for: name)
        let trees = [golden.sidecar?.tree, capture.tree].compactMap { $0 }
        let ignored = IgnoredBoxes(settings.ignored, trees: trees, scale: capture.scale)
        let comparison = try PixelComparison(
            expected: expected, actual: actual, settings: settings, ignored: ignored.boxes, scale: capture.scale,
            budget: budget, threads: run.threads)
        var record = base(.changed, comparison.difference.sentence)
        (record.width, record.height) = (actual.width, actual.height)
        record.notes = ([golden.note].compactMap { $0 } + ignored.notes).nilIfEmpty
        record.ignored = ignored.boxes.map { [$0.x, $0.y, $0.width, $0.height] }.nilIfEmpty
        guard comparison.difference.verdict != .equal else {
            record.type = .unchanged
            return run.mode == .all ? try replaced(record) : record
        }
        describe(comparison.difference, golden, trees, &record)
        if comparison.difference.passes, run.mode != .all {
            record.type = .unchanged
            return record
        }
        if run.mode == .failed || run.mode == .all { return try replaced(record) }
        record.artifacts = try keepDifference(expected, actual, comparison, ignored.boxes, golden)
        return record
    }

    private func describe(
        _ difference: PictureDifference, _ golden: SnapshotStore.Golden, _ trees: [PlacedTree],
        _ record: inout SnapshotRecord
    ) {
        let scale = capture.scale
        record.difference = .init(difference) { box in
            TreeComparison.views(in: box.points(scale: scale), of: trees)
        }
        if let old = golden.sidecar?.tree, let new = capture.tree {
            let comparison = TreeComparison(old: old, new: new)
            record.moved = comparison.sentences.nilIfEmpty
            record.movements = comparison.movements.map(SnapshotRecord.Movement.init).nilIfEmpty
        }
        if let stamp = golden.sidecar?.stamp,
            let cause = capture.stamp.cause(ofDifferenceFrom: stamp, atHand: run.fonts)
        {
            record.cause = cause.word
            record.message += " " + cause.sentence
        }
    }

    private mutating func replaced(_ record: SnapshotRecord) throws -> SnapshotRecord {
        try stage()
        var record = record
        record.type = .recorded
        record.message = "The golden was replaced. " + record.message
        return record
    }

    // MARK: Artifacts

    private mutating func keepDifference(
        _ expected: Pixmap, _ actual: Pixmap, _ comparison: PixelComparison, _ ignored: [PixelBox],
        _ golden: SnapshotStore.Golden
    ) throws -> SnapshotRecord.Artifacts? {
        guard let mask = comparison.mask else { return nil }
        let picture = DifferencePicture(
            expected: expected, actual: actual, mask: mask, ignored: ignored,
            boxes: comparison.difference.boxes.map(\.box), scale: capture.scale)
        let joined = JoinedPicture([
            .init("EXPECTED", expected), .init("ACTUAL", actual), .init("DIFFERENCE", picture),
        ])
        return try keep { artifacts, folder in
            let png = try drawn.quickPNG()
            artifacts.expected = try folder.write(golden.png, as: "expected.png", of: name)
            artifacts.actual = try folder.write(png, as: "actual.png", of: name)
            let (alone, together) = try sideBySide(threads: run.threads) {
                try picture.png(budget: budget, name: "\(name)")
            } _: {
                try joined.png(budget: budget, name: "\(name)")
            }
            artifacts.difference = try folder.write(alone, as: "difference.png", of: name)
            artifacts.joined = try folder.write(together, as: "joined.png", of: name)
            try folder.write(Array(drawn.sidecar(file: png).json.text.utf8), as: "actual.json", of: name)
        }
    }

    private func keep(
        _ body: (inout SnapshotRecord.Artifacts, ArtifactFolder) throws -> Void
    ) throws -> SnapshotRecord.Artifacts? {
        guard let folder = run.artifacts else { return nil }
        var artifacts = SnapshotRecord.Artifacts()
        try body(&artifacts, folder)
        return artifacts
    }

    private func base(_ type: SnapshotRecord.Kind, _ message: String) -> SnapshotRecord {
        run.plainRecord(name, type, message)
    }
}

extension Array {
    var nilIfEmpty: Self? { isEmpty ? nil : self }
}
