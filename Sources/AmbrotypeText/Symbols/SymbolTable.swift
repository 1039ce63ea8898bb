import Foundation

/// The table `symbols.json`: which drawing stands for which name. One line per name, sorted, so that a name is found by halving
/// and only its line is decoded.
struct SymbolTable {
    /// How one name is drawn; see docs/symbols.md.
    struct Entry {
        struct Part {
            var d: String
            var stroke: Bool?
        }
        var font: String
        var codepoint: UInt32?
        var fill: CGFloat?
        var text: String?
        var parts: [Part]?
        var symbol: String?
        var shape: String?
        var filled: Bool?
        var slash: Bool?
        var badge: String?
        var mirrors: Bool?
        var approximate: Bool?
    }

    /// The first line: measures common to all. Lengths in ems of the symbol.
    struct Head {
        struct Fonts {
            var cupertino: Cupertino
            var material: Material
            var drawn: Drawn
        }
        struct Cupertino {
            var scale: CGFloat
            var centre: CGFloat
        }
        struct Material {
            var scale: CGFloat
            var centre: CGFloat
            var axes: [String: CGFloat]
            var weights: [String: CGFloat]
        }
        struct Drawn {
            var circle: CGFloat
            var square: CGFloat
            var rectangle: CGFloat
            var diamond: CGFloat
            var shield: CGFloat
            var cornerRadius: CGFloat
            var symbolScale: CGFloat
            var textCapHeight: CGFloat
            var badgeScale: CGFloat
            var lineWidth: CGFloat
            var gap: CGFloat
        }
        var fonts: Fonts
        var imageScales: [String: CGFloat]
    }

    let head: Head
    private let lines: SortedLines

    init() {
        let data = Resource.data("symbols.json")
        lines = SortedLines(data)
        do {
            head = try Head(JSONValue(lines.first(endingWith: "}}")))
        } catch {
            preconditionFailure("the resource symbols.json is broken: \(error.reason)")
        }
    }

    subscript(name: String) -> Entry? {
        guard let line = lines[name] else { return nil }
        return (try? JSONValue(line)).flatMap(Entry.init)
    }
}

extension SymbolTable.Entry {
    init?(_ json: JSONValue) {
        guard let font = json["font"]?.string else { return nil }
        self.font = font
        codepoint = json["codepoint"]?.number.map { UInt32($0) }
        fill = json["fill"]?.number.map { CGFloat($0) }
        text = json["text"]?.string
        parts = json["parts"]?.array?.compactMap { part in
            part["d"]?.string.map { Part(d: $0, stroke: part["stroke"]?.bool) }
        }
        symbol = json["symbol"]?.string
        shape = json["shape"]?.string
        filled = json["filled"]?.bool
        slash = json["slash"]?.bool
        badge = json["badge"]?.string
        mirrors = json["mirrors"]?.bool
        approximate = json["approximate"]?.bool
    }
}

extension SymbolTable.Head {
    init(_ json: JSONValue) throws(JSONValue.Trouble) {
        let all = JSONValue.object(try json.members("fonts", at: ""))
        func measures(_ name: String) throws(JSONValue.Trouble) -> (String) throws(JSONValue.Trouble) -> CGFloat {
            let font = JSONValue.object(try all.members(name, at: "/fonts"))
            return { key throws(JSONValue.Trouble) in CGFloat(try font.number(key, at: "/fonts/" + name)) }
        }
        func numbers(_ value: JSONValue?) -> [String: CGFloat] {
            value?.object?.compactMapValues { $0.number.map { CGFloat($0) } } ?? [:]
        }
        let (cupertino, material, drawn) = (
            try measures("cupertino"), try measures("material"), try measures("drawn")
        )
        fonts = Fonts(
            cupertino: .init(scale: try cupertino("scale"), centre: try cupertino("centre")),
            material: .init(
                scale: try material("scale"), centre: try material("centre"), axes: numbers(all["material"]?["axes"]),
                weights: numbers(all["material"]?["weights"])),
            drawn: .init(
                circle: try drawn("circle"), square: try drawn("square"), rectangle: try drawn("rectangle"),
                diamond: try drawn("diamond"), shield: try drawn("shield"), cornerRadius: try drawn("cornerRadius"),
                symbolScale: try drawn("symbolScale"), textCapHeight: try drawn("textCapHeight"),
                badgeScale: try drawn("badgeScale"), lineWidth: try drawn("lineWidth"), gap: try drawn("gap")))
        imageScales = numbers(json["imageScales"])
    }
}

/// Lines `"name":{…},` in the order of their names' bytes, after a first line that opens the object.
struct SortedLines {
    private let data: Data
    private let start: Int

    init(_ data: Data) {
        self.data = data
        start = (data.firstIndex(of: SortedLines.newline) ?? data.endIndex - 1) + 1
    }

    private static let newline = UInt8(ascii: "\n")
    private static let quote = UInt8(ascii: "\"")

    /// The first line with the object it opens closed again.
    func first(endingWith end: String) -> Data { data[data.startIndex..<start - 1] + Data(end.utf8) }

    /// The value of `name`, without its comma.
    subscript(name: String) -> Data? {
        let wanted = Array(name.utf8)
        return data.withUnsafeBytes { bytes in
            var (low, high) = (start, bytes.count)
            while low < high {
                let line = lineStart(bytes, (low + high) / 2, from: low)
                let end = lineEnd(bytes, line)
                switch compare(bytes, line, wanted) {
                case .orderedSame: return value(bytes, line + wanted.count + 3, end)
                case .orderedAscending: low = end + 1
                case .orderedDescending: high = line
                }
            }
            return nil
        }
    }

    private func lineStart(_ bytes: UnsafeRawBufferPointer, _ place: Int, from low: Int) -> Int {
        var start = place
        while start > low, bytes[start - 1] != SortedLines.newline { start -= 1 }
        return start
    }

    private func lineEnd(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end] != SortedLines.newline { end += 1 }
        return end
    }

    /// How the name of the line that starts at `line` stands to `wanted`.
    private func compare(_ bytes: UnsafeRawBufferPointer, _ line: Int, _ wanted: [UInt8]) -> ComparisonResult {
        // Lines that hold no name close the file.
        guard line < bytes.count, bytes[line] == SortedLines.quote else { return .orderedDescending }
        for (index, byte) in wanted.enumerated() {
            let own = bytes[line + 1 + index]
            if own == SortedLines.quote { return .orderedAscending }
            if own != byte { return own < byte ? .orderedAscending : .orderedDescending }
        }
        return bytes[line + 1 + wanted.count] == SortedLines.quote ? .orderedSame : .orderedDescending
    }

    private func value(_ bytes: UnsafeRawBufferPointer, _ from: Int, _ end: Int) -> Data {
        let to = end > from && bytes[end - 1] == UInt8(ascii: ",") ? end - 1 : end
        return Data(bytes[from..<to])
    }
}
