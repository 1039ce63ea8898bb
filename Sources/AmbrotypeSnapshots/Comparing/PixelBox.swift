import AmbrotypeGeometry
package import Foundation

/// A rectangle of whole pixels.
package struct PixelBox: Hashable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// The pixels that `rect` touches, in points, at `scale` pixels a point.
    package init(points rect: CGRect, scale: Double) {
        let (left, top) = ((rect.minX * scale).rounded(.down), (rect.minY * scale).rounded(.down))
        let (right, bottom) = ((rect.maxX * scale).rounded(.up), (rect.maxY * scale).rounded(.up))
        self.init(x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top))
    }

    package var right: Int { x + width }
    package var bottom: Int { y + height }
    package var area: Int { max(0, width) * max(0, height) }

    /// The part inside `other`; of no area if there is none.
    package func clipped(to other: PixelBox) -> PixelBox {
        let (left, top) = (max(x, other.x), max(y, other.y))
        return PixelBox(
            x: left, y: top, width: max(0, min(right, other.right) - left),
            height: max(0, min(bottom, other.bottom) - top))
    }

    /// The smallest box around both.
    package func union(_ other: PixelBox) -> PixelBox {
        let (left, top) = (min(x, other.x), min(y, other.y))
        return PixelBox(
            x: left, y: top, width: max(right, other.right) - left, height: max(bottom, other.bottom) - top)
    }

    package func points(scale: Double) -> CGRect {
        CGRect(x: Double(x) / scale, y: Double(y) / scale, width: Double(width) / scale, height: Double(height) / scale)
    }
}
