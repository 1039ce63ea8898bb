package import Foundation

extension Device {
    /// The size views of a widget are laid out in, or nil when the device has no such family.
    ///
    /// - Parameter os: iOS version, for example 17, 18 or 26. Before the oldest row of the table, that row holds.
    package func widgetSize(_ family: WidgetFamily, os: Int) -> CGSize? { sizes(family, os: os)?.layout[family] }

    /// Size, corners and margins of a widget, or nil when the device has no such family.
    package func widgetMetrics(_ family: WidgetFamily, os: Int) -> WidgetMetrics? {
        guard let row = sizes(family, os: os), let size = row.layout[family] else { return nil }
        let margins = newest(marginRows.filter { $0.families.contains(family) && $0.from <= os }, \.from)
        return WidgetMetrics(
            size: size, displaySize: row.display[family] ?? size,
            cornerRadius: family.isAccessory ? 0 : cornerRadius(os: os),
            contentMargin: margins?.margin ?? 0, tightMargin: margins?.tight ?? 0, fact: row.fact)
    }

    /// The families a person can place on this device, in the order of `WidgetFamily.all`.
    package func families(os: Int) -> [WidgetFamily] {
        WidgetFamily.all.filter { family in
            if family == .systemExtraLargePortrait && os < 27 { return false }
            if family.isAccessory && os < 16 { return false }
            return widgetSize(family, os: os) != nil
        }
    }

    /// The newest row not above `os` that knows the family; else the oldest that knows it.
    private func sizes(_ family: WidgetFamily, os: Int) -> FamilySizes? {
        let knowing = systemRows.filter { $0.layout[family] != nil }
        return newest(knowing.filter { $0.from <= os }, \.from) ?? knowing.min { $0.from < $1.from }
    }

    private func cornerRadius(os: Int) -> CGFloat {
        let held = radiusRows.filter { $0.from <= os }
        let version = held.map(\.from).max()
        let rows = held.isEmpty ? radiusRows : held.filter { $0.from == version }
        if let fixed = rows.compactMap(\.radius).first { return fixed }
        guard let share = rows.compactMap(\.radiusOfSmall).first,
            let side = widgetSize(.systemSmall, os: os)?.width
        else { return 0 }
        return (share * side * 10).rounded() / 10
    }
}

/// The element with the greatest key; the first of several.
func newest<Row>(_ rows: [Row], _ key: (Row) -> Int) -> Row? {
    rows.reduce(nil) { best, row in best.map { key($0) >= key(row) } == true ? best : row }
}

extension Device {
    /// Where widgets stand on the Home Screen, or nil where nobody measured it.
    ///
    /// - Parameter largeIcons: the layout without names, from iOS 18 on; falls back to the named one where unknown.
    package func homeGrid(os: Int, largeIcons: Bool = false) -> HomeGrid? {
        let fitting = homeRows.filter { $0.largeIcons == largeIcons && (!largeIcons || os >= 18) }
        let row = newest(fitting.filter { $0.from <= os }, \.from) ?? fitting.min { $0.from < $1.from }
        if row == nil && largeIcons { return homeGrid(os: os) }
        return row?.grid
    }

    /// Where icons and dock stand, or nil where nobody measured it.
    package func iconGrid(os: Int) -> IconGrid? {
        (newest(iconRows.filter { $0.from <= os }, \.from) ?? iconRows.min { $0.from < $1.from })?.grid
    }
}
