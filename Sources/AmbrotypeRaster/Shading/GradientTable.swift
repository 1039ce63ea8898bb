import AmbrotypeDrawing
import AmbrotypeGeometry
import Foundation

/// The colours along a gradient, premultiplied, at 1024 equal steps; entry `i` holds the colour at `(i + 1/2) / 1024`.
///
/// Colours are mixed premultiplied, so a gradient to clear does not pass through grey: what SwiftUI shows (known from
/// pictures, not documented). Components are rounded to nearest; there is no dithering.
final class GradientTable {
    static let bits = 10
    static let count = 1 << bits

    let colors: UnsafeMutablePointer<UInt32>
    private(set) var isOpaque = true
    private var made: (stops: [GradientStop], space: GradientSpace, opacity: Float)?

    init() {
        colors = .allocate(capacity: GradientTable.count)
        colors.initialize(repeating: 0, count: GradientTable.count)
    }

    deinit { colors.deallocate() }

    /// Fills the table unless it already holds these stops.
    func prepare(_ stops: [GradientStop], _ space: GradientSpace, opacity: Float) {
        if let made, made.space == space, made.opacity == opacity, made.stops == stops { return }
        made = (stops, space, opacity)
        let knots = GradientTable.knots(stops, space, opacity)
        isOpaque = knots.allSatisfy { $0.color.w >= 1 }
        guard let first = knots.first else {
            colors.update(repeating: 0, count: GradientTable.count)
            return
        }
        var (index, from) = (0, first)
        var to = first
        for entry in 0..<GradientTable.count {
            let place = (Float(entry) + 0.5) / Float(GradientTable.count)
            while index < knots.count && knots[index].place <= place {
                from = knots[index]
                index += 1
            }
            to = index < knots.count ? knots[index] : from
            let length = to.place - from.place
            let share = length > 0 && place > from.place ? (place - from.place) / length : 0
            colors[entry] = GradientTable.pixel(from.color + (to.color - from.color) * share, space)
        }
    }

    private struct Knot {
        var place: Float
        /// Three components of the mixing space times alpha, and alpha.
        var color: SIMD4<Float>
    }

    /// Places never go back: a stop before its forerunner moves up to it.
    private static func knots(_ stops: [GradientStop], _ space: GradientSpace, _ opacity: Float) -> [Knot] {
        var reached = -Float.infinity
        return stops.map { stop in
            reached = max(reached, Float(stop.location))
            let color = stop.color
            let alpha = clipped(color.alpha * opacity)
            let rgb = SIMD3(clipped(color.red), clipped(color.green), clipped(color.blue))
            let mixing = space == .perceptual ? Oklab.fromDevice(rgb) : rgb
            return Knot(place: reached, color: SIMD4(mixing * alpha, alpha))
        }
    }

    private static func pixel(_ color: SIMD4<Float>, _ space: GradientSpace) -> UInt32 {
        let alpha = clipped(color.w)
        guard alpha > 0 else { return 0 }
        var rgb = SIMD3(color.x, color.y, color.z)
        if space == .perceptual { rgb = Oklab.toDevice(rgb / alpha) * alpha }
        return packed(
            red: min(max(rgb.x, 0), alpha), green: min(max(rgb.y, 0), alpha), blue: min(max(rgb.z, 0), alpha),
            alpha: alpha)
    }
}
