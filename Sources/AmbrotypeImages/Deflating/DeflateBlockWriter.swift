/// Writes runs of tokens as deflate blocks: with codes of their own, or as they are where that is shorter.
struct DeflateBlockWriter {
    var bits: BitWriter
    private let lengthSymbols = DeflateTables.lengthSymbol
    private let distanceSymbols = DeflateTables.distanceSymbol

    init(in workspace: Workspace) throws(ImageError) { bits = try BitWriter(in: workspace) }

    /// Writes `count` tokens. `raw` holds the bytes they stand for if those are still at hand.
    mutating func write(
        _ tokens: UnsafePointer<DeflateToken>, count: Int, counts: DeflateCounts, raw: UnsafeBufferPointer<UInt8>?,
        isLast: Bool
    ) throws(ImageError) {
        var counts = counts
        counts.addEndOfBlock()
        let code = DeflateCodePair(counts)
        if let raw, raw.count + 5 * (raw.count / 65535 + 1) < code.cost(counts) / 8 {
            return try store(raw, isLast: isLast)
        }
        try bits.makeRoom()
        bits.put(isLast ? 1 : 0, bits: 1)
        bits.put(2, bits: 2)
        code.writeHeader(to: &bits)
        try send(tokens, count, code)
    }

    private mutating func send(
        _ tokens: UnsafePointer<DeflateToken>, _ count: Int, _ code: DeflateCodePair
    ) throws(ImageError) {
        for i in 0..<count {
            if i & 0xFF == 0 { try bits.makeRoom() }
            let token = tokens[i]
            guard token.isMatch else {
                bits.put(UInt64(code.literals.codes[token.literal]), bits: UInt64(code.literals.lengths[token.literal]))
                continue
            }
            send(match: token, code)
        }
        try bits.makeRoom()
        let end = DeflateTables.endOfBlock
        bits.put(UInt64(code.literals.codes[end]), bits: UInt64(code.literals.lengths[end]))
    }

    @inline(__always)
    private mutating func send(match token: DeflateToken, _ code: DeflateCodePair) {
        let symbol = Int(lengthSymbols[token.length])
        var value = UInt64(code.literals.codes[257 &+ symbol])
        var size = UInt64(code.literals.lengths[257 &+ symbol])
        value |= UInt64(token.length &- Int(DeflateTables.lengthBase[symbol])) &<< size
        size &+= UInt64(DeflateTables.lengthExtra[symbol])
        let far = Int(distanceSymbols[token.distanceIndex])
        value |= UInt64(code.distances.codes[far]) &<< size
        size &+= UInt64(code.distances.lengths[far])
        value |= UInt64(token.distance &- Int(DeflateTables.distanceBase[far])) &<< size
        bits.put(value, bits: size &+ UInt64(DeflateTables.distanceExtra[far]))
    }

    private mutating func store(_ raw: UnsafeBufferPointer<UInt8>, isLast: Bool) throws(ImageError) {
        var done = 0
        repeat {
            let count = min(65535, raw.count - done)
            try bits.makeRoom()
            bits.put(isLast && done + count == raw.count ? 1 : 0, bits: 3)
            bits.align()
            bits.put(UInt64(count) | UInt64(~UInt16(count)) << 16, bits: 32)
            if count > 0 { try bits.append(raw.baseAddress! + done, count: count) }
            done += count
        } while done < raw.count
    }
}
