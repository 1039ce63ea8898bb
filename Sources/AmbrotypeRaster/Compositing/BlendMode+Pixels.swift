import AmbrotypeDrawing

extension BlendMode {
    /// Joins one premultiplied pixel with what lies below, both 0…1.
    ///
    /// Separable and non-separable modes after W3C Compositing and Blending Level 1: `B(Cb, Cs)` over straight colours, then
    /// `(1 − αb)·αs·Cs + αs·αb·B + (1 − αs)·αb·Cb`. `plusLighter` and `plusDarker` after the documentation of Core Graphics:
    /// `min(1, S + D)` and `max(0, 1 − ((1 − D) + (1 − S)))`.
    func joined(_ source: SIMD4<Float>, below: SIMD4<Float>) -> SIMD4<Float> {
        let (a, b) = (source.w, below.w)
        switch self {
        case .normal: return source + below * (1 - a)
        case .sourceAtop: return clean(source * b + below * (1 - a), b)
        case .destinationOver: return below + source * (1 - b)
        case .destinationOut: return below * (1 - a)
        case .plusLighter: return clean(source + below, min(1, a + b))
        case .plusDarker:
            let sum = min(1, a + b)
            let missing = (SIMD4(repeating: a) - source) + (SIMD4(repeating: b) - below)
            return clean(SIMD4(repeating: sum) - missing, sum)
        default:
            guard a > 0, b > 0 else { return source + below * (1 - a) }
            let (cs, cb) = (straight(source), straight(below))
            let blended = SIMD4(blended(cs, cb), 1)
            let result = source * (1 - b) + below * (1 - a) + blended * (a * b)
            return clean(result, a + b - a * b)
        }
    }

    private func clean(_ color: SIMD4<Float>, _ alpha: Float) -> SIMD4<Float> {
        var result = color.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: alpha))
        result.w = alpha
        return result
    }

    private func straight(_ color: SIMD4<Float>) -> SIMD3<Float> {
        (SIMD3(color.x, color.y, color.z) / color.w).clamped(lowerBound: .zero, upperBound: .one)
    }

    /// `B(Cb, Cs)`.
    private func blended(_ source: SIMD3<Float>, _ below: SIMD3<Float>) -> SIMD3<Float> {
        switch self {
        case .hue: return withLightness(withChroma(source, chroma(below)), lightness(below))
        case .saturation: return withLightness(withChroma(below, chroma(source)), lightness(below))
        case .color: return withLightness(source, lightness(below))
        case .luminosity: return withLightness(below, lightness(source))
        default:
            return SIMD3(
                component(source.x, below.x), component(source.y, below.y), component(source.z, below.z))
        }
    }

    private func component(_ s: Float, _ b: Float) -> Float {
        switch self {
        case .multiply: return b * s
        case .screen: return b + s - b * s
        case .overlay: return hardLight(b, s)
        case .hardLight: return hardLight(s, b)
        case .darken: return min(b, s)
        case .lighten: return max(b, s)
        case .colorDodge: return b == 0 ? 0 : (s >= 1 ? 1 : min(1, b / (1 - s)))
        case .colorBurn: return b >= 1 ? 1 : (s <= 0 ? 0 : 1 - min(1, (1 - b) / s))
        case .softLight:
            if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
            let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
            return b + (2 * s - 1) * (d - b)
        case .difference: return abs(b - s)
        case .exclusion: return b + s - 2 * b * s
        default: return s
        }
    }

    /// `source` decides between multiplying and screening.
    private func hardLight(_ s: Float, _ b: Float) -> Float {
        s <= 0.5 ? b * (2 * s) : b + (2 * s - 1) - b * (2 * s - 1)
    }
}

// MARK: - Non-separable modes

private func lightness(_ c: SIMD3<Float>) -> Float { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }

private func chroma(_ c: SIMD3<Float>) -> Float { c.max() - c.min() }

/// `SetLum` with `ClipColor`.
private func withLightness(_ color: SIMD3<Float>, _ target: Float) -> SIMD3<Float> {
    var c = color + (target - lightness(color))
    let (l, low, high) = (lightness(c), c.min(), c.max())
    if low < 0 { c = SIMD3(repeating: l) + (c - l) * (l / (l - low)) }
    if high > 1 { c = SIMD3(repeating: l) + (c - l) * ((1 - l) / (high - l)) }
    return c
}

/// `SetSat`: the smallest component becomes 0, the largest `target`, the middle one keeps its share.
private func withChroma(_ c: SIMD3<Float>, _ target: Float) -> SIMD3<Float> {
    let (low, high) = (c.min(), c.max())
    guard high > low else { return .zero }
    return (c - low) * (target / (high - low))
}
