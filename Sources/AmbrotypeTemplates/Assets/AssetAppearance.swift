/// Where a slot of an asset set applies: `idiom` and `appearances` of Xcode's files.
package struct AssetAppearance: Equatable, Sendable {
    /// `universal`, `iphone`, `ipad`, …
    package var idiom: String
    /// Nil where the slot serves both schemes.
    package var isDark: Bool?
    /// True for the variant of increased contrast.
    package var isHighContrast: Bool

    package init(idiom: String = "universal", isDark: Bool? = nil, isHighContrast: Bool = false) {
        (self.idiom, self.isDark, self.isHighContrast) = (idiom, isDark, isHighContrast)
    }

    init(reading slot: JSONValue) {
        self.init(idiom: slot["idiom"]?.string ?? "universal")
        for appearance in slot["appearances"]?.array ?? [] {
            switch (appearance["appearance"]?.string, appearance["value"]?.string) {
            case ("luminosity", "dark"): isDark = true
            case ("luminosity", "light"): isDark = false
            case ("contrast", "high"): isHighContrast = true
            default: break
            }
        }
    }

    /// The slots that serve the wanted appearance best: exact idiom before `universal`; then an exact scheme and contrast, an
    /// exact scheme, and the slot for any.
    static func best<Slot>(
        of slots: [Slot], _ appearance: (Slot) -> AssetAppearance, idiom: String, dark: Bool, highContrast: Bool
    ) -> [Slot] {
        let exact = slots.filter { appearance($0).idiom == idiom }
        let fitting = exact.isEmpty ? slots.filter { appearance($0).idiom == "universal" } : exact
        let wishes: [(Bool?, Bool)] =
            highContrast ? [(dark, true), (nil, true), (dark, false), (nil, false)] : [(dark, false), (nil, false)]
        for (scheme, contrast) in wishes {
            let found = fitting.filter { appearance($0).isDark == scheme && appearance($0).isHighContrast == contrast }
            if !found.isEmpty { return found }
        }
        return fitting
    }
}
