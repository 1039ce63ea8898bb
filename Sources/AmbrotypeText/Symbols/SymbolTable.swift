import AmbrotypeDrawing
import Foundation

/// The table `symbols.json`: which drawing stands for which name. One line per name, sorted, so that a name is found
/// by halving and only its line is decoded.
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
            head = try Head(TableValue(lines.first(endingWith: "}}")))
        } catch {
            preconditionFailure("the resource symbols.json is broken: \(error.reason)")
        }
    }

    subscript(name: String) -> Entry? {
        guard let line = lines[name] else { return nil }
        return (try? TableValue(line)).flatMap(Entry.init)
    }
}

extension SymbolTable.Entry {
    init?(_ json: TableValue) {
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
    init(_ json: TableValue) throws(TableValue.Trouble) {
        let all = TableValue.object(try json.members("fonts", at: ""))
        func measures(_ name: String) throws(TableValue.Trouble) -> (String) throws(TableValue.Trouble) -> CGFloat {
            let font = TableValue.object(try all.members(name, at: "/fonts"))
            return { key throws(TableValue.Trouble) in CGFloat(try font.number(key, at: "/fonts/" + name)) }
        }
        func numbers(_ value: TableValue?) -> [String: CGFloat] {
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
