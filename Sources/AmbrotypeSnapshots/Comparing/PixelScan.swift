import AmbrotypeDrawing
import Foundation

/// The loop over pixels: finds those that differ, judges them, writes the mask and the tally.
struct PixelScan: @unchecked Sendable {
    private let expected: UnsafePointer<UInt32>
    private let actual: UnsafePointer<UInt32>
    private let expectedStride: Int
    private let actualStride: Int
    private let mask: ChangeMask
    private let threshold: Float
    /// Nil if smoothing counts as change.
    private let edges: EdgePixels?
    private let distance = ColorDistance.shared

    /// The pixmaps must outlive this value.
    init(_ expected: Pixmap, _ actual: Pixmap, mask: ChangeMask, settings: ComparisonSettings) {
        self.expected = Self.pixels(of: expected)
        self.actual = Self.pixels(of: actual)
        (expectedStride, actualStride) = (expected.width, actual.width)
        self.mask = mask
        threshold = Float(settings.threshold * settings.threshold)
        edges =
            settings.ignoresAntialiasing
            ? EdgePixels(
                a: self.expected, b: self.actual, strideA: expected.width, strideB: actual.width, width: mask.width,
                height: mask.height) : nil
    }

    private static func pixels(of pixmap: Pixmap) -> UnsafePointer<UInt32> {
        UnsafeRawPointer(pixmap.bytes.baseAddress!).assumingMemoryBound(to: UInt32.self)
    }

    func tally(_ rows: Range<Int>, spans: ComparedSpans) -> PixelTally {
        var tally = PixelTally()
        spans.forEach(in: rows) { part, columns in
            for y in part {
                for span in columns { scan(y, span, &tally) }
            }
        }
        return tally
    }

    private func scan(_ y: Int, _ span: Range<Int>, _ tally: inout PixelTally) {
        let a = expected + y * expectedStride
        let b = actual + y * actualStride
        var x = Self.firstDifference(a, b, from: span.lowerBound, to: span.upperBound)
        guard x < span.upperBound else { return }
        tally.rows = (tally.rows.isEmpty ? y : tally.rows.lowerBound)..<y + 1
        let out = mask.row(y)
        var last = Judged()
        while x < span.upperBound {
            while x < span.upperBound, a[x] != b[x] {
                out[x] = judge(a[x], b[x], x, y, &last, &tally)
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

    /// The first column in `from..<to` where the rows differ, or `to`; 256 pixels at a time by `memcmp`, then eight.
    @inline(__always) private static func firstDifference(
        _ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, from: Int, to: Int
    ) -> Int {
        var x = from
        while x + 256 <= to, memcmp(a + x, b + x, 1024) == 0 { x += 256 }
        while x + 8 <= to {
            let left = UnsafeRawPointer(a + x).loadUnaligned(as: SIMD8<UInt32>.self)
            let right = UnsafeRawPointer(b + x).loadUnaligned(as: SIMD8<UInt32>.self)
            if left != right { break }
            x += 8
        }
        while x < to, a[x] == b[x] { x += 1 }
        return x
    }
}
