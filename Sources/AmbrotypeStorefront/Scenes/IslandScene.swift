package import AmbrotypeDrawing
import AmbrotypeGeometry
import AmbrotypeViews
package import AmbrotypeWidgets
package import Foundation

/// A Live Activity in the Dynamic Island, over an app or a Home Screen's wallpaper.
package struct IslandScene: Equatable, Sendable {
    package var choice: WidgetChoice
    package var form: IslandPresentation
    /// In the minimal form the activity that stays at the sensors, when two run; the other one is detached.
    package var attached: WidgetChoice?
    /// What the island floats over: the user's own screenshot, or any wallpaper.
    package var background: Wallpaper
    /// False where the screenshot has one already.
    package var showsStatusBar: Bool
    /// Colour of the status bar.
    package var statusColor: DrawingColor

    package init(
        _ choice: WidgetChoice, form: IslandPresentation, background: Wallpaper, showsStatusBar: Bool = true,
        statusColor: DrawingColor = .white
    ) {
        (self.choice, self.form, self.background) = (choice, form, background)
        (self.showsStatusBar, self.statusColor) = (showsStatusBar, statusColor)
    }
}

extension Stage {
    /// The island over its background, full screen.
    package func list(_ scene: IslandScene) throws(StorefrontTrouble) -> DisplayList {
        guard let island = device.island else { throw .noSuchPlace("Dynamic Island", device: device.name) }
        let widget = try widget(scene.choice, .island(scene.form), .fullColor(.dark))
        let sensor = island.sensor
        var items = items(scene.background, in: screen)
        let pill = DisplayItem.rounded(sensor, sensor.height / 2, .black)
        switch scene.form {
        case .expanded:
            let origin = CGPoint(x: (device.points.width - widget.size.width) / 2, y: sensor.minY)
            items += [rim(CGRect(origin: origin, size: widget.size), widget.cornerRadius)] + widget.items(at: origin)
        case .minimal:
            let gap = tables.number("island", "minimalGap")
            let x = isRightToLeft ? sensor.minX - gap - widget.size.width : sensor.maxX + gap
            let place = CGRect(x: x, y: sensor.minY, width: widget.size.width, height: sensor.height)
            let other = try attached(scene, sensor)
            items += status(place.union(other.rect), scene) + other.items + widget.items(at: place.origin)
        case .compact, .compactLeading, .compactTrailing:
            let x = sensor.minX - (widget.sensorX ?? (widget.size.width - sensor.width) / 2)
            let place = CGRect(origin: CGPoint(x: x, y: sensor.minY), size: widget.size)
            items += status(place, scene) + [pill] + widget.items(at: place.origin)
        }
        return DisplayList(size: device.points, items: items)
    }

    /// The sensors with what the second activity shows at their leading side; both are one black shape.
    private func attached(_ scene: IslandScene, _ sensor: CGRect) throws(StorefrontTrouble)
        -> (rect: CGRect, items: [DisplayItem])
    {
        guard let choice = scene.attached else { return (sensor, [.rounded(sensor, sensor.height / 2, .black)]) }
        let widget = try widget(choice, .island(.minimal), .fullColor(.dark))
        let x = isRightToLeft ? sensor.maxX : sensor.minX - widget.size.width
        let place = CGRect(x: x, y: sensor.minY, width: widget.size.width, height: sensor.height)
        let whole = place.union(sensor)
        // Its keyline would run round the one half of the black shape that is its own.
        let inside = place.insetBy(dx: 1.5, dy: 1.5)
        let shown = DisplayItem.clipped(inside, inside.height / 2, widget.items(at: place.origin))
        return (whole, [.rounded(whole, whole.height / 2, .black), shown])
    }

    /// The status bar beside the island; the expanded one covers the upper corners.
    private func status(_ island: CGRect, _ scene: IslandScene) -> [DisplayItem] {
        guard scene.showsStatusBar else { return [] }
        return StatusBar(stage: self, color: scene.statusColor, island: island).items()
    }

    /// A faint light line round the expanded island.
    private func rim(_ rect: CGRect, _ radius: CGFloat) -> DisplayItem {
        .rounded(
            rect.insetBy(dx: -1, dy: -1), radius + 1,
            DrawingColor.white.opacity(Double(tables.number("island", "rim"))))
    }
}
