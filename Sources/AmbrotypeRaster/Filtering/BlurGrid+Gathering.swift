extension BlurGrid {
    /// Fills the cells with the means of the source's pixels.
    func gather(_ source: BlurSource) {
        let (shift, width) = (blur.shift, cells.width)
        let (side, columns) = (1 << shift, width << shift)
        let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: columns)
        let low = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
        let high = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
        defer {
            pixels.deallocate()
            low.deallocate()
            high.deallocate()
        }
        for y in cells.top..<cells.bottom {
            low.update(repeating: 0, count: width)
            high.update(repeating: 0, count: width)
            for line in 0..<side {
                source.copy(row: y << shift + line, from: cells.left << shift, count: columns, into: pixels)
                if channels == 4 {
                    add(pixels, side, low, high)
                } else {
                    addAlpha(pixels, side, high)
                }
            }
            store(low, high, values + (y - cells.top) * width * channels)
        }
    }

    /// Sums of red and blue, and of green and alpha, each in 16 bits: 256 bytes at most.
    @inline(__always)
    private func add(
        _ pixels: UnsafeMutablePointer<UInt32>, _ side: Int, _ low: UnsafeMutablePointer<UInt32>,
        _ high: UnsafeMutablePointer<UInt32>
    ) {
        var at = pixels
        for cell in 0..<cells.width {
            var (a, b) = (low[cell], high[cell])
            for _ in 0..<side {
                a &+= at.pointee & 0x00FF_00FF
                b &+= (at.pointee >> 8) & 0x00FF_00FF
                at += 1
            }
            (low[cell], high[cell]) = (a, b)
        }
    }

    @inline(__always)
    private func addAlpha(_ pixels: UnsafeMutablePointer<UInt32>, _ side: Int, _ high: UnsafeMutablePointer<UInt32>) {
        var at = pixels
        for cell in 0..<cells.width {
            var sum = high[cell]
            for _ in 0..<side {
                sum &+= at.pointee >> 24
                at += 1
            }
            high[cell] = sum
        }
    }

    private func store(
        _ low: UnsafeMutablePointer<UInt32>, _ high: UnsafeMutablePointer<UInt32>, _ row: UnsafeMutablePointer<UInt16>
    ) {
        let shift = UInt32(2 * blur.shift)
        @inline(__always) func value(_ sum: UInt32) -> UInt16 {
            UInt16(truncatingIfNeeded: (sum << 5 + (1 << shift) >> 1) >> shift)
        }
        if channels == 1 {
            for cell in 0..<cells.width { row[cell] = value(high[cell]) }
            return
        }
        for cell in 0..<cells.width {
            row[4 * cell] = value(low[cell] & 0xFFFF)
            row[4 * cell + 1] = value(high[cell] & 0xFFFF)
            row[4 * cell + 2] = value(low[cell] >> 16)
            row[4 * cell + 3] = value(high[cell] >> 16)
        }
    }
}
