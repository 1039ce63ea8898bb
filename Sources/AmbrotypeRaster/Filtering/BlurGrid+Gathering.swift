// From pixels to cells: sums down the rows of a cell for every column, then across; rounded once.

extension BlurGrid {
    /// Fills the cells with the means of the source's pixels.
    func gather(_ source: BlurSource) {
        let (shift, width) = (blur.shift, cells.width)
        let (side, columns, left) = (1 << shift, width << shift, cells.left << shift)
        let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: 3 * columns)
        defer { memory.deallocate() }
        let (low, high, pixels) = (memory, memory + columns, memory + 2 * columns)
        for y in cells.top..<cells.bottom {
            var isEmpty = true
            for line in (y << shift)..<((y << shift) + side) {
                if source.frame == nil {
                    guard let own = source.own(row: line, from: left, to: left + columns) else { continue }
                    if isEmpty { memory.update(repeating: 0, count: 2 * columns) }
                    add(own.pixels, own.count, low + (own.x - left), high + (own.x - left))
                } else {
                    source.copy(row: line, from: left, count: columns, into: pixels)
                    if isEmpty { memory.update(repeating: 0, count: 2 * columns) }
                    add(pixels, columns, low, high)
                }
                isEmpty = false
            }
            let row = values + (y - cells.top) * width * channels
            if isEmpty { row.update(repeating: 0, count: width * channels) } else { store(low, high, row) }
        }
    }

    /// Adds red and blue, and green and alpha, each in 16 bits: 16 × 16 bytes fit.
    @inline(__always)
    private func add(
        _ pixels: UnsafeMutablePointer<UInt32>, _ count: Int, _ low: UnsafeMutablePointer<UInt32>,
        _ high: UnsafeMutablePointer<UInt32>
    ) {
        if channels == 1 {
            for at in 0..<count { high[at] &+= pixels[at] >> 24 }
        } else {
            for at in 0..<count {
                low[at] &+= pixels[at] & 0x00FF_00FF
                high[at] &+= (pixels[at] >> 8) & 0x00FF_00FF
            }
        }
    }

    private func store(
        _ low: UnsafeMutablePointer<UInt32>, _ high: UnsafeMutablePointer<UInt32>, _ row: UnsafeMutablePointer<UInt16>
    ) {
        let (side, shift) = (1 << blur.shift, UInt32(2 * blur.shift))
        let half = (UInt32(1) << shift) >> 1
        @inline(__always) func sum(_ sums: UnsafeMutablePointer<UInt32>, _ cell: Int) -> UInt32 {
            var (total, at) = (UInt32(0), sums + cell &* side)
            for _ in 0..<side {
                total &+= at.pointee
                at += 1
            }
            return total
        }
        @inline(__always) func value(_ sum: UInt32) -> UInt16 {
            UInt16(truncatingIfNeeded: (sum << 5 &+ half) >> shift)
        }
        if channels == 1 {
            for cell in 0..<cells.width { row[cell] = value(sum(high, cell)) }
            return
        }
        for cell in 0..<cells.width {
            let (a, b) = (sum(low, cell), sum(high, cell))
            row[4 * cell] = value(a & 0xFFFF)
            row[4 * cell + 1] = value(b & 0xFFFF)
            row[4 * cell + 2] = value(a >> 16)
            row[4 * cell + 3] = value(b >> 16)
        }
    }
}
