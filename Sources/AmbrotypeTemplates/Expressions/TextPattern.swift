/// A string of a template: plain text with `{{ expressions }}` in it.
package struct TextPattern: Equatable, Sendable {
    package enum Part: Equatable, Sendable {
        case text(String)
        case expression(Expression)
    }

    package var parts: [Part]

    /// The one expression the string consists of, blanks around it aside; its value keeps its type.
    package var single: Expression? {
        if case .expression(let expression)? = parts.first, parts.count == 1 { expression } else { nil }
    }

    /// The string itself where it has no expressions.
    package var literal: String? {
        if parts.isEmpty { return "" }
        if case .text(let text)? = parts.first, parts.count == 1 { return text }
        return nil
    }

    package static func parse(_ string: String) throws(TemplateTrouble) -> TextPattern {
        var parts: [Part] = []
        var text = ""
        let characters = Array(string)
        var at = 0
        while at < characters.count {
            guard characters[at...].starts(with: "{{") else {
                text.append(characters[at])
                at += 1
                continue
            }
            guard let end = closing(of: characters, from: at + 2) else {
                throw .expressionSyntax("`{{` is not closed by `}}`", expression: string, at: at + 1)
            }
            if !text.isEmpty { parts.append(.text(text)) }
            text = ""
            parts.append(.expression(try ExpressionParser.parse(String(characters[(at + 2)..<end]))))
            at = end + 2
        }
        if !text.isEmpty { parts.append(.text(text)) }
        return TextPattern(parts: parts)
    }

    /// Where the `}}` stands that closes the expression; braces in its quoted texts do not count.
    private static func closing(of characters: [Character], from start: Int) -> Int? {
        var quote: Character?
        var at = start
        while at < characters.count {
            let character = characters[at]
            if let open = quote {
                if character == "\\" { at += 1 } else if character == open { quote = nil }
            } else if character == "'" || character == "\"" {
                quote = character
            } else if characters[at...].starts(with: "}}") {
                return at
            }
            at += 1
        }
        return nil
    }
}
