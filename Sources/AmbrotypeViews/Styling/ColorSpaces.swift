import AmbrotypeDrawing
import Foundation

/// Conversions between colour spaces, on numbers 0…1.
enum ColorSpaces {
    static func drawingColor(
        _ space: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double
    ) -> DrawingColor {
        var (r, g, b) = (red, green, blue)
        switch space {
        case .sRGB: break
        case .sRGBLinear: (r, g, b) = (encode(r), encode(g), encode(b))
        case .displayP3:
            let (lr, lg, lb) = (decode(r), decode(g), decode(b))
            // Display P3 to sRGB, both D65; from the primaries of the two standards.
            r = encode(1.2249401763 * lr - 0.2249401763 * lg)
            g = encode(-0.0420569547 * lr + 1.0420569547 * lg)
            b = encode(-0.0196375546 * lr - 0.0786360454 * lg + 1.0982736000 * lb)
        }
        return DrawingColor(red: Float(r), green: Float(g), blue: Float(b), alpha: Float(opacity))
    }

    static func decode(_ value: Double) -> Double {
        let size = abs(value)
        let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -linear : linear
    }

    static func encode(_ value: Double) -> Double {
        let size = abs(value)
        let encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return value < 0 ? -encoded : encoded
    }

    static func mix(_ first: DrawingColor, _ second: DrawingColor, _ share: Double, in space: GradientSpace)
        -> DrawingColor
    {
        func blend(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
        let alpha = Float(blend(Double(first.alpha), Double(second.alpha)))
        switch space {
        case .device:
            return DrawingColor(
                red: Float(blend(Double(first.red), Double(second.red))),
                green: Float(blend(Double(first.green), Double(second.green))),
                blue: Float(blend(Double(first.blue), Double(second.blue))), alpha: alpha)
        case .perceptual:
            let (a, b) = (oklab(first), oklab(second))
            return color(oklab: zip(a, b).map(blend), alpha: alpha)
        }
    }

    /// The light end of `Color.gradient`. Measured on Apple's renderer: HSL lightness 0.502 → 0.647, 0.3 → 0.451, 1 → 1,
    /// 0 → 0.198; a quadratic through them.
    static func lightened(_ color: DrawingColor) -> DrawingColor {
        var (h, s, l) = hsl(color)
        l = min(1, lightnessOfGradientTop(l))
        func channel(_ n: Double) -> Float {
            let k = (n + h * 12).truncatingRemainder(dividingBy: 12)
            return Float(l - s * min(l, 1 - l) * max(-1, min(k - 3, 9 - k, 1)))
        }
        return DrawingColor(red: channel(0), green: channel(8), blue: channel(4), alpha: color.alpha)
    }

    /// Straight pieces through the measured pairs.
    static func lightnessOfGradientTop(_ lightness: Double) -> Double {
        let measured = [(0.0, 0.198), (0.3, 0.451), (0.501, 0.643), (1.0, 1.0)]
        for (low, high) in zip(measured, measured.dropFirst()) where lightness <= high.0 {
            return low.1 + (high.1 - low.1) * (lightness - low.0) / (high.0 - low.0)
        }
        return 1
    }

    private static func hsl(_ color: DrawingColor) -> (Double, Double, Double) {
        let (r, g, b) = (Double(color.red), Double(color.green), Double(color.blue))
        let (high, low) = (max(r, g, b), min(r, g, b))
        let (l, d) = ((high + low) / 2, high - low)
        if d == 0 { return (0, 0, l) }
        let s = d / (1 - abs(2 * l - 1))
        let h = high == r ? (g - b) / d : high == g ? (b - r) / d + 2 : (r - g) / d + 4
        return ((h < 0 ? h + 6 : h) / 6, s, l)
    }

    // Oklab after Björn Ottosson's published matrices.
    private static func oklab(_ color: DrawingColor) -> [Double] {
        let (r, g, b) = (decode(Double(color.red)), decode(Double(color.green)), decode(Double(color.blue)))
        let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
        let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
        let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
        return [
            0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s,
        ]
    }

    private static func color(oklab lab: [Double], alpha: Float) -> DrawingColor {
        func cube(_ x: Double) -> Double { x * x * x }
        let l = cube(lab[0] + 0.3963377774 * lab[1] + 0.2158037573 * lab[2])
        let m = cube(lab[0] - 0.1055613458 * lab[1] - 0.0638541728 * lab[2])
        let s = cube(lab[0] - 0.0894841775 * lab[1] - 1.2914855480 * lab[2])
        return DrawingColor(
            red: Float(encode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)),
            green: Float(encode(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)),
            blue: Float(encode(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)), alpha: alpha)
    }
}
