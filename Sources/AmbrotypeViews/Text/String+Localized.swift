public import Foundation

// Foundation on Linux lacks these. Keys are looked up in the string tables of the render, or the main bundle's where it has none.

extension String {
    /// The text of a literal in the pinned locale; the literal itself, filled, where no table has it.
    ///
    /// - Parameters:
    ///   - table: The table's name; nil is "Localizable".
    ///   - bundle: Searched where the render's tables lack the key; nil is the main bundle.
    ///   - locale: nil is the pinned one.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self = keyAndValue.words(for: keyAndValue.pieces.key, table: table, bundle: bundle, locale: locale)
    }

    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self = defaultValue.words(for: key.description, table: table, bundle: bundle, locale: locale)
    }

    public init(localized resource: LocalizedStringResource) {
        let locale = resource.locale.identifier.isEmpty ? nil : resource.locale
        self = resource.defaultValue.words(for: resource.key, table: resource.table, bundle: nil, locale: locale)
    }
}

extension AttributedString {
    public init(localized resource: LocalizedStringResource) { self = Self.marked(String(localized: resource)) }

    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) { self = Self.marked(String(localized: keyAndValue, table: table, bundle: bundle, locale: locale)) }

    private static func marked(_ text: String) -> AttributedString {
        (try? AttributedString(markdown: text)) ?? AttributedString(text)
    }
}

extension String.LocalizationValue {
    func words(for key: String, table: String?, bundle: Bundle?, locale: Locale?) -> String {
        let surroundings = SharedSurroundings.current
        let locale = locale ?? surroundings.locale
        let found = surroundings.strings.string(
            for: key, table: table, locale: locale, arguments: pieces.arguments.map(\.forPlural))
        let own = pieces.key
        let format = found ?? Self.entry(key, table, bundle) ?? own
        return Text.filled(format, pieces.arguments, isFormat: hasFormatting, locale: locale)
    }

    /// A bundle's own entry; nil where it has none.
    private static func entry(_ key: String, _ table: String?, _ bundle: Bundle?) -> String? {
        guard let bundle else { return nil }
        let missing = "\u{0}"
        let text = bundle.localizedString(forKey: key, value: missing, table: table)
        return text == missing || text == key ? nil : text
    }
}
