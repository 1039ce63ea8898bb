/// Changes to single pixels.
enum ColorChanges {
    /// Five columns and four rows over straight components 0…1; the result is cut to 0…1.
    static func apply(matrix m: [Float], to row: UnsafeMutablePointer<UInt32>, count: Int) {
        precondition(m.count == 20, "a colour matrix has 20 values")
        m.withUnsafeBufferPointer { m in
            let (r, g, b) = (
                SIMD4(m[0], m[5], m[10], m[15]), SIMD4(m[1], m[6], m[11], m[16]), SIMD4(m[2], m[7], m[12], m[17])
            )
            let (a, bias) = (SIMD4(m[3], m[8], m[13], m[18]), SIMD4(m[4], m[9], m[14], m[19]))
            var (known, made) = (UInt32(0), pixel(r, g, b, a, bias, 0))
            for at in 0..<count {
                if row[at] != known {
                    known = row[at]
                    made = pixel(r, g, b, a, bias, known)
                }
                row[at] = made
            }
        }
    }

    @inline(__always)
    private static func pixel(
        _ r: SIMD4<Float>, _ g: SIMD4<Float>, _ b: SIMD4<Float>, _ a: SIMD4<Float>, _ bias: SIMD4<Float>,
        _ pixel: UInt32
    ) -> UInt32 {
        let color = unpacked(pixel)
        let straight = color.w > 0 ? color / color.w : SIMD4<Float>.zero
        var result = bias + r * straight.x
        result += g * straight.y
        result += b * straight.z
        result += a * (color.w / 255)
        let alpha = clipped(result.w)
        return packed(
            red: clipped(result.x) * alpha, green: clipped(result.y) * alpha, blue: clipped(result.z) * alpha,
            alpha: alpha)
    }

    /// Black whose alpha is the luminance (0.2126, 0.7152, 0.0722 over gamma-encoded components) times alpha.
    static func luminanceToAlpha(_ row: UnsafeMutablePointer<UInt32>, count: Int) {
        for at in 0..<count {
            let p = row[at]
            let luminance = 13933 &* (p & 255) &+ 46871 &* ((p >> 8) & 255) &+ 4732 &* ((p >> 16) & 255)
            row[at] = ((luminance &+ 32768) >> 16) << 24
        }
    }

    /// Straight colour, opaque; what is transparent stays so.
    static func makeOpaque(_ row: UnsafeMutablePointer<UInt32>, count: Int) {
        for at in 0..<count where alpha(row[at]) != 255 && alpha(row[at]) != 0 {
            let color = unpacked(row[at])
            var straight = color * (255 / color.w)
            straight.w = 255
            row[at] = rounded(straight.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255)))
        }
    }
}
