package import AmbrotypeDrawing

/// What a shape style turned out to be in one environment. Gradients keep unit points until the frame is known.
package indirect enum ResolvedStyle: Equatable, Sendable {
    case color(DrawingColor)
    case linear([GradientStop], from: UnitPoint, to: UnitPoint, GradientSpace)
    case radial([GradientStop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat, GradientSpace)
    case elliptical([GradientStop], center: UnitPoint, startFraction: CGFloat, endFraction: CGFloat, GradientSpace)
    case angular([GradientStop], center: UnitPoint, startAngle: Angle, endAngle: Angle, GradientSpace)
    case picture(PictureAsset, sourceRect: CGRect, scale: CGFloat)
    case material(BackdropRecipe)
    /// A style drawn into its own layer with a shadow of its shape.
    case shadowed(ResolvedStyle, color: DrawingColor, radius: CGFloat, offset: CGSize)
    case blended(ResolvedStyle, BlendMode)

    package static let clear = ResolvedStyle.color(.clear)

    /// The style with every alpha multiplied; a material keeps its look and gets a lighter layer at painting.
    package func opacity(_ factor: Double) -> ResolvedStyle {
        if factor == 1 { return self }
        func fade(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map { GradientStop(color: $0.color.opacity(factor), location: $0.location) }
        }
        switch self {
        case .color(let color): return .color(color.opacity(factor))
        case .linear(let stops, let from, let to, let space): return .linear(fade(stops), from: from, to: to, space)
        case .radial(let stops, let center, let start, let end, let space):
            return .radial(fade(stops), center: center, startRadius: start, endRadius: end, space)
        case .elliptical(let stops, let center, let start, let end, let space):
            return .elliptical(fade(stops), center: center, startFraction: start, endFraction: end, space)
        case .angular(let stops, let center, let start, let end, let space):
            return .angular(fade(stops), center: center, startAngle: start, endAngle: end, space)
        case .picture, .material: return self
        case .shadowed(let style, let color, let radius, let offset):
            return .shadowed(style.opacity(factor), color: color.opacity(factor), radius: radius, offset: offset)
        case .blended(let style, let mode): return .blended(style.opacity(factor), mode)
        }
    }

    /// One colour that stands for the style where only a colour will do (a symbol's tint); gradients give their first stop.
    package var representativeColor: DrawingColor {
        switch self {
        case .color(let color): color
        case .linear(let stops, _, _, _), .radial(let stops, _, _, _, _), .elliptical(let stops, _, _, _, _),
            .angular(let stops, _, _, _, _):
            stops.first?.color ?? .clear
        case .picture, .material: .black
        case .shadowed(let style, _, _, _), .blended(let style, _): style.representativeColor
        }
    }
}
