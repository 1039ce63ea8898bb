import AmbrotypeGeometry
import Foundation

/// A gradient over the distance from a centre, in a plane that an affine map makes of the device's.
struct RadialShader: SpanShader {
    private let table: UnsafeMutablePointer<UInt32>
    let isOpaque: Bool
    private let plane: ShaderPlane
    private let start: Float
    private let isReversed: Bool

    /// Colours go from `startRadius` to `endRadius` around the origin of the plane that `plane` maps to device pixels.
    /// Where both radii coincide, the first colour is inside and the last outside.
    init(table: GradientTable, plane: CGAffineTransform, startRadius: Double, endRadius: Double) {
        (self.table, isOpaque) = (table.colors, table.isOpaque)
        let span = endRadius - startRadius
        let factor = Double(GradientTable.count) / max(abs(span), 1e-9)
        isReversed = span < 0
        self.plane = ShaderPlane(plane.inverted(), factor: factor)
        start = Float(min(startRadius, endRadius) * factor)
    }

    @inline(never)
    func shade(row: Int, x: Int, count: Int, into colors: UnsafeMutablePointer<UInt32>) {
        let last = SIMD4<Float>(repeating: Float(GradientTable.count - 1))
        plane.forEachFour(row: row, x: x, count: count) { at, u, v in
            let distance = (u * u + v * v).squareRoot() - start
            var place = smaller(larger(distance, .zero), last)
            if isReversed { place = last - place }
            write(place, from: table, into: colors + at, count: count - at)
        }
    }
}

/// Device pixels seen in a gradient's own plane, four at once.
struct ShaderPlane {
    private let (a, b, c, d, e, f): (Float, Float, Float, Float, Float, Float)

    /// `map` goes from device pixels to the plane, whose coordinates are then multiplied by `factor`.
    init(_ map: CGAffineTransform, factor: Double = 1) {
        (a, b) = (Float(Double(map.a) * factor), Float(Double(map.b) * factor))
        (c, d) = (Float(Double(map.c) * factor), Float(Double(map.d) * factor))
        (e, f) = (Float(Double(map.tx) * factor), Float(Double(map.ty) * factor))
    }

    /// Hands out the index of the first of four pixels and their coordinates; the last four may reach beyond `count`.
    @inline(__always)
    func forEachFour(row: Int, x: Int, count: Int, _ body: (Int, SIMD4<Float>, SIMD4<Float>) -> Void) {
        let y = Float(row) + 0.5
        let (u0, v0) = (SIMD4(repeating: c * y + e), SIMD4(repeating: d * y + f))
        let (stepU, stepV) = (SIMD4(repeating: a), SIMD4(repeating: b))
        var at = 0
        while at < count {
            let px = SIMD4(repeating: Float(x &+ at)) + SIMD4(0.5, 1.5, 2.5, 3.5)
            body(at, stepU * px + u0, stepV * px + v0)
            at &+= 4
        }
    }
}

/// Writes up to four colours of a table, places 0…1023 rounded down (a whole place may count as just below itself).
@inline(__always)
func write(
    _ places: SIMD4<Float>, from table: UnsafeMutablePointer<UInt32>, into colors: UnsafeMutablePointer<UInt32>,
    count: Int
) {
    // Adding 2²³ leaves the nearest whole number in the lowest bits.
    let bits = unsafeBitCast(larger(places - 0.5, .zero) + 8_388_608, to: SIMD4<UInt32>.self)
    let index = bits & SIMD4(repeating: UInt32(GradientTable.count - 1))
    colors[0] = table[Int(index.x)]
    if count >= 4 {
        colors[1] = table[Int(index.y)]
        colors[2] = table[Int(index.z)]
        colors[3] = table[Int(index.w)]
        return
    }
    if count > 1 { colors[1] = table[Int(index.y)] }
    if count > 2 { colors[2] = table[Int(index.z)] }
}
