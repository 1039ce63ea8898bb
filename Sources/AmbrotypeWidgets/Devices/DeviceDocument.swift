import Foundation

/// `devices.json` as it stands in the file.
struct DeviceDocument: Decodable {
    var about: About
    var defaultDevice: String
    var devices: [DeviceRow]
    var widgetSizes: [SizeRow]
    var padWidgetSizes: [PadRow]
    var widgetCornerRadii: [RadiusRow]
    var contentMargins: [MarginRow]
    var homeGrids: [HomeRow]
    var iconGrids: [IconRow]
    var islands: [String: IslandForm]
    var islandSensors: [Sensor]
    var lockScreens: [LockRow]

    struct About: Decodable { var sources: [String: String] }

    struct DeviceRow: Decodable {
        var id, name, screen: String
        var firstOS: Int
        var lastOS: Int?
        var cornerRadius: CGFloat
        var cornerConfidence, confidence: String
        var island: String?
    }
    struct PadRow: Decodable {
        var screen: String
        var from: Int
        var canvas, display: [String: Two]
        var source: [String]
        var confidence: String
        var note: String?
    }
    struct RadiusRow: Decodable {
        var from: Int
        var screen: String?
        var radius, radiusOfSmall: CGFloat?
    }
    struct MarginRow: Decodable {
        var from: Int
        var families: [String]
        var margin, tight: CGFloat
    }
    struct HomeRow: Decodable {
        var screen: String
        var from: Int
        var icons: String
        var devices: [String]?
        var small, medium, large: Two
        var x, y: [CGFloat]
        var source: [String]
        var confidence: String
        var note: String?
    }
    struct IconRow: Decodable {
        var screen: String
        var from: Int
        var icon: CGFloat
        var first, pitch, dockIcon: Two
        var dock: Four
        var columns, rows: Int
        var labelSize, dockPitch: CGFloat
        var source: [String]
        var confidence: String
        var note: String?
    }
    struct IslandForm: Decodable {
        var width, compactWidth, expandedWidth, height, cornerRadius: CGFloat
        var minimalWidth, expandedHeight: Two
        var source: [String]
        var confidence: String
    }
    struct Sensor: Decodable {
        var screen: String
        var frame: Four
        var source: [String]
        var confidence: String
    }
    struct LockRow: Decodable {
        var screen: String
        var activityInset, activityWidth, activityCornerRadius, activityGap: CGFloat
        var activityHeight: Two
        var guidelineWidth, stackBottom, accessoryCenterY: CGFloat?
        var source: [String]
        var confidence: String
        var note: String?
    }
}

/// A row whose family names are keys beside the fixed ones.
struct SizeRow: Decodable {
    var screen: String
    var from: Int
    var sizes: [WidgetFamily: CGSize] = [:]
    var fact: DeviceFact

    private struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
        let row = try decoder.container(keyedBy: Key.self)
        screen = try row.decode(String.self, forKey: Key(stringValue: "screen"))
        from = try row.decode(Int.self, forKey: Key(stringValue: "from"))
        fact = DeviceFact(
            source: try row.decode([String].self, forKey: Key(stringValue: "source")),
            confidence: try row.decode(String.self, forKey: Key(stringValue: "confidence")),
            note: try row.decodeIfPresent(String.self, forKey: Key(stringValue: "note")))
        for family in WidgetFamily.all {
            if let size = try row.decodeIfPresent(Two.self, forKey: Key(stringValue: family.name)) {
                sizes[family] = size.size
            }
        }
    }
}
