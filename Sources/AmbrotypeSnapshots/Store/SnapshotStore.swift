import Foundation

/// A folder of goldens: `<name>.png` and beside it `<name>.json`, or in place of all of them `hashes.txt`.
///
/// Reading needs no lock. Writing goes through a `Recording`, which leaves the old set or the new one.
package struct SnapshotStore: Sendable {
    /// The folder; it need not exist.
    package let root: String
    /// The folder as messages and reports name it: as a person gave it, so that they read alike on every machine.
    package let shown: String
    /// Pictures that lie elsewhere than their names say, by name: full paths. Such a store is read, never written.
    private let files: [SnapshotName: String]

    /// - Parameter shown: the folder as messages and reports name it; as given where nil.
    package init(root: String, shownAs shown: String? = nil) {
        self.root = Self.bare(root)
        self.shown = Self.bare(shown ?? root)
        files = [:]
    }

    /// Pictures of any folder structure, to compare with.
    package init(pictures: [SnapshotName: String], root: String, shownAs shown: String) {
        (self.root, self.shown, files) = (Self.bare(root), Self.bare(shown), pictures)
    }

    private static func bare(_ path: String) -> String {
        path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    /// A golden as it lies in the folder.
    package struct Golden: Sendable {
        package var png: [UInt8]
        /// SHA-256 of the pixels, as the sidecar says; nil if there is none, or if it belongs to another picture.
        package var pixels: String?
        /// Why there is no sidecar.
        package var note: String?
        fileprivate var text: [UInt8]?

        /// The whole sidecar, trees and all; read anew at each call. Nil where `note` says why.
        package var sidecar: Sidecar? { pixels == nil ? nil : text.flatMap { Sidecar(text: $0) } }
    }

    package func picturePath(_ name: SnapshotName) -> String { files[name] ?? "\(root)/\(name).png" }
    package func sidecarPath(_ name: SnapshotName) -> String {
        files[name].map { $0.dropLast(4) + ".json" } ?? "\(root)/\(name).json"
    }
    package var hashesPath: String { "\(root)/hashes.txt" }

    /// A path of this store as messages and reports name it.
    package func shown(_ path: String) -> String {
        path == root ? shown : path.hasPrefix(root + "/") ? shown + path.dropFirst(root.count) : path
    }

    /// Names of all goldens, sorted. Hidden files and files that the store could not have written are left out.
    package func names() throws(StoreError) -> [SnapshotName] {
        try Files.names(in: root).filter { $0.hasSuffix(".png") }
            .compactMap { SnapshotName(exactly: String($0.dropLast(4))) }.sorted()
    }

    /// Nil if there is no golden of that name.
    package func golden(_ name: SnapshotName) throws(StoreError) -> Golden? {
        guard let png = try Files.read(picturePath(name)) else { return nil }
        if LFSPointer.recognises(png) { throw .lfsPointer(path: shown(picturePath(name))) }
        guard let text = try Files.read(sidecarPath(name)) else {
            return Golden(png: png, note: "The golden has no sidecar \(name).json; what moved is not known.")
        }
        guard let head = Sidecar.Head(text: text) else {
            return Golden(png: png, note: "The sidecar \(name).json cannot be read; what moved is not known.")
        }
        guard head.file == FileDigest.hex(png) else {
            return Golden(
                png: png, note: "The sidecar \(name).json belongs to another picture; what moved is not known.")
        }
        return Golden(png: png, pixels: head.pixels, text: text)
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
