import AmbrotypeDrawing
import Foundation

/// Where pixels changed: counts and bounds in the cells of a coarse grid, noted while rows are looked at.
///
/// Memory is touched for lines of cells in which something changed. Threads may note rows side by side as long as no two
/// have rows of one line.
final class ChangedCells: @unchecked Sendable {
    /// Pixels across a cell; changes nearer than that are always together.
    let side: Int
    let columns: Int
    let lines: Int
    private let cells: UnsafeMutablePointer<UnsafeMutablePointer<Cell>?>
    private let reservation: MemoryBudget.Reservation

    /// Changed pixels of one cell, and the smallest box around them, counted from the cell's corner.
    struct Cell {
        var changed: UInt32 = 0
        var left = UInt16.max
        var right: UInt16 = 0
        var top: UInt16 = 0
        var bottom: UInt16 = 0
    }

    /// Changed pixels of one row in one cell, before they are added to it.
    struct Run {
        let row: Int
        fileprivate var line: UnsafeMutablePointer<Cell>?
        fileprivate var column = 0
        /// The cell's right edge.
        fileprivate var end = 0
        fileprivate var first = 0
        fileprivate var last = 0
        fileprivate var count = 0

        init(row: Int) { self.row = row }
    }

    /// - Parameter side: at least 1; larger ones than 65,535 are taken for that.
    init(width: Int, height: Int, side: Int, budget: MemoryBudget) throws(MemoryBudgetExceeded) {
        self.side = min(side, Int(UInt16.max))
        columns = (width + self.side - 1) / self.side
        lines = (height + self.side - 1) / self.side
        reservation = try budget.take(
            columns * lines * MemoryLayout<Cell>.stride, for: "the areas that differ between two pictures")
        cells = .allocate(capacity: lines)
        cells.initialize(repeating: nil, count: lines)
    }

    deinit {
        for line in 0..<lines { cells[line]?.deallocate() }
        cells.deallocate()
    }

    /// The rows of some lines of cells.
    func rows(ofLines lines: Range<Int>, height: Int) -> Range<Int> {
        min(height, lines.lowerBound * side)..<min(height, lines.upperBound * side)
    }

    /// Notes a changed pixel of the run's row; from the left to the right.
    @inline(__always) func note(_ x: Int, _ run: inout Run) {
        if x >= run.end {
            end(&run)
            run.column = x / side
            run.end = (run.column + 1) * side
            run.first = x
        }
        run.last = x + 1
        run.count += 1
    }

    /// Adds what was noted last.
    @inline(__always) func end(_ run: inout Run) {
        guard run.count > 0 else { return }
        let line = run.line ?? touched(run.row / side)
        run.line = line
        let (left, top) = (run.column * side, run.row / side * side)
        let bounds = (first: UInt16(run.first - left), last: UInt16(run.last - left), y: UInt16(run.row - top))
        if line[run.column].changed == 0 { line[run.column].top = bounds.y }
        line[run.column].changed += UInt32(run.count)
        line[run.column].left = min(line[run.column].left, bounds.first)
        line[run.column].right = max(line[run.column].right, bounds.last)
        line[run.column].bottom = bounds.y + 1
        run.count = 0
    }

    private func touched(_ line: Int) -> UnsafeMutablePointer<Cell> {
        if let known = cells[line] { return known }
        let new = UnsafeMutablePointer<Cell>.allocate(capacity: columns)
        new.initialize(repeating: Cell(), count: columns)
        cells[line] = new
        return new
    }

    /// Lines of cells in which something changed, from the top.
    var touchedLines: [Int] { (0..<lines).filter { cells[$0] != nil } }

    /// Changed pixels of a cell; 0 outside the grid.
    func changed(_ line: Int, _ column: Int) -> Int {
        guard line >= 0, line < lines, column >= 0, column < columns, let cells = cells[line] else { return 0 }
        return Int(cells[column].changed)
    }

    /// The changed pixels of a cell that has some.
    func box(_ line: Int, _ column: Int) -> PictureDifference.Box {
        let cell = cells[line]![column]
        return PictureDifference.Box(
            box: PixelBox(
                x: column * side + Int(cell.left), y: line * side + Int(cell.top), width: Int(cell.right - cell.left),
                height: Int(cell.bottom - cell.top)), changed: Int(cell.changed))
    }

    /// Forgets a cell's pixels: they belong to a box.
    func clear(_ line: Int, _ column: Int) { cells[line]?[column].changed = 0 }
}
