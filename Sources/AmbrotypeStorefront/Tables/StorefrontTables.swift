import AmbrotypeDrawing
package import Foundation

/// The tables of this module: what scenes look like, and what the store takes. Read once, handed down.
package struct StorefrontTables: Sendable {
    let scenes: TableValue
    package let store: StoreRules

    /// The tables that come with the module.
    package static func load() throws(StorefrontTrouble) -> StorefrontTables {
        do throws(TableValue.Trouble) {
            let scenes = try TableValue(try data("scenes"))
            return StorefrontTables(scenes: scenes, store: try StoreRules(TableValue(try data("store"))))
        } catch { throw .damagedTable(error.reason) }
    }

    private static func data(_ name: String) throws(TableValue.Trouble) -> Data {
        let address = Bundle.module.bundleURL.appendingPathComponent("Resources/\(name).json")
        do { return try Data(contentsOf: address) } catch {
            throw TableValue.Trouble(reason: "\(name).json is missing beside the program")
        }
    }

    /// A number of the scenes' table by its path; the table's own test asks for every one.
    func number(_ path: String...) -> CGFloat {
        var value: TableValue? = scenes
        for step in path { value = value?[step] }
        guard let number = value?.number else { preconditionFailure("scenes.json has no number \(path)") }
        return CGFloat(number)
    }

    func rows(_ path: String...) -> [TableValue] {
        var value: TableValue? = scenes
        for step in path { value = value?[step] }
        return value?.array ?? []
    }

    /// Names below the neutral icons in the language of a locale, English where there are none.
    package func names(_ locale: Locale) -> [String] {
        let code = locale.language.languageCode?.identifier ?? "en"
        let names = scenes["names"]?[code]?.array ?? scenes["names"]?["en"]?.array
        return names?.compactMap(\.string) ?? []
    }

    /// The glass of a dock, plate or slot, over a screen of this frame. Points of blur at the standard size.
    func glass(_ name: String, isDark: Bool, over screen: CGRect) -> BackdropRecipe {
        let row = scenes["glass"]?[name]
        let plate = row?[isDark ? "dark" : "light"]?.array?.compactMap(\.number).map { Float($0) } ?? [0, 1]
        func part(_ key: String) -> Float { Float(row?[key]?.number ?? 0) }
        // A straight line between two lumas, as control values of a cubic.
        let step = (plate[1] - plate[0]) / 3
        return BackdropRecipe(
            blurRadius: CGFloat(part("blur")), saturation: part("saturation"), brightness: part("brightness"),
            luminanceAmount: part("amount"),
            luminanceValues: [plate[0], plate[0] + step, plate[0] + 2 * step, plate[1]], frame: screen)
    }
}
