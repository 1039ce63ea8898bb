public import Foundation

/// How the corners of a rounded rectangle bend.
@frozen public enum RoundedCornerStyle: Equatable, Hashable, Sendable {
    /// Quarter circles.
    case circular
    /// The smoothed corner of iOS, which starts to bend before a quarter circle would.
    case continuous
}

/// Four corner radii of a rectangle, in points; leading and trailing follow the layout direction.
@frozen public struct RectangleCornerRadii: Equatable, Sendable {
    public var topLeading: CGFloat
    public var bottomLeading: CGFloat
    public var bottomTrailing: CGFloat
    public var topTrailing: CGFloat

    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
        (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
    }

    package init(_ radius: CGFloat) {
        self.init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
    }
}

/// Distance of a cubic's control points that makes a quarter circle of radius 1 (largest error 0.03 %).
package let quarterCircleControl: CGFloat = 0.5522847498307936

extension Path {
    public init(_ rect: CGRect) { addRect(rect) }

    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerRadii: RectangleCornerRadii(cornerRadius), style: style)
    }

    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        addPath(path, transform: transform)
    }

    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        var path = Path()
        let (rx, ry) = (rect.width / 2, rect.height / 2)
        let (kx, ky) = (rx * quarterCircleControl, ry * quarterCircleControl)
        let (cx, cy) = (rect.midX, rect.midY)
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: cx + x, y: cy + y) }
        path.move(to: at(rx, 0))
        path.addCurve(to: at(0, ry), control1: at(rx, ky), control2: at(kx, ry))
        path.addCurve(to: at(-rx, 0), control1: at(-kx, ry), control2: at(-rx, ky))
        path.addCurve(to: at(0, -ry), control1: at(-rx, -ky), control2: at(-kx, -ry))
        path.addCurve(to: at(rx, 0), control1: at(kx, -ry), control2: at(rx, -ky))
        path.closeSubpath()
        addPath(path, transform: transform)
    }

    /// An arc of a circle; `clockwise` follows SwiftUI, which counts it in a y-up plane, so `false` turns clockwise on screen.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        var sweep = endAngle.radians - startAngle.radians
        if clockwise {
            if sweep > 0 { sweep -= turn * (sweep / turn).rounded(.up) }
            if sweep < -turn { sweep = -turn }
        } else {
            if sweep < 0 { sweep += turn * (-sweep / turn).rounded(.up) }
            if sweep > turn { sweep = turn }
        }
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: sweep), transform: transform)
    }

    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        func at(_ angle: Double, _ distance: CGFloat = 1, _ across: CGFloat = 0) -> CGPoint {
            let (c, s) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
            return CGPoint(
                x: center.x + radius * (distance * c - across * s), y: center.y + radius * (distance * s + across * c)
            ).applying(transform)
        }
        let pieces = max(1, Int((abs(delta.radians) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = delta.radians / Double(pieces)
        let control = CGFloat(4.0 / 3.0 * tan(step / 4))
        let first = at(startAngle.radians)
        if isEmpty { move(to: first) } else if currentPoint != first { addLine(to: first) }
        for piece in 0..<pieces {
            let (from, to) = (
                startAngle.radians + step * Double(piece), startAngle.radians + step * Double(piece + 1)
            )
            addCurve(to: at(to), control1: at(from, 1, control), control2: at(to, 1, -control))
        }
    }

    /// A rounded corner between two tangent lines, as Core Graphics draws it.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let from = currentPoint else { return move(to: tangent1End.applying(transform)) }
        let (a, b) = (from - tangent1End, tangent2End - tangent1End)
        let (la, lb) = (hypot(a.x, a.y), hypot(b.x, b.y))
        let cross = a.x * b.y - a.y * b.x
        guard la > 0, lb > 0, abs(cross) > 1e-9, radius > 0 else { return addLine(to: tangent1End) }
        let half = CGFloat(atan2(Double(abs(cross)), Double(a.x * b.x + a.y * b.y)) / 2)
        let distance = radius / CGFloat(tan(Double(half)))
        let p1 = CGPoint(x: tangent1End.x + a.x / la * distance, y: tangent1End.y + a.y / la * distance)
        let p2 = CGPoint(x: tangent1End.x + b.x / lb * distance, y: tangent1End.y + b.y / lb * distance)
        let k = CGFloat(4.0 / 3.0 * tan((.pi - 2 * Double(half)) / 4)) * radius / distance
        addLine(to: p1.applying(transform))
        func toward(_ p: CGPoint) -> CGPoint {
            CGPoint(x: p.x + (tangent1End.x - p.x) * k, y: p.y + (tangent1End.y - p.y) * k).applying(transform)
        }
        addCurve(to: p2.applying(transform), control1: toward(p1), control2: toward(p2))
    }
}
