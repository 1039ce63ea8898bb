/// One of `count` equal shares of all pictures, `index` 1…`count`. A picture's share depends on its name alone, so adding
/// pictures moves no others.
package struct Shard: Equatable, Sendable, CustomStringConvertible {
    package let index: Int
    package let count: Int

    /// Nil unless 1 ≤ index ≤ count.
    package init?(index: Int, of count: Int) {
        guard count >= 1, (1...count).contains(index) else { return nil }
        (self.index, self.count) = (index, count)
    }

    /// From `2/3`; nil if it is not of that form.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let index = parts[0], let count = parts[1] else { return nil }
        self.init(index: index, of: count)
    }

    package var description: String { "\(index)/\(count)" }

    package func contains(_ name: SnapshotName) -> Bool {
        Int(Self.hash(name.description) % UInt64(count)) == index - 1
    }

    /// FNV-1a, 64 bits, with the high half folded in: the low bits of FNV alone spread badly over small counts.
    private static func hash(_ text: String) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        return hash ^ (hash >> 32)
    }
}
