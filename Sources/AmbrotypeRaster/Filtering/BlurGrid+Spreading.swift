// From cells to pixels: straight lines between the centres of cells, in whole numbers, rounded once.

extension BlurGrid {
    /// The share of the next cell at a pixel, in 1/(2 · side), and the cell before it.
    @inline(__always)
    private func place(_ pixel: Int) -> (cell: Int, share: Int32) {
        let position = 2 * pixel + 1 - (1 << blur.shift)
        let cell = position >> (blur.shift + 1)
        return (cell, Int32(truncatingIfNeeded: position - cell << (blur.shift + 1)))
    }

    /// Mixes the two rows of cells around pixel row `y` into `mixedRow`, for the cells that columns `x..<x + count`
    /// need.
    private func mixRows(_ y: Int, _ x: Int, _ count: Int) -> UnsafeMutablePointer<Int32> {
        let (cell, share) = place(y)
        let rest = Int32(2 << blur.shift) - share
        let stride = cells.width * channels
        let upper = values + (cell - cells.top) * stride
        let lower = share == 0 ? upper : upper + stride
        let first = (place(x).cell - cells.left) * channels
        let last = min((place(x + count - 1).cell + 2 - cells.left) * channels, stride)
        for at in first..<last { mixedRow[at] = Int32(upper[at]) &* rest &+ Int32(lower[at]) &* share }
        return mixedRow
    }

    private var finalShift: Int32 { Int32(5 + 2 * (blur.shift + 1)) }

    /// Alpha of `count` pixels; for a grid of one channel.
    func alphas(row y: Int, x: Int, count: Int, into target: UnsafeMutablePointer<UInt8>) {
        if blur.shift == 0 {
            let row = values + (y - cells.top) * cells.width + (x - cells.left)
            for at in 0..<count { target[at] = UInt8(truncatingIfNeeded: (row[at] &+ 16) >> 5) }
            return
        }
        let mixed = mixRows(y, x, count) - cells.left
        let (shift, half) = (finalShift, Int32(1) << (finalShift - 1))
        let whole = Int32(2 << blur.shift)
        var at = 0
        while at < count {
            let (cell, share) = place(x + at)
            let run = min(count - at, Int(whole - share + 1) >> 1)
            let (from, to) = (mixed[cell], mixed[cell + 1])
            var value = from &* (whole - share) &+ to &* share &+ half
            let step = (to &- from) &* 2
            var index = at
            at += run
            if run >= 4 {
                var four = SIMD4(repeating: value) &+ SIMD4(0, 1, 2, 3) &* step
                while index &+ 4 <= at {
                    let bytes = SIMD4<UInt8>(truncatingIfNeeded: four &>> SIMD4(repeating: shift))
                    UnsafeMutableRawPointer(target + index).storeBytes(of: bytes, as: SIMD4<UInt8>.self)
                    four = four &+ step &* 4
                    index &+= 4
                }
                value = four.x
            }
            while index < at {
                target[index] = UInt8(truncatingIfNeeded: value >> shift)
                value &+= step
                index &+= 1
            }
        }
    }

    /// Colours of `count` pixels; for a grid of four channels.
    func pixels(row y: Int, x: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
        if blur.shift == 0 {
            let row = UnsafeRawPointer(values + ((y - cells.top) * cells.width + (x - cells.left)) * 4)
            for at in 0..<count {
                let four = row.loadUnaligned(fromByteOffset: at * 8, as: SIMD4<UInt16>.self)
                let bytes = SIMD4<UInt8>(truncatingIfNeeded: (four &+ 16) &>> 5)
                target[at] = unsafeBitCast(bytes, to: UInt32.self)
            }
            return
        }
        let mixed = UnsafeRawPointer(mixRows(y, x, count))
        let shift = SIMD4<Int32>(repeating: finalShift)
        let half = SIMD4<Int32>(repeating: 1 << (finalShift - 1))
        let whole = Int32(2 << blur.shift)
        var at = 0
        while at < count {
            let (cell, share) = place(x + at)
            let run = min(count - at, Int(whole - share + 1) >> 1)
            let offset = (cell - cells.left) * 16
            let from = mixed.loadUnaligned(fromByteOffset: offset, as: SIMD4<Int32>.self)
            let to = share == 0 ? from : mixed.loadUnaligned(fromByteOffset: offset + 16, as: SIMD4<Int32>.self)
            var value = from &* (whole - share) &+ to &* share &+ half
            let step = (to &- from) &* 2
            for index in at..<at + run {
                let bytes = SIMD4<UInt8>(truncatingIfNeeded: value &>> shift)
                target[index] = unsafeBitCast(bytes, to: UInt32.self)
                value &+= step
            }
            at += run
        }
    }
}

/// Draws what a four-channel grid holds.
struct BlurShader: SpanShader {
    let grid: BlurGrid
    let isOpaque: Bool

    @inline(never)
    func shade(row: Int, x: Int, count: Int, into colors: UnsafeMutablePointer<UInt32>) {
        grid.pixels(row: row, x: x, count: count, into: colors)
    }
}
