import Foundation

/// Chooses a filter for each row of a PNG and applies it.
///
/// Measured on pictures of interfaces (`docs/png-encoding.md`): the number of different byte values in the filtered row
/// tells better than the usual sum of distances which filter compresses best, and rows left as they are compress much
/// better than they look, since they repeat rows above. So no filter is used unless another comes down to two thirds of
/// the values. Noise and photographs, where nearly every value occurs, go by the sum of distances. What was chosen four
/// times running is kept for two rows of three without being weighed again.
final class FilteredRows {
    /// To be filled with the next row's bytes before `filter`.
    private(set) var current: UnsafeMutablePointer<UInt8>
    private var above: UnsafeMutablePointer<UInt8>
    private let count: Int
    private let step: Int
    private let isFiltering: Bool
    private let rows: Scratch<UInt8>
    private var best: UnsafeMutablePointer<UInt8>
    private var trial: UnsafeMutablePointer<UInt8>
    private var lastFilter = PNGFilter.none
    private var isFirst = true
    /// Rows running that are equal to the one above.
    private var sameRows = 0
    /// Rows running for which the filter stayed.
    private var kept = 0

    /// More different values than this in a row: a photograph.
    private static let noise = 160

    /// For rows of `count` bytes whose pixels have `step` bytes. Rows are left as they are unless `isFiltering`.
    init(count: Int, step: Int, isFiltering: Bool, in workspace: Workspace) throws(ImageError) {
        (self.count, self.step, self.isFiltering) = (count, step, isFiltering)
        rows = try Scratch(4 * (count + 1), zero: 0, in: workspace, for: "the rows of a PNG")
        current = rows.start
        above = rows.start + (count + 1)
        best = rows.start + 2 * (count + 1)
        trial = rows.start + 3 * (count + 1)
    }

    /// Filter type and filtered bytes of the row in `current`, `count` + 1 bytes, valid until the next call.
    func filter() -> UnsafePointer<UInt8> {
        let chosen = choose()
        best[0] = chosen.rawValue
        lastFilter = chosen
        isFirst = false
        swap(&current, &above)
        return UnsafePointer(best)
    }

    /// The filter for the row, its result in `best`.
    private func choose() -> PNGFilter {
        guard isFiltering else { return use(.none) }
        if !isFirst && memcmp(current, above, count) == 0 {
            sameRows += 1
            return use(lastFilter == .none && sameRows < 3 ? .none : .up)
        }
        sameRows = 0
        if kept >= 4 && kept % 3 != 2 {
            kept += 1
            return use(lastFilter)
        }
        let chosen = weigh()
        kept = chosen == lastFilter ? kept + 1 : 0
        return chosen
    }

    /// The filter that promises the shortest row, its result in `best`.
    private func weigh() -> PNGFilter {
        let plain = ByteVariety.count(current, count: count)
        var (chosen, least, leastCost) = (PNGFilter.none, Int.max, Int.max)
        for filter in [PNGFilter.up, .sub, .paeth] {
            attempt(filter)
            let variety = ByteVariety.count(trial + 1, count: count)
            if plain > Self.noise {
                let cost = PNGFilter.cost(trial + 1, count: count)
                guard cost < leastCost else { continue }
                leastCost = cost
            } else {
                guard variety < least else { continue }
            }
            (least, chosen) = (variety, filter)
            swap(&best, &trial)
        }
        return plain <= Self.noise && plain * 2 <= least * 3 ? use(.none) : chosen
    }

    private func use(_ filter: PNGFilter) -> PNGFilter {
        attempt(filter)
        swap(&best, &trial)
        return filter
    }

    private func attempt(_ filter: PNGFilter) {
        filter.apply(current, above: above, count: count, step: step, to: trial + 1)
    }
}

/// How many different values bytes have.
enum ByteVariety {
    static func count(_ bytes: UnsafePointer<UInt8>, count: Int) -> Int {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 256) { seen in
            let start = seen.baseAddress!
            start.initialize(repeating: 0, count: 256)
            mark(bytes, count, in: start)
            var sum = SIMD16<UInt8>()
            for row in 0..<16 { sum &+= UnsafeRawPointer(start + row &* 16).loadUnaligned(as: SIMD16<UInt8>.self) }
            return (0..<16).reduce(0) { $0 &+ Int(sum[$1]) }
        }
    }

    private static func mark(_ bytes: UnsafePointer<UInt8>, _ count: Int, in seen: UnsafeMutablePointer<UInt8>) {
        var i = 0
        while i &+ 8 <= count {
            var word = UnsafeRawPointer(bytes + i).loadUnaligned(as: UInt64.self)
            for _ in 0..<8 {
                seen[Int(truncatingIfNeeded: word & 0xFF)] = 1
                word &>>= 8
            }
            i &+= 8
        }
        while i < count {
            seen[Int(bytes[i])] = 1
            i &+= 1
        }
    }
}
