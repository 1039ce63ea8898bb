/// Accumulates the signed area that an outline covers in each pixel of a strip of rows.
///
/// Coordinates are fixed point, 1/256 pixel. An edge that goes down `d` units inside a pixel column adds `d` times what
/// lies to its right in that pixel, and the rest of `d` to the next pixel, so that the running sum along a row is the
/// covered area times 2¹⁷, exactly. Where an edge crosses a row or a column is rounded down by one rule that does not
/// depend on where the strip begins, so any division into strips gives the same sums. Only touched cells are visited
/// again: one bit a cell says which.
struct CoverageCells {
    /// Area units of one whole pixel.
    static let full: Int32 = 1 << 17

    let cells: UnsafeMutablePointer<Int32>
    let touched: UnsafeMutablePointer<UInt64>
    /// Pixels to a row; two more cells follow them.
    let width: Int
    /// Left edge in 1/256 pixel.
    let left: Int
    /// Rows `top..<bottom`.
    let top: Int
    let bottom: Int

    /// Cells in a row.
    @inline(__always) var stride: Int { width + 2 }
    @inline(__always) var wordsPerRow: Int { CoverageCells.wordsPerRow(width: width) }

    @inline(__always) static func wordsPerRow(width: Int) -> Int { (width + 2 + 63) >> 6 }

    /// One straight edge, in 1/256 pixel; horizontal ones add nothing.
    @inline(__always)
    func add(fromX: Int, fromY: Int, toX: Int, toY: Int) {
        if fromY == toY { return }
        if fromY < toY {
            addDown(fromX - left, fromY, toX - left, toY, 1)
        } else {
            addDown(toX - left, toY, fromX - left, fromY, -1)
        }
    }

    private func addDown(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ direction: Int) {
        let (first, last) = (max(y0, top << 8), min(y1, bottom << 8))
        guard first < last, min(x0, x1) < width << 8 else { return }
        if x0 == x1 || max(x0, x1) <= 0 { return addUpright(max(x0 == x1 ? x0 : 0, 0), first, last, direction) }
        let (dx, dy) = (x1 - x0, y1 - y0)
        var (y, row) = (first, first >> 8)
        // x = x0 + floor((y - y0) · dx / dy), kept as quotient and remainder.
        var (x, rest) = (x0, 0)
        if y > y0 {
            let (quotient, remainder) = floorDivide((y - y0) &* dx, dy)
            (x, rest) = (x0 + quotient, remainder)
        }
        let partial = min((row + 1) << 8, last) - y
        if y + partial == y1 {
            return addInRow(row, x, x1, y & 255, partial, direction)
        }
        var (step, stepRest) = floorDivide(partial &* dx, dy)
        var isWhole = partial == 256
        while true {
            let next = min((row + 1) << 8, last)
            if next == y1 {
                addInRow(row, x, x1, y & 255, next - y, direction)
                return
            }
            if !isWhole && next - y == 256 {
                (step, stepRest) = floorDivide(dx << 8, dy)
                isWhole = true
            }
            var nextX = x &+ step
            rest &+= stepRest
            if rest >= dy {
                nextX &+= 1
                rest &-= dy
            }
            addInRow(row, x, nextX, y & 255, next - y, direction)
            if next == last { return }
            (x, y) = (nextX, next)
            row += 1
        }
    }

    /// An upright edge at `x` ≥ 0 over rows of pixels.
    private func addUpright(_ x: Int, _ first: Int, _ last: Int, _ direction: Int) {
        let (column, twice) = (x >> 8, (x & 255) << 1)
        var y = first
        while y < last {
            let next = min(((y >> 8) + 1) << 8, last)
            put(y >> 8, column, (next - y) &* direction, twice)
            y = next
        }
    }

    /// A piece within one row that goes down `d` units from `x0` to `x1`.
    @inline(__always)
    private func addInRow(_ row: Int, _ x0: Int, _ x1: Int, _ y: Int, _ d: Int, _ direction: Int) {
        if x0 >> 8 == x1 >> 8 && x0 >= 0 && x0 < width << 8 {
            put(row, x0 >> 8, d &* direction, (x0 & 255) &+ (x1 & 255))
        } else {
            addAcross(row, x0, x1, d, direction)
        }
    }

    /// A piece within one row that crosses columns; what lies left of the strip counts at its edge, what lies right is
    /// dropped.
    private func addAcross(_ row: Int, _ x0: Int, _ x1: Int, _ d: Int, _ direction: Int) {
        let right = width << 8
        if x0 >= right && x1 >= right { return }
        if x0 <= 0 && x1 <= 0 { return put(row, 0, d &* direction, 0) }
        let (low, high) = (min(x0, x1), max(x0, x1))
        let run = high - low
        if run == 0 { return put(row, x0 >> 8, d &* direction, (x0 & 255) << 1) }
        // Walk from left to right; h(x) = floor((x - low) · d / run) is the height used up at x.
        var (x, used) = (low, 0)
        if low < 0 {
            used = (-low &* d) / run
            put(row, 0, used &* direction, 0)
            x = 0
        }
        while x < high && x < right {
            let column = x >> 8
            let next = min((column + 1) << 8, high)
            let height = next == high ? d : ((next - low) &* d) / run
            put(row, column, (height - used) &* direction, (x & 255) &+ (next - column << 8))
            (x, used) = (next, height)
        }
    }

    /// Adds height `d` (signed) at a mean distance of `twice` / 512 pixel from the left side of cell `column`.
    @inline(__always)
    private func put(_ row: Int, _ column: Int, _ d: Int, _ twice: Int) {
        let line = row - top
        let at = line &* stride &+ column
        let right = Int32(truncatingIfNeeded: d &* twice)
        cells[at] &+= Int32(truncatingIfNeeded: d << 9) &- right
        cells[at + 1] &+= right
        let words = touched + line &* wordsPerRow
        words[column >> 6] |= 1 << UInt64(truncatingIfNeeded: column & 63)
        words[(column + 1) >> 6] |= 1 << UInt64(truncatingIfNeeded: (column + 1) & 63)
    }
}

/// Quotient rounded down and remainder 0..<`divisor`, for a divisor above 0.
@inline(__always)
func floorDivide(_ value: Int, _ divisor: Int) -> (Int, Int) {
    let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
}
