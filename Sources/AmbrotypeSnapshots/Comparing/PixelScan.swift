import AmbrotypeDrawing
import Foundation

/// The loop over pixels: finds those that differ and judges them.
struct PixelScan: @unchecked Sendable {
    private let expected: UnsafePointer<UInt32>
    private let actual: UnsafePointer<UInt32>
    private let expectedStride: Int
    private let actualStride: Int
    private let threshold: Float
    /// Nil if smoothing counts as change.
    private let edges: EdgePixels?
    private let distance = ColorDistance.shared

    /// `width` and `height` are those both pictures have. The pixmaps must outlive this value.
    init(_ expected: Pixmap, _ actual: Pixmap, width: Int, height: Int, settings: ComparisonSettings) {
        self.expected = Self.pixels(of: expected)
        self.actual = Self.pixels(of: actual)
        (expectedStride, actualStride) = (expected.width, actual.width)
        threshold = Float(settings.threshold * settings.threshold)
        edges =
            settings.ignoresAntialiasing
            ? EdgePixels(
                a: self.expected, b: self.actual, strideA: expected.width, strideB: actual.width, width: width,
                height: height) : nil
    }

    private static func pixels(of pixmap: Pixmap) -> UnsafePointer<UInt32> {
        UnsafeRawPointer(pixmap.bytes.baseAddress!).assumingMemoryBound(to: UInt32.self)
    }

    /// Sums over `rows`; notes changed pixels in `cells`.
    func tally(_ rows: Range<Int>, spans: ComparedSpans, cells: ChangedCells) -> PixelTally {
        var tally = PixelTally()
        spans.forEach(in: rows) { part, columns in
            for y in part {
                var run = ChangedCells.Run(row: y)
                for span in columns {
                    scan(y, span, &tally) { x, kind in
                        if kind == ChangeMask.changed { cells.note(x, &run) }
                    }
                }
                cells.end(&run)
            }
        }
        return tally
    }

    /// Writes what became of each pixel of a row; `out` holds `ChangeMask.same` everywhere.
    func write(row y: Int, spans: ComparedSpans, to out: UnsafeMutablePointer<UInt8>) {
        var tally = PixelTally()
        spans.forEach(in: y..<y + 1) { _, columns in
            for span in columns { scan(y, span, &tally) { x, kind in out[x] = kind } }
        }
    }

    /// Calls `body` with each pixel of the span that differs, from the left.
    @inline(__always) private func scan(
        _ y: Int, _ span: Range<Int>, _ tally: inout PixelTally, _ body: (Int, UInt8) -> Void
    ) {
        let a = expected + y * expectedStride
        let b = actual + y * actualStride
        var x = Self.firstDifference(a, b, from: span.lowerBound, to: span.upperBound)
        guard x < span.upperBound else { return }
        tally.differs = true
        var last = Judged()
        while x < span.upperBound {
            while x < span.upperBound, a[x] != b[x] {
                body(x, judge(a[x], b[x], x, y, &last, &tally))
                x += 1
            }
            x = Self.firstDifference(a, b, from: x, to: span.upperBound)
        }
    }

    /// The pair judged last: flat areas repeat it.
    private struct Judged {
        var a: UInt32 = 0
        var b: UInt32 = 0
        var distance: Float = 0
    }

    @inline(__always) private func judge(
        _ a: UInt32, _ b: UInt32, _ x: Int, _ y: Int, _ last: inout Judged, _ tally: inout PixelTally
    ) -> UInt8 {
        if a != last.a || b != last.b {
            last = Judged(a: a, b: b, distance: distance.squared(a, b))
            tally.largest = max(tally.largest, last.distance)
        }
        if last.distance <= threshold, threshold > 0 {
            tally.tolerated += 1
            return ChangeMask.tolerated
        }
        if let edges, edges.isSmoothing(x: x, y: y) {
            tally.smoothed += 1
            return ChangeMask.smoothed
        }
        tally.changed += 1
        return ChangeMask.changed
    }

    /// The first column in `from..<to` where the rows differ, or `to`; while they are equal 512 pixels at a time by `memcmp`,
    /// which takes as long as reading them from memory, then 32.
    @inline(__always) private static func firstDifference(
        _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, from: Int, to: Int
    ) -> Int {
        var x = from
        while x + 512 <= to, memcmp(a + x, b + x, 2048) == 0 { x += 512 }
        while x + 32 <= to, areEqual(UnsafeRawPointer(a + x), UnsafeRawPointer(b + x)) { x += 32 }
        while x < to, a[x] == b[x] { x += 1 }
        return x
    }

    /// Whether 128 bytes are equal.
    @inline(__always) private static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        typealias Lanes = SIMD8<UInt64>
        let first = a.loadUnaligned(as: Lanes.self) ^ b.loadUnaligned(as: Lanes.self)
        let second =
            a.loadUnaligned(fromByteOffset: 64, as: Lanes.self) ^ b.loadUnaligned(fromByteOffset: 64, as: Lanes.self)
        let eight = first | second
        let four = eight.lowHalf | eight.highHalf
        let two = four.lowHalf | four.highHalf
        return two.x | two.y == 0
    }
}
