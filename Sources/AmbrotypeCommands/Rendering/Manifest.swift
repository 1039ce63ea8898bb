import AmbrotypeDrawing
import AmbrotypeRendering
import Foundation

/// `output/manifest.json`: one record for each picture of a run, made or not. The shape is versioned.
struct Manifest: Codable {
    static let currentVersion = 1

    var schemaVersion = Manifest.currentVersion
    var tool = "ambrotype " + Version.current
    /// Digests of the fonts that drew, by file.
    var fonts: [String: String]
    var pictures: [PictureRecord]
    /// Trouble that belongs to no picture.
    var issues: [String]
}

/// What is known of one picture.
struct PictureRecord: Codable {
    enum State: String, Codable {
        case rendered
        case failed
    }

    var name: String
    var state: State
    /// Relative to the manifest.
    var path: String?
    var scene: SceneRecord
    /// Points.
    var width: Double?
    var height: Double?
    var development: DevelopmentRecord?
    /// For a Lock Screen card: the height its content asks for; above 160 it is cut.
    var naturalHeight: Double?
    var taps: [TapRecord]?
    var widgetURLs: [String]?
    var diagnostics: [Diagnostic]
    /// Warnings of the template, each with file, line and column.
    var remarks: [String]
    var errors: [String]
}

/// Everything a picture was drawn under.
struct SceneRecord: Codable, Equatable {
    var subject: String
    var entry: String
    var presentation: String
    var device: String
    var system: Int
    var appearance: String
    var mode: String
    var locale: String
    var timeZone: String
    var textSize: String
    /// ISO 8601 in UTC.
    var now: String
    var scale: Double
    var redaction: [String]
}

/// A place on a picture that can be tapped: points.
struct TapRecord: Codable, Equatable {
    var frame: [Double]
    var target: String
}
