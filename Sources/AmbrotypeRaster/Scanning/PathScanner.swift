import AmbrotypeGeometry
import Foundation

/// Turns a path into rows of coverage.
struct PathScanner {
    let scratch: ScanScratch

    /// Reports every row of `clip`, in strips that fit the scratch.
    ///
    /// - Parameters:
    ///   - map: from the path's coordinates to device pixels.
    ///   - clip: pixels asked for, no wider than the scratch.
    @inline(__always)
    func scan<Sink: SpanSink>(
        _ path: Path, map: CGAffineTransform, style: FillStyle, clip: PixelRect, into sink: inout Sink
    ) {
        guard !clip.isEmpty else { return }
        let outline = Outline(path: path, map: map)
        let rows = scratch.rows(width: clip.width)
        var top = clip.top
        while top < clip.bottom {
            let strip = CoverageCells(
                cells: scratch.cells, touched: scratch.touched, width: clip.width, left: clip.left << 8, top: top,
                bottom: min(top + rows, clip.bottom))
            outline.forEachEdge(in: strip)
            if style.isEOFilled {
                sweep(strip, clip, EvenOdd(), !style.isAntialiased, &sink)
            } else {
                sweep(strip, clip, NonZero(), !style.isAntialiased, &sink)
            }
            top = strip.bottom
        }
    }

    @inline(__always)
    private func sweep<Sink: SpanSink, Rule: WindingRule>(
        _ strip: CoverageCells, _ clip: PixelRect, _ rule: Rule, _ isHard: Bool, _ sink: inout Sink
    ) {
        for row in strip.top..<strip.bottom {
            sink.begin(row: row)
            sweepRow(row, strip, clip, rule, isHard, &sink)
            sink.end(row: row)
        }
    }

    /// Sums one row's cells, clears them, and reports runs: touched pixels as a mask, long stretches between as solid.
    @inline(__always)
    private func sweepRow<Sink: SpanSink, Rule: WindingRule>(
        _ row: Int, _ strip: CoverageCells, _ clip: PixelRect, _ rule: Rule, _ isHard: Bool, _ sink: inout Sink
    ) {
        let line = row - strip.top
        let cells = strip.cells + line * strip.stride
        let words = strip.touched + line * strip.wordsPerRow
        let coverage = scratch.coverage
        let width = strip.width
        var sum: Int32 = 0
        var alpha: UInt8 = 0
        var (x, maskStart) = (0, 0)
        for index in 0..<strip.wordsPerRow {
            var bits = words[index]
            if bits == 0 { continue }
            words[index] = 0
            while bits != 0 {
                let cell = index << 6 + bits.trailingZeroBitCount
                bits &= bits &- 1
                if cell > x && cell <= width {
                    let gap = cell - x
                    if gap <= 4 && (alpha != 0 || x > maskStart) {
                        for at in x..<cell { coverage[at] = alpha }
                    } else {
                        if x > maskStart {
                            sink.mask(
                                row: row, x: clip.left + maskStart, count: x - maskStart, coverage: coverage + maskStart
                            )
                        }
                        if alpha != 0 { sink.solid(row: row, x: clip.left + x, count: gap, coverage: alpha) }
                        maskStart = cell
                    }
                    x = cell
                }
                sum &+= cells[cell]
                cells[cell] = 0
                if cell < width {
                    alpha = rule.coverage(sum)
                    if isHard { alpha = alpha < 128 ? 0 : 255 }
                    coverage[cell] = alpha
                    x = cell + 1
                }
            }
        }
        if x > maskStart {
            sink.mask(row: row, x: clip.left + maskStart, count: x - maskStart, coverage: coverage + maskStart)
        }
        if x < width && alpha != 0 { sink.solid(row: row, x: clip.left + x, count: width - x, coverage: alpha) }
    }
}

/// How a signed area becomes coverage 0…255, rounded to nearest.
protocol WindingRule { func coverage(_ area: Int32) -> UInt8 }

/// Inside wherever the outline winds around; more than once counts once.
struct NonZero: WindingRule {
    @inline(__always)
    func coverage(_ area: Int32) -> UInt8 {
        let size = min(area.magnitude, UInt32(CoverageCells.full))
        return UInt8(truncatingIfNeeded: (size &* 255 &+ 65536) >> 17)
    }
}

/// Inside where the outline winds around an odd number of times.
struct EvenOdd: WindingRule {
    @inline(__always)
    func coverage(_ area: Int32) -> UInt8 {
        let full = UInt32(CoverageCells.full)
        var size = area.magnitude & (2 * full - 1)
        if size > full { size = 2 * full - size }
        return UInt8(truncatingIfNeeded: (size &* 255 &+ 65536) >> 17)
    }
}
