package import AmbrotypeDrawing
import AmbrotypeGeometry
package import AmbrotypeWidgets
package import Foundation

/// What is drawn round a scene.
package enum DeviceFrame: Equatable, Sendable {
    /// The bare screen with its rounded corners.
    case none
    /// A plain bezel that we draw, in a body colour.
    case bezel(DrawingColor)
    /// The user's picture of a device; the screen's place in its pixels.
    case picture(PictureKey, screen: CGRect)

    /// Body colours by name.
    package static let colors: [String: DrawingColor] = [
        "black": DrawingColor(bytes: 38, 39, 42), "silver": DrawingColor(bytes: 214, 216, 219),
        "white": DrawingColor(bytes: 240, 240, 241), "gold": DrawingColor(bytes: 226, 204, 172),
        "blue": DrawingColor(bytes: 92, 112, 140), "orange": DrawingColor(bytes: 217, 118, 62),
        "green": DrawingColor(bytes: 108, 127, 110), "pink": DrawingColor(bytes: 232, 188, 190),
    ]
}

/// A screen in its frame. Points; the frame's own proportions decide how large the whole is.
struct FramedScreen {
    let frame: DeviceFrame
    let device: Device
    /// The screen's size in points, landscape for StandBy.
    let screen: CGSize
    let items: [DisplayItem]
    /// False where the scene has an island of its own: over it the sensors would cut its keyline.
    var showsSensors = true

    private var isPad: Bool { device.idiom == .pad }
    private var isButton: Bool { ScreenKind(device) == .button || (isPad && device.displayCornerRadius == 0) }
    private var bezel: CGFloat { min(screen.width, screen.height) * (isPad ? 0.032 : 0.028) }
    private var body: CGFloat { min(screen.width, screen.height) * (isPad ? 0.006 : 0.0115) }
    private var isLandscape: Bool { screen.width > screen.height }

    /// Distances of the screen from the frame's edges.
    private var insets: (x: CGFloat, y: CGFloat) {
        let side = bezel + body
        guard isButton else { return (side, side) }
        let chin = max(screen.width, screen.height) * (isPad ? 0.06 : 0.13)
        return isLandscape ? (chin, side) : (side, chin)
    }

    /// Of the whole's outline.
    var outerRadius: CGFloat {
        guard case .bezel = frame else { return device.displayCornerRadius }
        return isButton
            ? min(size.width, size.height) * (isPad ? 0.04 : 0.12) : device.displayCornerRadius + bezel + body
    }

    /// The whole, at the scale at which the screen has its own size.
    var size: CGSize {
        switch frame {
        case .none: return screen
        case .bezel: return CGSize(width: screen.width + 2 * insets.x, height: screen.height + 2 * insets.y)
        case .picture(let key, let box):
            let factor = screen.width / box.width
            return CGSize(width: key.pixelSize.width * factor, height: key.pixelSize.height * factor)
        }
    }

    /// Everything, with the frame's upper left corner at 0.
    func drawn() -> [DisplayItem] {
        switch frame {
        case .none: return [shown(at: .zero, radius: device.displayCornerRadius)]
        case .bezel(let color): return bezelItems(color)
        case .picture(let key, let box):
            let factor = screen.width / box.width
            let origin = CGPoint(x: box.minX * factor, y: box.minY * factor)
            let whole = CGRect(origin: .zero, size: size)
            let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
            return [
                shown(at: origin, radius: device.displayCornerRadius),
                .picture(key, rect: whole, source: unit, interpolation: .high, tint: nil),
            ]
        }
    }

    private func shown(at origin: CGPoint, radius: CGFloat) -> DisplayItem {
        let bounds = CGRect(origin: .zero, size: screen)
        let clip = radius > 0 ? Path(roundedRect: bounds, cornerRadius: radius, style: .continuous) : Path(bounds)
        return .group(
            DisplayGroup(
                transform: CGAffineTransform(translationX: origin.x, y: origin.y), clip: ClipPath(clip), items: items))
    }

    private func bezelItems(_ color: DrawingColor) -> [DisplayItem] {
        let whole = CGRect(origin: .zero, size: size)
        let radius = outerRadius
        let edge = whole.insetBy(dx: body * 0.45, dy: body * 0.45)
        let glass = whole.insetBy(dx: body, dy: body)
        let screenRadius = isButton ? 0 : device.displayCornerRadius
        var items = buttons(color)
        items += [
            .rounded(whole, radius, color),
            .rounded(edge, radius - body * 0.45, shade(color, 0.72)),
            .rounded(glass, radius - body, DrawingColor(bytes: 8, 8, 9)),
            shown(at: CGPoint(x: insets.x, y: insets.y), radius: screenRadius),
        ]
        if isButton && !isPad { items += homeButton() } else { items += sensors() }
        return items
    }

    private func shade(_ color: DrawingColor, _ factor: Float) -> DrawingColor {
        DrawingColor(red: color.red * factor, green: color.green * factor, blue: color.blue * factor)
    }

    /// The keys at the sides of an upright phone.
    private func buttons(_ color: DrawingColor) -> [DisplayItem] {
        guard !isPad, !isLandscape else { return [] }
        let (w, h) = (size.width, size.height)
        let out = body * 0.8
        let keys: [(Bool, CGFloat, CGFloat)] = [
            (true, 0.17, 0.035), (true, 0.235, 0.062), (true, 0.315, 0.062), (false, 0.26, 0.1),
        ]
        return keys.map { isLeft, y, length in
            let x = isLeft ? -out : w - out
            return .rounded(CGRect(x: x, y: y * h, width: 2 * out, height: length * h), out * 0.6, shade(color, 0.8))
        }
    }

    private func homeButton() -> [DisplayItem] {
        let side = min(size.width, size.height) * 0.16
        let center =
            isLandscape
            ? CGPoint(x: size.width - insets.x / 2, y: size.height / 2)
            : CGPoint(x: size.width / 2, y: size.height - insets.y / 2)
        let rect = CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
        var ring = Path(ellipseIn: rect)
        ring.addPath(Path(ellipseIn: rect.insetBy(dx: side * 0.05, dy: side * 0.05)))
        return [.fill(ring, style: FillStyle(eoFill: true), paint: .color(DrawingColor(bytes: 70, 70, 74)))]
    }

    /// The pill or notch that a screenshot does not show, but a device does.
    private func sensors() -> [DisplayItem] {
        guard showsSensors, !isPad else { return [] }
        let portrait = CGSize(width: min(screen.width, screen.height), height: max(screen.width, screen.height))
        var path = Path()
        if let sensor = device.island?.sensor {
            path = Path(roundedRect: sensor, cornerRadius: sensor.height / 2, style: .circular)
        } else {
            // A notch of the common proportions, rounded below.
            let width = portrait.width * 0.42
            let rect = CGRect(
                x: (portrait.width - width) / 2, y: -20, width: width, height: 20 + portrait.width * 0.083)
            path = Path(roundedRect: rect, cornerRadius: 20, style: .continuous)
        }
        let place = CGAffineTransform(translationX: insets.x, y: insets.y)
        // On its side the upper edge is at the left.
        let map =
            isLandscape
            ? CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: portrait.width).concatenating(place) : place
        let bounds = CGRect(origin: .zero, size: screen)
        return [
            .group(
                DisplayGroup(
                    transform: place,
                    clip: ClipPath(
                        Path(roundedRect: bounds, cornerRadius: device.displayCornerRadius, style: .continuous)),
                    items: [
                        .group(
                            DisplayGroup(transform: map.concatenating(place.inverted()), items: [.solid(path, .black)]))
                    ]))
        ]
    }
}
