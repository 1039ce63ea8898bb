/// `approve`: makes the pictures that a run kept of its failures the new goldens, without drawing them again.
package enum Approval {
    /// - Parameters:
    ///   - manifest: the run's; its `changed` and `added` pictures are meant.
    ///   - isMeant: a filter by name.
    /// - Returns: the names that were approved, sorted. All of them or, if this throws, none.
    package static func approve(
        _ manifest: Manifest, from artifacts: ArtifactFolder, into store: SnapshotStore,
        where isMeant: (String) -> Bool = { _ in true }
    ) throws(ApprovalError) -> [String] {
        let meant = manifest.records.filter { ($0.type == .changed || $0.type == .added) && isMeant($0.name) }
        do throws(StoreError) {
            let recording = try Recording(into: store)
            for record in meant {
                guard let name = SnapshotName(exactly: record.name), let file = record.artifacts?.actual,
                    let png = try artifacts.read(file), let text = try artifacts.read("\(name)/actual.json"),
                    let sidecar = Sidecar(text: text), sidecar.file == FileDigest.hex(png)
                else {
                    try recording.cancel()
                    throw .unreadable(
                        path: "\(artifacts.root)/\(record.name)", reason: "the picture or its sidecar is missing")
                }
                try recording.stage(name, png: png, sidecar: sidecar)
            }
            try recording.commit()
        } catch { throw ApprovalError(error) }
        return meant.map(\.name).sorted()
    }
}

/// Nothing was approved.
package struct ApprovalError: Error, Equatable, Sendable, CustomStringConvertible {
    package var cause: StoreError
    init(_ cause: StoreError) { self.cause = cause }

    package var description: String { "nothing was approved: \(cause) Run `ambrotype verify` again." }
}
