import AmbrotypeDrawing
import AmbrotypeGeometry
import Foundation
import Testing

/// Straight components 0…1 and alpha, with the W3C formulas written out once more, one component at a time.
private struct Reference {
    static func component(_ mode: BlendMode, _ s: Double, _ b: Double) -> Double {
        switch mode {
        case .multiply: s * b
        case .screen: s + b - s * b
        case .overlay: component(.hardLight, b, s)
        case .darken: min(s, b)
        case .lighten: max(s, b)
        case .colorDodge: b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s))
        case .colorBurn: b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s)
        case .hardLight: s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
        case .softLight:
            s <= 0.5
                ? b - (1 - 2 * s) * b * (1 - b)
                : b + (2 * s - 1) * ((b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()) - b)
        case .difference: abs(s - b)
        case .exclusion: s + b - 2 * s * b
        default: s
        }
    }

    static func lum(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
    static func sat(_ c: [Double]) -> Double { c.max()! - c.min()! }

    static func setLum(_ c: [Double], _ l: Double) -> [Double] {
        var c = c.map { $0 + l - lum(c) }
        let (m, n, x) = (lum(c), c.min()!, c.max()!)
        if n < 0 { c = c.map { m + ($0 - m) * m / (m - n) } }
        if x > 1 { c = c.map { m + ($0 - m) * (1 - m) / (x - m) } }
        return c
    }

    static func setSat(_ c: [Double], _ s: Double) -> [Double] {
        let (low, high) = (c.min()!, c.max()!)
        return high > low ? c.map { ($0 - low) * s / (high - low) } : [0, 0, 0]
    }

    static func mixed(_ mode: BlendMode, _ s: [Double], _ b: [Double]) -> [Double] {
        switch mode {
        case .hue: setLum(setSat(s, sat(b)), lum(b))
        case .saturation: setLum(setSat(b, sat(s)), lum(b))
        case .color: setLum(s, lum(b))
        case .luminosity: setLum(b, lum(s))
        default: zip(s, b).map { component(mode, $0, $1) }
        }
    }

    /// Premultiplied result and alpha.
    static func joined(_ mode: BlendMode, _ s: [Double], _ a: Double, _ b: [Double], _ ab: Double) -> [Double] {
        switch mode {
        case .sourceAtop: return zip(s, b).map { $0 * a * ab + $1 * ab * (1 - a) } + [ab]
        case .destinationOver: return zip(s, b).map { $1 * ab + $0 * a * (1 - ab) } + [ab + a * (1 - ab)]
        case .destinationOut: return b.map { $0 * ab * (1 - a) } + [ab * (1 - a)]
        case .plusLighter: return zip(s, b).map { min(1, $0 * a + $1 * ab) } + [min(1, a + ab)]
        case .plusDarker:
            let sum = min(1, a + ab)
            return zip(s, b).map { max(0, sum - (a - $0 * a) - (ab - $1 * ab)) } + [sum]
        default:
            let m = mixed(mode, s, b)
            var result = [Double]()
            for index in 0..<3 {
                let alone = (1 - ab) * a * s[index] + (1 - a) * ab * b[index]
                result.append(alone + a * ab * m[index])
            }
            return result + [a + ab - a * ab]
        }
    }
}

@Suite("Blend modes")
struct BlendModeTests {
    private let colors: [[Double]] = [
        [0.8, 0.2, 0.4], [0.2, 0.6, 0.8], [1, 1, 1], [0, 0, 0], [0.4, 0.4, 0.4], [0.2, 0, 0.6],
    ]

    private func drawing(_ c: [Double], _ alpha: Double) -> DrawingColor {
        DrawingColor(red: Float(c[0]), green: Float(c[1]), blue: Float(c[2]), alpha: Float(alpha))
    }

    @Test("Every mode follows its formula", arguments: BlendMode.allCases)
    func formula(mode: BlendMode) throws {
        for source in colors {
            for below in colors {
                for (a, ab) in [(1.0, 1.0), (0.5, 1.0), (1.0, 0.4), (0.6, 0.6)] {
                    let canvas = try Canvas(
                        1, 1,
                        [
                            fill(Path(rect(0, 0, 1, 1)), drawing(below, ab)),
                            .group(
                                DisplayGroup(blendMode: mode, items: [fill(Path(rect(0, 0, 1, 1)), drawing(source, a))])
                            ),
                        ])
                    let wanted = Reference.joined(mode, source, a, below, ab).map { Int(($0 * 255).rounded()) }
                    let pixel = Pixel(wanted[0], wanted[1], wanted[2], wanted[3])
                    // Straight colours come back from rounded premultiplied bytes: the fainter, the coarser.
                    let tolerance = a == 1 && ab == 1 ? 1 : mode == .colorBurn || mode == .colorDodge ? 6 : 3
                    #expect(
                        canvas[0, 0].isNear(pixel, tolerance),
                        "\(source) \(a) on \(below) \(ab): \(canvas[0, 0]), not \(pixel)")
                }
            }
        }
    }

    @Test("A blend mode joins the whole group, not its children with each other")
    func groupAsOne() throws {
        let red = fill(Path(rect(0, 0, 2, 1)), DrawingColor(red: 1, green: 0, blue: 0))
        let green = fill(Path(rect(0, 0, 1, 1)), DrawingColor(red: 0, green: 1, blue: 0))
        let canvas = try Canvas(
            2, 1,
            [fill(Path(rect(0, 0, 2, 1)), .white), .group(DisplayGroup(blendMode: .multiply, items: [red, green]))])
        #expect(canvas[0, 0] == Pixel(0, 255, 0) && canvas[1, 0] == Pixel(255, 0, 0))
    }

    @Test("An isolated group's children do not blend with what lies below it")
    func isolated() throws {
        let screened = DisplayItem.group(
            DisplayGroup(
                blendMode: .multiply, items: [fill(Path(rect(0, 0, 1, 1)), DrawingColor(red: 1, green: 0, blue: 0))]))
        let below = fill(Path(rect(0, 0, 1, 1)), DrawingColor(red: 0, green: 0, blue: 1))
        let open = try Canvas(1, 1, [below, .group(DisplayGroup(items: [screened]))])
        let closed = try Canvas(1, 1, [below, .group(DisplayGroup(isIsolated: true, items: [screened]))])
        #expect(open[0, 0] == Pixel(0, 0, 0) && closed[0, 0] == Pixel(255, 0, 0))
    }
}
