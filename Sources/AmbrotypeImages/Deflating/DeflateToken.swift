/// A step of the compressed stream: one byte as it is, or a copy of bytes that were already sent.
struct DeflateToken: BitwiseCopyable {
    /// A literal, or (length − 3) << 16 | (distance − 1) with the top bit set.
    private let bits: UInt32

    @inline(__always) init(literal: UInt8) { bits = UInt32(literal) }

    @inline(__always) init(length: Int, distance: Int) {
        bits = 1 &<< 31 | UInt32(truncatingIfNeeded: length &- 3) &<< 16 | UInt32(truncatingIfNeeded: distance &- 1)
    }

    @inline(__always) var isMatch: Bool { bits &>> 31 != 0 }
    /// Of a literal.
    @inline(__always) var literal: Int { Int(bits) }
    /// Length − 3, 0…255.
    @inline(__always) var length: Int { Int(bits &>> 16 & 0xFF) }
    /// Distance − 1, 0…32767.
    @inline(__always) var distance: Int { Int(bits & 0x7FFF) }
    /// Where `DeflateTables.distanceSymbol` holds the distance's symbol.
    @inline(__always) var distanceIndex: Int { distance < 256 ? distance : 256 &+ distance &>> 7 }
}
