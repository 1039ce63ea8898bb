/// The five ways of the PNG specification to predict a row from what is left of and above it.
enum PNGFilter: UInt8, CaseIterable {
    case none, sub, up, average, paeth

    typealias Bytes = UnsafePointer<UInt8>

    /// Writes `row` minus its prediction to `out`; all three hold `count` bytes, a pixel is `step` bytes.
    func apply(_ row: Bytes, above: Bytes, count: Int, step: Int, to out: UnsafeMutablePointer<UInt8>) {
        switch self {
        case .none: out.update(from: row, count: count)
        case .sub:
            out.update(from: row, count: step)
            for i in step..<max(step, count) { out[i] = row[i] &- row[i - step] }
        case .up:
            for i in 0..<count { out[i] = row[i] &- above[i] }
        case .average:
            for i in 0..<step { out[i] = row[i] &- above[i] >> 1 }
            for i in step..<max(step, count) {
                out[i] = row[i] &- UInt8(truncatingIfNeeded: (UInt16(row[i - step]) &+ UInt16(above[i])) >> 1)
            }
        case .paeth:
            for i in 0..<step { out[i] = row[i] &- above[i] }
            for i in step..<max(step, count) {
                out[i] = row[i] &- Self.nearest(left: row[i - step], above: above[i], corner: above[i - step])
            }
        }
    }

    /// The one of three neighbours that lies nearest to left + above − corner.
    @inline(__always)
    private static func nearest(left: UInt8, above: UInt8, corner: UInt8) -> UInt8 {
        let (a, b, c) = (Int16(left), Int16(above), Int16(corner))
        let (toLeft, toAbove) = (abs(b &- c), abs(a &- c))
        let toCorner = abs(a &+ b &- c &- c)
        let other = toAbove <= toCorner ? above : corner
        return toLeft <= toAbove && toLeft <= toCorner ? left : other
    }

    /// Sum of the bytes as distances from 0, both ways round: a cheap guess at how badly they compress.
    static func cost(_ bytes: Bytes, count: Int) -> Int {
        var sum: UInt32 = 0
        for i in 0..<count {
            let byte = bytes[i]
            sum &+= UInt32(min(byte, 0 &- byte))
        }
        return Int(sum)
    }
}
