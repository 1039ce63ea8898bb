package import Foundation

/// All texts of a template: its string catalogs and `.strings` files, by table.
package struct LocalizedTexts: Sendable {
    package var catalogs: [String: StringCatalog] = [:]
    /// Texts of `.strings` files by table, normalised language and key.
    package var strings: [String: [String: [String: String]]] = [:]
    /// Apple's device word for device variations: `iphone` or `ipad`.
    package var device = "iphone"

    package init() {}

    package static let defaultTable = "Localizable"

    /// Whether there is any table at all.
    package var isEmpty: Bool { catalogs.isEmpty && strings.isEmpty }

    /// Languages that have texts, sorted, source languages first; `["en"]` where there is none.
    package var languages: [String] {
        let sources = Set(catalogs.values.map(\.sourceLanguage))
        let all = Set(catalogs.values.flatMap(\.languages)).union(strings.values.flatMap(\.keys))
        let ordered = sources.sorted() + all.subtracting(sources).sorted()
        return ordered.isEmpty ? ["en"] : ordered
    }

    /// The text for `key` with its placeholders in place, and the language it is in; nil where no table has the key.
    package func text(
        for key: String, table: String? = nil, locale: Locale, arguments: [Double?] = []
    ) -> (text: String, language: String)? {
        let table = table ?? Self.defaultTable
        let languages = languageFallback(for: locale)
        if let found = catalogs[table]?.text(for: key, languages: languages, arguments: arguments, device: device) {
            return found
        }
        let fallback = languages + [catalogs[table]?.sourceLanguage ?? "en", "Base"]
        for language in fallback {
            if let text = strings[table]?[normalizedLanguageCode(language)]?[key] { return (text, language) }
        }
        // A key without localizations is its own text in the source language.
        if let catalog = catalogs[table], catalog.entries[key] != nil { return (key, catalog.sourceLanguage) }
        return nil
    }

    /// Keys of a table, for suggestions.
    package func keys(ofTable table: String? = nil) -> [String] {
        let table = table ?? Self.defaultTable
        return Set(catalogs[table]?.entries.keys.map { $0 } ?? [])
            .union(strings[table]?.values.flatMap(\.keys) ?? []).sorted()
    }
}
