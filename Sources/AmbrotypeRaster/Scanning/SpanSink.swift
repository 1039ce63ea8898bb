/// Takes the covered pixels of a shape, row by row from the top, left to right within a row.
///
/// A scan calls `begin`, then any number of spans, then `end` for every row it was asked for, also for empty rows.
/// Conforming types are structs known where the scan is compiled, so no call is dispatched at run time.
protocol SpanSink {
    mutating func begin(row: Int)
    /// `count` pixels from column `x`, all covered `coverage` / 255, which is not 0.
    mutating func solid(row: Int, x: Int, count: Int, coverage: UInt8)
    /// `count` pixels from column `x`, each with its own coverage.
    mutating func mask(row: Int, x: Int, count: Int, coverage: UnsafePointer<UInt8>)
    mutating func end(row: Int)
}

extension SpanSink {
    @inline(__always) mutating func begin(row: Int) {}
    @inline(__always) mutating func end(row: Int) {}
}
