package import AmbrotypeDrawing
import AmbrotypeImages

/// `approve`: makes the pictures that a run kept of its failures the new goldens, without drawing them again.
package enum Approval {
    /// - Parameters:
    ///   - manifest: the run's; its `changed` and `added` pictures are meant.
    ///   - kind: what the goldens are kept as.
    ///   - budget: one picture at a time is held in it.
    ///   - isMeant: a filter by name.
    /// - Returns: the names that were approved, sorted. All of them or, if this throws, none.
    package static func approve(
        _ manifest: Manifest, from artifacts: ArtifactFolder, into store: SnapshotStore,
        kind: GoldenKind = .pictures, budget: MemoryBudget, where isMeant: (String) -> Bool = { _ in true }
    ) throws(ApprovalError) -> [String] {
        let meant = candidates(manifest, where: isMeant)
        do throws(StoreError) {
            let recording = try Recording(into: store)
            for record in meant {
                let kept = try KeptPicture(record, artifacts, budget)
                switch kind {
                case .pictures: try recording.stage(kept.name, png: kept.png, sidecar: kept.sidecar)
                case .hashes:
                    let entry = HashList.Entry(
                        digest: kept.sidecar.pixels, width: kept.sidecar.width, height: kept.sidecar.height)
                    recording.stage(kept.name, hash: entry, stamp: kept.sidecar.stamp)
                }
            }
            try recording.commit()
        } catch { throw ApprovalError(error) }
        return meant.map(\.name).sorted()
    }

    /// The records that `approve` would take.
    package static func candidates(
        _ manifest: Manifest, where isMeant: (String) -> Bool = { _ in true }
    ) -> [SnapshotRecord] {
        manifest.records.filter { ($0.type == .changed || $0.type == .added) && isMeant($0.name) }
    }
}

/// The picture of one failure, as a golden: its file is made as small as `record` makes it, so that a golden's bytes do not
/// tell which way it came.
private struct KeptPicture {
    var name: SnapshotName
    var png: [UInt8]
    var sidecar: Sidecar

    init(_ record: SnapshotRecord, _ artifacts: ArtifactFolder, _ budget: MemoryBudget) throws(StoreError) {
        guard let name = SnapshotName(exactly: record.name), let file = record.artifacts?.actual,
            let kept = try artifacts.read(file), let text = try artifacts.read("\(name)/actual.json"),
            let sidecar = Sidecar(text: text), sidecar.file == FileDigest.hex(kept)
        else {
            throw .unreadable(path: "\(artifacts.root)/\(record.name)", reason: "the picture or its sidecar is missing")
        }
        (self.name, self.sidecar) = (name, sidecar)
        do throws(ImageError) {
            let pixels = try decodePNG(kept, budget: budget, name: record.name)
            png = try encodePNG(pixels, options: PNGOptions(optimised: true), budget: budget, name: record.name)
        } catch { throw .unreadable(path: "\(artifacts.root)/\(file)", reason: error.problem) }
        self.sidecar.file = FileDigest.hex(png)
    }
}

/// Nothing was approved.
package struct ApprovalError: Error, Equatable, Sendable, CustomStringConvertible {
    package var cause: StoreError
    init(_ cause: StoreError) { self.cause = cause }

    package var description: String { "nothing was approved: \(cause) Run `ambrotype verify` again." }
}
