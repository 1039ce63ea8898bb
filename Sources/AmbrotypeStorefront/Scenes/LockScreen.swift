package import AmbrotypeDrawing
import AmbrotypeGeometry
import AmbrotypeViews
package import AmbrotypeWidgets
package import Foundation

/// A Lock Screen: date, clock, accessories, Live Activities.
package struct LockScreen: Equatable, Sendable {
    /// An accessory, in the order from the leading edge.
    package struct Accessory: Equatable, Sendable {
        package var choice: WidgetChoice
        package var family: WidgetFamily

        package init(_ choice: WidgetChoice, _ family: WidgetFamily) { (self.choice, self.family) = (choice, family) }
    }

    package var wallpaper = Wallpaper.own(.plum)
    /// In the row below the clock: circular and rectangular ones, as many as the width holds.
    package var accessories: [Accessory] = []
    /// In the date's line.
    package var inline: WidgetChoice?
    /// Live Activities from the bottom upwards.
    package var activities: [WidgetChoice] = []
    /// What the cards' views see: dark where the wallpaper is.
    package var isDark = true
    package var showsButtons = true

    package init() {}
}

extension Stage {
    /// A Lock Screen, full screen.
    package func list(_ lock: LockScreen) throws(StorefrontTrouble) -> DisplayList {
        let painter = LockPainter(stage: self, lock: lock, metrics: LockMetrics(device, tables))
        return DisplayList(size: device.points, items: try painter.items())
    }

    /// 9:41 as the language writes it, without a word for the morning.
    package var clockText: String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let parts = DateComponents(timeZone: timeZone, year: 2026, month: 6, day: 9, hour: 9, minute: 41)
        let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone).hour().minute()
        // The word for the morning goes, digits and what parts them stay.
        let text = (calendar.date(from: parts) ?? now).formatted(style).filter { $0.isNumber || $0 == ":" || $0 == "." }
        return text.last?.isNumber == true ? text : String(text.dropLast())
    }

    /// Weekday, day and month.
    var dateText: String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
            .weekday(.wide).month(.wide).day()
        return now.formatted(style)
    }
}

@MainActor private struct LockPainter {
    let stage: Stage
    let lock: LockScreen
    let metrics: LockMetrics

    private var width: CGFloat { stage.device.points.width }

    func items() throws(StorefrontTrouble) -> [DisplayItem] {
        var items = stage.items(lock.wallpaper, in: stage.screen)
        items.append(veil())
        items += try dateLine() + clock() + accessories() + cards()
        if lock.showsButtons { items += buttons() }
        return items + StatusBar(stage: stage, showsTime: false).items()
    }

    /// Darkens the upper third a little, so that white can be read.
    private func veil() -> DisplayItem {
        let height = stage.screen.height
        let stops = [
            GradientStop(color: DrawingColor.black.opacity(0.28), location: 0),
            GradientStop(color: DrawingColor.black.opacity(0.1), location: 0.4),
            GradientStop(color: DrawingColor.black.opacity(0.12), location: 1),
        ]
        return .fill(
            Path(stage.screen), style: FillStyle(),
            paint: .linear(stops: stops, from: .zero, to: CGPoint(x: 0, y: height), space: .device))
    }

    private func dateLine() throws(StorefrontTrouble) -> [DisplayItem] {
        let top = metrics.dateBaseline - metrics.dateSize * 0.95215
        guard let choice = lock.inline else {
            let look = TextLook(size: metrics.dateSize, weight: .semibold)
            return stage.setter.items(
                stage.dateText, look, at: CGPoint(x: width / 2, y: top), anchor: UnitPoint(x: 0.5, y: 0))
        }
        let widget = try stage.widget(choice, .family(.accessoryInline), .vibrant)
        let origin = CGPoint(x: (width - widget.size.width) / 2, y: top)
        return widget.items(at: origin)
    }

    private func clock() -> [DisplayItem] {
        let look = TextLook(size: metrics.clockSize, weight: .semibold)
        let top = metrics.clockBaseline - metrics.clockSize * 0.95215
        return stage.setter.items(
            stage.clockText, look, at: CGPoint(x: width / 2, y: top), anchor: UnitPoint(x: 0.5, y: 0))
    }

    private func accessories() throws(StorefrontTrouble) -> [DisplayItem] {
        var widgets: [SuppliedWidget] = []
        for accessory in lock.accessories {
            widgets.append(try stage.widget(accessory.choice, .family(accessory.family), .vibrant))
        }
        let gap = stage.tables.number("slots", "gap")
        let whole = widgets.reduce(0) { $0 + $1.size.width } + gap * CGFloat(max(widgets.count - 1, 0))
        guard whole <= width else {
            throw .noSuchPlace("room for \(widgets.count) accessories side by side", device: stage.device.name)
        }
        var x = (width - whole) / 2
        var items: [DisplayItem] = []
        for widget in widgets {
            let frame = stage.mirrored(
                CGRect(
                    x: x, y: metrics.accessoryY - widget.size.height / 2, width: widget.size.width,
                    height: widget.size.height), in: width)
            items += widget.items(at: frame.origin)
            x += widget.size.width + gap
        }
        return items
    }

    private func cards() throws(StorefrontTrouble) -> [DisplayItem] {
        var bottom = metrics.stackBottom
        var items: [DisplayItem] = []
        for choice in lock.activities {
            let card = try stage.widget(choice, .lockScreenActivity, .fullColor(lock.isDark ? .dark : .light))
            let origin = CGPoint(x: (width - card.size.width) / 2, y: bottom - card.size.height)
            items += card.items(at: origin)
            bottom = origin.y - stage.device.lockScreen.activityGap
        }
        return items
    }

    private func buttons() -> [DisplayItem] {
        guard metrics.button > 0 else { return [] }
        let y = stage.screen.height - metrics.buttonBottom - metrics.button
        let glass = stage.tables.glass("slot", isDark: true, over: stage.screen)
        let places: [(CGFloat, String)] = [
            (metrics.buttonInset, "flashlight.off.fill"),
            (width - metrics.buttonInset - metrics.button, "camera.fill"),
        ]
        let home = CGRect(x: width / 2 - 67, y: stage.screen.height - 13, width: 134, height: 5)
        return places.flatMap { x, symbol -> [DisplayItem] in
            let rect = CGRect(x: x, y: y, width: metrics.button, height: metrics.button)
            return [.glass(rect, metrics.button / 2, glass)]
                + stage.setter.symbol(
                    symbol, size: 21, weight: .medium, color: .white, at: CGPoint(x: rect.midX, y: rect.midY))
        } + [.rounded(home, 2.5, .white)]
    }
}
