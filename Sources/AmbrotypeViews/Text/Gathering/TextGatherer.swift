import AmbrotypeDrawing
import Foundation

/// Turns a text into pieces: looks keys up, formats values and dates, reads Markdown, cascades styles.
@MainActor struct TextGatherer {
    let context: ResolveContext
    let surroundings: FormatSurroundings
    private(set) var pieces: [TextPiece] = []

    init(in context: ResolveContext) {
        self.context = context
        surroundings = FormatSurroundings(context.environment)
    }

    private var environment: EnvironmentValues { context.environment }

    mutating func gather(_ text: Text, style outer: TextStyling) {
        let style = outer.applying(text.modifiers, in: environment)
        switch text.storage {
        case .verbatim(let words): add(words, style)
        case .localized(let key, let table):
            let format = lookUp(key.key, table: table, key.arguments) ?? key.key
            gather(format: format, key.arguments, isFormat: key.hasFormatting, style)
        case .resource(let resource):
            let value = resource.defaultValue
            let format = lookUp(resource.key, table: resource.table, value.pieces.arguments) ?? value.pieces.key
            gather(format: format, value.pieces.arguments, isFormat: value.hasFormatting, style)
        case .attributed(let string): gather(string, style)
        case .picture(let image): pieces.append(TextPiece(content: .picture(image), style: style))
        case .date(let date, let dateStyle): add(surroundings.words(for: date, style: dateStyle), style)
        case .interval(let interval): add(surroundings.words(for: interval), style)
        case .timer(let span): add(surroundings.words(for: span), style)
        case .formatted(let value): gather(value.content.words(in: surroundings), style)
        case .concatenated(let left, let right):
            gather(left, style: style)
            gather(right, style: style)
        }
    }

    private mutating func add(_ words: String, _ style: TextStyling) {
        if !words.isEmpty { pieces.append(TextPiece(content: .words(words), style: style)) }
    }

    /// A clock's digits all take one width from iOS 18 on (a reimplementation's behaviour).
    private mutating func add(_ words: DateWords, _ style: TextStyling) {
        var style = style
        if words.isClock, environment.systemVersion >= 18 { style.modifiers.hasMonospacedDigits = true }
        pieces.append(
            TextPiece(
                content: .words(words.text), style: style, isLive: words.isLive, widest: words.widest,
                turnsAt: words.turnsAt))
    }

    private mutating func gather(_ string: AttributedString, _ style: TextStyling) {
        for run in string.runs {
            if run.backgroundColor != nil {
                context.session.report(
                    .warning, "unsupported-text-attribute", at: context,
                    "backgroundColor of an attributed string is not drawn")
            }
            add(String(string[run.range].characters), style.applying(run, in: environment))
        }
    }

    // MARK: Localised texts

    private func lookUp(_ key: String, table: String?, _ arguments: [TextArgument]) -> String? {
        context.session.strings.string(
            for: key, table: table, locale: environment.locale, arguments: arguments.map(\.forPlural))
    }

    /// Marks of a format that stand for its arguments while Markdown is read: letters of plane 16's private use area.
    private static let firstMark: UInt32 = 0x10_F000

    private mutating func gather(format: String, _ arguments: [TextArgument], isFormat: Bool, _ style: TextStyling) {
        if format.contains("^["), format.contains("inflect:") {
            context.session.report(
                .warning, "no-grammar-agreement", at: context,
                "words marked for grammar agreement are shown as they are; use plural forms of a string catalog")
        }
        let (text, slots) = isFormat ? marked(format) : (format, [])
        var plain: [String] = []
        for slot in slots { plain.append(words(for: slot, arguments)) }
        for span in markdownSpans(of: text) {
            var span = span
            span.link = span.link.map { Self.filled($0, plain) }
            let inner = style.applying(span, in: environment)
            for part in Self.parts(of: span.text) {
                switch part {
                case .text(let words): add(words, inner)
                case .slot(let index):
                    if let nested = nestedText(slots[index], arguments) {
                        gather(nested, style: inner)
                    } else {
                        add(plain[index], inner)
                    }
                }
            }
        }
    }

    private struct Slot {
        var placeholder: FormatPlaceholder
        /// 0-based.
        var argument: Int
    }

    /// The format with each placeholder as one mark, and what the marks stand for in order of appearance.
    private func marked(_ format: String) -> (String, [Slot]) {
        var text = ""
        var slots: [Slot] = []
        var at = format.startIndex
        var next = 0
        for placeholder in FormatPlaceholder.all(in: format) {
            text += format[at..<placeholder.range.lowerBound]
            at = placeholder.range.upperBound
            if placeholder.conversion == "%" {
                text += "%"
                continue
            }
            let argument = placeholder.position.map { $0 - 1 } ?? next
            if placeholder.position == nil { next += 1 }
            if let mark = Unicode.Scalar(Self.firstMark + UInt32(slots.count)) { text.unicodeScalars.append(mark) }
            slots.append(Slot(placeholder: placeholder, argument: argument))
        }
        return (text + format[at...], slots)
    }

    private func nestedText(_ slot: Slot, _ arguments: [TextArgument]) -> Text? {
        guard arguments.indices.contains(slot.argument), case .text(let text) = arguments[slot.argument] else {
            return nil
        }
        return text
    }

    private func words(for slot: Slot, _ arguments: [TextArgument]) -> String {
        guard arguments.indices.contains(slot.argument) else {
            context.session.report(
                .warning, "missing-argument", at: context,
                "the text asks for argument \(slot.argument + 1), the view gives \(arguments.count)")
            return ""
        }
        switch arguments[slot.argument] {
        case .string(let string): return string
        case .text(let text): return text.plainText
        case .value(let value, let specifier):
            // A translation that says %@ or %lld means "the number"; the view's own form holds there.
            let own = FormatPlaceholder(specifier)
            let placeholder = slot.placeholder.isPlain ? own ?? slot.placeholder : slot.placeholder
            return placeholder.words(for: value, locale: environment.locale)
        }
    }

    private enum Part {
        case text(String)
        case slot(Int)
    }

    private static func parts(of text: String) -> [Part] {
        var parts: [Part] = []
        var plain = String.UnicodeScalarView()
        func flush() {
            if !plain.isEmpty { parts.append(.text(String(plain))) }
            plain = String.UnicodeScalarView()
        }
        for scalar in text.unicodeScalars {
            if scalar.value >= firstMark, scalar.value < firstMark + 0xF00 {
                flush()
                parts.append(.slot(Int(scalar.value - firstMark)))
            } else {
                plain.append(scalar)
            }
        }
        flush()
        return parts
    }

    private static func filled(_ text: String, _ words: [String]) -> String {
        parts(of: text).map { part in
            switch part {
            case .text(let text): text
            case .slot(let index): words[index]
            }
        }.joined()
    }
}
