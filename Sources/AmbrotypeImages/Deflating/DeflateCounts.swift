/// How often each symbol occurs in a run of tokens.
struct DeflateCounts {
    private(set) var literals = [UInt32](repeating: 0, count: DeflateTables.literalSymbols)
    private(set) var distances = [UInt32](repeating: 0, count: DeflateTables.distanceSymbols)

    init() {}

    init(_ tokens: UnsafePointer<DeflateToken>, count: Int) {
        let (lengthSymbols, distanceSymbols) = (DeflateTables.lengthSymbol, DeflateTables.distanceSymbol)
        for i in 0..<count {
            let token = tokens[i]
            guard token.isMatch else {
                literals[token.literal] &+= 1
                continue
            }
            literals[257 &+ Int(lengthSymbols[token.length])] &+= 1
            distances[Int(distanceSymbols[token.distanceIndex])] &+= 1
        }
    }

    static func + (a: Self, b: Self) -> Self {
        var sum = a
        for i in b.literals.indices { sum.literals[i] &+= b.literals[i] }
        for i in b.distances.indices { sum.distances[i] &+= b.distances[i] }
        return sum
    }

    mutating func addEndOfBlock() { literals[DeflateTables.endOfBlock] = 1 }

    /// About how many 256ths of a bit the best codes and the symbols take; integers, so that every machine agrees.
    var estimate: Int { Self.estimate(literals) + Self.estimate(distances) }

    /// 16ths of a bit that a literal takes on average, 1…10 bits; `former` if there are too few to tell.
    func literalCost(former: Int) -> Int {
        let total = FixedLogarithm.log2(literals.reduce(1, &+))
        var (number, bits) = (0, 0)
        for count in literals[0..<256] where count > 0 {
            number &+= Int(count)
            bits &+= Int(count) &* (total - FixedLogarithm.log2(count))
        }
        return number < 32 ? former : min(160, max(16, bits / (16 * number)))
    }

    private static func estimate(_ counts: [UInt32]) -> Int {
        var (total, used, saved) = (0, 0, 0)
        for count in counts where count > 0 {
            total &+= Int(count)
            used &+= 1
            saved &+= Int(count) &* FixedLogarithm.log2(count)
        }
        return total == 0 ? 0 : total * FixedLogarithm.log2(UInt32(total)) - saved + used * 5 * 256
    }
}

/// Logarithms to base 2 in 256ths, by integer arithmetic.
enum FixedLogarithm {
    /// Of 256…511, minus 8.
    private static let fractions: [UInt8] = (256..<512).map { value in
        var (square, bits) = (UInt64(value) << 22, UInt8(0))
        for _ in 0..<8 {
            square = (square * square) >> 30
            bits <<= 1
            if square >= 1 << 31 {
                bits |= 1
                square >>= 1
            }
        }
        return bits
    }

    /// `value` is at least 1.
    static func log2(_ value: UInt32) -> Int {
        let whole = 31 - value.leadingZeroBitCount
        let mantissa = whole >= 8 ? value >> (UInt32(whole) - 8) : value << (8 - UInt32(whole))
        return whole << 8 | Int(fractions[Int(mantissa) - 256])
    }
}
