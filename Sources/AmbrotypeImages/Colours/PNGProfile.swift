import CPNG

/// The compressed profile in a PNG's `iCCP`.
enum PNGProfile {
    /// nil if the chunk is damaged or the profile larger than any sensible one (4 MB).
    static func inflate(_ chunk: ByteReader) -> [UInt8]? {
        guard let end = (0..<min(80, chunk.count)).first(where: { chunk.byte($0) == 0 }), chunk.byte(end + 1) == 0,
            let packed = chunk.rest(end + 2)
        else { return nil }
        let start = packed.bytes.assumingMemoryBound(to: UInt8.self).baseAddress
        for room in [1 << 14, 1 << 18, 1 << 22] {
            var count = room
            var isComplete = false
            let profile = [UInt8](unsafeUninitializedCapacity: room) { out, used in
                isComplete = cpng_inflate(start, packed.count, out.baseAddress, &count) == CPNG_OK
                used = isComplete ? count : 0
            }
            if isComplete { return profile }
        }
        return nil
    }
}
