import AmbrotypeDrawing
import Foundation
import Synchronization

/// Pictures made in memory, by a person's own code or for many pictures to share: bytes of a whole file, found again by a name made of their digest.
///
/// The only pictures without a place in a folder. They stay until the program ends, each once; what a display list carries is the name.
package enum MadePictures {
    private static let known = Mutex<[String: ImageSource]>([:])

    /// The name of these bytes; equal bytes have one name.
    package static func keep(_ bytes: [UInt8]) -> String {
        let name = "made-" + SHA256.hex(Data(bytes))
        known.withLock { if $0[name] == nil { $0[name] = .bytes(bytes, name: name) } }
        return name
    }

    package static func source(named name: String) -> ImageSource? {
        name.hasPrefix("made-") ? known.withLock { $0[name] } : nil
    }
}
