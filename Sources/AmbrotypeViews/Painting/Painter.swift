package import AmbrotypeDrawing

/// Turns a placed tree into a display list. Nothing is measured or resolved here any more.
///
/// Leaves are snapped to the pixel grid (each edge rounded by itself, halves up); groups are not.
@MainActor package func paint(_ root: PlacedNode, size: CGSize) -> DisplayList {
    DisplayList(size: size, items: Painter().items(for: root))
}

/// Same, as items to put into a larger picture.
@MainActor package func paintItems(_ root: PlacedNode) -> [DisplayItem] { Painter().items(for: root) }

@MainActor struct Painter {
    func items(for placed: PlacedNode) -> [DisplayItem] {
        switch placed.node.kind {
        case .text(let content): return text(content, placed)
        case .picture(let content): return picture(content, placed)
        case .shape(let content): return shape(content, placed)
        case .divider(let style, _):
            let rect = placed.pixelFrame
            return fill(Path(rect), style, in: rect)
        case .unsupported: return NoEntryMark.items(in: placed.pixelFrame)
        case .spacer: return []
        case .effect(let effect): return self.effect(effect, placed)
        case .layered(let layer): return layered(layer, placed)
        default: return inOrder(placed.children)
        }
    }

    /// Children from back to front: by `zIndex`, equal ones in source order.
    private func inOrder(_ children: [PlacedNode]) -> [DisplayItem] {
        if children.allSatisfy({ $0.node.traits.zIndex == 0 }) { return children.flatMap(items) }
        let sorted = children.enumerated().sorted {
            ($0.element.node.traits.zIndex, $0.offset) < ($1.element.node.traits.zIndex, $1.offset)
        }
        return sorted.flatMap { items(for: $0.element) }
    }

    private func layered(_ layer: Layer, _ placed: PlacedNode) -> [DisplayItem] {
        let (first, second) = (items(for: placed.children[0]), items(for: placed.children[1]))
        return layer.isBehind ? second + first : first + second
    }

    private func shape(_ content: ShapeContent, _ placed: PlacedNode) -> [DisplayItem] {
        let rect = placed.pixelFrame
        return fill(content.outline(in: rect), content.style, in: rect, rule: content.fill)
    }

    // MARK: Styles

    /// A path filled with a style; gradients run over `rect`.
    func fill(_ path: Path, _ style: ResolvedStyle, in rect: CGRect, rule: FillStyle = FillStyle()) -> [DisplayItem] {
        switch style {
        case .material(let recipe): return [.backdrop(ClipPath(path, style: rule), recipe)]
        case .shadowed(let inner, let color, let radius, let offset):
            let items = fill(path, inner, in: rect, rule: rule)
            return [
                .group(DisplayGroup(filters: [.shadow(color: color, radius: radius, offset: offset)], items: items))
            ]
        case .blended(let inner, let mode):
            return [.group(DisplayGroup(blendMode: mode, items: fill(path, inner, in: rect, rule: rule)))]
        case .color(let color) where color.alpha == 0: return []
        default:
            guard let paint = style.paint(in: rect) else { return [] }
            return [.fill(path, style: rule, paint: paint)]
        }
    }

    // MARK: Effects

    private func effect(_ effect: Effect, _ placed: PlacedNode) -> [DisplayItem] {
        let content = placed.children.first.map(items) ?? []
        if content.isEmpty { return [] }
        switch effect {
        case .hidden: return []
        case .opacity(let value):
            if value == 0 { return [] }
            return value == 1 ? content : [.group(DisplayGroup(opacity: value, items: content))]
        case .blendMode(let mode): return [.group(DisplayGroup(blendMode: mode, items: content))]
        case .isolated: return [.group(DisplayGroup(isIsolated: true, items: content))]
        case .filter(let filter): return [.group(DisplayGroup(filters: [filter], items: content))]
        case .clip(let shape):
            let clip = ClipPath(shape.outline(in: placed.pixelFrame), style: shape.fill)
            return [.group(DisplayGroup(clip: clip, items: content))]
        case .mask:
            return [
                .group(
                    DisplayGroup(mask: placed.children.count > 1 ? items(for: placed.children[1]) : [], items: content))
            ]
        case .transform(let transform):
            let (x, y) = (placed.frame.minX, placed.frame.minY)
            let map = CGAffineTransform(translationX: -x, y: -y).concatenating(transform(placed.frame.size))
                .concatenating(CGAffineTransform(translationX: x, y: y))
            return map.isIdentity ? content : [.group(DisplayGroup(transform: map, items: content))]
        }
    }
}

extension PlacedNode {
    /// The frame on whole pixels.
    package var pixelFrame: CGRect { PixelGrid(scale: node.displayScale).round(frame) }
}

extension ShapeContent {
    /// The outline in a frame, inside the container's corners if it follows them.
    func outline(in rect: CGRect) -> Path {
        guard let container = followsContainer else {
            // A shape is asked in its own coordinates: what an author draws from (0, 0) begins at the frame's corner.
            let own = path(CGRect(origin: .zero, size: rect.size))
            return rect.origin == .zero
                ? own : own.applying(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: rect.minX, ty: rect.minY))
        }
        let distance = min(
            rect.minX - container.frame.minX, rect.minY - container.frame.minY, container.frame.maxX - rect.maxX,
            container.frame.maxY - rect.maxY)
        let radius = max(container.cornerRadius - max(distance, 0), 0)
        return Path(roundedRect: path(rect).controlBounds, cornerRadius: radius, style: .continuous)
    }
}

extension ResolvedStyle {
    /// The paint over a frame; nil for styles that are no paint.
    func paint(in rect: CGRect) -> Paint? {
        switch self {
        case .color(let color): return .color(color)
        case .linear(let stops, let from, let to, let space):
            return .linear(stops: stops, from: from.point(in: rect), to: to.point(in: rect), space: space)
        case .radial(let stops, let center, let start, let end, let space):
            return .radial(
                stops: stops, center: center.point(in: rect), startRadius: start, endRadius: end, space: space)
        case .elliptical(let stops, let center, let start, let end, let space):
            return .elliptical(
                stops: stops, center: center.point(in: rect),
                radii: CGSize(width: rect.width, height: rect.height), startFraction: start, endFraction: end,
                space: space)
        case .angular(let stops, let center, let start, let end, let space):
            return .angular(
                stops: stops, center: center.point(in: rect), startAngle: CGFloat(start.radians),
                endAngle: CGFloat(end.radians), space: space)
        case .picture(let asset, _, let scale):
            let size = CGSize(width: asset.size.width * scale, height: asset.size.height * scale)
            return .tile(asset.key, origin: rect.origin, tileSize: size)
        case .material, .shadowed, .blended: return nil
        }
    }
}
