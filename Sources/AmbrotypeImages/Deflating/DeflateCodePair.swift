/// The two codes of a block.
struct DeflateCodePair {
    let literals: DeflateCodes
    let distances: DeflateCodes
    /// The code lengths of both, run-length coded: symbol 0…18 and the value of its extra bits.
    private let runs: [(symbol: Int, extra: UInt64)]
    private let lengthCode: DeflateCodes
    private let literalsSent: Int
    private let distancesSent: Int

    init(_ counts: DeflateCounts) {
        literals = DeflateCodes(counts: counts.literals, longest: 15)
        distances = DeflateCodes(counts: counts.distances, longest: 15)
        literalsSent = max(257, (literals.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
        distancesSent = max(1, (distances.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
        runs = Self.runs(literals.lengths.prefix(literalsSent) + distances.lengths.prefix(distancesSent))
        var runCounts = [UInt32](repeating: 0, count: 19)
        for run in runs { runCounts[run.symbol] += 1 }
        lengthCode = DeflateCodes(counts: runCounts, longest: 7)
    }

    /// Bits of the block, header included.
    func cost(_ counts: DeflateCounts) -> Int {
        var bits = 17 + 19 * 3
        for run in runs { bits += Int(lengthCode.lengths[run.symbol]) + Self.extraBits(run.symbol) }
        for (symbol, count) in counts.literals.enumerated() where count > 0 {
            let extra = symbol > 256 ? Int(DeflateTables.lengthExtra[symbol - 257]) : 0
            bits += Int(count) * (Int(literals.lengths[symbol]) + extra)
        }
        for (symbol, count) in counts.distances.enumerated() where count > 0 {
            bits += Int(count) * (Int(distances.lengths[symbol]) + Int(DeflateTables.distanceExtra[symbol]))
        }
        return bits
    }

    func writeHeader(to bits: inout BitWriter) {
        let order = DeflateTables.lengthOrder
        let lengthsSent = max(4, (order.lastIndex { lengthCode.lengths[$0] > 0 } ?? 0) + 1)
        bits.put(UInt64(literalsSent - 257), bits: 5)
        bits.put(UInt64(distancesSent - 1), bits: 5)
        bits.put(UInt64(lengthsSent - 4), bits: 4)
        for symbol in order.prefix(lengthsSent) { bits.put(UInt64(lengthCode.lengths[symbol]), bits: 3) }
        for run in runs {
            bits.put(UInt64(lengthCode.codes[run.symbol]), bits: UInt64(lengthCode.lengths[run.symbol]))
            bits.put(run.extra, bits: UInt64(Self.extraBits(run.symbol)))
        }
    }

    private static func extraBits(_ symbol: Int) -> Int { symbol < 16 ? 0 : [2, 3, 7][symbol - 16] }

    /// Lengths as single values, repeats of the last value (16) and runs of zeros (17, 18).
    private static func runs(_ lengths: ArraySlice<UInt8>) -> [(symbol: Int, extra: UInt64)] {
        var (out, rest) = ([(symbol: Int, extra: UInt64)](), lengths)
        while let value = rest.first {
            var count = rest.prefix { $0 == value }.count
            rest = rest.dropFirst(count)
            if value > 0 {
                out.append((Int(value), 0))
                count -= 1
            }
            while count >= 3 {
                let (symbol, least, most) = value > 0 ? (16, 3, 6) : count < 11 ? (17, 3, 10) : (18, 11, 138)
                let part = min(count, most)
                out.append((symbol, UInt64(part - least)))
                count -= part
            }
            for _ in 0..<count { out.append((Int(value), 0)) }
        }
        return out
    }
}
