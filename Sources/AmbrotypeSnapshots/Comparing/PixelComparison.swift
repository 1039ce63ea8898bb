package import AmbrotypeDrawing
import Foundation
import Synchronization

/// Compares pictures pixel by pixel.
///
/// In:  two pictures, settings, boxes to ignore. Out: counts, the largest difference, boxes of change, and a mask that the
/// difference picture is drawn from.
///
/// One pass over both pictures; nothing is allocated for a pixel, and nothing at all where nothing changed. Two 4K pictures
/// that are equal take as long as reading 66 MB from memory, two that differ everywhere about six times as long.
package struct PixelComparison {
    package let difference: PictureDifference
    /// Nil if no pixel differs. Of the size that both pictures have in common.
    package let mask: ChangeMask?

    /// - Parameters:
    ///   - ignored: in pixels; the areas of `settings` turned into boxes by the caller.
    ///   - scale: pixels a point; boxes of change nearer than about 4 points become one.
    ///   - threads: the rows are shared among so many, where there are enough; the result does not depend on it.
    package init(
        expected: Pixmap, actual: Pixmap, settings: ComparisonSettings, ignored: [PixelBox] = [], scale: Double,
        budget: MemoryBudget, threads: Int = 1
    ) throws(MemoryBudgetExceeded) {
        let (width, height) = (min(expected.width, actual.width), min(expected.height, actual.height))
        let spans = ComparedSpans(width: width, height: height, ignored: ignored)
        var difference = PictureDifference(
            expected: .init(expected.width, expected.height), actual: .init(actual.width, actual.height),
            compared: spans.count, settings: settings)
        let cells = try ChangedCells(
            width: width, height: height, side: max(4, Int((4 * scale).rounded())), budget: budget)
        let scan = PixelScan(expected, actual, width: width, height: height, settings: settings)
        let tally = Self.inBands(ofLines: cells.lines, threads: threads) { lines in
            scan.tally(cells.rows(ofLines: lines, height: height), spans: spans, cells: cells)
        }
        withExtendedLifetime((expected, actual)) {}
        difference.take(tally)
        difference.boxes = ChangedBoxes.boxes(of: cells)
        self.difference = difference
        mask =
            tally.differs || !difference.sizesAreEqual
            ? ChangeMask(scan, of: [expected, actual], width: width, height: height, spans: spans) : nil
    }

    /// Runs `body` over bands of whole lines of cells and adds up what it gives. There are more bands than threads: one in
    /// which much changed takes longer.
    private static func inBands(
        ofLines lines: Int, threads: Int, _ body: @Sendable (Range<Int>) -> PixelTally
    ) -> PixelTally {
        let count = min(threads * 4, lines)
        guard threads > 1, count > 1 else { return body(0..<lines) }
        let tallies = UnsafeMutableBufferPointer<PixelTally>.allocate(capacity: count)
        tallies.initialize(repeating: PixelTally())
        defer { tallies.deallocate() }
        nonisolated(unsafe) let shared = tallies
        let next = Atomic(0)
        DispatchQueue.concurrentPerform(iterations: min(threads, count)) { _ in
            while true {
                let index = next.add(1, ordering: .relaxed).oldValue
                guard index < count else { return }
                shared[index] = body(lines * index / count..<lines * (index + 1) / count)
            }
        }
        return tallies.reduce(into: PixelTally()) { $0.add($1) }
    }
}

/// Sums over some rows.
struct PixelTally {
    var changed = 0
    var smoothed = 0
    var tolerated = 0
    /// The largest squared ΔE.
    var largest: Float = 0
    /// Whether any pixel differs.
    var differs = false

    mutating func add(_ other: PixelTally) {
        changed += other.changed
        smoothed += other.smoothed
        tolerated += other.tolerated
        largest = max(largest, other.largest)
        differs = differs || other.differs
    }
}
