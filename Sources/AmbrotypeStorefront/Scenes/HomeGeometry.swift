import AmbrotypeDrawing
package import AmbrotypeWidgets
package import Foundation

/// Where everything stands on a Home Screen: cells, widgets, dock, dots. Points, left to right.
///
/// On iPhone the grid of icons follows from that of the widgets: a small widget is as high as one icon and one row's
/// pitch, which holds on every measured screen to a third of a point; two icons stand centred below its width.
package struct HomeGeometry: Equatable, Sendable {
    package var columns: Int
    package var rows: Int
    /// Side of an icon.
    var icon: CGFloat
    /// Centre of the first icon, and the distance from one to the next.
    var first: CGPoint
    var pitch: CGSize
    var labelSize: CGFloat
    var labelBaseline: CGFloat
    package var dock: CGRect
    var dockRadius: CGFloat
    var dockIcons: [CGRect]
    /// Middle of the page dots.
    var dots: CGPoint
    private var widgets: [WidgetFamily: CGSize]
    private var spans: [WidgetFamily: (columns: Int, rows: Int)]
    private var origins: (columns: [CGFloat], rows: [CGFloat])?

    package static func == (left: HomeGeometry, right: HomeGeometry) -> Bool {
        left.columns == right.columns && left.rows == right.rows && left.first == right.first
            && left.pitch == right.pitch && left.dock == right.dock
    }

    /// Columns and rows a widget takes; nil for one that no Home Screen shows.
    package func span(_ family: WidgetFamily) -> (columns: Int, rows: Int)? { spans[family] }

    /// The icon of a cell.
    package func iconFrame(column: Int, row: Int) -> CGRect {
        let center = CGPoint(
            x: first.x + CGFloat(column) * pitch.width, y: first.y + CGFloat(row) * pitch.height)
        return CGRect(x: center.x - icon / 2, y: center.y - icon / 2, width: icon, height: icon)
    }

    /// The widget of a family whose upper left cell is given.
    package func widgetFrame(_ family: WidgetFamily, column: Int, row: Int) -> CGRect? {
        guard let size = widgets[family], let span = spans[family] else { return nil }
        if let origins, column % 2 == 0, row % 2 == 0, column / 2 < origins.columns.count,
            row / 2 < origins.rows.count
        {
            return CGRect(origin: CGPoint(x: origins.columns[column / 2], y: origins.rows[row / 2]), size: size)
        }
        let one = iconFrame(column: column, row: row)
        let other = iconFrame(column: column + span.columns - 1, row: row + span.rows - 1)
        let middle = CGPoint(x: (one.minX + other.maxX) / 2, y: (one.minY + other.maxY) / 2)
        return CGRect(
            x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
    }
}

extension HomeGeometry {
    /// The Home Screen of a device; nil where nobody measured one.
    package init?(_ device: Device, system: Int, tables: StorefrontTables) {
        if device.idiom == .pad {
            self.init(pad: device, system: system, tables: tables)
        } else {
            self.init(phone: device, system: system, tables: tables)
        }
    }

    private init?(phone device: Device, system: Int, tables: StorefrontTables) {
        guard let grid = device.homeGrid(os: system), grid.columns.count > 1, grid.rows.count > 1 else { return nil }
        let screen = device.points
        pitch = CGSize(
            width: (grid.columns[1] - grid.columns[0]) / 2, height: (grid.rows[1] - grid.rows[0]) / 2)
        icon = grid.small.height - pitch.height
        let left = grid.columns[0] + (grid.small.width - pitch.width) / 2
        first = CGPoint(x: left, y: grid.rows[0] + icon / 2)
        (columns, rows) = (4, grid.rows.count * 2)
        origins = (grid.columns, grid.rows)
        widgets = [.systemSmall: grid.small, .systemMedium: grid.medium, .systemLarge: grid.large]
        spans = [.systemSmall: (2, 2), .systemMedium: (4, 2), .systemLarge: (4, 4)]
        labelSize = Self.labelSize(screen.width, tables)
        labelBaseline = tables.number("home", "labelBaseline", "value")
        let isFlat = ScreenKind(device) == .button
        dock = Self.dock(device, tables, isFlat: isFlat)
        dockRadius = isFlat ? 0 : max(device.displayCornerRadius - dock.minX, tables.number("home", "dock", "radius"))
        let (icon, pitch, dock, first) = (icon, pitch, dock, first)
        dockIcons = (0..<4).map { index in
            CGRect(
                x: first.x + CGFloat(index) * pitch.width - icon / 2, y: dock.midY - icon / 2, width: icon,
                height: icon)
        }
        dots = CGPoint(x: screen.width / 2, y: dock.minY - tables.number("home", "dots", "aboveDock"))
    }

    private static func dock(_ device: Device, _ tables: StorefrontTables, isFlat: Bool) -> CGRect {
        let screen = device.points
        if isFlat {
            let height = tables.number("home", "dock", "flatHeight")
            return CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
        }
        let measured = tables.rows("home", "docks").first { $0["screen"]?.string == device.screenName }
        if let frame = measured?["frame"]?.array?.compactMap(\.number).map({ CGFloat($0) }), frame.count == 4 {
            return CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
        }
        let inset = tables.number("home", "dock", "inset")
        let height = (tables.number("home", "dock", "height") * screen.width).rounded()
        return CGRect(
            x: inset, y: screen.height - inset - height, width: screen.width - 2 * inset, height: height)
    }

    private static func labelSize(_ width: CGFloat, _ tables: StorefrontTables) -> CGFloat {
        let rows = tables.rows("home", "labelSizes").filter { CGFloat($0["least"]?.number ?? 0) <= width }
        return CGFloat(rows.last?["size"]?.number ?? 11)
    }

    private init?(pad device: Device, system: Int, tables: StorefrontTables) {
        var sizes: [WidgetFamily: CGSize] = [:]
        for family in [WidgetFamily.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge] {
            sizes[family] = device.widgetMetrics(family, os: system)?.displaySize
        }
        guard let small = sizes[.systemSmall], let medium = sizes[.systemMedium] else { return nil }
        let screen = device.points
        let step = medium.width - small.width
        func number(_ key: String) -> CGFloat { tables.number("pad", key) }
        func dockNumber(_ key: String) -> CGFloat { tables.number("pad", "dock", key) }
        (columns, rows) = (Int(number("columns")), Int(number("rows")))
        icon = (number("icon") * small.width).rounded()
        let dockTop = screen.height - dockNumber("bottom") - dockNumber("height")
        let top = number("top") * screen.height
        let rowStep = (dockTop - 30 - top) / CGFloat(rows)
        pitch = CGSize(width: step, height: rowStep)
        first = CGPoint(x: screen.width / 2 - step * CGFloat(columns - 1) / 2, y: top + rowStep / 2 - 10)
        widgets = sizes
        spans = [
            .systemSmall: (1, 1), .systemMedium: (2, 1), .systemLarge: (2, 2), .systemExtraLarge: (4, 2),
        ]
        (labelSize, labelBaseline) = (number("labelSize"), 18)
        let (count, side, gap, padding) = (
            6, dockNumber("icon"), dockNumber("gap"), dockNumber("padding")
        )
        let width = CGFloat(count) * side + CGFloat(count - 1) * gap + 2 * padding
        dock = CGRect(x: (screen.width - width) / 2, y: dockTop, width: width, height: dockNumber("height"))
        dockRadius = dockNumber("radius")
        let frame = dock
        dockIcons = (0..<count).map { index in
            CGRect(
                x: frame.minX + padding + CGFloat(index) * (side + gap), y: frame.midY - side / 2, width: side,
                height: side)
        }
        dots = CGPoint(x: screen.width / 2, y: dockTop - 16)
    }
}
