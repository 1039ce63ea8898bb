import Foundation
import Synchronization

private let asideCounter = Atomic<Int>(0)

/// Writes a file so that its path holds the old contents or the new ones, never a part: written aside in the same folder,
/// then renamed. Folders are not made. On failure nothing is left behind.
package func writeAtomically(_ bytes: UnsafeRawBufferPointer, to path: String) throws(ImageError) {
    let number = asideCounter.wrappingAdd(1, ordering: .relaxed).newValue
    let url = URL(fileURLWithPath: path)
    let aside = url.deletingLastPathComponent().path + "/.\(url.lastPathComponent).\(getpid())-\(number).part"
    let descriptor = open(aside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .unwritable(name: path, reason: systemReason()) }
    var reason = writeAll(bytes, to: descriptor)
    if close(descriptor) != 0, reason == nil { reason = systemReason() }
    if reason == nil, rename(aside, path) != 0 { reason = systemReason() }
    guard let reason else { return }
    unlink(aside)
    throw .unwritable(name: path, reason: reason)
}

package func writeAtomically(_ bytes: [UInt8], to path: String) throws(ImageError) {
    let result: Result<Void, ImageError> = bytes.withUnsafeBytes { buffer in
        do throws(ImageError) { return .success(try writeAtomically(buffer, to: path)) } catch {
            return .failure(error)
        }
    }
    try result.get()
}

/// Writes all of it; the system's reason if that fails.
private func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> String? {
    var done = 0
    while done < bytes.count {
        let count = write(descriptor, bytes.baseAddress! + done, bytes.count - done)
        if count > 0 { done += count } else if count < 0 && errno != EINTR { return systemReason() }
    }
    return nil
}

/// The words of the system for its last failure, in English whatever the locale.
func systemReason() -> String {
    switch errno {
    case ENOENT: "no such file or folder"
    case EACCES, EPERM: "permission denied"
    case EISDIR: "it is a folder"
    case ENOTDIR: "a part of the path is not a folder"
    case ENOSPC: "no room on the disk"
    case EROFS: "the disk is read-only"
    case EMFILE, ENFILE: "too many open files"
    case EIO: "input/output error"
    case ENAMETOOLONG: "the name is too long"
    default: "system error \(errno)"
    }
}
