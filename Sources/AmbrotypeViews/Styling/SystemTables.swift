package import AmbrotypeDrawing
import Foundation

/// The tables in `Resources`: colours, text styles, materials. Read once, at first use; a broken table is a broken build and ends
/// the process with the file's name.
enum SystemTables {
    static let colors = SystemColorTable(resource(.colors)["colors"]?.object ?? [:])
    static let typography = TypographyTable(resource(.typography)["styles"]?.object ?? [:])
    static let materials = MaterialTable(resource(.materials)["recipes"]?.object ?? [:])

    private static func resource(_ resource: ViewResource) -> TableValue {
        guard let data = try? resource.data(), let table = try? TableValue(data) else {
            preconditionFailure(
                "the resource \(resource.rawValue).json of AmbrotypeViews is missing or broken; build again")
        }
        return table
    }
}

/// System colours by name, iOS version, appearance and contrast.
struct SystemColorTable: Sendable {
    struct Row: Sendable {
        var version: Int
        var values: [String: DrawingColor]
    }

    private let rows: [String: [Row]]

    init(_ table: [String: TableValue]) {
        rows = table.compactMapValues { entry in
            entry.object?.compactMap { key, value -> Row? in
                guard let version = Int(key), let cells = value.object else { return nil }
                return Row(version: version, values: cells.compactMapValues(Self.color))
            }.sorted { $0.version < $1.version }
        }
    }

    private static func color(_ cell: TableValue) -> DrawingColor? {
        guard let numbers = cell.array?.compactMap(\.number).map({ Float($0) }), numbers.count == 4 else { return nil }
        return DrawingColor(
            red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255, alpha: numbers[3])
    }

    func color(_ name: String, version: Int, scheme: ColorScheme, contrast: ColorSchemeContrast) -> DrawingColor? {
        guard let rows = rows[name], let row = rows.last(where: { $0.version <= version }) ?? rows.first else {
            return nil
        }
        let side = scheme == .dark ? "dark" : "light"
        if contrast == .increased, let value = row.values[side + "HighContrast"] { return value }
        return row.values[side] ?? row.values["light"]
    }
}

/// Size and line pitch of the text styles.
struct TypographyTable: Sendable {
    struct Row: Sendable {
        var weight: String
        var boldWeight: String
        var sizes: [DynamicTypeSize: (size: CGFloat, pitch: CGFloat)]
    }

    let rows: [String: Row]

    init(_ styles: [String: TableValue]) {
        rows = styles.compactMapValues { entry in
            guard let cells = entry["sizes"] else { return nil }
            var sizes: [DynamicTypeSize: (size: CGFloat, pitch: CGFloat)] = [:]
            for size in DynamicTypeSize.allCases {
                if let cell = cells["\(size)"]?.array?.compactMap(\.number), cell.count == 2 {
                    sizes[size] = (CGFloat(cell[0]), CGFloat(cell[1]))
                }
            }
            let weight = entry["weight"]?.string ?? "regular"
            return Row(weight: weight, boldWeight: entry["boldWeight"]?.string ?? "bold", sizes: sizes)
        }
    }
}

/// Recipes of the blur materials.
struct MaterialTable: Sendable {
    private let recipes: [String: BackdropRecipe]

    init(_ table: [String: TableValue]) {
        var recipes: [String: BackdropRecipe] = [:]
        for (name, entry) in table {
            for scheme in ["light", "dark"] {
                guard let cell = entry[scheme] else { continue }
                func number(_ key: String) -> Float { cell[key]?.number.map { Float($0) } ?? 0 }
                recipes[name + "." + scheme] = BackdropRecipe(
                    blurRadius: CGFloat(number("blurRadius")), saturation: number("saturation"),
                    brightness: number("brightness"), luminanceAmount: number("luminanceAmount"),
                    luminanceValues: cell["luminanceValues"]?.array?.compactMap(\.number).map { Float($0) } ?? [])
            }
        }
        self.recipes = recipes
    }

    func recipe(_ name: String, scheme: ColorScheme) -> BackdropRecipe? {
        recipes[name + (scheme == .dark ? ".dark" : ".light")]
    }
}

extension EnvironmentValues {
    /// A system colour by Apple's UIKit name; magenta for a name the table lacks, which a test excludes for every name used here.
    package func systemColor(_ name: String) -> DrawingColor {
        SystemTables.colors.color(name, version: systemVersion, scheme: colorScheme, contrast: colorSchemeContrast)
            ?? DrawingColor(red: 1, green: 0, blue: 1)
    }
}
