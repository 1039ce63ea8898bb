import AmbrotypeDrawing
import Foundation
import Testing

@Suite("SHA-256")
struct SHA256Tests {
    @Test(
        "Known digests come out",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
        ])
    func known(text: String, digest: String) { #expect(SHA256.hex(Data(text.utf8)) == digest) }

    @Test(
        "Pieces of any length give the digest of the whole, by the processor's instructions or without",
        arguments: [true, false])
    func pieces(usesInstructions: Bool) {
        let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let whole = SHA256.hex(Data(bytes))
        for length in [1, 7, 63, 64, 65, 130, 999, 1000] {
            var digest = SHA256(usesInstructions: usesInstructions)
            for start in stride(from: 0, to: bytes.count, by: length) {
                Array(bytes[start..<min(bytes.count, start + length)]).withUnsafeBytes { digest.update($0) }
            }
            #expect(digest.hex() == whole)
        }
    }
}
