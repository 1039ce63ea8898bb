/// Keeps of a layer only what lies inside a shape.
struct ClearOutsideSink: SpanSink {
    let layer: Layer
    let left: Int
    let right: Int
    private var reached = 0

    init(layer: Layer, region: PixelRect) {
        self.layer = layer
        (left, right) = (region.left, region.right)
    }

    mutating func begin(row: Int) { reached = left }

    @inline(__always)
    private mutating func clear(_ row: Int, to x: Int) {
        if x > reached { layer.row(row, from: reached).update(repeating: 0, count: x - reached) }
    }

    mutating func solid(row: Int, x: Int, count: Int, coverage: UInt8) {
        clear(row, to: x)
        if coverage != 255 { RowMath.scale(layer.row(row, from: x), count, share: UInt32(coverage)) }
        reached = x + count
    }

    mutating func mask(row: Int, x: Int, count: Int, coverage: UnsafePointer<UInt8>) {
        clear(row, to: x)
        let target = layer.row(row, from: x)
        for at in 0..<count where coverage[at] != 255 { target[at] = scaled(target[at], UInt32(coverage[at])) }
        reached = x + count
    }

    mutating func end(row: Int) { clear(row, to: right) }
}

/// Counts the pixels of a region that are not wholly inside a shape.
struct EdgeCountSink: SpanSink {
    private(set) var count = 0
    private let width: Int
    private var whole = 0

    init(region: PixelRect) { width = region.width }

    mutating func begin(row: Int) { whole = 0 }

    mutating func solid(row: Int, x: Int, count: Int, coverage: UInt8) { if coverage == 255 { whole += count } }

    mutating func mask(row: Int, x: Int, count: Int, coverage: UnsafePointer<UInt8>) {
        for at in 0..<count where coverage[at] == 255 { whole += 1 }
    }

    mutating func end(row: Int) { count += width - whole }
}

/// Walks the pixels that are not wholly inside a shape, in a fixed order, and keeps or brings back what was there.
///
/// Drawing a group straight onto what lies below and afterwards bringing back what its clip does not show gives the
/// same picture as a layer of its own, without one: at a pixel of coverage `c` the result is `c · drawn + (1 − c) ·
/// before`.
struct EdgeKeepSink: SpanSink {
    enum Pass { case keep, restore }

    let layer: Layer
    let left: Int
    let right: Int
    let pass: Pass
    private var kept: UnsafeMutablePointer<UInt32>
    private var reached = 0

    init(layer: Layer, region: PixelRect, pass: Pass, kept: UnsafeMutablePointer<UInt32>) {
        (self.layer, self.pass, self.kept) = (layer, pass, kept)
        (left, right) = (region.left, region.right)
    }

    mutating func begin(row: Int) { reached = left }

    @inline(__always)
    private mutating func outside(_ row: Int, to x: Int) {
        guard x > reached else { return }
        let (at, count) = (layer.row(row, from: reached), x - reached)
        if pass == .keep { kept.update(from: at, count: count) } else { at.update(from: kept, count: count) }
        kept += count
    }

    @inline(__always)
    private mutating func partly(_ at: UnsafeMutablePointer<UInt32>, _ coverage: UInt8) {
        if pass == .keep {
            kept.pointee = at.pointee
        } else {
            at.pointee = mixed(kept.pointee, at.pointee, UInt32(coverage))
        }
        kept += 1
    }

    mutating func solid(row: Int, x: Int, count: Int, coverage: UInt8) {
        outside(row, to: x)
        if coverage != 255 {
            let target = layer.row(row, from: x)
            for at in 0..<count { partly(target + at, coverage) }
        }
        reached = x + count
    }

    mutating func mask(row: Int, x: Int, count: Int, coverage: UnsafePointer<UInt8>) {
        outside(row, to: x)
        let target = layer.row(row, from: x)
        for at in 0..<count where coverage[at] != 255 { partly(target + at, coverage[at]) }
        reached = x + count
    }

    mutating func end(row: Int) { outside(row, to: right) }
}
