/// Bits, lowest first, into bytes.
struct BitWriter {
    private var held: UInt64 = 0
    private var heldBits: UInt64 = 0
    private var used = 0
    private let buffer: Scratch<UInt8>
    private let start: UnsafeMutablePointer<UInt8>
    let out: ByteBlocks

    init(in workspace: Workspace) throws(ImageError) {
        buffer = try Scratch<UInt8>(16384, in: workspace, for: "the compressed picture")
        start = buffer.start
        out = ByteBlocks(in: workspace)
    }

    /// Adds the lowest `bits` (0…48) of `value`; the bits above them must be 0.
    @inline(__always)
    mutating func put(_ value: UInt64, bits: UInt64) {
        held |= value &<< heldBits
        heldBits &+= bits
        UnsafeMutableRawPointer(start + used).storeBytes(of: held.littleEndian, as: UInt64.self)
        let whole = heldBits &>> 3
        used &+= Int(truncatingIfNeeded: whole)
        held &>>= whole &<< 3
        heldBits &= 7
    }

    /// There is room for 500 more calls of `put` after this one.
    @inline(__always)
    mutating func makeRoom() throws(ImageError) {
        if used > 16384 - 3016 { try empty() }
    }

    /// Fills the last byte with zeros.
    mutating func align() { if heldBits > 0 { put(0, bits: 8 - heldBits) } }

    /// Whole bytes after `align`.
    mutating func append(_ bytes: UnsafePointer<UInt8>, count: Int) throws(ImageError) {
        try empty()
        try out.append(bytes, count: count)
    }

    mutating func empty() throws(ImageError) {
        try out.append(start, count: used)
        used = 0
    }
}
