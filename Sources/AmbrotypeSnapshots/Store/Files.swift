import AmbrotypeDrawing
import AmbrotypeImages
import Foundation

/// The few things the store does with files. Paths are plain; errors name them.
enum Files {
    /// Nil if there is no such file.
    static func read(_ path: String) throws(StoreError) -> [UInt8]? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        do { return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path))) } catch {
            throw .unreadable(path: path, reason: isFolder(path) ? "it is a folder" : "the system refused")
        }
    }

    /// Writes so that the path holds the old contents or the new, never a part.
    static func write(_ bytes: [UInt8], to path: String) throws(StoreError) {
        do { try writeAtomically(bytes, to: path) } catch {
            if case .unwritable(_, let reason) = error { throw .unwritable(path: path, reason: reason) }
            throw .unwritable(path: path, reason: error.problem)
        }
    }

    static func makeFolder(_ path: String) throws(StoreError) {
        do { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) } catch {
            throw .unwritable(path: path, reason: "the folder cannot be made")
        }
    }

    static func isFolder(_ path: String) -> Bool {
        var folder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &folder) && folder.boolValue
    }

    /// Names in a folder, sorted; empty if it does not exist.
    static func names(in path: String) throws(StoreError) -> [String] {
        guard FileManager.default.fileExists(atPath: path) else { return [] }
        do { return try FileManager.default.contentsOfDirectory(atPath: path).sorted() } catch {
            throw .unreadable(path: path, reason: isFolder(path) ? "the system refused" : "it is no folder")
        }
    }

    /// Replaces `to` in one step.
    static func move(_ from: String, to path: String) throws(StoreError) {
        if rename(from, path) != 0 { throw .unwritable(path: path, reason: "a file cannot be moved there") }
    }

    /// Removes a file or a folder with all it holds; nothing happens if there is none.
    static func remove(_ path: String) throws(StoreError) {
        guard FileManager.default.fileExists(atPath: path) else { return }
        do { try FileManager.default.removeItem(atPath: path) } catch {
            throw .unwritable(path: path, reason: "it cannot be removed")
        }
    }
}

/// A lock on a folder that ends with the process that holds it, however that ends. Nothing is written.
final class FolderLock: Sendable {
    private let descriptor: Int32

    /// Waits for whoever holds it, or, if `waits` is false, is nil then.
    init?(_ path: String, waits: Bool) throws(StoreError) {
        descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .unreadable(path: path, reason: "the folder cannot be opened") }
        guard flock(descriptor, waits ? LOCK_EX : LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            return nil
        }
    }

    deinit { close(descriptor) }
}
