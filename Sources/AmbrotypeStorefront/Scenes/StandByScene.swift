package import AmbrotypeDrawing
import AmbrotypeGeometry
import AmbrotypeViews
package import AmbrotypeWidgets
package import Foundation

/// Two small widgets side by side on a phone that lies on its side and charges.
package struct StandByScene: Equatable, Sendable {
    /// Left and right; nil is a clock.
    package var widgets: [WidgetChoice?]
    /// The red of a dark room.
    package var isNight: Bool

    package init(_ widgets: [WidgetChoice?], isNight: Bool = false) {
        (self.widgets, self.isNight) = (widgets, isNight)
    }
}

extension Stage {
    /// StandBy, full screen, landscape.
    package func list(_ scene: StandByScene) throws(StorefrontTrouble) -> DisplayList {
        guard device.idiom == .phone else { throw .noSuchPlace("StandBy", device: device.name) }
        let size = CGSize(width: device.points.height, height: device.points.width)
        let inset = tables.number("standBy", "inset") * size.height
        let gap = tables.number("standBy", "gap") * size.width
        let side = min(size.height - 2 * inset, (size.width - gap - 2 * inset) / 2)
        let left = (size.width - 2 * side - gap) / 2
        var front: [DisplayItem] = []
        for index in 0..<2 {
            let place = isRightToLeft ? 1 - index : index
            let rect = CGRect(
                x: left + CGFloat(place) * (side + gap), y: (size.height - side) / 2, width: side, height: side)
            if index < scene.widgets.count, let choice = scene.widgets[index] {
                let widget = try widget(choice, .family(.systemSmall), .fullColor(.dark), hidesBackground: true)
                let scale = side / widget.size.width
                front.append(
                    .clipped(rect, widget.cornerRadius * scale, widget.items(at: rect.origin, scale: scale)))
            } else {
                front += clock(in: rect)
            }
        }
        if scene.isNight { front = [.group(DisplayGroup(filters: [.colorMatrix(Self.red)], items: front))] }
        let ground = DisplayItem.solid(Path(CGRect(origin: .zero, size: size)), .black)
        return DisplayList(size: size, items: [ground] + front)
    }

    /// Hours over minutes.
    private func clock(in rect: CGRect) -> [DisplayItem] {
        let parts = clockText.split { !$0.isNumber }.map(String.init)
        let look = TextLook(size: rect.height * 0.5, weight: .semibold, design: .rounded)
        return parts.prefix(2).enumerated().flatMap { index, text in
            setter.items(
                text, look,
                at: CGPoint(x: rect.midX, y: rect.minY + rect.height * (index == 0 ? 0.27 : 0.73)))
        }
    }

    /// Light becomes red.
    private static let red: [Float] = [
        0.2126, 0.7152, 0.0722, 0, 0, 0.02, 0.05, 0.01, 0, 0, 0.01, 0.03, 0.01, 0, 0, 0, 0, 0, 1, 0,
    ]
}
