import Foundation

/// `devices.json` as it stands in the file.
struct DeviceDocument {
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

    struct About { var sources: [String: String] }

    struct DeviceRow {
        var id, name, screen: String
        var firstOS: Int
        var lastOS: Int?
        var cornerRadius: CGFloat
        var cornerConfidence, confidence: String
        var island: String?
    }
    struct PadRow {
        var screen: String
        var from: Int
        var canvas, display: [String: Two]
        var source: [String]
        var confidence: String
        var note: String?
    }
    struct RadiusRow {
        var from: Int
        var screen: String?
        var radius, radiusOfSmall: CGFloat?
    }
    struct MarginRow {
        var from: Int
        var families: [String]
        var margin, tight: CGFloat
    }
    struct HomeRow {
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
    struct IconRow {
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
    struct IslandForm {
        var width, compactWidth, expandedWidth, height, cornerRadius: CGFloat
        var minimalWidth, expandedHeight: Two
        var source: [String]
        var confidence: String
    }
    struct Sensor {
        var screen: String
        var frame: Four
        var source: [String]
        var confidence: String
    }
    struct LockRow {
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
struct SizeRow {
    var screen: String
    var from: Int
    var sizes: [WidgetFamily: CGSize]
    var fact: DeviceFact
}
