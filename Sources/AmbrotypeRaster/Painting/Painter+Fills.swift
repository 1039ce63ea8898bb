import AmbrotypeDrawing
import AmbrotypeGeometry
import Foundation

extension Painter {
    func fill(
        _ path: Path, _ style: FillStyle, _ paint: Paint, _ item: SceneItem, into layer: Layer, area: PixelRect
    ) throws {
        if case .tile(let key, let origin, let tileSize) = paint {
            return try fill(path, style, key, origin, tileSize, item, into: layer, area: area)
        }
        if isRehearsal { return }
        let map = item.map
        func scan(_ shader: some SpanShader) {
            var sink = ShaderSink(layer: layer, shader: shader, colors: scratch.colors)
            scanner.scan(path, map: map, style: style, clip: area, into: &sink)
        }
        switch paint {
        case .color(let color):
            let pixel = color.pixel(opacity: item.opacity)
            guard pixel >> 24 != 0 else { return }
            var sink = ColorSink(layer: layer, color: pixel)
            scanner.scan(path, map: map, style: style, clip: area, into: &sink)
        case .linear(let stops, let from, let to, let space):
            table.prepare(stops, space, opacity: item.opacity)
            scan(LinearShader(table: table, from: from, to: to, map: map))
        case .radial(let stops, let center, let startRadius, let endRadius, let space):
            table.prepare(stops, space, opacity: item.opacity)
            let plane = CGAffineTransform(translationX: center.x, y: center.y).concatenating(map)
            scan(
                RadialShader(
                    table: table, plane: plane, startRadius: Double(startRadius), endRadius: Double(endRadius)))
        case .angular(let stops, let center, let startAngle, let endAngle, let space):
            table.prepare(stops, space, opacity: item.opacity)
            scan(
                AngularShader(
                    table: table, center: center, startAngle: Double(startAngle), endAngle: Double(endAngle), map: map))
        case .elliptical(let stops, let center, let radii, let start, let end, let space):
            guard radii.width > 0, radii.height > 0 else { return }
            table.prepare(stops, space, opacity: item.opacity)
            let plane = CGAffineTransform(
                a: radii.width, b: 0, c: 0, d: radii.height, tx: center.x, ty: center.y
            ).concatenating(map)
            scan(RadialShader(table: table, plane: plane, startRadius: Double(start), endRadius: Double(end)))
        case .tile: break
        }
    }

    private func fill(
        _ path: Path, _ style: FillStyle, _ key: PictureKey, _ origin: CGPoint, _ tileSize: CGSize, _ item: SceneItem,
        into layer: Layer, area: PixelRect
    ) throws {
        let tile = CGRect(origin: origin, size: tileSize)
        guard tile.width > 0, tile.height > 0 else { return }
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        let picture = ScenePicture(source: .key(key), rect: tile, part: whole, interpolation: .high, tint: nil)
        guard let placed = try place(picture, item, isTile: true) else { return }
        let shader = PlacedPicture(
            base: .tile(TileShader(pixmap: placed.pixmap, map: placed.map)), tint: nil, opacity: item.opacity)
        var sink = ShaderSink(layer: layer, shader: shader, colors: scratch.colors)
        scanner.scan(path, map: item.map, style: style, clip: area, into: &sink)
        withExtendedLifetime(placed) {}
    }
}
