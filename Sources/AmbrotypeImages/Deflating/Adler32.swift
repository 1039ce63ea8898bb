/// The checksum at the end of a zlib stream (RFC 1950): the sum of the bytes, and the sum of those sums.
struct Adler32 {
    private var low: UInt32 = 1
    private var high: UInt32 = 0

    var value: UInt32 { high << 16 | low }

    mutating func add(_ bytes: UnsafePointer<UInt8>, count: Int) {
        var (from, left) = (bytes, count)
        while left > 0 {
            // So few that 16 lanes of 16 bits cannot overflow.
            let part = min(left, 4096)
            addBlocks(from, part / 16)
            for i in (part / 16 * 16)..<part {
                low &+= UInt32(from[i])
                high &+= low
            }
            (low, high) = (low % 65521, high % 65521)
            (from, left) = (from + part, left - part)
        }
    }

    /// 16 bytes at a time: a byte counts in `high` once for each byte from it to the block's end, and 16 times a block after.
    private mutating func addBlocks(_ bytes: UnsafePointer<UInt8>, _ blocks: Int) {
        var (sums, moreSums) = (SIMD8<UInt16>(), SIMD8<UInt16>())
        var (a, b, c, d) = (SIMD4<UInt32>(), SIMD4<UInt32>(), SIMD4<UInt32>(), SIMD4<UInt32>())
        for block in 0..<blocks {
            let lanes = UnsafeRawPointer(bytes + block &* 16).loadUnaligned(as: SIMD16<UInt8>.self)
            a &+= SIMD4(truncatingIfNeeded: sums.lowHalf)
            b &+= SIMD4(truncatingIfNeeded: sums.highHalf)
            c &+= SIMD4(truncatingIfNeeded: moreSums.lowHalf)
            d &+= SIMD4(truncatingIfNeeded: moreSums.highHalf)
            sums &+= SIMD8(truncatingIfNeeded: lanes.lowHalf)
            moreSums &+= SIMD8(truncatingIfNeeded: lanes.highHalf)
        }
        high &+= 16 &* (UInt32(blocks) &* low &+ (a &+ b &+ c &+ d).wrappedSum())
        for lane in 0..<8 {
            let (one, two) = (UInt32(sums[lane]), UInt32(moreSums[lane]))
            low &+= one &+ two
            high &+= UInt32(16 - lane) &* one &+ UInt32(8 - lane) &* two
        }
    }
}
