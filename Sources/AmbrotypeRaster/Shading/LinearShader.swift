import AmbrotypeGeometry
import Foundation

/// A gradient whose place along it is an affine function of the pixel's centre, kept in 2⁻³⁰ of its length.
struct LinearShader: SpanShader {
    private let table: UnsafeMutablePointer<UInt32>
    let isOpaque: Bool
    private let (stepX, stepY, origin): (Int, Int, Int)

    /// `map` goes from the gradient's coordinates to device pixels. Where both ends coincide the last colour fills all.
    init(table: GradientTable, from: CGPoint, to: CGPoint, map: CGAffineTransform) {
        (self.table, isOpaque) = (table.colors, table.isOpaque)
        let (dx, dy) = (Double(to.x - from.x), Double(to.y - from.y))
        let length = dx * dx + dy * dy
        let inverse = map.inverted()
        let (a, c, e) = (Double(inverse.a), Double(inverse.c), Double(inverse.tx) - Double(from.x))
        let (b, d, f) = (Double(inverse.b), Double(inverse.d), Double(inverse.ty) - Double(from.y))
        guard length > 0, length.isFinite else {
            (stepX, stepY, origin) = (0, 0, LinearShader.unit)
            return
        }
        func fixed(_ value: Double) -> Int {
            let scaled = value * Double(LinearShader.unit)
            return scaled * 0 == 0 ? Int(min(max(scaled, -0x1p44), 0x1p44).rounded()) : 0
        }
        let (tx, ty) = ((a * dx + b * dy) / length, (c * dx + d * dy) / length)
        (stepX, stepY) = (fixed(tx), fixed(ty))
        origin = fixed((e * dx + f * dy) / length + (tx + ty) / 2)
    }

    private static let unit = 1 << 30
    private static let shift = 30 - GradientTable.bits

    @inline(__always)
    private func place(row: Int, x: Int) -> Int { origin &+ row &* stepY &+ x &* stepX }

    @inline(__always)
    private func color(_ place: Int) -> UInt32 {
        table[min(max(place >> LinearShader.shift, 0), GradientTable.count - 1)]
    }

    @inline(__always)
    func uniform(row: Int) -> UInt32? { stepX == 0 ? color(place(row: row, x: 0)) : nil }

    @inline(never)
    func shade(row: Int, x: Int, count: Int, into colors: UnsafeMutablePointer<UInt32>) {
        var place = place(row: row, x: x)
        for at in 0..<count {
            colors[at] = color(place)
            place &+= stepX
        }
    }
}
