package import Foundation
import Glibc

/// A file's size and time of change: enough to tell whether it is the one a build has seen.
package struct FileStamp: Codable, Equatable, Sendable {
    package var path: String
    /// -1 for a file that is not there.
    package var size: Int
    package var seconds: Int
    package var nanoseconds: Int

    package init(_ file: URL) {
        path = file.path
        var status = stat()
        if stat(path, &status) == 0 {
            (size, seconds, nanoseconds) = (Int(status.st_size), status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
        } else {
            (size, seconds, nanoseconds) = (-1, 0, 0)
        }
    }

    var text: String { "\(path)\u{0}\(size)\u{0}\(seconds)\u{0}\(nanoseconds)" }
}

/// A short name for anything that can be written as text: FNV-1a with 64 bits, in 16 hexadecimal digits. For caches, not for
/// safety.
package func digest(_ texts: [String]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for text in texts {
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        hash = (hash ^ 0x1F) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
}
