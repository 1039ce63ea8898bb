import AmbrotypeDrawing
import AmbrotypeGeometry
import Foundation

/// A display list prepared for one scale: maps multiplied out, bounds known, groups that need no layer marked.
struct Scene {
    var canvas: PixelRect
    var items: [SceneItem]

    init(_ list: DisplayList, scale: CGFloat) {
        func pixels(_ length: CGFloat) -> Int {
            let value = (length * scale).rounded()
            return value >= 1 ? Int(min(value, CGFloat(PixelRect.farthest))) : 1
        }
        canvas = PixelRect(left: 0, top: 0, right: pixels(list.size.width), bottom: pixels(list.size.height))
        items = Scene.prepare(list.items, CGAffineTransform(scaleX: scale, y: scale))
    }

    /// Leaves out what can touch no pixel.
    static func prepare(_ items: [DisplayItem], _ map: CGAffineTransform) -> [SceneItem] {
        var result: [SceneItem] = []
        result.reserveCapacity(items.count)
        for item in items {
            if let prepared = prepare(item, map), !prepared.bounds.isEmpty { result.append(prepared) }
        }
        return result
    }

    private static func prepare(_ item: DisplayItem, _ map: CGAffineTransform) -> SceneItem? {
        switch item {
        case .fill(let path, let style, let paint):
            return SceneItem(content: .fill(path, style, paint), map: map, bounds: bounds(path, map))
        case .picture(let key, let rect, let source, let interpolation, let tint):
            let picture = ScenePicture(
                source: .key(key), rect: rect, part: source, interpolation: interpolation, tint: tint)
            return SceneItem(picture, map)
        case .bitmap(let bitmap, let rect):
            guard bitmap.width > 0, bitmap.height > 0 else { return nil }
            let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
            let picture = ScenePicture(
                source: .bitmap(bitmap), rect: rect, part: whole, interpolation: .high, tint: nil)
            return SceneItem(picture, map)
        case .backdrop(let clip, let recipe):
            return SceneItem(
                content: .backdrop(clip, recipe), map: map, bounds: bounds(clip.path, map), readsBehind: true)
        case .group(let group):
            return prepare(group, group.transform.concatenating(map))
        }
    }

    /// The pixels around a path's end and control points, which are rounded as the scan rounds them.
    static func bounds(_ path: Path, _ map: CGAffineTransform) -> PixelRect {
        var (left, top) = (Double.infinity, Double.infinity)
        var (right, bottom) = (-Double.infinity, -Double.infinity)
        func add(_ point: CGPoint) {
            let p = point.applying(map)
            (left, right) = (min(left, p.x), max(right, p.x))
            (top, bottom) = (min(top, p.y), max(bottom, p.y))
        }
        for element in path.elements {
            switch element {
            case .move(let to), .line(let to): add(to)
            case .quadCurve(let to, let control):
                add(control)
                add(to)
            case .curve(let to, let control1, let control2):
                add(control1)
                add(control2)
                add(to)
            case .closeSubpath: break
            }
        }
        guard right >= left, bottom >= top else { return .empty }
        // As the scan will see them.
        let limit = Double(PixelRect.farthest)
        func fixed(_ value: Double) -> Int { Int((min(max(value, -limit), limit) * 256 + 0.5).rounded(.down)) }
        return PixelRect(
            left: fixed(left) >> 8, top: fixed(top) >> 8, right: (fixed(right) + 255) >> 8,
            bottom: (fixed(bottom) + 255) >> 8)
    }
}

extension SceneItem {
    fileprivate init?(_ picture: ScenePicture, _ map: CGAffineTransform) {
        let rect = picture.rect.standardized
        guard rect.width > 0, rect.height > 0, picture.part.width > 0, picture.part.height > 0 else { return nil }
        self.init(content: .picture(picture), map: map, bounds: Scene.bounds(Path(rect), map))
    }
}
