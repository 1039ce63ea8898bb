import AmbrotypeDrawing
import Foundation

enum FileDigest {
    /// SHA-256 of a file's bytes, lower-case hex.
    static func hex(_ bytes: [UInt8]) -> String {
        var digest = SHA256()
        bytes.withUnsafeBytes { digest.update($0) }
        return digest.hex()
    }
}
