/// Gamma-encoded sRGB to Oklab and back (B. Ottosson's published matrices), without the platform's power functions.
enum Oklab {
    static func fromDevice(_ rgb: SIMD3<Float>) -> SIMD3<Float> {
        let c = SIMD3<Double>(decoded(rgb.x), decoded(rgb.y), decoded(rgb.z))
        let l = root(0.4122214708 * c.x + 0.5363325363 * c.y + 0.0514459929 * c.z, 3)
        let m = root(0.2119034982 * c.x + 0.6806995451 * c.y + 0.1073969566 * c.z, 3)
        let s = root(0.0883024619 * c.x + 0.2817188376 * c.y + 0.6299787005 * c.z, 3)
        return SIMD3(
            Float(0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s),
            Float(1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s),
            Float(0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s))
    }

    static func toDevice(_ lab: SIMD3<Float>) -> SIMD3<Float> {
        let (lightness, a, b) = (Double(lab.x), Double(lab.y), Double(lab.z))
        func cube(_ x: Double) -> Double { x * x * x }
        let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
        let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
        let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
        return SIMD3(
            Float(encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)),
            Float(encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)),
            Float(encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)))
    }

    /// Linear light of a gamma-encoded component.
    static func decoded(_ value: Float) -> Double {
        let x = Double(value)
        if x <= 0.04045 { return x / 12.92 }
        let base = (x + 0.055) / 1.055
        return base * base * root(base * base, 5)
    }

    static func encoded(_ value: Double) -> Double {
        if value <= 0.0031308 { return max(value, 0) * 12.92 }
        if value >= 1 { return 1 }
        let twelfth = root(value.squareRoot().squareRoot(), 3)
        let squared = twelfth * twelfth
        return 1.055 * squared * squared * twelfth - 0.055
    }

    /// The `degree`-th root by Newton's steps; 0 for what is not above 0.
    static func root(_ value: Double, _ degree: Int) -> Double {
        guard value > 0 else { return 0 }
        let n = Double(degree)
        var guess = max(value, 1)
        for _ in 0..<64 {
            var power = guess
            for _ in 2..<degree { power *= guess }
            let next = ((n - 1) * guess + value / power) / n
            if next >= guess { break }
            guess = next
        }
        return guess
    }
}
