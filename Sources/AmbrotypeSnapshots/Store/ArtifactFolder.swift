import Foundation

/// Where the pictures of failures go: `<name>/expected.png`, `actual.png`, `difference.png`, `joined.png`, and `actual.json`,
/// the sidecar that `approve` needs. Never among the goldens.
package struct ArtifactFolder: Sendable {
    /// The folder, made when the first file is written.
    package let root: String

    package init(root: String) { self.root = root.count > 1 && root.hasSuffix("/") ? String(root.dropLast()) : root }

    /// The folder that is meant: the one asked for, else what `SNAPSHOT_ARTIFACTS` says (the caller hands its value in),
    /// else `standard`.
    package init(asked: String?, environment: String?, standard: String) {
        self.init(root: asked ?? environment.flatMap { $0.isEmpty ? nil : $0 } ?? standard)
    }

    /// Writes a file of a failure.
    /// - Returns: its path below the folder.
    @discardableResult
    package func write(_ bytes: [UInt8], as file: String, of name: SnapshotName) throws(StoreError) -> String {
        try Files.makeFolder("\(root)/\(name)")
        try Files.write(bytes, to: "\(root)/\(name)/\(file)")
        return "\(name)/\(file)"
    }

    /// Writes a report, making folders on the way.
    package func write(_ text: String, as file: String) throws(StoreError) {
        try Files.makeFolder(URL(fileURLWithPath: "\(root)/\(file)").deletingLastPathComponent().path)
        try Files.write(Array(text.utf8), to: "\(root)/\(file)")
    }

    /// Nil if there is none. `file` is a path below the folder.
    package func read(_ file: String) throws(StoreError) -> [UInt8]? { try Files.read("\(root)/\(file)") }

    /// Removes what an earlier run left of a picture.
    package func clear(_ name: SnapshotName) throws(StoreError) { try Files.remove("\(root)/\(name)") }

    /// Copies the pictures of another shard's folder here.
    package func take(_ names: [SnapshotName], from other: ArtifactFolder) throws(StoreError) {
        for name in names {
            for file in try Files.names(in: "\(other.root)/\(name)") {
                if let bytes = try other.read("\(name)/\(file)") { try write(bytes, as: file, of: name) }
            }
        }
    }
}
