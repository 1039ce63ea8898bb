package import Foundation

/// A colour that needs no environment any more: gamma-encoded sRGB, not premultiplied.
///
/// Components are 0…1; values outside come from wide-gamut sources and are clipped where pixels are made.
package struct DrawingColor: Equatable, Hashable, Sendable {
    package var red: Float
    package var green: Float
    package var blue: Float
    package var alpha: Float

    package init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// From bytes 0…255.
    package init(bytes red: Int, _ green: Int, _ blue: Int, alpha: Float = 1) {
        self.init(red: Float(red) / 255, green: Float(green) / 255, blue: Float(blue) / 255, alpha: alpha)
    }

    package static let clear = DrawingColor(red: 0, green: 0, blue: 0, alpha: 0)
    package static let black = DrawingColor(red: 0, green: 0, blue: 0)
    package static let white = DrawingColor(red: 1, green: 1, blue: 1)

    package func opacity(_ factor: Double) -> DrawingColor {
        DrawingColor(red: red, green: green, blue: blue, alpha: alpha * Float(factor))
    }
}

/// One colour of a gradient and its place, 0…1 along it.
package struct GradientStop: Equatable, Hashable, Sendable {
    package var color: DrawingColor
    package var location: CGFloat

    package init(color: DrawingColor, location: CGFloat) { (self.color, self.location) = (color, location) }
}

/// The space in which a gradient's colours are mixed.
package enum GradientSpace: Equatable, Hashable, Sendable {
    /// Gamma-encoded sRGB, what iOS does unless told otherwise.
    case device
    /// Oklab.
    case perceptual
}

/// What fills a shape. Points are in the coordinates of the item that carries the paint.
package enum Paint: Equatable, Sendable {
    case color(DrawingColor)
    case linear(stops: [GradientStop], from: CGPoint, to: CGPoint, space: GradientSpace)
    case radial(stops: [GradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, space: GradientSpace)
    /// Colours around `center` from `startAngle` to `endAngle` in radians, clockwise on screen from the positive x
    /// axis.
    case angular(
        stops: [GradientStop], center: CGPoint, startAngle: CGFloat, endAngle: CGFloat, space: GradientSpace)
    /// A radial gradient in a plane stretched by `radii` around `center`: the place along it is the distance from the
    /// centre, in `radii`, from `startFraction` to `endFraction`. With the size of a frame as radii, fraction 0.5
    /// touches the frame's sides.
    case elliptical(
        stops: [GradientStop], center: CGPoint, radii: CGSize, startFraction: CGFloat, endFraction: CGFloat,
        space: GradientSpace)
    /// A picture repeated from `origin` on, each tile `tileSize` points.
    case tile(PictureKey, origin: CGPoint, tileSize: CGSize)
}
