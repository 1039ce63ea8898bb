import Foundation

/// A folder of goldens: `<name>.png` and beside it `<name>.json`, or in place of all of them `hashes.txt`.
///
/// Reading needs no lock. Writing goes through a `Recording`, which leaves the old set or the new one.
package struct SnapshotStore: Sendable {
    /// The folder; it need not exist. Messages and reports show it as it is given.
    package let root: String

    package init(root: String) { self.root = root.count > 1 && root.hasSuffix("/") ? String(root.dropLast()) : root }

    /// A golden as it lies in the folder.
    package struct Golden: Sendable {
        package var png: [UInt8]
        /// Nil if there is none, if it cannot be read, or if it belongs to another picture.
        package var sidecar: Sidecar?
        /// Why there is no sidecar.
        package var note: String?
    }

    package func picturePath(_ name: SnapshotName) -> String { "\(root)/\(name).png" }
    package func sidecarPath(_ name: SnapshotName) -> String { "\(root)/\(name).json" }
    package var hashesPath: String { "\(root)/hashes.txt" }

    /// Names of all goldens, sorted. Hidden files and files that the store could not have written are left out.
    package func names() throws(StoreError) -> [SnapshotName] {
        try Files.names(in: root).filter { $0.hasSuffix(".png") }
            .compactMap { SnapshotName(exactly: String($0.dropLast(4))) }.sorted()
    }

    /// Nil if there is no golden of that name.
    package func golden(_ name: SnapshotName) throws(StoreError) -> Golden? {
        guard let png = try Files.read(picturePath(name)) else { return nil }
        if LFSPointer.recognises(png) { throw .lfsPointer(path: picturePath(name)) }
        guard let text = try Files.read(sidecarPath(name)) else {
            return Golden(png: png, note: "The golden has no sidecar \(name).json; what moved is not known.")
        }
        guard let sidecar = Sidecar(text: text) else {
            return Golden(png: png, note: "The sidecar \(name).json cannot be read; what moved is not known.")
        }
        guard sidecar.file == FileDigest.hex(png) else {
            return Golden(
                png: png, note: "The sidecar \(name).json belongs to another picture; what moved is not known.")
        }
        return Golden(png: png, sidecar: sidecar)
    }

    /// Goldens that belong to none of `known`, sorted; those of one shard only if given.
    package func orphans(among known: some Sequence<SnapshotName>, shard: Shard? = nil) throws(StoreError)
        -> [SnapshotName]
    {
        let wanted = Set(known)
        let kept = try HashList.read(hashesPath)?.entries.keys.sorted() ?? []
        return Set(try names() + kept).filter { !wanted.contains($0) && shard?.contains($0) ?? true }.sorted()
    }

    /// Removes goldens and their sidecars.
    package func remove(_ names: [SnapshotName]) throws(StoreError) {
        let recording = try Recording(into: self)
        for name in names { recording.remove(name) }
        try recording.commit()
    }
}
