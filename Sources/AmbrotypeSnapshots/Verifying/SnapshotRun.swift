package import AmbrotypeDrawing
import AmbrotypeImages
import Foundation

/// One run of `record`, `verify` or `compare`: settings that hold for all its pictures, and the check of each.
///
/// `check` may be called from many threads at once, each with its own budget; a picture's buffers are gone when it returns.
package struct SnapshotRun: Sendable {
    package let store: SnapshotStore
    package var mode: RecordMode
    package var kind: GoldenKind
    package var rules: ComparisonRules
    /// Where failures' pictures go; none are kept if nil.
    package var artifacts: ArtifactFolder?
    /// Threads for one comparison; 1 where many pictures are checked at once.
    package var threads: Int
    /// The fonts this machine draws with; nil where pictures come from elsewhere.
    package var fonts: DrawingStamp.FontsAtHand?
    let hashes: HashListReader

    package init(
        store: SnapshotStore, mode: RecordMode, kind: GoldenKind = .pictures, rules: ComparisonRules = .init(),
        artifacts: ArtifactFolder? = nil, threads: Int = 1, fonts: DrawingStamp.FontsAtHand? = nil
    ) {
        self.fonts = fonts
        (self.store, self.mode, self.kind, self.rules) = (store, mode, kind, rules)
        (self.artifacts, self.threads) = (artifacts, threads)
        hashes = HashListReader(path: store.hashesPath)
    }

    /// Compares a picture with its golden and stages what is to be recorded. Trouble becomes a record of type `error`.
    ///
    /// - Parameter recording: needed by every mode but `.never`; the caller commits it when all pictures are through.
    package func check(_ capture: Capture, recording: Recording? = nil, budget: MemoryBudget) -> SnapshotRecord {
        precondition(mode == .never || recording != nil, "recording needs a recording")
        var record: SnapshotRecord
        do {
            try artifacts?.clear(capture.name)
            switch kind {
            case .pictures: record = try PictureCheck(self, capture, recording, budget).record()
            case .hashes: record = try HashCheck(self, capture, recording, budget).record()
            }
        } catch {
            let words = "\(error)".replacing(store.root + "/", with: store.shown + "/")
            record = SnapshotRecord(name: capture.name, type: .error, message: words)
        }
        record.context = capture.context
        record.memory = capture.memory
        record.source = capture.source
        record.scale = capture.scale
        return record
    }

    /// The record of a picture that could not be drawn.
    package func failure(
        _ name: SnapshotName, _ message: String, context: SceneContext? = nil, source: SourcePlace? = nil
    ) -> SnapshotRecord {
        var record = SnapshotRecord(name: name, type: .error, message: message)
        (record.context, record.source) = (context, source)
        return record
    }

    /// Records of goldens that belong to no picture.
    /// - Parameter known: all pictures there are, also those of other shards and those a filter left out.
    package func orphans(among known: some Sequence<SnapshotName>, shard: Shard? = nil) throws(StoreError)
        -> [SnapshotRecord]
    {
        removals(try store.orphans(among: known, shard: shard))
    }

    /// Records of goldens that are known to belong to no picture.
    package func removals(_ names: [SnapshotName]) -> [SnapshotRecord] {
        names.map { name in
            var record = SnapshotRecord(
                name: name, type: .removed,
                message: "No picture belongs to this golden; `ambrotype clean --orphans` removes it.")
            record.golden = store.shown(kind == .pictures ? store.picturePath(name) : store.hashesPath)
            return record
        }
    }
}
