import AmbrotypeDrawing
import AmbrotypeGeometry
import Foundation

extension Scene {
    static func prepare(_ group: DisplayGroup, _ map: CGAffineTransform) -> SceneItem? {
        guard group.opacity > 0 else { return nil }
        let items = prepare(group.items, map)
        guard !items.isEmpty else { return nil }
        let content = items.reduce(PixelRect.empty) { $0.union($1.bounds) }
        let filters = group.filters.compactMap { SceneFilter($0, map, frame: content) }
        var bounds = filters.reduce(content) { $1.output(of: $0) }
        let clip = group.clip.map { SceneClip($0, map) }
        if let clip { bounds = bounds.intersection(clip.bounds) }
        var (maskClip, maskItems) = (SceneClip?.none, [SceneItem]?.none)
        if let mask = group.mask {
            let prepared = prepare(mask, map)
            bounds = bounds.intersection(prepared.reduce(PixelRect.empty) { $0.union($1.bounds) })
            if let only = clipEqual(to: prepared), clip == nil { maskClip = only } else { maskItems = prepared }
        }
        guard !bounds.isEmpty else { return nil }
        let blends = group.blendMode != .normal || items.contains { $0.blends }
        let readsBehind = items.contains { $0.readsBehind }
        let isPlain = filters.isEmpty && maskItems == nil && group.blendMode == .normal
        let isolates = group.isIsolated && items.contains { $0.blends || $0.readsBehind }
        if isPlain, !isolates, clip == nil, maskClip == nil, items.count == 1, items[0].takesOpacity {
            var only = items[0]
            only.opacity *= Float(min(group.opacity, 1))
            return only
        }
        let scene = SceneGroup(
            items: items, filters: filters, clip: clip ?? maskClip, mask: maskItems, opacity: min(group.opacity, 1),
            blendMode: group.blendMode, needsLayer: !isPlain || isolates || group.opacity < 1, content: content)
        return SceneItem(
            content: .group(scene), map: map, bounds: bounds, readsBehind: readsBehind, blends: blends)
    }

    /// A mask that is one opaque shape is a clip.
    private static func clipEqual(to mask: [SceneItem]) -> SceneClip? {
        guard mask.count == 1, mask[0].opacity == 1,
            case .fill(let path, let style, .color(let color)) = mask[0].content,
            color.alpha >= 1
        else { return nil }
        return SceneClip(ClipPath(path, style: style), mask[0].map)
    }
}

extension SceneItem {
    /// Whether an opacity around this item alone can be given to its paint.
    fileprivate var takesOpacity: Bool {
        switch content {
        case .fill, .picture: true
        case .backdrop, .group: false
        }
    }
}

extension SceneClip {
    init(_ shape: ClipPath, _ map: CGAffineTransform) {
        (self.shape, self.map) = (shape, map)
        bounds = Scene.bounds(shape.path, map)
        isBounds = false
        if map.keepsAxes, let rect = shape.path.uprightRectangle {
            let device = rect.applying(map)
            let edges = [device.minX, device.minY, device.maxX, device.maxY]
            if edges.allSatisfy({ abs($0 - $0.rounded()) < 1.0 / 512 && abs($0) < CGFloat(PixelRect.farthest) }) {
                let whole = edges.map { Int($0.rounded()) }
                bounds = PixelRect(left: whole[0], top: whole[1], right: whole[2], bottom: whole[3])
                isBounds = true
            }
        }
    }
}

extension Path {
    /// The rectangle, if the path is exactly one upright one.
    var uprightRectangle: CGRect? {
        let pieces = elements
        guard pieces.count == 5, pieces[4] == .closeSubpath, case .move(let a) = pieces[0],
            case .line(let b) = pieces[1], case .line(let c) = pieces[2], case .line(let d) = pieces[3]
        else { return nil }
        let isRow = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
        let isColumn = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
        guard isRow || isColumn else { return nil }
        return CGRect(
            x: min(a.x, c.x), y: min(a.y, c.y), width: abs(a.x - c.x), height: abs(a.y - c.y))
    }
}

extension SceneFilter {
    /// The filter in device pixels; nil if it changes nothing.
    init?(_ filter: PixelFilter, _ map: CGAffineTransform, frame: PixelRect) {
        let scale = Double(map.meanScale)
        switch filter {
        case .blur(let radius, let isOpaque):
            guard radius > 0 else { return nil }
            self = .blur(sigma: Double(radius) * scale, isOpaque: isOpaque, frame: frame)
        case .shadow(let color, let radius, let offset):
            guard color.alpha > 0 else { return nil }
            let moved = offset.applying(map)
            func whole(_ value: CGFloat) -> Int {
                value * 0 == 0 ? Int(min(max(value, -100_000), 100_000).rounded()) : 0
            }
            self = .shadow(
                color: color, sigma: max(0, Double(radius) * scale), dx: whole(moved.width), dy: whole(moved.height))
        case .colorMatrix(let values):
            guard values.count == 20 else { return nil }
            self = .colorMatrix(values)
        case .luminanceToAlpha: self = .luminanceToAlpha
        }
    }
}
