/// The five ways of the PNG specification to predict a row from what is left of and above it.
enum PNGFilter: UInt8, CaseIterable {
    case none, sub, up, average, paeth

    typealias Bytes = UnsafePointer<UInt8>
    private typealias Lanes = SIMD16<UInt8>

    /// Writes `row` minus its prediction to `out`; all three hold `count` bytes, a pixel is `step` bytes.
    func apply(_ row: Bytes, above: Bytes, count: Int, step: Int, to out: UnsafeMutablePointer<UInt8>) {
        let first = min(step, count)
        switch self {
        case .none: out.update(from: row, count: count)
        case .up:
            Self.each(0, count) {
                row.load($0, $1) &- above.load($0, $1)
            } store: {
                out.store($0, $1, $2)
            }
        case .sub:
            out.update(from: row, count: first)
            Self.each(first, count) {
                row.load($0, $1) &- row.load($0 &- step, $1)
            } store: {
                out.store($0, $1, $2)
            }
        case .average:
            for i in 0..<first { out[i] = row[i] &- above[i] &>> 1 }
            Self.each(first, count) {
                row.load($0, $1) &- Self.mean(row.load($0 &- step, $1), above.load($0, $1))
            } store: {
                out.store($0, $1, $2)
            }
        case .paeth:
            for i in 0..<first { out[i] = row[i] &- above[i] }
            Self.each(first, count) {
                let (left, corner) = (row.load($0 &- step, $1), above.load($0 &- step, $1))
                return row.load($0, $1) &- Self.nearest(left: left, above: above.load($0, $1), corner: corner)
            } store: {
                out.store($0, $1, $2)
            }
        }
    }

    /// Works from `first` to `count` in steps of 16 bytes, the last step with fewer.
    @inline(__always)
    private static func each(_ first: Int, _ count: Int, _ body: (Int, Int) -> Lanes, store: (Int, Int, Lanes) -> Void)
    {
        var i = first
        while i &+ 16 <= count {
            store(i, 16, body(i, 16))
            i &+= 16
        }
        if i < count { store(i, count &- i, body(i, count &- i)) }
    }

    /// Half the sum, rounded down, without a wider integer.
    @inline(__always)
    private static func mean(_ a: Lanes, _ b: Lanes) -> Lanes { (a & b) &+ ((a ^ b) &>> 1) }

    /// The one of three neighbours that lies nearest to left + above − corner; the first of them if several do.
    @inline(__always)
    private static func nearest(left: Lanes, above: Lanes, corner: Lanes) -> Lanes {
        let toLeft = pointwiseMax(above, corner) &- pointwiseMin(above, corner)
        let toAbove = pointwiseMax(left, corner) &- pointwiseMin(left, corner)
        // The corner is nearest only if it lies between the two others.
        let isBetween = (left .> corner) .^ (above .> corner)
        let nearest = pointwiseMin(toLeft, toAbove)
        let toCorner = pointwiseMax(toLeft, toAbove) &- nearest
        let nearer = above.replacing(with: left, where: toLeft .<= toAbove)
        return nearer.replacing(with: corner, where: isBetween .& (toCorner .< nearest))
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

extension UnsafePointer<UInt8> {
    /// `count` (1…16) bytes from place `i` on, zeros behind them.
    @inline(__always)
    fileprivate func load(_ i: Int, _ count: Int) -> SIMD16<UInt8> {
        if count == 16 { return UnsafeRawPointer(self + i).loadUnaligned(as: SIMD16<UInt8>.self) }
        var lanes = SIMD16<UInt8>()
        for lane in 0..<count { lanes[lane] = self[i &+ lane] }
        return lanes
    }
}

extension UnsafeMutablePointer<UInt8> {
    @inline(__always)
    fileprivate func store(_ i: Int, _ count: Int, _ lanes: SIMD16<UInt8>) {
        if count == 16 { return UnsafeMutableRawPointer(self + i).storeBytes(of: lanes, as: SIMD16<UInt8>.self) }
        for lane in 0..<count { self[i &+ lane] = lanes[lane] }
    }
}
