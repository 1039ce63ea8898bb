package import AmbrotypeDrawing
import AmbrotypeGeometry
package import Foundation

/// Wallpapers that we draw: a slope of colour with a few soft lights. They scale to any size and cost no memory.
package enum OwnWallpaper: String, CaseIterable, Sendable {
    case dawn, lagoon, meadow, graphite, plum, sand

    private struct Light {
        /// Centre and radius in shares of width, height and the longer side.
        var x, y, radius: CGFloat
        var color: DrawingColor
    }

    func items(in rect: CGRect) -> [DisplayItem] {
        let ground = Wallpaper.gradient(colors.map(Self.color), 165, rect)
        return [ground]
            + lights.map { light in
                let center = CGPoint(x: rect.minX + light.x * rect.width, y: rect.minY + light.y * rect.height)
                let stops = [
                    GradientStop(color: light.color.opacity(0.85), location: 0),
                    GradientStop(color: light.color.opacity(0.35), location: 0.45),
                    GradientStop(color: light.color.opacity(0), location: 1),
                ]
                return .fill(
                    Path(rect), style: FillStyle(),
                    paint: .radial(
                        stops: stops, center: center, startRadius: 0,
                        endRadius: light.radius * max(rect.width, rect.height), space: .device))
            }
    }

    private static func color(_ hex: Int) -> DrawingColor {
        DrawingColor(bytes: hex >> 16, hex >> 8 & 255, hex & 255)
    }

    private var colors: [Int] {
        switch self {
        case .dawn: [0x2B2F6B, 0x8A4F8E, 0xF0946C, 0xFBD28B]
        case .lagoon: [0x06283D, 0x0E5E6F, 0x2BA6A0, 0xA7E8BD]
        case .meadow: [0x1F3B2C, 0x3F7D4E, 0x9CC26B, 0xF3E7A1]
        case .graphite: [0x101216, 0x23272E, 0x3A4049, 0x23272E]
        case .plum: [0x1B0F2E, 0x4A1E5E, 0x9C3F7D, 0xF0839B]
        case .sand: [0x6B4B2E, 0xB8824F, 0xE5BE87, 0xF8E9CF]
        }
    }

    private var lights: [Light] {
        switch self {
        case .dawn:
            [light(0.8, 0.62, 0.5, 0xFFB36B), light(0.1, 0.9, 0.45, 0xFF7F8A), light(0.2, 0.15, 0.5, 0x4B57C9)]
        case .lagoon:
            [light(0.85, 0.25, 0.5, 0x1F8FA6), light(0.15, 0.7, 0.5, 0x57D3B5), light(0.7, 0.95, 0.4, 0xD9F7C8)]
        case .meadow:
            [light(0.2, 0.3, 0.5, 0x5FA55D), light(0.9, 0.65, 0.5, 0xD7DE84), light(0.3, 0.95, 0.4, 0xFFF3C0)]
        case .graphite: [light(0.85, 0.2, 0.55, 0x4A525E), light(0.1, 0.85, 0.5, 0x363C46)]
        case .plum:
            [light(0.15, 0.25, 0.5, 0x6A2A8C), light(0.9, 0.6, 0.5, 0xD95E8E), light(0.2, 0.95, 0.45, 0xFFB5A0)]
        case .sand: [light(0.85, 0.2, 0.5, 0xD89E5E), light(0.15, 0.6, 0.5, 0xF2D3A0), light(0.8, 0.95, 0.4, 0xFFF6E3)]
        }
    }

    private func light(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ hex: Int) -> Light {
        Light(x: x, y: y, radius: radius, color: Self.color(hex))
    }
}
