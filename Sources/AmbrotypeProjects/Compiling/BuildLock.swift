import Foundation
import Glibc

/// Keeps two builds out of one folder: shards of a run may start together.
final class BuildLock {
    private let descriptor: Int32

    /// Waits until nobody else builds in the folder.
    init(for folder: URL) throws(ProjectTrouble) {
        let path = folder.path + ".lock"
        try? FileManager.default.createDirectory(
            at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
        descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        if descriptor < 0 { throw .cannotWrite(path, reason: String(cString: strerror(errno))) }
        while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    }

    deinit { close(descriptor) }
}
