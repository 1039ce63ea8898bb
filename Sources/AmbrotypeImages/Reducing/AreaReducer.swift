/// Makes a picture smaller row by row: each new pixel is the mean of the area it covers, premultiplied.
///
/// Holds one row of sums of the source's width and one of the result's. Places are exact fractions, so that the result
/// does not depend on how rows come.
final class AreaReducer {
    let width: Int
    let height: Int
    private let sourceWidth: Int
    private let sourceHeight: Int
    private let isOpaque: Bool
    private let sums: Scratch<SIMD4<Float>>
    private let out: Scratch<SIMD4<Float>>
    private let spans: Scratch<Span>
    /// Source rows seen, and rows made.
    private var seen = 0
    private(set) var made = 0

    /// The source columns below one new column, and the shares of the first and last.
    private struct Span: BitwiseCopyable {
        var first: Int32
        var last: Int32
        var firstShare: Float
        var lastShare: Float
    }

    /// Neither side of the result is larger than the source's. With `isOpaque` alpha is taken to be 1.
    init(
        from source: (width: Int, height: Int), to size: (width: Int, height: Int), isOpaque: Bool,
        in workspace: Workspace
    ) throws(ImageError) {
        precondition(size.width <= source.width && size.height <= source.height, "pictures are only made smaller")
        (sourceWidth, sourceHeight, width, height) = (source.width, source.height, size.width, size.height)
        self.isOpaque = isOpaque
        let purpose = "scaling a picture"
        sums = try Scratch(source.width, zero: SIMD4(), in: workspace, for: purpose)
        out = try Scratch(size.width, zero: SIMD4(), in: workspace, for: purpose)
        spans = try Scratch(size.width, in: workspace, for: purpose)
        for x in 0..<width { spans.start[x] = span(of: x) }
    }

    private func span(of x: Int) -> Span {
        // In units of 1/width of a source column.
        let (start, end) = (x * sourceWidth, (x + 1) * sourceWidth)
        let (first, last) = (start / width, (end - 1) / width)
        func share(_ part: Int) -> Float { Float(part) / Float(width) }
        let lastShare = share(min(end, (last + 1) * width) - max(start, last * width))
        let firstShare = share(min(end, (first + 1) * width) - start)
        return Span(first: Int32(first), last: Int32(last), firstShare: firstShare, lastShare: lastShare)
    }

    /// Takes the next source row of straight components, 8 or 16 bits. Calls `body` with each new row that is complete:
    /// premultiplied, 0…1; it may be changed.
    func add(
        _ row: UnsafeRawPointer, bits: Int, body: (UnsafeMutablePointer<SIMD4<Float>>) throws(ImageError) -> Void
    ) throws(ImageError) {
        // In units of 1/height of a source row.
        var from = seen * height
        let to = from + height
        seen += 1
        while from < to {
            let end = min(to, (made + 1) * sourceHeight)
            accumulate(row, bits: bits, weight: Float(end - from) / Float(sourceHeight))
            if end == (made + 1) * sourceHeight {
                gather()
                made += 1
                try body(out.start)
            }
            from = end
        }
    }

    private func accumulate(_ row: UnsafeRawPointer, bits: Int, weight: Float) {
        if bits == 16 {
            accumulate(row.assumingMemoryBound(to: UInt16.self), weight: weight / 65535, alphaUnit: 65535)
        } else {
            accumulate(row.assumingMemoryBound(to: UInt8.self), weight: weight / 255, alphaUnit: 255)
        }
    }

    @inline(__always)
    private func accumulate<Component: FixedWidthInteger & UnsignedInteger>(
        _ row: UnsafePointer<Component>, weight: Float, alphaUnit: Float
    ) {
        let sums = UnsafeMutableRawPointer(self.sums.start).assumingMemoryBound(to: Float.self)
        if isOpaque {
            for i in 0..<(sourceWidth &* 4) { sums[i] += Float(row[i]) * weight }
            return
        }
        for x in 0..<sourceWidth {
            let at = x &* 4
            let alpha = Float(row[at &+ 3]) * weight
            let share = alpha / alphaUnit
            for i in 0..<3 { sums[at &+ i] += Float(row[at &+ i]) * share }
            sums[at &+ 3] += alpha
        }
    }

    /// The new row from the sums, which begin again.
    private func gather() {
        let scale = Float(width) / Float(sourceWidth)
        let (sums, out) = (self.sums.start, self.out.start)
        for x in 0..<width {
            let span = spans.start[x]
            var sum = sums[Int(span.first)] * span.firstShare
            if span.last > span.first {
                for column in Int(span.first &+ 1)..<Int(span.last) { sum += sums[column] }
                sum += sums[Int(span.last)] * span.lastShare
            }
            out[x] = sum * scale
        }
        sums.update(repeating: SIMD4(), count: sourceWidth)
    }
}
