import AmbrotypeDrawing

/// The working memory of one scan: cells of a strip of rows, one bit for each, and a row of coverage.
///
/// Made once a render; 0.28 MB where the budget allows, less where it does not. Its size never changes what is drawn.
final class ScanScratch {
    /// Cells at most in a strip: more do not make it faster.
    static let standardCells = 1 << 16

    let cells: UnsafeMutablePointer<Int32>
    let touched: UnsafeMutablePointer<UInt64>
    let coverage: UnsafeMutablePointer<UInt8>
    /// A row of shaded pixels.
    let colors: UnsafeMutablePointer<UInt32>
    let cellCount: Int
    let wordCount: Int
    let width: Int
    private let reservation: MemoryBudget.Reservation

    /// For rows of up to `width` pixels; takes at most a sixteenth of `limit` bytes unless a row needs more.
    ///
    /// In a rehearsal the bytes are taken and the memory is not made.
    init(width: Int, budget: MemoryBudget, limit: Int, isRehearsal: Bool) throws {
        let row = width + 2
        let cellCount = max(row, min(ScanScratch.standardCells, limit / 128))
        let rows = cellCount / row
        let wordCount = max(rows * CoverageCells.wordsPerRow(width: width), cellCount / 3 + 1)
        reservation = try budget.take(cellCount * 4 + wordCount * 8 + width * 5 + 64, for: "scan conversion")
        (self.cellCount, self.wordCount, self.width) = (cellCount, wordCount, width)
        func zeros<Word: FixedWidthInteger>(_ count: Int) -> UnsafeMutablePointer<Word> {
            let memory = UnsafeMutablePointer<Word>.allocate(capacity: isRehearsal ? 1 : count)
            if !isRehearsal { memory.initialize(repeating: 0, count: count) }
            return memory
        }
        cells = zeros(cellCount)
        touched = zeros(wordCount)
        coverage = zeros(width + 16)
        colors = zeros(width + 8)
    }

    deinit {
        cells.deallocate()
        touched.deallocate()
        coverage.deallocate()
        colors.deallocate()
    }

    /// Rows of `width` pixels that fit in one strip, at least 1.
    func rows(width: Int) -> Int {
        max(1, min(cellCount / (width + 2), wordCount / CoverageCells.wordsPerRow(width: width)))
    }
}
