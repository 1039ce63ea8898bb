/// The fixed tables of RFC 1951: how match lengths and distances are split into a symbol and extra bits.
enum DeflateTables {
    static let endOfBlock = 256
    /// Literals, end of block, lengths.
    static let literalSymbols = 286
    static let distanceSymbols = 30
    static let shortestMatch = 3
    static let longestMatch = 258
    static let farthest = 32768

    static let lengthExtra: [UInt8] = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]
    static let distanceExtra: [UInt8] = [
        0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
    ]
    /// The first length of each length symbol, minus the shortest match; the last symbol stands for 258 alone.
    static let lengthBase: [UInt16] = bases(of: lengthExtra.dropLast(), from: 0) + [255]
    /// The first distance of each distance symbol, minus 1.
    static let distanceBase: [UInt16] = bases(of: distanceExtra[...], from: 0)

    /// Length symbol (0…28) of a length minus the shortest match, 0…255.
    static let lengthSymbol: [UInt8] = (0...255).map { length in
        UInt8(lengthBase.lastIndex { Int($0) <= length }!)
    }
    /// Distance symbol of a distance minus 1: below 256 by the distance, else 256 + (distance >> 7).
    static let distanceSymbol: [UInt8] = (0..<512).map { index in
        let distance = index < 256 ? index : (index - 256) << 7
        return UInt8(distanceBase.lastIndex { Int($0) <= distance }!)
    }

    /// The order in which the lengths of the code for code lengths are sent.
    static let lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    private static func bases(of extra: ArraySlice<UInt8>, from first: UInt16) -> [UInt16] {
        var (next, out) = (first, [UInt16]())
        for bits in extra {
            out.append(next)
            next &+= 1 << UInt16(bits)
        }
        return out
    }
}
