/// ΔE in Oklab (Björn Ottosson, 2020), squared; with it two colours of premultiplied bytes are compared.
///
/// All of it is table look-ups, additions and multiplications, so the same figures come out on every machine: sRGB bytes
/// become 16-bit linear light, three sums of which give the cone responses, whose cube roots come from a table of 65,536
/// entries. The error against exact arithmetic is below 0.001, a twentieth of what can just be noticed. A pair takes about
/// 5 ns.
struct ColorDistance: @unchecked Sendable {
    /// For red, green and blue: what each byte adds to the first cone response, in units of 2⁻³² of full, and in the high
    /// half to the second.
    private let longAndMedium: UnsafeMutablePointer<UInt64>
    /// The same for the third.
    private let short: UnsafeMutablePointer<UInt32>
    /// Cube roots of 0…65535 / 65535.
    private let roots: UnsafeMutablePointer<Float>

    /// Made once; lives as long as the process.
    static let shared = ColorDistance()

    private init() {
        longAndMedium = .allocate(capacity: 3 * 256)
        short = .allocate(capacity: 3 * 256)
        roots = .allocate(capacity: 1 << 16)
        let shares: [SIMD3<Double>] = [
            SIMD3(0.412_221_470_8, 0.211_903_498_2, 0.088_302_461_9),
            SIMD3(0.536_332_536_3, 0.680_699_545_1, 0.281_718_837_6),
            SIMD3(0.051_445_992_9, 0.107_396_956_6, 0.629_978_700_5),
        ]
        for channel in 0..<3 {
            for byte in 0..<256 {
                let light = Self.linear(Double(byte) / 255) * Double(UInt32.max - 2)
                let parts = (shares[channel] * light).rounded(.down)
                longAndMedium[channel * 256 + byte] = UInt64(parts.x) | UInt64(parts.y) << 32
                short[channel * 256 + byte] = UInt32(parts.z)
            }
        }
        for index in 0..<1 << 16 { roots[index] = Float(Self.root(Double(index) / 65535, 3)) }
    }

    /// Squared ΔE of two premultiplied pixels (red in the lowest byte). Where either lets something through, the larger of
    /// the differences on black and on white.
    @inline(__always) func squared(_ a: UInt32, _ b: UInt32) -> Float {
        let onBlack = opaque(a, b)
        if a & b >= 0xff00_0000 { return onBlack }
        return max(onBlack, opaque(Self.onWhite(a), Self.onWhite(b)))
    }

    @inline(__always) private func opaque(_ a: UInt32, _ b: UInt32) -> Float {
        let d = responses(a) - responses(b)
        let lightness = 0.210_454_255_3 * d.x + 0.793_617_785_0 * d.y - 0.004_072_046_8 * d.z
        let greenRed = 1.977_998_495_1 * d.x - 2.428_592_205_0 * d.y + 0.450_593_709_9 * d.z
        let blueYellow = 0.025_904_037_1 * d.x + 0.782_771_766_2 * d.y - 0.808_675_766_0 * d.z
        return lightness * lightness + greenRed * greenRed + blueYellow * blueYellow
    }

    @inline(__always) private func responses(_ pixel: UInt32) -> SIMD3<Float> {
        let (red, green, blue) = (Int(pixel & 0xff), 256 + Int(pixel >> 8 & 0xff), 512 + Int(pixel >> 16 & 0xff))
        let two = longAndMedium[red] &+ longAndMedium[green] &+ longAndMedium[blue]
        let third = short[red] &+ short[green] &+ short[blue]
        return SIMD3(roots[Int(two >> 16 & 0xffff)], roots[Int(two >> 48)], roots[Int(third >> 16)])
    }

    @inline(__always) static func onWhite(_ pixel: UInt32) -> UInt32 {
        let rest = 255 - (pixel >> 24)
        return (pixel & 0x00ff_ffff) &+ rest &* 0x0001_0101 | 0xff00_0000
    }

    /// sRGB's decoding (IEC 61966-2-1), with a power made of roots so that no library's rounding shows.
    private static func linear(_ value: Double) -> Double {
        if value <= 0.040_45 { return value / 12.92 }
        let base = (value + 0.055) / 1.055
        return base * base * root(base * base, 5)
    }

    /// The `degree`-th root of 0…1 by Newton's steps, until one changes nothing.
    private static func root(_ value: Double, _ degree: Int) -> Double {
        guard value > 0 else { return 0 }
        var guess = 1.0
        for _ in 0..<100 {
            var power = 1.0
            for _ in 1..<degree { power *= guess }
            let next = guess - (guess - value / power) / Double(degree)
            if next == guess { break }
            guess = next
        }
        return guess
    }
}
