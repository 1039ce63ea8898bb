package import AmbrotypeDrawing
import AmbrotypeGeometry
import AmbrotypeViews
package import Foundation

/// An app on a Home Screen: the user's picture, or one of our neutral drawings.
package struct AppIcon: Equatable, Sendable {
    package enum Face: Equatable, Sendable {
        case picture(PictureKey)
        /// A neutral drawing by number; any number will do.
        case neutral(Int)
    }
    package var face: Face
    /// Below the icon; nil shows none, which the dock does in any case.
    package var name: String?

    package init(_ face: Face, name: String?) { (self.face, self.name) = (face, name) }
}

/// How a Home Screen is coloured.
package enum HomeLook: Equatable, Sendable {
    case light, dark
    /// Everything in shades of one colour (iOS 18).
    case tinted(DrawingColor)
    /// Everything of clear glass (iOS 26).
    case clear

    var isDark: Bool { self != .light && self != .clear }
}

/// Draws icons in one look.
@MainActor struct IconPainter {
    let stage: Stage
    let look: HomeLook

    /// The icon inside `rect`, a square. Its corners are a share of the side (measured).
    func items(_ icon: AppIcon, in rect: CGRect) -> [DisplayItem] {
        let radius = rect.width * stage.tables.number("home", "iconCorner", "value")
        switch (icon.face, look) {
        case (.picture(let key), .light), (.picture(let key), .dark):
            return [.clipped(rect, radius, [Wallpaper.covering(key, rect)])]
        case (.picture(let key), .tinted(let tint)):
            return plate(rect, radius) + [.clipped(rect, radius, [shaded(key, rect, tint)])]
        case (.picture(let key), .clear):
            return plate(rect, radius) + [.clipped(rect, radius, [shaded(key, rect, .white)])]
        case (.neutral(let number), _):
            let art = NeutralIcon(number: number)
            return ground(art, rect, radius) + [.clipped(rect, radius, art.sign(in: rect, color: signColor(art)))]
        }
    }

    /// The picture's light and dark in one colour.
    private func shaded(_ key: PictureKey, _ rect: CGRect, _ tint: DrawingColor) -> DisplayItem {
        let (r, g, b) = (Float(0.2126), Float(0.7152), Float(0.0722))
        let matrix: [Float] =
            [tint.red, tint.green, tint.blue].flatMap { [r * $0, g * $0, b * $0, 0, 0] } + [r, g, b, 0, 0]
        return .group(DisplayGroup(filters: [.colorMatrix(matrix)], items: [Wallpaper.covering(key, rect)]))
    }

    private func ground(_ art: NeutralIcon, _ rect: CGRect, _ radius: CGFloat) -> [DisplayItem] {
        switch look {
        case .light: [gradient(art.colors, rect, radius)]
        case .dark: [gradient((DrawingColor(bytes: 49, 49, 53), DrawingColor(bytes: 20, 20, 22)), rect, radius)]
        case .tinted, .clear: plate(rect, radius)
        }
    }

    private func plate(_ rect: CGRect, _ radius: CGFloat) -> [DisplayItem] {
        [
            .glass(
                rect, radius,
                stage.tables.glass(look == .clear ? "clear" : "plate", isDark: look.isDark, over: stage.screen))
        ]
    }

    private func signColor(_ art: NeutralIcon) -> DrawingColor {
        switch look {
        case .light, .clear: .white
        case .dark: art.colors.0
        case .tinted(let tint): tint
        }
    }

    private func gradient(_ colors: (DrawingColor, DrawingColor), _ rect: CGRect, _ radius: CGFloat) -> DisplayItem {
        .fill(
            Path(roundedRect: rect, cornerRadius: radius, style: .continuous), style: FillStyle(),
            paint: .linear(
                stops: [GradientStop(color: colors.0, location: 0), GradientStop(color: colors.1, location: 1)],
                from: CGPoint(x: rect.midX, y: rect.minY), to: CGPoint(x: rect.midX, y: rect.maxY), space: .device))
    }
}

/// Plain signs of circles, bars and arcs that belong to no one.
struct NeutralIcon {
    let number: Int

    /// Different signs, each with colours of its own; further numbers begin again.
    static let count = 24

    private static let palette: [(Int, Int)] = [
        (0x7CC36B, 0x3E8E4B), (0x5AA9E6, 0x2C6FB5), (0xF2B04B, 0xD9822B), (0xE86A5C, 0xB93F3F),
        (0xB58BE0, 0x7A4FB5),
        (0xF7D35A, 0xE0AC2B), (0x4FC3C7, 0x26868C), (0x8A94A6, 0x566073), (0x9CCB5A, 0x5E9434),
        (0xEE86AE, 0xC2507F),
        (0x6C8AE4, 0x3D56B2), (0x3C4658, 0x1E2530), (0x9DB4C8, 0x5F7F9B), (0x58C4E8, 0x1F7FB8),
        (0xF08A4B, 0xC4562A),
        (0xA9825A, 0x6E4F33), (0xD46AD0, 0x8F3A94), (0x66D19E, 0x2B9168), (0xF4A6A0, 0xD4635E),
        (0xE6C16A, 0xA97E2A),
        (0x7D93B2, 0x42587A), (0xFF7B7B, 0xD13B5C), (0xB7C04A, 0x7A8320), (0x8E7CE6, 0x5240B0),
    ]

    private var index: Int { ((number % Self.count) + Self.count) % Self.count }

    var colors: (DrawingColor, DrawingColor) {
        func color(_ hex: Int) -> DrawingColor { DrawingColor(bytes: hex >> 16, hex >> 8 & 255, hex & 255) }
        return (color(Self.palette[index].0), color(Self.palette[index].1))
    }

    /// The sign over a square, in shares of its side.
    func sign(in rect: CGRect, color: DrawingColor) -> [DisplayItem] {
        let map = CGAffineTransform(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
        return [.group(DisplayGroup(transform: map, items: shapes.map { .solid($0.0, color.opacity($0.1)) }))]
    }

    private func disc(_ x: CGFloat, _ y: CGFloat, _ r: CGFloat) -> Path {
        Path(ellipseIn: CGRect(x: x - r, y: y - r, width: 2 * r, height: 2 * r))
    }

    private func bar(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> Path {
        Path(roundedRect: CGRect(x: x, y: y, width: w, height: h), cornerRadius: min(w, h) / 2)
    }

    private func arch(_ x: CGFloat, _ y: CGFloat, _ r: CGFloat) -> Path {
        Path { path in
            path.addArc(
                center: CGPoint(x: x, y: y), radius: r, startAngle: .degrees(180), endAngle: .degrees(360),
                clockwise: false)
            path.closeSubpath()
        }
    }

    /// A circle's line, `line` wide.
    private func ring(_ x: CGFloat, _ y: CGFloat, _ r: CGFloat, _ line: CGFloat) -> Path {
        Path { path in
            path.addArc(
                center: CGPoint(x: x, y: y), radius: r, startAngle: .degrees(0), endAngle: .degrees(360),
                clockwise: false)
            path.closeSubpath()
            path.addArc(
                center: CGPoint(x: x, y: y), radius: r - line, startAngle: .degrees(360),
                endAngle: .degrees(0),
                clockwise: true)
            path.closeSubpath()
        }
    }

    /// A band that rises and falls once.
    private func wave(_ y: CGFloat) -> Path {
        Path { path in
            path.move(to: CGPoint(x: 0.18, y: y))
            path.addCurve(
                to: CGPoint(x: 0.82, y: y), control1: CGPoint(x: 0.4, y: y - 0.18),
                control2: CGPoint(x: 0.6, y: y + 0.18))
            path.addLine(to: CGPoint(x: 0.82, y: y + 0.07))
            path.addCurve(
                to: CGPoint(x: 0.18, y: y + 0.07), control1: CGPoint(x: 0.6, y: y + 0.25),
                control2: CGPoint(x: 0.4, y: y - 0.11))
            path.closeSubpath()
        }
    }

    private func polygon(_ points: (CGFloat, CGFloat)...) -> Path {
        Path { path in
            for (index, point) in points.enumerated() {
                let at = CGPoint(x: point.0, y: point.1)
                if index == 0 { path.move(to: at) } else { path.addLine(to: at) }
            }
            path.closeSubpath()
        }
    }

    private var shapes: [(Path, Double)] {
        switch index {
        case 0: [(arch(0.34, 0.72, 0.26), 0.75), (arch(0.64, 0.72, 0.32), 1), (disc(0.3, 0.3, 0.1), 1)]
        case 1: [(bar(0.2, 0.38, 0.6, 0.1), 1), (bar(0.28, 0.54, 0.44, 0.1), 0.8), (bar(0.36, 0.7, 0.28, 0.1), 0.6)]
        case 2:
            [(bar(0.24, 0.52, 0.12, 0.26), 0.7), (bar(0.44, 0.38, 0.12, 0.4), 0.85), (bar(0.64, 0.24, 0.12, 0.54), 1)]
        case 3: [(polygon((0.5, 0.2), (0.6, 0.5), (0.4, 0.5)), 1), (polygon((0.5, 0.8), (0.6, 0.5), (0.4, 0.5)), 0.55)]
        case 4: [(arch(0.5, 0.52, 0.28), 0.8), (bar(0.22, 0.56, 0.56, 0.1), 1), (bar(0.3, 0.7, 0.4, 0.08), 0.7)]
        case 5: [(bar(0.26, 0.28, 0.48, 0.08), 1), (bar(0.26, 0.44, 0.48, 0.08), 1), (bar(0.26, 0.6, 0.3, 0.08), 1)]
        case 6: [(disc(0.56, 0.28, 0.09), 1), (polygon((0.3, 0.76), (0.5, 0.4), (0.62, 0.56), (0.74, 0.76)), 0.9)]
        case 7: [(disc(0.38, 0.42, 0.16), 0.7), (disc(0.62, 0.42, 0.16), 0.85), (disc(0.5, 0.62, 0.16), 1)]
        case 8:
            [
                (disc(0.5, 0.36, 0.14), 1), (disc(0.36, 0.5, 0.14), 0.8), (disc(0.64, 0.5, 0.14), 0.8),
                (bar(0.47, 0.5, 0.06, 0.3), 1),
            ]
        case 9: [(bar(0.2, 0.36, 0.6, 0.28), 1)]
        case 10:
            [
                (polygon((0.2, 0.34), (0.8, 0.34), (0.5, 0.56)), 0.8),
                (polygon((0.2, 0.4), (0.5, 0.62), (0.8, 0.4), (0.8, 0.7), (0.2, 0.7)), 1),
            ]
        case 11:
            [(disc(0.5, 0.5, 0.15), 1), (disc(0.76, 0.34, 0.06), 0.9), (disc(0.24, 0.66, 0.08), 0.7)]
        case 12:
            [
                (polygon((0.18, 0.74), (0.42, 0.3), (0.62, 0.74)), 0.75),
                (polygon((0.42, 0.74), (0.64, 0.42), (0.84, 0.74)), 1),
            ]
        case 13: (0..<3).map { (wave(0.36 + CGFloat($0) * 0.14), 1 - 0.2 * Double($0)) }
        case 14:
            [
                (ring(0.5, 0.54, 0.27, 0.07), 1), (bar(0.465, 0.36, 0.07, 0.21), 0.85),
                (bar(0.42, 0.16, 0.16, 0.07), 1),
            ]
        case 15:
            [
                (bar(0.24, 0.28, 0.13, 0.48), 0.8), (bar(0.41, 0.22, 0.13, 0.54), 1),
                (bar(0.58, 0.32, 0.18, 0.44), 0.65),
            ]
        case 16:
            [
                (arch(0.5, 0.52, 0.32), 1), (bar(0.47, 0.5, 0.06, 0.26), 0.85),
                (bar(0.47, 0.7, 0.16, 0.06), 0.85),
            ]
        case 17:
            [
                (polygon((0.56, 0.18), (0.76, 0.42), (0.56, 0.66), (0.36, 0.42)), 1),
                (bar(0.3, 0.72, 0.3, 0.06), 0.75),
            ]
        case 18:
            [
                (bar(0.22, 0.3, 0.26, 0.4), 0.55), (bar(0.52, 0.3, 0.26, 0.4), 0.9),
                (disc(0.35, 0.5, 0.05), 1),
            ]
        case 19:
            [
                (polygon((0.38, 0.24), (0.62, 0.24), (0.74, 0.52), (0.26, 0.52)), 1),
                (bar(0.47, 0.52, 0.06, 0.2), 0.8), (bar(0.36, 0.7, 0.28, 0.07), 0.9),
            ]
        case 20:
            [
                (bar(0.16, 0.38, 0.68, 0.09), 1), (arch(0.34, 0.72, 0.14), 0.75),
                (arch(0.66, 0.72, 0.14), 0.75),
            ]
        case 21:
            [
                (disc(0.5, 0.42, 0.24), 1), (polygon((0.5, 0.64), (0.57, 0.74), (0.43, 0.74)), 0.85),
                (bar(0.48, 0.74, 0.04, 0.12), 0.7),
            ]
        case 22:
            [
                (ring(0.36, 0.4, 0.16, 0.08), 1), (bar(0.46, 0.46, 0.34, 0.08), 0.9),
                (bar(0.7, 0.46, 0.07, 0.2), 0.9),
            ]
        default:
            [
                (bar(0.28, 0.22, 0.44, 0.44), 1), (bar(0.3, 0.72, 0.14, 0.07), 0.75),
                (bar(0.56, 0.72, 0.14, 0.07), 0.75),
            ]
        }
    }
}
