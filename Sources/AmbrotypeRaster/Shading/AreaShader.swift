import AmbrotypeDrawing

/// Makes an upright picture smaller: each device pixel is the mean of the source area under it.
///
/// A row is first summed downwards into one row of source columns, then across. Sums are made in the same order
/// whatever the run, in plain single-precision steps, and rounded once.
struct AreaShader: SpanShader {
    /// What one device column covers: source columns `first..<first + count`, the outer two in part, weights in 1/256.
    struct Column {
        var first: Int32
        var count: Int32
        var head: Float
        var tail: Float
        /// 1 / sum of the weights.
        var share: Float
    }

    private let pixels: UnsafePointer<UInt32>
    private let stride: Int
    private let map: PictureMap
    private let sums: UnsafeMutablePointer<SIMD4<Float>>
    private let columns: UnsafeMutablePointer<Column>
    /// Device column of the first entry of `columns`.
    private let left: Int
    private var summed: Int?
    private var heightShare: Float = 1
    private let sources: Range<Int>
    let isOpaque = false

    /// - Parameters:
    ///   - sums: room for `pixmap.width` source columns.
    ///   - columns: room for the device columns of `area`, the pixels that will be asked for.
    init(
        pixmap: Pixmap, map: PictureMap, area: PixelRect, sums: UnsafeMutablePointer<SIMD4<Float>>,
        columns: UnsafeMutablePointer<Column>
    ) {
        pixels = pixmap.pixels
        (stride, self.map, self.sums, self.columns, left) = (pixmap.width, map, sums, columns, area.left)
        var (low, high) = (pixmap.width, 0)
        for x in area.left..<area.right {
            let span = AreaShader.span(map.u &+ x &* map.ux, map.ux, map.bounds.left, map.bounds.right)
            let (first, end) = (span.low >> 8, (span.high + 255) >> 8)
            (low, high) = (min(low, first), max(high, end))
            columns[x - area.left] = Column(
                first: Int32(first), count: Int32(end - first),
                head: Float(min((first + 1) << 8, span.high) - span.low), tail: Float(span.high - (end - 1) << 8),
                share: 1 / Float(span.high - span.low))
        }
        sources = min(low, high)..<high
    }

    /// Bytes of the rows above.
    static func bytes(source: Int, device: Int) -> Int {
        source * MemoryLayout<SIMD4<Float>>.stride + device * MemoryLayout<Column>.stride
    }

    mutating func shade(row: Int, x: Int, count: Int, into colors: UnsafeMutablePointer<UInt32>) {
        if summed != row { sumDown(row) }
        var column = columns + (x - left)
        for at in 0..<count {
            colors[at] = mean(column.pointee)
            column += 1
        }
    }

    /// What a device pixel covers along one axis in 1/256 source pixel, within the bounds and at least one source pixel
    /// long.
    private static func span(_ center: Int, _ step: Int, _ low: Int, _ high: Int) -> (low: Int, high: Int) {
        let reach = max(abs(step), 65536)
        let from = (center &- reach / 2) >> 8
        let to = (center &+ reach / 2) >> 8
        let a = min(max(from, low << 8), (high << 8) - 256)
        return (a, max(min(to, high << 8), a + 256))
    }

    private mutating func sumDown(_ row: Int) {
        summed = row
        let part = AreaShader.span(map.v &+ row &* map.vy, map.vy, map.bounds.top, map.bounds.bottom)
        heightShare = 1 / Float(part.high - part.low)
        var y = part.low >> 8
        var isFirst = true
        while y << 8 < part.high {
            let weight = SIMD4(repeating: Float(min((y + 1) << 8, part.high) - max(y << 8, part.low)))
            let line = pixels + y * stride
            if isFirst {
                for x in sources { sums[x] = unpacked(line[x]) * weight }
            } else {
                for x in sources { sums[x] += unpacked(line[x]) * weight }
            }
            isFirst = false
            y += 1
        }
    }

    @inline(__always)
    private func mean(_ column: Column) -> UInt32 {
        var from = sums + Int(column.first)
        var total = from.pointee * column.head
        var left = column.count &- 1
        while left > 1 {
            from += 1
            total += from.pointee * 256
            left &-= 1
        }
        if left == 1 { total += from[1] * column.tail }
        return rounded(total * (heightShare * column.share))
    }
}
