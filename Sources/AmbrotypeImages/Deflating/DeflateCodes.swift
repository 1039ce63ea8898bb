/// Prefix codes of one deflate block: for each symbol a length in bits and a code, bits in the order they are sent.
struct DeflateCodes {
    private(set) var lengths: [UInt8]
    private(set) var codes: [UInt16]

    /// The best codes for these counts with no code longer than `longest` bits. A symbol that does not occur gets none.
    init(counts: [UInt32], longest: Int) {
        lengths = Self.lengths(counts: counts, longest: longest)
        codes = Self.codes(lengths: lengths)
    }

    /// Codes for given lengths, shorter ones first, equal ones by symbol (RFC 1951, 3.2.2), each bit-reversed.
    private static func codes(lengths: [UInt8]) -> [UInt16] {
        var perLength = [UInt16](repeating: 0, count: 17)
        for length in lengths where length > 0 { perLength[Int(length)] += 1 }
        var next = [UInt16](repeating: 0, count: 17)
        var code: UInt16 = 0
        for length in 1...15 {
            code = (code &+ perLength[length - 1]) << 1
            next[length] = code
        }
        return lengths.map { length in
            guard length > 0 else { return 0 }
            defer { next[Int(length)] &+= 1 }
            return reversed(next[Int(length)], bits: Int(length))
        }
    }

    private static func reversed(_ value: UInt16, bits: Int) -> UInt16 {
        var (value, out) = (value, UInt16(0))
        for _ in 0..<bits {
            out = out << 1 | value & 1
            value >>= 1
        }
        return out
    }

    private static func lengths(counts: [UInt32], longest: Int) -> [UInt8] {
        // Count above, symbol below: one sort orders by count, equal counts by symbol.
        let ordered = counts.indices.filter { counts[$0] > 0 }.map { UInt64(counts[$0]) << 16 | UInt64($0) }.sorted()
        var lengths = [UInt8](repeating: 0, count: counts.count)
        if ordered.count < 2 {
            for entry in ordered { lengths[Int(entry & 0xFFFF)] = 1 }
            return lengths
        }
        var perLength = limited(depths(ordered.map { $0 >> 16 }), longest: longest)
        var length = longest
        for entry in ordered {
            while perLength[length] == 0 { length -= 1 }
            perLength[length] -= 1
            lengths[Int(entry & 0xFFFF)] = UInt8(length)
        }
        return lengths
    }

    /// How deep each leaf of a Huffman tree lies, for weights in rising order (two queues: leaves and inner nodes).
    private static func depths(_ weights: [UInt64]) -> [Int] {
        let count = weights.count
        var inner: [UInt64] = []
        var parent = [Int](repeating: 0, count: 2 * count - 1)
        var (leaf, node) = (0, 0)
        func takeLightest() -> Int {
            if leaf < count && (node >= inner.count || weights[leaf] <= inner[node]) {
                leaf += 1
                return leaf - 1
            }
            node += 1
            return count + node - 1
        }
        func weight(_ index: Int) -> UInt64 { index < count ? weights[index] : inner[index - count] }
        for made in count..<(2 * count - 1) {
            let (one, two) = (takeLightest(), takeLightest())
            parent[one] = made
            parent[two] = made
            inner.append(weight(one) + weight(two))
        }
        var depth = [Int](repeating: 0, count: 2 * count - 1)
        for index in (0..<(2 * count - 2)).reversed() { depth[index] = depth[parent[index]] + 1 }
        return Array(depth[0..<count])
    }

    /// How many codes have each length once none is longer than `longest`: too deep leaves move up, others make room.
    private static func limited(_ depths: [Int], longest: Int) -> [Int] {
        var perLength = [Int](repeating: 0, count: longest + 1)
        for depth in depths { perLength[min(depth, longest)] += 1 }
        var space = 0
        for length in 1...longest { space += perLength[length] << (longest - length) }
        while space > 1 << longest {
            var length = longest - 1
            while perLength[length] == 0 { length -= 1 }
            perLength[length] -= 1
            perLength[length + 1] += 2
            perLength[longest] -= 1
            space -= 1
        }
        return perLength
    }
}
