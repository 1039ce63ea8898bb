/// One thing a person can set on a widget, such as the category of its pictures.
package struct ConfigurationParameter: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        case text
        case integer(ClosedRange<Int>?)
        case number(ClosedRange<Double>?)
        case bool
        /// One of some options.
        case choice([ParameterOption])
        /// Seconds since 1970, or `YYYY-MM-DD` and `YYYY-MM-DDTHH:MM:SSZ` where it is written as text.
        case date
        case url
    }

    /// The name in bindings and on the command line.
    package var name: String
    /// What the settings show; a key of the strings, or words.
    package var title: String
    package var kind: Kind
    /// Taken when nothing is chosen; nil means the widget is not configured until it is.
    package var fallback: ParameterValue?

    /// - Returns: nil when the fallback does not fit the kind.
    package init?(name: String, title: String? = nil, kind: Kind, fallback: ParameterValue? = nil) {
        if let fallback, !kind.accepts(fallback) { return nil }
        (self.name, self.title, self.kind, self.fallback) = (name, title ?? name, kind, fallback)
    }
}

/// One option of a choice.
package struct ParameterOption: Equatable, Hashable, Sendable {
    /// The value in bindings and on the command line.
    package var id: String
    /// What the settings show; a key of the strings, or words.
    package var title: String
    /// Name of a symbol beside the title.
    package var symbol: String?

    package init(id: String, title: String? = nil, symbol: String? = nil) {
        (self.id, self.title, self.symbol) = (id, title ?? id, symbol)
    }
}
