public import Foundation

/// The grid of device pixels that frames snap to.
///
/// Rules from measured pictures: edges are rounded to `floor(x / p + 1/2) · p`, sizes of text are rounded up (pixel `p = 1 / scale`).
package struct PixelGrid: Equatable, Sendable {
    /// Pixels a point, above 0; 2 or 3 on iPhones.
    package let scale: CGFloat

    package init(scale: CGFloat) {
        precondition(scale > 0, "a pixel grid needs a scale above 0")
        self.scale = scale
    }

    package var pixel: CGFloat { 1 / scale }

    /// Nearest grid line; halves go up.
    package func round(_ length: CGFloat) -> CGFloat { (length * scale + 0.5).rounded(.down) / scale }

    /// Next grid line at or above, forgiving 1/1000 pixel of floating-point noise.
    package func ceil(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }

    package func floor(_ length: CGFloat) -> CGFloat { (length * scale + 0.001).rounded(.down) / scale }

    package func round(_ point: CGPoint) -> CGPoint { CGPoint(x: round(point.x), y: round(point.y)) }

    /// Each edge rounded by itself; the size is what lies between.
    package func round(_ rect: CGRect) -> CGRect {
        let (left, top) = (round(rect.minX), round(rect.minY))
        return CGRect(x: left, y: top, width: round(rect.maxX) - left, height: round(rect.maxY) - top)
    }
}
