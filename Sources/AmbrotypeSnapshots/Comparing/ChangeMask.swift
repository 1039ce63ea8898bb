import AmbrotypeDrawing

/// What became of each pixel of two compared pictures, told row by row.
///
/// Nothing is kept of it: a row is judged again when it is asked for, which only the picture of a difference does.
package struct ChangeMask: Sendable {
    package let width: Int
    package let height: Int
    private let scan: PixelScan
    private let spans: ComparedSpans
    /// What the scan reads.
    private let pictures: [Pixmap]

    static let same: UInt8 = 0
    static let changed: UInt8 = 1
    /// Changed as an edge's smoothing, and forgiven.
    static let smoothed: UInt8 = 2
    /// Changed by no more than the threshold.
    static let tolerated: UInt8 = 3

    init(_ scan: PixelScan, of pictures: [Pixmap], width: Int, height: Int, spans: ComparedSpans) {
        (self.scan, self.pictures, self.width, self.height, self.spans) = (scan, pictures, width, height, spans)
    }

    /// Whether a pixel counts as changed.
    package func isChanged(x: Int, y: Int) -> Bool {
        var kind = Self.same
        withRow(y) { kind = $0[x] }
        return kind == Self.changed
    }

    /// The bytes of a row, one a pixel, for as long as `body` runs.
    func withRow(_ y: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Void) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: width) { row in
            row.initialize(repeating: Self.same)
            scan.write(row: y, spans: spans, to: row.baseAddress!)
            body(row.baseAddress!)
        }
    }
}
