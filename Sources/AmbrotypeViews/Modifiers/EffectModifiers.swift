public import AmbrotypeDrawing
public import Foundation

extension View {
    func effect(_ name: String, _ effect: @escaping @MainActor (ResolveContext) -> Effect) -> some View {
        nodeModifier(name) { node, context in Node(.effect(effect(context)), around: node, in: context) }
    }

    public func opacity(_ opacity: Double) -> some View { effect("opacity") { _ in .opacity(min(max(opacity, 0), 1)) } }

    public func hidden() -> some View { effect("hidden") { _ in .hidden } }

    public func blendMode(_ mode: BlendMode) -> some View { effect("blendMode") { _ in .blendMode(mode) } }

    public func compositingGroup() -> some View { effect("compositingGroup") { _ in .isolated } }

    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        effect("drawingGroup") { _ in .isolated }
    }

    public func geometryGroup() -> some View { self }

    /// SwiftUI's radius is twice the standard deviation of the blur (measured).
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        effect("blur") { _ in .filter(.blur(radius: radius, isOpaque: opaque)) }
    }

    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        effect("shadow") { context in
            .filter(
                .shadow(
                    color: color.drawingColor(in: context.environment), radius: radius / 2,
                    offset: CGSize(width: x, height: y)))
        }
    }

    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        effect("clipShape") { context in
            let content = shape.content(style: ForegroundStyle(), fill: style, in: context)
            return .clip(content)
        }
    }

    public func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
    }

    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased))
    }

    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        self.masked(by: mask(), alignment: alignment)
    }

    public func mask<Mask: View>(_ mask: Mask) -> some View { masked(by: mask, alignment: .center) }

    private func masked<Mask: View>(by mask: Mask, alignment: Alignment) -> some View {
        nodeModifier("mask") { node, context in
            var inner = context.entering("mask")
            inner.environment.stackAxis = nil
            return Node(.effect(.mask(alignment: alignment)), around: node, [inner.resolveOne(mask)], in: context)
        }
    }

    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        effect("rotationEffect") { _ in
            .transform { size in .turning(angle, about: anchor.point(in: CGRect(origin: .zero, size: size))) }
        }
    }

    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        effect("scaleEffect") { _ in
            .transform { size in .scaling(scale, about: anchor.point(in: CGRect(origin: .zero, size: size))) }
        }
    }

    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
    }

    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        effect("transformEffect") { _ in .transform { _ in transform } }
    }

    /// Drawn without perspective: the frame shrinks by the cosine of the angle along the axis it turns about.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        let cosine = CGFloat(cos(angle.radians))
        return scaleEffect(x: axis.y != 0 ? cosine : 1, y: axis.x != 0 ? cosine : 1, anchor: anchor)
    }

    /// Mirrors the view when the layout runs from right to left.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        effect("flipsForRightToLeftLayoutDirection") { context in
            let flips = enabled && context.environment.layoutDirection == .rightToLeft
            return .transform { size in
                flips ? .scaling(CGSize(width: -1, height: 1), about: CGPoint(x: size.width / 2, y: 0)) : .identity
            }
        }
    }

    // MARK: Colour filters

    public func grayscale(_ amount: Double) -> some View { saturation(1 - amount) }

    /// Luma weights 0.213, 0.715, 0.072, as in the filter effects specification.
    public func saturation(_ amount: Double) -> some View {
        let s = Float(amount)
        let (r, g, b) = (Float(0.213), Float(0.715), Float(0.072))
        return matrix([
            r + (1 - r) * s, g - g * s, b - b * s, 0, 0, r - r * s, g + (1 - g) * s, b - b * s, 0, 0, r - r * s,
            g - g * s, b + (1 - b) * s, 0, 0, 0, 0, 0, 1, 0,
        ])
    }

    public func brightness(_ amount: Double) -> some View {
        let a = Float(amount)
        return matrix([1, 0, 0, 0, a, 0, 1, 0, 0, a, 0, 0, 1, 0, a, 0, 0, 0, 1, 0])
    }

    public func contrast(_ amount: Double) -> some View {
        let (a, m) = (Float(amount), Float(0.5 - 0.5 * amount))
        return matrix([a, 0, 0, 0, m, 0, a, 0, 0, m, 0, 0, a, 0, m, 0, 0, 0, 1, 0])
    }

    public func colorInvert() -> some View { matrix([-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0]) }

    public func colorMultiply(_ color: Color) -> some View {
        effect("colorMultiply") { context in
            let c = color.drawingColor(in: context.environment)
            return .filter(
                .colorMatrix([c.red, 0, 0, 0, 0, 0, c.green, 0, 0, 0, 0, 0, c.blue, 0, 0, 0, 0, 0, c.alpha, 0]))
        }
    }

    /// Turns hues in the luma-preserving matrix of the filter effects specification.
    public func hueRotation(_ angle: Angle) -> some View {
        let (c, s) = (Float(cos(angle.radians)), Float(sin(angle.radians)))
        return matrix([
            0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928, 0, 0,
            0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.140, 0.072 - c * 0.072 - s * 0.283, 0, 0,
            0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072, 0, 0, 0, 0, 0,
            1, 0,
        ])
    }

    public func luminanceToAlpha() -> some View { effect("luminanceToAlpha") { _ in .filter(.luminanceToAlpha) } }

    func matrix(_ values: [Float]) -> some View { effect("colorMatrix") { _ in .filter(.colorMatrix(values)) } }
}

/// The colour space of a drawing group; sRGB in either case here.
public enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear
    case linear
    case extendedLinear
}
