package import AmbrotypeDrawing
import AmbrotypeGeometry
import AmbrotypeViews
package import AmbrotypeWidgets
package import Foundation

/// A widget on a Home Screen: cells count from the upper left, or from the upper right where people read that way.
package struct HomeWidget: Equatable, Sendable {
    package var choice: WidgetChoice
    package var family: WidgetFamily
    package var column: Int
    package var row: Int
    /// Below the widget; nil is the widget's own title.
    package var label: String?

    package init(_ choice: WidgetChoice, _ family: WidgetFamily, column: Int, row: Int, label: String? = nil) {
        (self.choice, self.family, self.column, self.row) = (choice, family, column, row)
        self.label = label
    }
}

/// One page of a Home Screen.
package struct HomeScreen: Equatable, Sendable {
    package var wallpaper = Wallpaper.own(.dawn)
    package var look = HomeLook.light
    package var widgets: [HomeWidget] = []
    /// The user's icons, which come first in the free cells.
    package var apps: [AppIcon] = []
    /// How many neutral icons follow them; nil fills the page but for its last row, as far as there are different ones.
    package var neutralApps: Int?
    /// Icons of the dock; nil is neutral ones.
    package var dock: [AppIcon]?
    /// Which page of how many the dots show; nil shows none.
    package var page: (number: Int, count: Int)? = (0, 3)

    package init() {}

    package static func == (left: HomeScreen, right: HomeScreen) -> Bool {
        left.wallpaper == right.wallpaper && left.look == right.look && left.widgets == right.widgets
            && left.apps == right.apps && left.neutralApps == right.neutralApps && left.dock == right.dock
            && left.page?.number == right.page?.number && left.page?.count == right.page?.count
    }
}

extension Stage {
    /// A Home Screen, full screen.
    package func list(_ home: HomeScreen) throws(StorefrontTrouble) -> DisplayList {
        guard let geometry = HomeGeometry(device, system: system, tables: tables) else {
            throw .noSuchPlace("measured Home Screen", device: device.name)
        }
        let painter = HomePainter(stage: self, home: home, geometry: geometry)
        return DisplayList(size: device.points, items: try painter.items())
    }
}

/// Draws one Home Screen.
@MainActor private struct HomePainter {
    let stage: Stage
    let home: HomeScreen
    let geometry: HomeGeometry

    private var width: CGFloat { stage.device.points.width }
    private var labelLook: TextLook { TextLook(size: geometry.labelSize, weight: .medium, hasShadow: true) }

    func items() throws(StorefrontTrouble) -> [DisplayItem] {
        var taken: [[String?]] = Array(
            repeating: Array(repeating: nil, count: geometry.columns), count: geometry.rows)
        var items = stage.items(home.wallpaper, in: stage.screen)
        if home.look == .dark {
            items.append(.solid(Path(stage.screen), DrawingColor.black.opacity(0.22)))
        }
        for widget in home.widgets {
            try take(widget, &taken)
            items += try draw(widget)
        }
        items += apps(taken) + dots() + dock() + StatusBar(stage: stage).items()
        return items
    }

    private func take(_ widget: HomeWidget, _ taken: inout [[String?]]) throws(StorefrontTrouble) {
        let name = "\(widget.choice.subject) \(widget.family.name)"
        guard let span = geometry.span(widget.family) else {
            throw .noSuchPlace("Home Screen place for \(widget.family.name)", device: stage.device.name)
        }
        let (columns, rows) = (
            widget.column..<widget.column + span.columns, widget.row..<widget.row + span.rows
        )
        guard columns.lowerBound >= 0, rows.lowerBound >= 0, columns.upperBound <= geometry.columns,
            rows.upperBound <= geometry.rows
        else {
            throw .outsideGrid(
                what: name, column: widget.column, row: widget.row, columns: geometry.columns, rows: geometry.rows)
        }
        for row in rows {
            for column in columns {
                if let other = taken[row][column] { throw .overlapping(other, name) }
                taken[row][column] = name
            }
        }
    }

    private var mode: WidgetMode {
        switch home.look {
        case .light: .fullColor(.light)
        case .dark: .fullColor(.dark)
        case .tinted(let tint): .accented(tint: tint)
        case .clear: .accented()
        }
    }

    private func draw(_ widget: HomeWidget) throws(StorefrontTrouble) -> [DisplayItem] {
        guard let place = geometry.widgetFrame(widget.family, column: widget.column, row: widget.row) else {
            throw .noSuchPlace("Home Screen place for \(widget.family.name)", device: stage.device.name)
        }
        let supplied = try stage.widget(widget.choice, .family(widget.family), mode)
        // The widget's own size counts; the grid's may differ by a pixel.
        let frame = stage.mirrored(
            CGRect(
                x: place.midX - supplied.size.width / 2, y: place.minY, width: supplied.size.width,
                height: supplied.size.height), in: width)
        var items: [DisplayItem] = []
        switch home.look {
        case .light, .dark: break
        case .tinted:
            items.append(
                .glass(frame, supplied.cornerRadius, stage.tables.glass("plate", isDark: true, over: stage.screen)))
        case .clear:
            items.append(
                .glass(frame, supplied.cornerRadius, stage.tables.glass("clear", isDark: false, over: stage.screen)))
        }
        items.append(.clipped(frame, supplied.cornerRadius, supplied.items(at: frame.origin)))
        if let label = widget.label ?? supplied.title { items += self.label(label, below: frame) }
        return items
    }

    private func label(_ text: String, below frame: CGRect) -> [DisplayItem] {
        var look = labelLook
        let size = stage.setter.measure(text, look)
        let room = max(geometry.pitch.width - 6, frame.width)
        // A name that is too long is cut with an ellipsis, as the system does.
        look.lines = 1
        let height = size.height
        let ascent = geometry.labelSize * 0.95215
        let top = frame.maxY + geometry.labelBaseline - ascent
        let width = min(size.width, room)
        return stage.setter.items(
            text, look, in: CGRect(x: frame.midX - width / 2, y: top, width: width, height: height))
    }

    private func apps(_ taken: [[String?]]) -> [DisplayItem] {
        let painter = IconPainter(stage: stage, look: home.look)
        let names = stage.tables.names(stage.locale)
        var cells: [(column: Int, row: Int)] = []
        for row in 0..<geometry.rows {
            for column in 0..<geometry.columns where taken[row][column] == nil { cells.append((column, row)) }
        }
        let full = cells.filter { $0.row < geometry.rows - 1 }.count
        // No sign stands on the page and in the dock, or twice, unless more are asked for.
        let free = NeutralIcon.count - (home.dock == nil ? geometry.dockIcons.count : 0)
        let wanted = home.apps.count + (home.neutralApps ?? min(free, max(0, full - home.apps.count)))
        var items: [DisplayItem] = []
        for (index, cell) in cells.prefix(wanted).enumerated() {
            let number = index - home.apps.count
            let icon =
                index < home.apps.count
                ? home.apps[index]
                : AppIcon(.neutral(number), name: names.isEmpty ? nil : names[number % names.count])
            let frame = stage.mirrored(geometry.iconFrame(column: cell.column, row: cell.row), in: width)
            items += painter.items(icon, in: frame)
            if let name = icon.name { items += label(name, below: frame) }
        }
        return items
    }

    private func dots() -> [DisplayItem] {
        guard let page = home.page, page.count > 1 else { return [] }
        let (size, gap) = (stage.tables.number("home", "dots", "size"), stage.tables.number("home", "dots", "gap"))
        return (0..<page.count).map { index in
            let place = stage.isRightToLeft ? page.count - 1 - index : index
            let x = geometry.dots.x + (CGFloat(place) - CGFloat(page.count - 1) / 2) * gap
            let rect = CGRect(x: x - size / 2, y: geometry.dots.y - size / 2, width: size, height: size)
            return .solid(Path(ellipseIn: rect), DrawingColor.white.opacity(index == page.number ? 1 : 0.4))
        }
    }

    private func dock() -> [DisplayItem] {
        let painter = IconPainter(stage: stage, look: home.look)
        let icons =
            home.dock
            ?? geometry.dockIcons.indices.map {
                AppIcon(.neutral(NeutralIcon.count - geometry.dockIcons.count + $0), name: nil)
            }
        var items: [DisplayItem] = [
            .glass(
                geometry.dock, geometry.dockRadius,
                stage.tables.glass("dock", isDark: home.look.isDark, over: stage.screen))
        ]
        for (icon, frame) in zip(icons, geometry.dockIcons) {
            items += painter.items(icon, in: stage.mirrored(frame, in: width))
        }
        return items
    }
}
