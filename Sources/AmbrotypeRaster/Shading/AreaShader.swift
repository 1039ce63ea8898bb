import AmbrotypeDrawing

/// Makes an upright picture smaller: each device pixel is the mean of the source area under it.
///
/// A row is first summed downwards into one row of source columns, then across. Sums are made in the same order whatever the run,
/// in plain single-precision steps, and rounded once.
struct AreaShader: SpanShader {
    private let pixels: UnsafePointer<UInt32>
    private let stride: Int
    private let map: PictureMap
    private let sums: UnsafeMutablePointer<SIMD4<Float>>
    private var summed: (row: Int, columns: Range<Int>)?
    private var height: Float = 1
    let isOpaque = false

    /// - Parameter sums: room for `pixmap.width` columns.
    init(pixmap: Pixmap, map: PictureMap, sums: UnsafeMutablePointer<SIMD4<Float>>) {
        pixels = pixmap.pixels
        (stride, self.map, self.sums) = (pixmap.width, map, sums)
    }

    static func bytes(width: Int) -> Int { width * MemoryLayout<SIMD4<Float>>.stride }

    mutating func shade(row: Int, x: Int, count: Int, into colors: UnsafeMutablePointer<UInt32>) {
        let first = span(map.u &+ x &* map.ux, map.ux, map.bounds.left, map.bounds.right)
        let last = span(map.u &+ (x &+ count &- 1) &* map.ux, map.ux, map.bounds.left, map.bounds.right)
        sumDown(row, min(first.low >> 8, last.low >> 8)..<max((first.high + 255) >> 8, (last.high + 255) >> 8))
        for at in 0..<count {
            let part = span(map.u &+ (x &+ at) &* map.ux, map.ux, map.bounds.left, map.bounds.right)
            colors[at] = mean(part.low, part.high)
        }
    }

    /// What a device pixel covers along one axis in 1/256 source pixel, within the bounds and never empty.
    @inline(__always)
    private func span(_ center: Int, _ step: Int, _ low: Int, _ high: Int) -> (low: Int, high: Int) {
        let reach = max(abs(step), 65536)
        let from = (center &- reach / 2) >> 8
        let to = (center &+ reach / 2) >> 8
        let a = min(max(from, low << 8), (high << 8) - 256)
        return (a, max(min(to, high << 8), a + 256))
    }

    private mutating func sumDown(_ row: Int, _ columns: Range<Int>) {
        if let summed, summed.row == row, summed.columns.lowerBound <= columns.lowerBound,
            summed.columns.upperBound >= columns.upperBound
        {
            return
        }
        summed = (row, columns)
        let part = span(map.v &+ row &* map.vy, map.vy, map.bounds.top, map.bounds.bottom)
        height = Float(part.high - part.low)
        var y = part.low >> 8
        var isFirst = true
        while y << 8 < part.high {
            let weight = Float(min((y + 1) << 8, part.high) - max(y << 8, part.low))
            let line = pixels + y * stride
            if isFirst {
                for x in columns { sums[x] = unpacked(line[x]) * weight }
            } else {
                for x in columns { sums[x] += unpacked(line[x]) * weight }
            }
            isFirst = false
            y += 1
        }
    }

    @inline(__always)
    private func mean(_ low: Int, _ high: Int) -> UInt32 {
        var x = low >> 8
        var total = SIMD4<Float>(repeating: 0)
        while x << 8 < high {
            total += sums[x] * Float(min((x + 1) << 8, high) - max(x << 8, low))
            x += 1
        }
        return rounded(total * (1 / (height * Float(high - low))))
    }
}

/// Red, green, blue, alpha as numbers 0…255.
@inline(__always)
func unpacked(_ pixel: UInt32) -> SIMD4<Float> {
    SIMD4<Float>(
        Float(Int32(truncatingIfNeeded: pixel & 255)), Float(Int32(truncatingIfNeeded: (pixel >> 8) & 255)),
        Float(Int32(truncatingIfNeeded: (pixel >> 16) & 255)), Float(Int32(truncatingIfNeeded: pixel >> 24)))
}

/// The nearest pixel to components 0…255.
@inline(__always)
func rounded(_ components: SIMD4<Float>) -> UInt32 {
    let c = components + 0.5
    return UInt32(truncatingIfNeeded: Int32(c.x)) | UInt32(truncatingIfNeeded: Int32(c.y)) << 8
        | UInt32(truncatingIfNeeded: Int32(c.z)) << 16 | UInt32(truncatingIfNeeded: Int32(c.w)) << 24
}
