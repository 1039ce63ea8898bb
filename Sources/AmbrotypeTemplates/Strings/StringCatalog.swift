/// A string catalog (`.xcstrings`): keys and their texts per language, with plural, device and substitution variations.
package struct StringCatalog: Sendable {
    /// The file's name without its extension.
    package var table: String
    /// Normalised code.
    package var sourceLanguage: String
    package var entries: [String: Entry]

    package struct Entry: Sendable {
        package var place: SourcePlace
        /// False where the author marked the key as not to be translated.
        package var shouldTranslate: Bool
        /// By normalised language code.
        package var localizations: [String: Localization]
    }

    /// One language's wording of one key.
    package struct Localization: Sendable {
        package var text: Variation?
        package var substitutions: [String: Substitution]
    }

    /// A text, or texts to choose from.
    package indirect enum Variation: Equatable, Sendable {
        case text(String)
        case plural([PluralCategory: Variation])
        /// By Apple's device word (`iphone`, `ipad`, `mac`, `other`, …).
        case device([String: Variation])
    }

    /// A part of a text that varies with one argument: `%#@name@`.
    package struct Substitution: Equatable, Sendable {
        /// 1-based place of the argument; nil where the text has only one.
        package var argument: Int?
        /// Conversion without the percent sign, such as `lld`.
        package var specifier: String
        package var text: Variation
    }

    /// Languages for which at least one key has a text, sorted, the source language first.
    package var languages: [String] {
        let found = Set(entries.values.flatMap { $0.localizations.keys })
        return [sourceLanguage] + found.subtracting([sourceLanguage]).sorted()
    }
}
