import AmbrotypeDrawing
import AmbrotypeGeometry
import Foundation

/// An item of the display list with its map to device pixels and the pixels it may touch.
struct SceneItem {
    enum Content {
        case fill(Path, FillStyle, Paint)
        case picture(ScenePicture)
        case backdrop(ClipPath, BackdropRecipe)
        case group(SceneGroup)
    }

    var content: Content
    /// From the item's coordinates to device pixels.
    var map: CGAffineTransform
    /// Pixels that may change, filters' reach and the item's own clip counted; not the clips around it.
    var bounds: PixelRect
    /// Factor for the alpha of all that is drawn, 0…1: a group's opacity that reached its only child.
    var opacity: Float = 1
    /// Whether a backdrop is somewhere inside, so that what lies behind must be there around this item too.
    var readsBehind = false
    /// Whether anything inside joins what lies below by another mode than normal.
    var blends = false
}

/// A picture to be placed: one to be supplied or one that came with the list.
struct ScenePicture {
    enum Source {
        case key(PictureKey)
        case bitmap(Bitmap)
    }

    var source: Source
    var rect: CGRect
    var part: CGRect
    var interpolation: PictureInterpolation
    var tint: DrawingColor?
}

/// A clip in device pixels.
struct SceneClip {
    var shape: ClipPath
    var map: CGAffineTransform
    /// Pixels outside are not inside the clip.
    var bounds: PixelRect
    /// Whether the clip is exactly its bounds, so that no pixel is partly inside.
    var isBounds: Bool
}

/// A group and what it asks for. Order: children, filters, clip, mask, opacity, blend mode.
struct SceneGroup {
    var items: [SceneItem]
    var filters: [SceneFilter]
    var clip: SceneClip?
    var mask: [SceneItem]?
    var opacity: Double
    var blendMode: BlendMode
    /// Whether the children are drawn into a layer of their own; else straight onto what lies below.
    var needsLayer: Bool
    /// Union of the children's bounds.
    var content: PixelRect
}

/// A filter with lengths in device pixels.
enum SceneFilter {
    /// Standard deviation; `frame` is what counts as the picture's edge if it is opaque.
    case blur(sigma: Double, isOpaque: Bool, frame: PixelRect)
    case shadow(color: DrawingColor, sigma: Double, dx: Int, dy: Int)
    case colorMatrix([Float])
    case luminanceToAlpha

    /// How far the result reaches beyond the source.
    func output(of source: PixelRect) -> PixelRect {
        switch self {
        case .blur(_, true, _), .colorMatrix, .luminanceToAlpha: source
        case .blur(let sigma, false, _): source.expanded(by: GaussianBlur(sigma: sigma).extent)
        case .shadow(_, let sigma, let dx, let dy):
            source.union(source.expanded(by: GaussianBlur(sigma: sigma).extent).offset(dx: dx, dy: dy))
        }
    }

    /// The pixels of the source that decide those of `result`.
    func input(for result: PixelRect) -> PixelRect {
        switch self {
        case .colorMatrix, .luminanceToAlpha: return result
        case .blur(let sigma, let isOpaque, let frame):
            let reach = result.expanded(by: GaussianBlur(sigma: sigma).extent)
            return isOpaque ? reach.nearest(in: frame) : reach
        case .shadow(_, let sigma, let dx, let dy):
            return result.union(result.expanded(by: GaussianBlur(sigma: sigma).extent).offset(dx: -dx, dy: -dy))
        }
    }
}

extension PixelRect {
    /// The pixels of `frame` nearest to those of this rectangle: what is read when the frame's edge repeats outwards.
    func nearest(in frame: PixelRect) -> PixelRect {
        if isEmpty || frame.isEmpty { return .empty }
        func column(_ x: Int) -> Int { min(max(x, frame.left), frame.right - 1) }
        func line(_ y: Int) -> Int { min(max(y, frame.top), frame.bottom - 1) }
        return PixelRect(
            left: column(left), top: line(top), right: column(right - 1) + 1, bottom: line(bottom - 1) + 1)
    }
}
