import AmbrotypeDrawing
import AmbrotypeText
import AmbrotypeViews

/// Paints in one colour, alphas kept.
extension DrawingColor {
    /// `color` with this colour's alpha as well.
    func `in`(_ color: DrawingColor) -> DrawingColor { color.opacity(Double(alpha)) }
}

extension ResolvedStyle {
    @MainActor func recoloured(_ color: DrawingColor) -> ResolvedStyle {
        func flat(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map { GradientStop(color: $0.color.in(color), location: $0.location) }
        }
        switch self {
        case .color(let own): return .color(own.in(color))
        case .linear(let stops, let from, let to, let space): return .linear(flat(stops), from: from, to: to, space)
        case .radial(let stops, let center, let start, let end, let space):
            return .radial(flat(stops), center: center, startRadius: start, endRadius: end, space)
        case .elliptical(let stops, let center, let start, let end, let space):
            return .elliptical(flat(stops), center: center, startFraction: start, endFraction: end, space)
        case .angular(let stops, let center, let start, let end, let space):
            return .angular(flat(stops), center: center, startAngle: start, endAngle: end, space)
        case .picture: return .color(color)
        case .material: return .color(color.opacity(Double(AccentedTree.materialAlpha)))
        case .shadowed(let inner, let shadow, let radius, let offset):
            return .shadowed(inner.recoloured(color), color: shadow.in(color), radius: radius, offset: offset)
        case .blended(let inner, _): return inner.recoloured(color)
        }
    }
}

extension PictureContent {
    /// As a template in the colour; the layers of a symbol keep their alphas.
    @MainActor func recoloured(_ color: DrawingColor) -> PictureContent {
        var content = self
        content.tint = tint?.recoloured(color) ?? .color(color)
        if case .outlines(let layers, let name) = source {
            content.source = .outlines(
                layers.map {
                    SymbolPaint(path: $0.path, fill: $0.fill, style: $0.style.recoloured(color), erases: $0.erases)
                }, name: name)
        }
        return content
    }
}

extension TextContent {
    @MainActor func recoloured(_ color: DrawingColor) -> TextContent {
        var content = self
        content.paints = paints.isEmpty ? [.color(color)] : paints.map { $0.recoloured(color) }
        content.attachments = attachments.map { $0.recoloured(color) }
        return content
    }
}

extension Node {
    @MainActor func recoloured(_ color: DrawingColor) -> Node {
        var node = self
        node.kind = kind.recoloured(color)
        node.children = children.map { $0.recoloured(color) }
        return node
    }
}

extension Node.Kind {
    /// Leaves in the colour; everything else as it is.
    @MainActor func recoloured(_ color: DrawingColor) -> Node.Kind {
        switch self {
        case .text(let content): return .text(content.recoloured(color))
        case .picture(let content): return .picture(content.recoloured(color))
        case .shape(var content):
            content.style = content.style.recoloured(color)
            return .shape(content)
        case .divider(let style, let axis): return .divider(style.recoloured(color), axis: axis)
        default: return self
        }
    }
}
