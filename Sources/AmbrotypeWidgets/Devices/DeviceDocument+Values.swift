import Foundation

/// `402x874@3` taken apart.
struct ScreenName {
    var points: CGSize
    var scale: CGFloat

    init(_ name: String) throws {
        let parts = name.split { $0 == "x" || $0 == "@" }.compactMap { Double($0) }
        guard parts.count == 3 else { throw DeviceTableDamage(what: "not a screen name: \(name)") }
        points = CGSize(width: parts[0], height: parts[1])
        scale = parts[2]
    }

    /// The file keeps two digits; a size is a whole number of pixels.
    func snapped(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
    func snapped(_ size: CGSize) -> CGSize { CGSize(width: snapped(size.width), height: snapped(size.height)) }
    func snapped(_ sizes: [WidgetFamily: CGSize]) -> [WidgetFamily: CGSize] { sizes.mapValues { snapped($0) } }
}

/// `[width, height]`, `[x, y]` or `[least, greatest]`.
struct Two {
    var first, second: CGFloat

    var size: CGSize { CGSize(width: first, height: second) }
    var point: CGPoint { CGPoint(x: first, y: second) }
    var range: ClosedRange<CGFloat> { min(first, second)...max(first, second) }
}

/// `[x, y, width, height]`.
struct Four {
    var rect: CGRect
}

func familySizes(_ named: [String: Two]) throws -> [WidgetFamily: CGSize] {
    var sizes: [WidgetFamily: CGSize] = [:]
    for (name, size) in named {
        guard let family = WidgetFamily(name: name) else { throw DeviceTableDamage(what: "no family \(name)") }
        sizes[family] = size.size
    }
    return sizes
}

extension DeviceDocument.HomeRow {
    func row(_ screen: ScreenName) -> DeviceTable.HomeRow {
        DeviceTable.HomeRow(
            from: from, largeIcons: icons == "large",
            grid: HomeGrid(
                small: screen.snapped(small.size), medium: screen.snapped(medium.size),
                large: screen.snapped(large.size), columns: x.map { screen.snapped($0) },
                rows: y.map { screen.snapped($0) },
                fact: DeviceFact(source: source, confidence: confidence, note: note)))
    }
}

extension DeviceDocument.IconRow {
    func row() -> DeviceTable.IconRow {
        DeviceTable.IconRow(
            from: from,
            grid: IconGrid(
                icon: icon, first: first.point, pitch: pitch.size, columns: columns, rows: rows, labelSize: labelSize,
                dock: dock.rect, dockIcon: dockIcon.point, dockPitch: dockPitch,
                fact: DeviceFact(source: source, confidence: confidence, note: note)))
    }
}

extension DeviceDocument.MarginRow {
    func row() throws -> DeviceTable.MarginRow {
        let known = try families.map { name in
            guard let family = WidgetFamily(name: name) else { throw DeviceTableDamage(what: "no family \(name)") }
            return family
        }
        return DeviceTable.MarginRow(from: from, families: known, margin: margin, tight: tight)
    }
}

extension DeviceDocument.LockRow {
    func metrics(_ screen: ScreenName) -> LockScreenMetrics {
        LockScreenMetrics(
            activityWidth: activityWidth, activityInset: activityInset, activityCornerRadius: activityCornerRadius,
            activityGap: screen.snapped(activityGap), activityHeight: activityHeight.range,
            guidelineWidth: guidelineWidth, stackBottom: stackBottom.map { screen.snapped($0) },
            accessoryCenterY: accessoryCenterY, fact: DeviceFact(source: source, confidence: confidence, note: note))
    }
}
