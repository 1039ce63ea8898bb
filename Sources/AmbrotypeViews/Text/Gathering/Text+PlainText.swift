import Foundation

extension Text {
    /// The words without looking them up, numbers and dates in the default environment; for labels that nobody sees.
    package var plainText: String {
        let surroundings = FormatSurroundings(EnvironmentValues())
        switch storage {
        case .verbatim(let words): return words
        case .localized(let key, _): return Self.filled(key.key, key.arguments, isFormat: key.hasFormatting)
        case .resource(let resource):
            let value = resource.defaultValue
            return Self.filled(value.pieces.key, value.pieces.arguments, isFormat: value.hasFormatting)
        case .attributed(let string): return String(string.characters)
        case .picture: return ""
        case .date(let date, let style): return surroundings.words(for: date, style: style).text
        case .interval(let interval): return surroundings.words(for: interval)
        case .timer(let span): return surroundings.words(for: span).text
        case .formatted(let value): return String(value.content.words(in: surroundings).characters)
        case .concatenated(let left, let right): return left.plainText + right.plainText
        }
    }

    /// The words as they are shown in a context.
    @MainActor package func string(in context: ResolveContext) -> String {
        var gatherer = TextGatherer(in: context)
        gatherer.gather(self, style: TextStyling(context.environment))
        return gatherer.pieces.map { piece in
            if case .words(let words) = piece.content { words } else { "" }
        }.joined()
    }

    /// A format with its placeholders filled in a locale.
    static func filled(
        _ format: String, _ arguments: [TextArgument], isFormat: Bool, locale: Locale = EnvironmentValues().locale
    ) -> String {
        guard isFormat else { return format }
        var words = ""
        var at = format.startIndex
        var next = 0
        for placeholder in FormatPlaceholder.all(in: format) {
            words += format[at..<placeholder.range.lowerBound]
            at = placeholder.range.upperBound
            if placeholder.conversion == "%" {
                words += "%"
                continue
            }
            let index = placeholder.position.map { $0 - 1 } ?? next
            if placeholder.position == nil { next += 1 }
            if arguments.indices.contains(index) { words += plain(arguments[index], placeholder, locale) }
        }
        return words + format[at...]
    }

    private static func plain(_ argument: TextArgument, _ placeholder: FormatPlaceholder, _ locale: Locale) -> String {
        switch argument {
        case .string(let string): return string
        case .text(let text): return text.plainText
        case .value(let value, let specifier):
            // A translation that says %@ means "the number"; the literal's own form holds there.
            let own = FormatPlaceholder(specifier)
            return (placeholder.isPlain ? own ?? placeholder : placeholder).words(for: value, locale: locale)
        }
    }
}
