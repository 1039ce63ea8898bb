import Foundation

/// What `fonts.json` says: files with their digests, roles, fallback order. Decoded once.
struct FontTable: Decodable, Sendable {
    /// One font file.
    struct File: Decodable, Sendable {
        struct Axis: Decodable, Sendable {
            var tag: String
            var min: Double
            var `default`: Double
            var max: Double
        }
        var id: String
        var file: String
        var bytes: Int
        var sha256: String
        /// ISO 15924 codes of the scripts it is asked for; empty for symbol fonts.
        var scripts: [String]
        var axes: [Axis]
    }

    /// The line box of the Apple font that a role stands in for; font units.
    struct LineBox: Decodable, Sendable {
        var unitsPerEm: Double
        var ascender: Double
        var descender: Double
        var lineGap: Double
        var capHeight: Double
        var xHeight: Double
    }

    /// How one design of the system font is drawn.
    struct Role: Decodable, Sendable {
        var regular: String
        var italic: String
        /// Share of the asked size the stand-in is drawn at, so that cap heights agree.
        var scale: Double
        var opticalSize: Bool
        /// `sf` or `font`.
        var advances: String
        /// Every glyph's advance in em of the asked size, for a monospaced role.
        var advanceEm: Double?
        var disableFeatures: [String]
        var lineBox: LineBox
    }

    var files: [File]
    var roles: [String: Role]
    /// Font ids by language, `default` for all others.
    var fallback: [String: [String]]
    var emoji: String
    var symbols: [String: String]

    static func load(folder: URL) throws(FontError) -> FontTable {
        let file = folder.appendingPathComponent("fonts.json")
        guard let data = try? Data(contentsOf: file) else { throw .missingTable(folder: folder.path) }
        do {
            return try JSONDecoder().decode(FontTable.self, from: data)
        } catch {
            throw .malformedTable(file: file.path, reason: String(describing: error))
        }
    }
}
