import AmbrotypeDrawing
import Foundation

/// The names of SF Symbols by release, from `symbol-names.json`: tells a real name without a drawing from no name.
struct SymbolNames {
    let all: Set<String>

    static func load() -> SymbolNames { Resource.read("symbol-names.json", SymbolNames.init) }

    init(_ json: TableValue) throws(TableValue.Trouble) {
        let releases = try json.members("releases", at: "")
        all = Set(releases.values.flatMap { $0.array?.compactMap(\.string) ?? [] })
    }

    /// Real names most like `name`: fewest letters changed, then in order of the alphabet.
    func nearest(to name: String, count: Int = 3) -> [String] {
        let wanted = Array(name.utf8)
        let most = max(2, wanted.count / 3)
        let scored = all.compactMap { candidate -> (Int, String)? in
            let other = Array(candidate.utf8)
            guard abs(other.count - wanted.count) <= most else { return nil }
            let distance = EditDistance.between(wanted, other, atMost: most)
            return distance <= most ? (distance, candidate) : nil
        }
        return scored.sorted { $0 < $1 }.prefix(count).map(\.1)
    }
}

/// Letters to insert, leave out, replace or swap to make one word of another.
enum EditDistance {
    /// The distance, or `atMost + 1` where it is more.
    static func between(_ a: [UInt8], _ b: [UInt8], atMost most: Int) -> Int {
        var before = [Int](repeating: 0, count: b.count + 1)
        var previous = Array(0...b.count)
        for (i, letter) in a.enumerated() {
            var row = [i + 1]
            row.reserveCapacity(b.count + 1)
            for (j, other) in b.enumerated() {
                var best = min(previous[j + 1], row[j]) + 1
                best = min(best, previous[j] + (letter == other ? 0 : 1))
                if i > 0, j > 0, letter == b[j - 1], other == a[i - 1] { best = min(best, before[j - 1] + 1) }
                row.append(best)
            }
            if row.min()! > most { return most + 1 }
            (before, previous) = (previous, row)
        }
        return min(previous[b.count], most + 1)
    }
}
