import AmbrotypeDrawing

/// How one premultiplied pixel joins what lies below, both 0…1. Conforming types are known where the loop is compiled.
protocol BlendFormula {
    func joined(_ source: SIMD4<Float>, _ below: SIMD4<Float>) -> SIMD4<Float>
    /// The same where both are opaque.
    func joinedOpaque(_ source: SIMD4<Float>, _ below: SIMD4<Float>) -> SIMD4<Float>
}

extension BlendFormula {
    @inline(__always)
    func joinedOpaque(_ source: SIMD4<Float>, _ below: SIMD4<Float>) -> SIMD4<Float> { joined(source, below) }
}

/// A mode after W3C Compositing and Blending Level 1: `B(Cb, Cs)` over straight colours, then
/// `(1 − αb)·αs·Cs + αs·αb·B + (1 − αs)·αb·Cb`.
protocol MixingFormula: BlendFormula {
    /// `B(Cb, Cs)`; the fourth component means nothing.
    func mixed(_ source: SIMD4<Float>, _ below: SIMD4<Float>) -> SIMD4<Float>
}

extension MixingFormula {
    @inline(__always)
    func joinedOpaque(_ source: SIMD4<Float>, _ below: SIMD4<Float>) -> SIMD4<Float> {
        clean(mixed(source, below), 1)
    }

    @inline(__always)
    func joined(_ source: SIMD4<Float>, _ below: SIMD4<Float>) -> SIMD4<Float> {
        let (a, b) = (source.w, below.w)
        guard a > 0, b > 0 else { return source + below * (1 - a) }
        let mixed = mixed(straight(source), straight(below))
        return clean(source * (1 - b) + below * (1 - a) + mixed * (a * b), a + b - a * b)
    }
}

/// Colours cut to 0…`alpha`, and that alpha.
@inline(__always)
func clean(_ color: SIMD4<Float>, _ alpha: Float) -> SIMD4<Float> {
    var result = smaller(larger(color, .zero), SIMD4(repeating: alpha))
    result.w = alpha
    return result
}

@inline(__always)
private func straight(_ color: SIMD4<Float>) -> SIMD4<Float> { smaller(color / color.w, .one) }

extension BlendMode {
    /// The mode as a formula, and the loop over pixels compiled for it.
    func withFormula(_ body: BlendLoop) {
        switch self {
        case .normal: body.run(SourceOver())
        case .multiply: body.run(Multiply())
        case .screen: body.run(Screen())
        case .overlay: body.run(Overlay())
        case .darken: body.run(Darken())
        case .lighten: body.run(Lighten())
        case .colorDodge: body.run(ColorDodge())
        case .colorBurn: body.run(ColorBurn())
        case .softLight: body.run(SoftLight())
        case .hardLight: body.run(HardLight())
        case .difference: body.run(Difference())
        case .exclusion: body.run(Exclusion())
        case .hue: body.run(Hue())
        case .saturation: body.run(Saturation())
        case .color: body.run(Color())
        case .luminosity: body.run(Luminosity())
        case .sourceAtop: body.run(SourceAtop())
        case .destinationOver: body.run(DestinationOver())
        case .destinationOut: body.run(DestinationOut())
        case .plusDarker: body.run(PlusDarker())
        case .plusLighter: body.run(PlusLighter())
        }
    }
}

/// A run of pixels to be joined.
struct BlendLoop {
    let target: UnsafeMutablePointer<UInt32>
    let source: UnsafeMutablePointer<UInt32>
    let count: Int
    /// Of the source, / 255.
    let share: UInt32

    @inline(__always)
    func run(_ formula: some BlendFormula) {
        let unit: Float = 1 / 255
        for at in 0..<count {
            let pixel = share == 255 ? source[at] : scaled(source[at], share)
            if pixel == 0 { continue }
            let (above, below) = (unpacked(pixel) * unit, unpacked(target[at]) * unit)
            let isOpaque = alpha(pixel & target[at]) == 255
            target[at] = rounded(
                (isOpaque ? formula.joinedOpaque(above, below) : formula.joined(above, below)) * 255)
        }
    }
}
