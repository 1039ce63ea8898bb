import AmbrotypeDrawing
import AmbrotypeText
import AmbrotypeViews

/// A placed tree in the two flat colours of the accented mode.
///
/// The system uses only the alpha of what it draws, so flat paint over flat paint is the same as flattening afterwards: leaves
/// are recoloured where they stand, and only what cannot be (colour glyphs, pictures by brightness, colour filters) gets a layer.
@MainActor struct AccentedTree {
    let mode: WidgetMode

    /// Alpha of a material, which has none of its own to keep (assumed).
    static let materialAlpha: Float = 0.2

    /// - Parameters:
    ///   - isAccent: whether a `widgetAccentable` lies above; once in the accent group a view stays there (documentation).
    ///   - picture: what `widgetAccentedRenderingMode` above says.
    func recoloured(_ placed: PlacedNode, isAccent: Bool, picture: WidgetAccentedRenderingMode?) -> PlacedNode {
        let color = isAccent ? mode.accent : mode.primary
        switch placed.node.kind {
        case .annotation(.accentable(true)): return inside(placed, isAccent: true, picture)
        case .annotation(.custom(let value)) where value is AccentedPicture:
            return inside(placed, isAccent: isAccent, (value as? AccentedPicture)?.mode)
        case .picture(let content): return self.picture(content, placed, color, picture)
        case .text(let content): return text(content, placed, color)
        case .effect(.filter(let filter)): return filtered(filter, placed, isAccent, picture, color)
        case .effect(.blendMode): return flattened(placed, color)
        default:
            var placed = inside(placed, isAccent: isAccent, picture)
            placed.node.kind = placed.node.kind.recoloured(color)
            return placed
        }
    }

    private func inside(_ placed: PlacedNode, isAccent: Bool, _ picture: WidgetAccentedRenderingMode?) -> PlacedNode {
        var placed = placed
        placed.children = placed.children.map { recoloured($0, isAccent: isAccent, picture: picture) }
        return placed
    }

    private func picture(
        _ content: PictureContent, _ placed: PlacedNode, _ color: DrawingColor,
        _ treatment: WidgetAccentedRenderingMode?
    ) -> PlacedNode {
        switch treatment {
        case .fullColor?: return placed
        case .desaturated?: return placed.filtered(by: .brightnessAsAlpha(mode.primary))
        case .accentedDesaturated?: return placed.filtered(by: .brightnessAsAlpha(mode.accent))
        default:
            var placed = placed
            placed.node.kind = .picture(content.recoloured(treatment == .accented ? mode.accent : color))
            return placed
        }
    }

    private func text(_ content: TextContent, _ placed: PlacedNode, _ color: DrawingColor) -> PlacedNode {
        let hasColourGlyphs =
            placed.text?.fragments().contains { fragment in
                if case .bitmap = fragment { return true }
                return false
            } ?? false
        if hasColourGlyphs { return flattened(placed, color) }
        var placed = placed
        placed.node.kind = .text(content.recoloured(color))
        return placed
    }

    private func filtered(
        _ filter: PixelFilter, _ placed: PlacedNode, _ isAccent: Bool, _ picture: WidgetAccentedRenderingMode?,
        _ color: DrawingColor
    ) -> PlacedNode {
        switch filter {
        case .colorMatrix, .luminanceToAlpha: return flattened(placed, color)
        case .blur: return inside(placed, isAccent: isAccent, picture)
        case .shadow(let shadow, let radius, let offset):
            var placed = inside(placed, isAccent: isAccent, picture)
            placed.node.kind = .effect(.filter(.shadow(color: shadow.in(color), radius: radius, offset: offset)))
            return placed
        }
    }

    /// The subtree as it is, its pixels painted over with one colour.
    private func flattened(_ placed: PlacedNode, _ color: DrawingColor) -> PlacedNode {
        placed.filtered(by: [.flat(color)])
    }
}

extension PlacedNode {
    /// The node inside effects that filter its pixels, first filter innermost.
    func filtered(by filters: [PixelFilter]) -> PlacedNode {
        filters.reduce(self) { inner, filter in
            var outer = inner
            outer.node.kind = .effect(.filter(filter))
            outer.text = nil
            outer.children = [inner]
            return outer
        }
    }
}
