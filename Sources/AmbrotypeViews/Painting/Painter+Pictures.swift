import AmbrotypeDrawing

extension Painter {
    func picture(_ content: PictureContent, _ placed: PlacedNode) -> [DisplayItem] {
        let rect = placed.pixelFrame
        switch content.source {
        case .asset(let asset): return asset.isEmpty ? [] : pixels(asset, content, rect)
        case .outlines(let layers, _): return outlines(layers, content, placed)
        case .box:
            let side = min(content.size.width, content.size.height)
            let style = (content.tint ?? .color(.black)).opacity(0.3)
            let box = rect.insetBy(dx: rect.width * 0.12, dy: rect.height * 0.12)
            let outline = Path(roundedRect: box, cornerRadius: side * 0.2)
                .strokedPath(StrokeStyle(lineWidth: max(side / 14, 1 / placed.node.displayScale)))
            return fill(outline, style, in: rect)
        }
    }

    /// A symbol: outlines in their own box, scaled to the frame when resizable.
    private func outlines(
        _ layers: [SymbolPaint], _ content: PictureContent, _ placed: PlacedNode
    ) -> [DisplayItem] {
        let grid = PixelGrid(scale: placed.node.displayScale)
        let frame =
            content.isResizable
            ? placed.pixelFrame : CGRect(origin: grid.round(placed.frame.origin), size: content.size)
        guard content.size.width > 0, content.size.height > 0 else { return [] }
        let map = CGAffineTransform(
            a: frame.width / content.size.width, b: 0, c: 0, d: frame.height / content.size.height, tx: frame.minX,
            ty: frame.minY)
        var items: [DisplayItem] = []
        for layer in layers {
            let path = layer.path.applying(map)
            if layer.erases {
                let hole = DisplayItem.fill(path, style: layer.fill, paint: .color(.black))
                items.append(.group(DisplayGroup(blendMode: .destinationOut, items: [hole])))
            } else {
                items += fill(path, layer.style, in: frame, rule: layer.fill)
            }
        }
        return layers.contains(where: \.erases) ? [.group(DisplayGroup(isIsolated: true, items: items))] : items
    }

    private func pixels(_ asset: PictureAsset, _ content: PictureContent, _ rect: CGRect) -> [DisplayItem] {
        guard let tint = content.tint else { return slices(asset, content, rect, tint: nil) }
        if case .color(let color) = tint { return slices(asset, content, rect, tint: color) }
        // A gradient through the picture's alpha.
        let mask = slices(asset, content, rect, tint: .black)
        return [.group(DisplayGroup(mask: mask, items: fill(Path(rect), tint, in: rect)))]
    }

    private func slices(_ asset: PictureAsset, _ content: PictureContent, _ rect: CGRect, tint: DrawingColor?)
        -> [DisplayItem]
    {
        if content.isTiled {
            return [
                .fill(
                    Path(rect), style: FillStyle(), paint: .tile(asset.key, origin: rect.origin, tileSize: asset.size))
            ]
        }
        let insets = content.capInsets
        guard insets != EdgeInsets() else {
            return [
                .picture(
                    asset.key, rect: rect, source: CGRect(x: 0, y: 0, width: 1, height: 1),
                    interpolation: content.interpolation, tint: tint)
            ]
        }
        let columns = Self.cuts(rect.minX, rect.maxX, insets.leading, insets.trailing, asset.size.width)
        let rows = Self.cuts(rect.minY, rect.maxY, insets.top, insets.bottom, asset.size.height)
        return rows.flatMap { row in
            columns.map { column in
                .picture(
                    asset.key, rect: CGRect(x: column.0, y: row.0, width: column.1, height: row.1),
                    source: CGRect(x: column.2, y: row.2, width: column.3, height: row.3),
                    interpolation: content.interpolation, tint: tint)
            }
        }
    }

    /// Start, length, source start and source length (shares) of the three parts of a side with fixed caps.
    private static func cuts(_ low: CGFloat, _ high: CGFloat, _ first: CGFloat, _ last: CGFloat, _ natural: CGFloat)
        -> [(CGFloat, CGFloat, CGFloat, CGFloat)]
    {
        let middle = max(high - low - first - last, 0)
        let parts = [
            (low, first, 0, first / natural), (low + first, middle, first / natural, 1 - (first + last) / natural),
            (high - last, last, 1 - last / natural, last / natural),
        ]
        return parts.filter { $0.1 > 0 && $0.3 > 0 }
    }
}

extension PictureAsset {
    var isEmpty: Bool { key.pixelSize.width <= 0 || key.pixelSize.height <= 0 }
}

/// What iOS shows in a widget for a view it cannot draw there: a red no-entry sign on yellow.
enum NoEntryMark {
    static func items(in rect: CGRect) -> [DisplayItem] {
        let yellow = Paint.color(DrawingColor(bytes: 255, 204, 0))
        let red = Paint.color(DrawingColor(bytes: 255, 59, 48))
        let side = min(rect.width, rect.height, 30) * 0.8
        guard side > 0 else { return [] }
        let circle = CGRect(center: rect.center, size: CGSize(width: side, height: side))
        let ring = Path(ellipseIn: circle.insetBy(dx: side * 0.06, dy: side * 0.06))
            .strokedPath(StrokeStyle(lineWidth: side * 0.12))
        var bar = Path()
        let reach = side * 0.33
        bar.move(to: CGPoint(x: circle.midX - reach, y: circle.midY - reach))
        bar.addLine(to: CGPoint(x: circle.midX + reach, y: circle.midY + reach))
        let slash = bar.strokedPath(StrokeStyle(lineWidth: side * 0.12))
        return [
            .fill(Path(rect), style: FillStyle(), paint: yellow), .fill(ring, style: FillStyle(), paint: red),
            .fill(slash, style: FillStyle(), paint: red),
        ]
    }
}
