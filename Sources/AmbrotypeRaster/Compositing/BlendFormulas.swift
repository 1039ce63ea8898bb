// Where each formula comes from: the separable and non-separable modes from W3C Compositing and Blending Level 1; the
// three of Porter and Duff from the same; `plusLighter` = min(1, S + D) and `plusDarker` = max(0, 1 − ((1 − D) + (1 −
// S))) from Core Graphics' documentation, here with alpha.

typealias Four = SIMD4<Float>

struct SourceOver: BlendFormula {
    @inline(__always) func joined(_ s: Four, _ b: Four) -> Four { s + b * (1 - s.w) }
}

struct SourceAtop: BlendFormula {
    @inline(__always) func joined(_ s: Four, _ b: Four) -> Four { clean(s * b.w + b * (1 - s.w), b.w) }
}

struct DestinationOver: BlendFormula {
    @inline(__always) func joined(_ s: Four, _ b: Four) -> Four { b + s * (1 - b.w) }
}

struct DestinationOut: BlendFormula {
    @inline(__always) func joined(_ s: Four, _ b: Four) -> Four { b * (1 - s.w) }
}

struct PlusLighter: BlendFormula {
    @inline(__always) func joined(_ s: Four, _ b: Four) -> Four { clean(s + b, min(1, s.w + b.w)) }
}

struct PlusDarker: BlendFormula {
    @inline(__always) func joined(_ s: Four, _ b: Four) -> Four {
        let alpha = min(1, s.w + b.w)
        let missing = (Four(repeating: s.w) - s) + (Four(repeating: b.w) - b)
        return clean(Four(repeating: alpha) - missing, alpha)
    }
}

// MARK: - Separable

struct Multiply: MixingFormula {
    @inline(__always) func mixed(_ s: Four, _ b: Four) -> Four { b * s }
}

struct Screen: MixingFormula {
    @inline(__always) func mixed(_ s: Four, _ b: Four) -> Four { b + s - b * s }
}

struct Overlay: MixingFormula {
    @inline(__always) func mixed(_ s: Four, _ b: Four) -> Four { HardLight().mixed(b, s) }
}

struct HardLight: MixingFormula {
    /// The source decides between multiplying and screening.
    @inline(__always) func mixed(_ s: Four, _ b: Four) -> Four {
        let twice = s * 2
        let screened = b + (twice - 1) - b * (twice - 1)
        return screened.replacing(with: b * twice, where: s .<= 0.5)
    }
}

struct Darken: MixingFormula {
    @inline(__always) func mixed(_ s: Four, _ b: Four) -> Four { smaller(s, b) }
}

struct Lighten: MixingFormula {
    @inline(__always) func mixed(_ s: Four, _ b: Four) -> Four { larger(s, b) }
}

struct ColorDodge: MixingFormula {
    @inline(__always) func mixed(_ s: Four, _ b: Four) -> Four {
        let result = smaller(b / larger(1 - s, Four(repeating: 1e-9)), .one)
        return result.replacing(with: Four.zero, where: b .<= 0)
    }
}

struct ColorBurn: MixingFormula {
    @inline(__always) func mixed(_ s: Four, _ b: Four) -> Four {
        let result = 1 - smaller((1 - b) / larger(s, Four(repeating: 1e-9)), .one)
        return result.replacing(with: Four.one, where: b .>= 1)
    }
}

struct SoftLight: MixingFormula {
    @inline(__always) func mixed(_ s: Four, _ b: Four) -> Four {
        let low = b - (1 - s * 2) * b * (1 - b)
        let d = b.squareRoot().replacing(with: ((b * 16 - 12) * b + 4) * b, where: b .<= 0.25)
        return (b + (s * 2 - 1) * (d - b)).replacing(with: low, where: s .<= 0.5)
    }
}

struct Difference: MixingFormula {
    @inline(__always) func mixed(_ s: Four, _ b: Four) -> Four { larger(b - s, s - b) }
}

struct Exclusion: MixingFormula {
    @inline(__always) func mixed(_ s: Four, _ b: Four) -> Four { b + s - b * s * 2 }
}

// MARK: - Non-separable

struct Hue: MixingFormula {
    @inline(__always) func mixed(_ s: Four, _ b: Four) -> Four { withLightness(withChroma(s, chroma(b)), lightness(b)) }
}

struct Saturation: MixingFormula {
    @inline(__always) func mixed(_ s: Four, _ b: Four) -> Four { withLightness(withChroma(b, chroma(s)), lightness(b)) }
}

struct Color: MixingFormula {
    @inline(__always) func mixed(_ s: Four, _ b: Four) -> Four { withLightness(s, lightness(b)) }
}

struct Luminosity: MixingFormula {
    @inline(__always) func mixed(_ s: Four, _ b: Four) -> Four { withLightness(b, lightness(s)) }
}

@inline(__always) private func lightness(_ c: Four) -> Float { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }
@inline(__always) private func least(_ c: Four) -> Float { min(c.x, c.y, c.z) }
@inline(__always) private func most(_ c: Four) -> Float { max(c.x, c.y, c.z) }
@inline(__always) private func chroma(_ c: Four) -> Float { most(c) - least(c) }

/// `SetLum` with `ClipColor`.
@inline(__always)
private func withLightness(_ color: Four, _ target: Float) -> Four {
    var c = color + (target - lightness(color))
    let (l, low, high) = (lightness(c), least(c), most(c))
    if low < 0 { c = Four(repeating: l) + (c - l) * (l / (l - low)) }
    if high > 1 { c = Four(repeating: l) + (c - l) * ((1 - l) / (high - l)) }
    return c
}

/// `SetSat`: the smallest component becomes 0, the largest `target`, the middle one keeps its share.
@inline(__always)
private func withChroma(_ c: Four, _ target: Float) -> Four {
    let (low, high) = (least(c), most(c))
    guard high > low else { return .zero }
    return (c - low) * (target / (high - low))
}
