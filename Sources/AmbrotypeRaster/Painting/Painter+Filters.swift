import AmbrotypeDrawing
import AmbrotypeGeometry

extension Painter {
    /// The filtered layer, whose `region` is right. A shadow `directlyOnto` what lies below needs no layer of its own: it is drawn there, and the
    /// source comes back to be joined.
    func apply(
        _ filter: SceneFilter, to source: Layer, region: PixelRect, directlyOnto below: Layer?
    ) throws -> Layer {
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
            if below != nil { return source }
            if !isRehearsal {
                let shared = source.rect.intersection(region)
                if !shared.isEmpty { source.join(onto: target, region: shared, opacity: 1, mode: .normal) }
            }
            return target
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
        let (pixel, alphas) = (color.pixel(), scratch.coverage)
        for y in area.top..<area.bottom {
            grid.alphas(row: y - dy, x: area.left - dx, count: area.width, into: alphas)
            RowMath.fill(target.row(y, from: area.left), area.width, pixel, mask: alphas)
        }
    }

    /// A material: what lies behind, blurred and changed, inside the clip.
    func draw(
        _ clip: ClipPath, _ recipe: BackdropRecipe, _ item: SceneItem, into layer: Layer, area: PixelRect
    ) throws {
        let blur = GaussianBlur(sigma: Double(recipe.blurRadius) * Double(item.map.meanScale))
        let grid = try BlurGrid(blur: blur, channels: 4, output: area, budget: budget, isRehearsal: isRehearsal)
        if isRehearsal { return }
        grid.fill(from: BlurSource(layer: layer, frame: canvas, includesBelow: true))
        grid.apply(recipe)
        var sink = ShaderSink(layer: layer, shader: BlurShader(grid: grid, isOpaque: true), colors: scratch.colors)
        scanner.scan(clip.path, map: item.map, style: clip.style, clip: area, into: &sink)
    }
}
