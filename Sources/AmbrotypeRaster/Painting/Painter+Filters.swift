import AmbrotypeDrawing
import AmbrotypeGeometry

extension Painter {
    /// The filtered layer, whose `region` is right. A shadow `directlyOnto` what lies below needs no layer of its own:
    /// it is drawn there with its source, and nothing comes back.
    func apply(
        _ filter: SceneFilter, to source: Layer, region: PixelRect, directlyOnto below: Layer?
    ) throws -> Layer? {
        switch filter {
        case .colorMatrix(let values):
            return change(source) { ColorChanges.apply(matrix: values, to: $0, count: $1) }
        case .luminanceToAlpha:
            return change(source) { ColorChanges.luminanceToAlpha($0, count: $1) }
        case .blur(let sigma, let isOpaque, let frame):
            return try blur(source, sigma: sigma, isOpaque: isOpaque, frame: frame, region: region)
        case .shadow(let color, let sigma, let dx, let dy):
            let target = try below ?? layer(region, parent: source.parent, for: "shadow")
            try shadow(of: source, color, sigma: sigma, dx: dx, dy: dy, onto: target, region: region)
            return below == nil ? target : nil
        }
    }

    private func change(_ layer: Layer, _ body: (UnsafeMutablePointer<UInt32>, Int) -> Void) -> Layer {
        if !isRehearsal {
            for y in layer.rect.top..<layer.rect.bottom { body(layer.row(y, from: layer.rect.left), layer.rect.width) }
        }
        return layer
    }

    private func blur(
        _ source: Layer, sigma: Double, isOpaque: Bool, frame: PixelRect, region: PixelRect
    ) throws -> Layer {
        let blur = GaussianBlur(sigma: sigma)
        if blur.isNothing || region.isEmpty { return source }
        let grid = try BlurGrid(blur: blur, channels: 4, output: region, budget: budget, isRehearsal: isRehearsal)
        if !isRehearsal {
            grid.fill(from: BlurSource(layer: source, frame: isOpaque ? frame : nil, includesBelow: false))
        }
        let result = try layer(region, parent: source.parent, for: "blur")
        if isRehearsal { return result }
        for y in region.top..<region.bottom {
            let row = result.row(y, from: region.left)
            grid.pixels(row: y, x: region.left, count: region.width, into: row)
            if isOpaque { ColorChanges.makeOpaque(row, count: region.width) }
        }
        return result
    }

    /// Draws the shadow and the source over it.
    private func shadow(
        of source: Layer, _ color: DrawingColor, sigma: Double, dx: Int, dy: Int, onto target: Layer, region: PixelRect
    ) throws {
        let area = region.intersection(target.rect)
        guard !area.isEmpty else { return }
        let grid = try BlurGrid(
            blur: GaussianBlur(sigma: sigma), channels: 1, output: area.offset(dx: -dx, dy: -dy), budget: budget,
            isRehearsal: isRehearsal)
        if isRehearsal { return }
        grid.fill(from: BlurSource(layer: source, frame: nil, includesBelow: false))
        let pen = ShadowPen(grid: grid, color: color.pixel(), dx: dx, dy: dy, alphas: scratch.coverage)
        for y in area.top..<area.bottom {
            let row = target.row(y, from: area.left)
            if let own = BlurSource(layer: source, frame: nil, includesBelow: false)
                .own(row: y, from: area.left, to: area.right)
            {
                let (before, behind) = (own.x - area.left, own.x + own.count)
                pen.draw(row, y, area.left, before)
                pen.draw(row + before, y, own.x, own.count, under: own.pixels)
                pen.draw(row + (behind - area.left), y, behind, area.right - behind)
            } else {
                pen.draw(row, y, area.left, area.width)
            }
        }
    }

    /// A material: what lies behind, blurred and changed, inside the clip.
    func draw(
        _ clip: ClipPath, _ recipe: BackdropRecipe, _ item: SceneItem, into layer: Layer, area: PixelRect
    ) throws {
        let blur = GaussianBlur(sigma: Double(recipe.blurRadius) * Double(item.map.meanScale))
        let grid = try BlurGrid(blur: blur, channels: 4, output: area, budget: budget, isRehearsal: isRehearsal)
        if isRehearsal { return }
        grid.fill(from: BlurSource(layer: layer, frame: recipe.frame(item.map, in: canvas), includesBelow: true))
        grid.apply(recipe)
        var sink = ShaderSink(layer: layer, shader: BlurShader(grid: grid, isOpaque: true), colors: scratch.colors)
        scanner.scan(clip.path, map: item.map, style: clip.style, clip: area, into: &sink)
    }
}

/// Draws rows of one shadow.
private struct ShadowPen {
    let grid: BlurGrid
    /// Premultiplied.
    let color: UInt32
    let dx: Int
    let dy: Int
    let alphas: UnsafeMutablePointer<UInt8>

    func draw(_ row: UnsafeMutablePointer<UInt32>, _ y: Int, _ x: Int, _ count: Int) {
        guard count > 0 else { return }
        grid.alphas(row: y - dy, x: x - dx, count: count, into: alphas)
        RowMath.fill(row, count, color, mask: alphas)
    }

    /// The same with `source` over it; where that is opaque no shadow is made.
    func draw(
        _ row: UnsafeMutablePointer<UInt32>, _ y: Int, _ x: Int, _ count: Int,
        under source: UnsafeMutablePointer<UInt32>
    ) {
        var at = 0
        while at < count {
            let start = at
            while at < count && alpha(source[at]) == 255 { at &+= 1 }
            if at &- start >= 16 || at == count {
                (row + start).update(from: source + start, count: at - start)
            } else {
                at = start
            }
            if at == count { return }
            // Up to the next long opaque stretch.
            let from = at
            var opaque = 0
            while at < count && opaque < 16 {
                opaque = alpha(source[at]) == 255 ? opaque &+ 1 : 0
                at &+= 1
            }
            if opaque == 16 { at -= 16 }
            draw(row + from, y, x + from, at - from)
            RowMath.blend(row + from, at - from, source + from)
        }
    }
}
