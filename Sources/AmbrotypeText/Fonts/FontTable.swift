import AmbrotypeDrawing
import Foundation

/// What `fonts.json` says: files with their digests, roles, fallback order. Decoded once.
struct FontTable: Sendable {
    /// One font file.
    struct File: Sendable {
        var id: String
        var file: String
        var bytes: Int
        var sha256: String
        /// ISO 15924 codes of the scripts it is asked for; empty for symbol fonts.
        var scripts: [String]
        /// Families that come first when they are among the user's fonts.
        var standsFor: [String]
    }

    /// The line box of the Apple font that a role stands in for; font units.
    struct LineBox: Sendable {
        var unitsPerEm: Double
        var ascender: Double
        var descender: Double
        var lineGap: Double
        var capHeight: Double
        var xHeight: Double
    }

    /// How one design of the system font is drawn.
    struct Role: Sendable {
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
        /// Corners of outlines are rounded by half a stem, for a stand-in that is not round itself.
        var roundsCorners: Bool
        /// Families of the Apple font, best first.
        var standsFor: [String]
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
            return try FontTable(TableValue(data))
        } catch {
            throw .malformedTable(file: file.path, reason: error.reason)
        }
    }
}

extension FontTable {
    init(_ json: TableValue) throws(TableValue.Trouble) {
        files = []
        for (index, item) in try json.items("files", at: "").enumerated() {
            files.append(try File(item, at: "/files/\(index)"))
        }
        roles = [:]
        for (name, role) in try json.members("roles", at: "") { roles[name] = try Role(role, at: "/roles/\(name)") }
        fallback = [:]
        let order = TableValue.object(try json.members("fallback", at: ""))
        for name in order.object!.keys { fallback[name] = try order.texts(name, at: "/fallback") }
        emoji = try json.text("emoji", at: "")
        symbols = try json.members("symbols", at: "").compactMapValues(\.string)
    }
}

extension FontTable.File {
    init(_ json: TableValue, at place: String) throws(TableValue.Trouble) {
        id = try json.text("id", at: place)
        file = try json.text("file", at: place)
        bytes = Int(try json.number("bytes", at: place))
        sha256 = try json.text("sha256", at: place)
        scripts = try json.texts("scripts", at: place)
        standsFor = json["standsFor"]?.array?.compactMap(\.string) ?? []
    }
}

extension FontTable.Role {
    init(_ json: TableValue, at place: String) throws(TableValue.Trouble) {
        regular = try json.text("regular", at: place)
        italic = try json.text("italic", at: place)
        scale = try json.number("scale", at: place)
        opticalSize = try json.flag("opticalSize", at: place)
        advances = try json.text("advances", at: place)
        advanceEm = json["advanceEm"]?.number
        disableFeatures = try json.texts("disableFeatures", at: place)
        roundsCorners = json["roundsCorners"]?.bool ?? false
        standsFor = json["standsFor"]?.array?.compactMap(\.string) ?? []
        let box = TableValue.object(try json.members("lineBox", at: place))
        lineBox = try FontTable.LineBox(box, at: place + "/lineBox")
    }
}

extension FontTable.LineBox {
    init(_ json: TableValue, at place: String) throws(TableValue.Trouble) {
        unitsPerEm = try json.number("unitsPerEm", at: place)
        ascender = try json.number("ascender", at: place)
        descender = try json.number("descender", at: place)
        lineGap = try json.number("lineGap", at: place)
        capHeight = try json.number("capHeight", at: place)
        xHeight = try json.number("xHeight", at: place)
    }
}
