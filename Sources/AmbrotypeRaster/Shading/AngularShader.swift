import AmbrotypeGeometry
import Foundation

/// A gradient over the angle around a centre, clockwise on screen from the positive x axis.
///
/// Where the stops do not fill a whole turn, the half of the gap after the end shows the last colour and the half before the start the
/// first (assumed).
struct AngularShader: SpanShader {
    private let table: UnsafeMutablePointer<UInt32>
    let isOpaque: Bool
    private let (a, b, c, d, e, f): (Float, Float, Float, Float, Float, Float)
    /// In turns.
    private let (start, span): (Float, Float)
    private let isReversed: Bool

    init(table: GradientTable, center: CGPoint, startAngle: Double, endAngle: Double, map: CGAffineTransform) {
        (self.table, isOpaque) = (table.colors, table.isOpaque)
        let inverse = map.inverted()
        (a, b, c, d) = (Float(inverse.a), Float(inverse.b), Float(inverse.c), Float(inverse.d))
        (e, f) = (Float(inverse.tx - center.x), Float(inverse.ty - center.y))
        let turns = (endAngle - startAngle) / (2 * Double.pi)
        isReversed = turns < 0
        let first = min(startAngle, endAngle) / (2 * Double.pi)
        start = first * 0 == 0 ? Float(first - first.rounded(.down)) : 0
        span = abs(turns) * 0 == 0 ? Float(max(abs(turns), 1e-6)) : 1
    }

    @inline(__always)
    func shade(row: Int, x: Int, count: Int, into colors: UnsafeMutablePointer<UInt32>) {
        let y = Float(row) + 0.5
        let (u0, v0) = (c * y + e, d * y + f)
        let factor = Float(GradientTable.count) / span
        let whole = min(span, 1)
        let middle = whole + (1 - whole) / 2
        let last = Int32(GradientTable.count - 1)
        for at in 0..<count {
            let px = Float(x &+ at) + 0.5
            var turn = turns(a * px + u0, b * px + v0) - start
            if turn < 0 { turn += 1 }
            var index = min(Int32(turn * factor), last)
            if turn > whole { index = turn < middle ? last : 0 }
            colors[at] = table[Int(isReversed ? last &- index : index)]
        }
    }
}

/// The angle of (x, y) as a share of a turn, 0..<1, from the positive x axis towards positive y; error below 10⁻⁶.
///
/// An odd polynomial fitted by us to the arc tangent of 0…1, so that every processor gives the same bits.
@inline(__always)
func turns(_ x: Float, _ y: Float) -> Float {
    let (width, height) = (abs(x), abs(y))
    let long = max(width, height)
    guard long > 0 else { return 0 }
    let ratio = min(width, height) / long
    let s = ratio * ratio
    var angle: Float = 0.00245673
    angle = angle * s - 0.01440136
    angle = angle * s + 0.03978123
    angle = angle * s - 0.07234858
    angle = angle * s + 0.10498947
    angle = angle * s - 0.14161229
    angle = angle * s + 0.19985907
    angle = angle * s - 0.33332597
    angle = (angle * s + 0.99999989) * ratio
    angle *= 0.15915494
    if height > width { angle = 0.25 - angle }
    if x < 0 { angle = 0.5 - angle }
    if y < 0 { angle = 1 - angle }
    return angle >= 1 ? 0 : angle
}
