package import AmbrotypeDrawing
import AmbrotypeGeometry
package import Foundation

/// What lies behind a scene or a composition.
package enum Wallpaper: Equatable, Sendable {
    case color(DrawingColor)
    /// Colours along a line; the angle in degrees, 0 upwards, 90 to the right, 180 downwards.
    case gradient([DrawingColor], angle: CGFloat)
    /// A picture that covers the place, cut at the longer sides; `blur` is a standard deviation in points.
    case picture(PictureKey, blur: CGFloat, dim: CGFloat)
    /// One of ours.
    case own(OwnWallpaper)
}

extension Wallpaper {
    /// Everything to draw over `rect`. Points.
    package func items(in rect: CGRect) -> [DisplayItem] {
        switch self {
        case .color(let color): return [.solid(Path(rect), color)]
        case .gradient(let colors, let angle): return [Self.gradient(colors, angle, rect)]
        case .own(let own): return own.items(in: rect)
        case .picture(let key, let blur, let dim):
            let picture = Self.covering(key, rect)
            var items = [picture]
            if blur > 0 {
                items = [
                    .group(
                        DisplayGroup(
                            clip: ClipPath(Path(rect)), filters: [.blur(radius: blur, isOpaque: true)],
                            items: [picture]))
                ]
            }
            return items + Self.dimming(dim, rect)
        }
    }

    static func dimming(_ dim: CGFloat, _ rect: CGRect) -> [DisplayItem] {
        dim > 0 ? [.solid(Path(rect), DrawingColor.black.opacity(Double(dim)))] : []
    }

    /// The middle part of a picture that has the place's proportions; the rest is never held in memory.
    package static func covering(_ key: PictureKey, _ rect: CGRect) -> DisplayItem {
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        return .picture(middle(of: key, like: rect.size), rect: rect, source: unit, interpolation: .high, tint: nil)
    }

    /// Whole pixels in the middle of a picture, of the proportions of a size.
    private static func middle(of key: PictureKey, like size: CGSize) -> PictureKey {
        let whole = key.pixelSize
        let factor = max(size.width / whole.width, size.height / whole.height)
        let width = max(1, min(whole.width, (size.width / factor).rounded()))
        let height = max(1, min(whole.height, (size.height / factor).rounded()))
        guard width < whole.width || height < whole.height else { return key }
        let left = ((whole.width - width) / 2).rounded(.down)
        let top = ((whole.height - height) / 2).rounded(.down)
        return PictureKey(name: key.name, part: CGRect(x: left, y: top, width: width, height: height))
    }

    static func gradient(_ colors: [DrawingColor], _ angle: CGFloat, _ rect: CGRect) -> DisplayItem {
        let radians = angle * .pi / 180
        let direction = CGPoint(x: sin(radians), y: -cos(radians))
        // The line is as long as the place is wide in its direction, so that both ends are seen in the corners.
        let half = (abs(direction.x) * rect.width + abs(direction.y) * rect.height) / 2
        let last = max(colors.count - 1, 1)
        let stops = colors.enumerated().map { index, color in
            GradientStop(color: color, location: CGFloat(index) / CGFloat(last))
        }
        return .fill(
            Path(rect), style: FillStyle(),
            paint: .linear(
                stops: stops, from: CGPoint(x: rect.midX - direction.x * half, y: rect.midY - direction.y * half),
                to: CGPoint(x: rect.midX + direction.x * half, y: rect.midY + direction.y * half), space: .perceptual))
    }
}
