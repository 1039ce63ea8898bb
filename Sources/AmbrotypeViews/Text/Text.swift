public import Foundation

/// Words on one or more lines.
///
/// A value that says what to show. What it comes to (localisation, dates, fonts, colours) is found when it is resolved, in the
/// environment of its place: `Gathering` turns it into pieces of one style each, and `Text+Resolving` those into a node.
public struct Text: Equatable, Sendable {
    /// What the text says.
    indirect enum Storage: Equatable, Sendable {
        case verbatim(String)
        case localized(LocalizedStringKey, table: String?)
        case resource(LocalizedStringResource)
        case attributed(AttributedString)
        case picture(Image)
        case date(Date, DateStyle)
        case interval(DateInterval)
        case timer(TimerSpan)
        case formatted(FormattedValue)
        case concatenated(Text, Text)
    }

    let storage: Storage
    /// Changes of style, the innermost (first applied) first; inner ones win over outer ones.
    var modifiers: [Modifier] = []
    /// Where a document says it.
    package var written: String?

    init(_ storage: Storage) { self.storage = storage }

    /// Shows the string as it is, without looking it up.
    public init(verbatim content: String) { self.init(.verbatim(content)) }

    /// Shows a string that is not a literal, without looking it up.
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

    /// Looks the key up in the string tables of the render; where there is no entry the key itself is shown. Markdown inside a line
    /// (bold, italic, strikethrough, code, links) is drawn as such.
    ///
    /// - Parameters:
    ///   - tableName: The table's name; nil is "Localizable".
    ///   - bundle: Of no effect: the render has one set of tables.
    ///   - comment: For translators.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) { self.init(.localized(key, table: tableName)) }

    /// Looks the resource's key up in its table; where there is no entry its default value is shown.
    @_disfavoredOverload public init(_ resource: LocalizedStringResource) { self.init(.resource(resource)) }

    /// Shows a string whose stretches have styles of their own; those win over the text's modifiers.
    @_disfavoredOverload public init(_ attributedContent: AttributedString) {
        self.init(.attributed(attributedContent))
    }

    /// Shows a picture or symbol as a letter of the text.
    public init(_ image: Image) { self.init(.picture(image)) }

    /// Two texts one after the other, each in its own style.
    public static func + (left: Text, right: Text) -> Text { Text(.concatenated(left, right)) }
}
