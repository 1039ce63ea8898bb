/// Why goldens or reports could not be read or written. Paths are as the caller gave them.
package enum StoreError: Error, Equatable, Sendable {
    case unreadable(path: String, reason: String)
    case unwritable(path: String, reason: String)
    /// The file stands for one that Git LFS keeps elsewhere.
    case lfsPointer(path: String)
    /// The list of hashes or a sidecar breaks its format.
    case malformed(path: String, line: Int, reason: String)
    /// Another process is recording into this folder right now.
    case busy(path: String)
}

extension StoreError: CustomStringConvertible {
    /// One line: what is wrong, and how to mend it.
    package var description: String {
        switch self {
        case .unreadable(let path, let reason):
            "\(path) cannot be read (\(reason)). Check the path and its permissions."
        case .unwritable(let path, let reason):
            "\(path) cannot be written (\(reason)). Check that the folder exists, may be written to and has room."
        case .lfsPointer(let path):
            "\(path) is a Git LFS pointer, not a picture: run `git lfs install && git lfs pull` (in CI: check out with LFS)."
        case .malformed(let path, let line, let reason):
            "\(path), line \(line): \(reason). Take the file from version control, or remove it and record again."
        case .busy(let path): "another process is recording into \(path). Wait for it to end."
        }
    }
}
