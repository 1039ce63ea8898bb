package import AmbrotypeText
public import Foundation

/// Words on one or more lines.
///
/// A value that says what to show; what it comes to (localisation, dates, colours, fonts) is found when it is resolved, in the
/// environment of its place.
public struct Text: Equatable, Sendable {
    /// What the text says.
    indirect enum Storage: Equatable, Sendable {
        case verbatim(String)
        case localized(LocalizedStringKey, table: String?)
        case concatenated(Text, Text)
    }

    let storage: Storage

    init(_ storage: Storage) { self.storage = storage }

    /// Shows the string as it is, without looking it up.
    public init(verbatim content: String) { self.init(.verbatim(content)) }

    /// Shows a string that is not a literal, without looking it up.
    @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

    /// Looks the key up in the string tables of the render; where there is no entry the key itself is shown.
    ///
    /// - Parameters:
    ///   - tableName: The table's name; nil is "Localizable".
    ///   - bundle: Of no effect: the render has one set of tables.
    ///   - comment: For translators.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) { self.init(.localized(key, table: tableName)) }

    /// Two texts one after the other, each in its own style.
    public static func + (left: Text, right: Text) -> Text { Text(.concatenated(left, right)) }
}

extension Text: PrimitiveView {}

extension Text: Resolvable {
    package func resolve(in context: ResolveContext) -> [Node] {
        let environment = context.environment
        let font = environment.textModifiers.applied(to: environment.font ?? .body).request(in: environment)
        let content = TextContent(
            runs: [TextRun(text: plain, font: font)], style: ParagraphStyle(),
            paints: [environment.foreground(level: 0)])
        return [Node(.text(content), in: context.entering("Text"))]
    }

    private var plain: String {
        switch storage {
        case .verbatim(let string): string
        case .localized(let key, _): key.key
        case .concatenated(let left, let right): left.plain + right.plain
        }
    }
}
