/// The checksum of PNG chunks (ISO 3309), eight bytes at a time.
struct CRC32 {
    private var state: UInt32 = 0xFFFF_FFFF

    var value: UInt32 { ~state }

    /// Eight tables one after the other: table k holds the sum of a byte followed by k zero bytes.
    private static let tables: [UInt32] = {
        var all = [UInt32](repeating: 0, count: 8 * 256)
        for byte in 0..<256 {
            all[byte] = (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 != 0 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        for entry in 256..<(8 * 256) {
            let shorter = all[entry - 256]
            all[entry] = shorter >> 8 ^ all[Int(shorter & 0xFF)]
        }
        return all
    }()

    mutating func add(_ bytes: UnsafeRawBufferPointer) {
        Self.tables.withUnsafeBufferPointer { tables in
            var (sum, i) = (state, 0)
            while i + 8 <= bytes.count {
                let low = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: i, as: UInt32.self)) ^ sum
                let high = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: i + 4, as: UInt32.self))
                sum = 0
                for k in 0..<4 as Range<UInt32> {
                    sum ^= tables[Int((7 &- k) &* 256 &+ (low &>> (8 &* k) & 0xFF))]
                    sum ^= tables[Int((3 &- k) &* 256 &+ (high &>> (8 &* k) & 0xFF))]
                }
                i += 8
            }
            while i < bytes.count {
                sum = sum >> 8 ^ tables[Int((sum ^ UInt32(bytes[i])) & 0xFF)]
                i += 1
            }
            state = sum
        }
    }
}
