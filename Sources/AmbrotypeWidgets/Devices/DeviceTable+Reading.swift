import AmbrotypeDrawing
package import Foundation

extension DeviceTable {
    struct HomeRow: Equatable, Sendable {
        var from: Int
        var largeIcons: Bool
        var grid: HomeGrid
    }
    struct IconRow: Equatable, Sendable {
        var from: Int
        var grid: IconGrid
    }
    struct RadiusRow: Equatable, Sendable {
        var from: Int
        var radius: CGFloat?
        var radiusOfSmall: CGFloat?
    }
    struct MarginRow: Equatable, Sendable {
        var from: Int
        var families: [WidgetFamily]
        var margin: CGFloat
        var tight: CGFloat
    }

    /// Reads a table in the form of `devices.json`. Sizes and frames are rounded to whole pixels of their screen.
    package init(json: Data) throws {
        let document = try DeviceDocument(TableValue(json))
        let devices = try document.devices.map { try Device(row: $0, document: document) }
        guard let standard = devices.first(where: { $0.id == document.defaultDevice }) else {
            throw DeviceTableDamage(what: "defaultDevice names no device: \(document.defaultDevice)")
        }
        self.init(devices: devices, defaultDevice: standard, sources: document.about.sources)
    }
}

/// A device table that contradicts itself.
package struct DeviceTableDamage: Error, Equatable {
    package var what: String
}

extension Device {
    fileprivate init(row: DeviceDocument.DeviceRow, document: DeviceDocument) throws {
        let screen = try ScreenName(row.screen)
        guard let lock = document.lockScreens.first(where: { $0.screen == row.screen }) else {
            throw DeviceTableDamage(what: "no lockScreens row for \(row.screen)")
        }
        self.init(
            id: row.id, name: row.name, idiom: row.id.hasPrefix("ipad") ? .pad : .phone, points: screen.points,
            scale: screen.scale, displayCornerRadius: row.cornerRadius, firstOS: row.firstOS, lastOS: row.lastOS,
            island: try Self.island(row, document), lockScreen: lock.metrics(screen),
            fact: DeviceFact(source: ["hig"], confidence: row.confidence),
            cornerFact: DeviceFact(source: ["corners"], confidence: row.cornerConfidence),
            systemRows: try Self.sizes(row.screen, screen, document),
            homeRows: Self.homes(row, screen, document),
            iconRows: document.iconGrids.filter { $0.screen == row.screen }.map { $0.row() },
            radiusRows: document.widgetCornerRadii.filter { $0.screen == nil || $0.screen == row.screen }
                .map { DeviceTable.RadiusRow(from: $0.from, radius: $0.radius, radiusOfSmall: $0.radiusOfSmall) },
            marginRows: try document.contentMargins.map { try $0.row() })
    }

    private static func sizes(
        _ key: String, _ screen: ScreenName, _ document: DeviceDocument
    ) throws -> [FamilySizes] {
        let phones = document.widgetSizes.filter { $0.screen == key }.map { row in
            let sizes = screen.snapped(row.sizes)
            return FamilySizes(from: row.from, layout: sizes, display: sizes, fact: row.fact)
        }
        let pads = try document.padWidgetSizes.filter { $0.screen == key }.map { row in
            FamilySizes(
                from: row.from, layout: try familySizes(row.canvas), display: try familySizes(row.display),
                fact: DeviceFact(source: row.source, confidence: row.confidence, note: row.note))
        }
        return phones + pads
    }

    private static func homes(
        _ row: DeviceDocument.DeviceRow, _ screen: ScreenName, _ document: DeviceDocument
    ) -> [DeviceTable.HomeRow] {
        let fitting = document.homeGrids.filter { $0.screen == row.screen }
        let own = fitting.filter { $0.devices?.contains(row.id) == true }
        return (own.isEmpty ? fitting.filter { $0.devices == nil } : own).map { $0.row(screen) }
    }

    private static func island(
        _ row: DeviceDocument.DeviceRow, _ document: DeviceDocument
    ) throws -> DynamicIslandMetrics? {
        guard let key = row.island else { return nil }
        guard let form = document.islands[key],
            let sensor = document.islandSensors.first(where: { $0.screen == row.screen })
        else { throw DeviceTableDamage(what: "island \(key) of \(row.id) is not described") }
        return DynamicIslandMetrics(
            sensor: sensor.frame.rect, compactWidth: form.compactWidth, width: form.width, height: form.height,
            minimalWidth: form.minimalWidth.range, expandedWidth: form.expandedWidth,
            expandedHeight: form.expandedHeight.range, cornerRadius: form.cornerRadius,
            fact: DeviceFact(source: form.source, confidence: form.confidence),
            sensorFact: DeviceFact(source: sensor.source, confidence: sensor.confidence))
    }
}
