import AmbrotypeGeometry
import Foundation

/// A gradient over the distance from a centre, in a plane that an affine map makes of the device's.
struct RadialShader: SpanShader {
    private let table: UnsafeMutablePointer<UInt32>
    let isOpaque: Bool
    /// From device pixels to a plane in which the distance from the origin, less `start`, is the table's index.
    private let (a, b, c, d, e, f): (Float, Float, Float, Float, Float, Float)
    private let start: Float

    /// Colours go from `startRadius` to `endRadius` around the origin of the plane that `plane` maps to device pixels.
    init(table: GradientTable, plane: CGAffineTransform, startRadius: Double, endRadius: Double) {
        (self.table, isOpaque) = (table.colors, table.isOpaque)
        let span = endRadius - startRadius
        // Coinciding radii: a hard edge, first colour inside.
        let factor = Double(GradientTable.count) / (abs(span) > 1e-9 ? abs(span) : 1e-9)
        isReversed = span < 0
        let inverse = plane.inverted()
        (a, b) = (Float(Double(inverse.a) * factor), Float(Double(inverse.b) * factor))
        (c, d) = (Float(Double(inverse.c) * factor), Float(Double(inverse.d) * factor))
        (e, f) = (Float(Double(inverse.tx) * factor), Float(Double(inverse.ty) * factor))
        start = Float(min(startRadius, endRadius) * factor)
    }

    private let isReversed: Bool

    @inline(__always)
    func shade(row: Int, x: Int, count: Int, into colors: UnsafeMutablePointer<UInt32>) {
        let y = Float(row) + 0.5
        let (u0, v0) = (c * y + e, d * y + f)
        let last = Float(GradientTable.count - 1)
        for at in 0..<count {
            let px = Float(x &+ at) + 0.5
            let (u, v) = (a * px + u0, b * px + v0)
            let distance = (u * u + v * v).squareRoot() - start
            let index = Int32(min(max(distance, 0), last))
            colors[at] = table[Int(isReversed ? Int32(last) &- index : index)]
        }
    }
}
