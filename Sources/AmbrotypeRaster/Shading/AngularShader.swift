import AmbrotypeGeometry
import Foundation

/// A gradient over the angle around a centre, clockwise on screen from the positive x axis.
///
/// Where the stops do not fill a whole turn, the half of the gap after the end shows the last colour and the half
/// before the start the first (assumed).
struct AngularShader: SpanShader {
    private let table: UnsafeMutablePointer<UInt32>
    let isOpaque: Bool
    private let plane: ShaderPlane
    /// In turns.
    private let (start, span): (Float, Float)
    private let isReversed: Bool

    init(table: GradientTable, center: CGPoint, startAngle: Double, endAngle: Double, map: CGAffineTransform) {
        (self.table, isOpaque) = (table.colors, table.isOpaque)
        var inverse = map.inverted()
        (inverse.tx, inverse.ty) = (inverse.tx - center.x, inverse.ty - center.y)
        plane = ShaderPlane(inverse)
        let turns = (endAngle - startAngle) / (2 * Double.pi)
        isReversed = turns < 0
        let first = min(startAngle, endAngle) / (2 * Double.pi)
        start = first * 0 == 0 ? Float(first - first.rounded(.down)) : 0
        span = turns * 0 == 0 ? Float(max(abs(turns), 1e-6)) : 1
    }

    @inline(never)
    func shade(row: Int, x: Int, count: Int, into colors: UnsafeMutablePointer<UInt32>) {
        let last = SIMD4<Float>(repeating: Float(GradientTable.count - 1))
        let factor = Float(GradientTable.count) / span
        let whole = min(span, 1)
        let middle = whole + (1 - whole) / 2
        plane.forEachFour(row: row, x: x, count: count) { at, u, v in
            var turn = turns(u, v) - start
            turn.replace(with: turn + 1, where: turn .< 0)
            var place = smaller(turn * factor, last)
            if whole < 1 {
                place.replace(with: last, where: turn .> whole)
                place.replace(with: 0, where: turn .> middle)
            }
            if isReversed { place = last - place }
            write(place, from: table, into: colors + at, count: count - at)
        }
    }
}

/// The angles of four points as shares of a turn, 0..<1, from the positive x axis towards positive y; error below 10⁻⁶.
///
/// An odd polynomial fitted by us to the arc tangent of 0…1, so that every processor gives the same bits.
@inline(__always)
func turns(_ x: SIMD4<Float>, _ y: SIMD4<Float>) -> SIMD4<Float> {
    let (width, height) = (larger(x, -x), larger(y, -y))
    let long = larger(larger(width, height), SIMD4(repeating: 1e-30))
    let ratio = smaller(width, height) / long
    let s = ratio * ratio
    var angle = s * 0.00245673 - 0.01440136
    angle = angle * s + 0.03978123
    angle = angle * s - 0.07234858
    angle = angle * s + 0.10498947
    angle = angle * s - 0.14161229
    angle = angle * s + 0.19985907
    angle = angle * s - 0.33332597
    angle = (angle * s + 0.99999989) * ratio * 0.15915494
    angle.replace(with: 0.25 - angle, where: height .> width)
    angle.replace(with: 0.5 - angle, where: x .< 0)
    angle.replace(with: 1 - angle, where: y .< 0)
    angle.replace(with: 0, where: angle .>= 1)
    return angle
}
