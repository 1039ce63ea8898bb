import Foundation

/// The two tables of ARCHITECTURE.md as values.
///
/// In: the page's text. Out: for each module its floor and what it may import, and the places that may reach outside.
/// A table stands between `<!-- imports -->` or `<!-- outside -->` and `<!-- end -->`; names are in back quotes.
struct ArchitecturePage {
    struct Module {
        var floor: Int
        var name: String
        var imports: Set<String>
    }

    /// A folder or file below Sources, and the calls it may make.
    struct Exception: Hashable {
        var place: String
        var calls: Set<String>
        var reason: String
    }

    /// What every module whose row says "all below" may use of the toolchain.
    static let toolchain: Set<String> = ["Foundation", "Observation", "Synchronization", "Dispatch", "Glibc"]

    var modules: [Module]
    var exceptions: [Exception]

    init(_ text: String) {
        let rows = Self.rows(of: "imports", in: text).filter { $0.count == 4 && Int($0[0]) != nil }
        let floors = rows.map { (Int($0[0])!, Self.names(in: $0[1]).first ?? "") }
        modules = rows.enumerated().map { index, cells in
            let (floor, name) = floors[index]
            let below = Set(floors.filter { $0.0 < floor }.map(\.1))
            let imports = cells[3] == "all below" ? below.union(Self.toolchain) : Set(Self.names(in: cells[3]))
            return Module(floor: floor, name: name, imports: imports)
        }
        exceptions = Self.rows(of: "outside", in: text).filter { $0.count == 3 && $0[0].hasPrefix("`") }.map {
            Exception(place: Self.names(in: $0[0])[0], calls: Set(Self.names(in: $0[1])), reason: $0[2])
        }
    }

    /// The row for a module; names that begin with C and a capital share the row `C*`.
    func module(_ name: String) -> Module? {
        modules.first { $0.name == name } ?? (Self.isC(name) ? modules.first { $0.name == "C*" } : nil)
    }

    static func isC(_ name: String) -> Bool {
        name.hasPrefix("C") && name.dropFirst().first?.isUppercase == true
    }

    private static func rows(of table: String, in text: String) -> [[String]] {
        guard let start = text.range(of: "<!-- \(table) -->"),
            let end = text.range(of: "<!-- end -->", range: start.upperBound..<text.endIndex)
        else { return [] }
        return text[start.upperBound..<end.lowerBound].split(separator: "\n").map { line in
            line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
                .map { $0.trimmingCharacters(in: .whitespaces) }
        }
    }

    private static func names(in cell: String) -> [String] {
        cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .compactMap { $0.offset % 2 == 1 ? String($0.element) : nil }
    }
}
