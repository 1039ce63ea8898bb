/// Text → `Expression`: one character of lookahead, operators by precedence.
package struct ExpressionParser {
    /// Parentheses, calls and the like nested deeper are refused.
    package static let deepestNesting = 64

    private let text: String
    private let characters: [Character]
    private var at = 0
    private var depth = 0

    package static func parse(_ text: String) throws(TemplateTrouble) -> Expression {
        var parser = ExpressionParser(text)
        let expression = try parser.expression()
        parser.skipBlanks()
        guard parser.at == parser.characters.count else { throw parser.trouble("unexpected \(parser.found)") }
        return expression
    }

    private init(_ text: String) { (self.text, characters) = (text, Array(text)) }

    private mutating func expression() throws(TemplateTrouble) -> Expression {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepestNesting else { throw .expressionTooDeep }
        let test = try operation(above: 0)
        skipBlanks()
        guard peek == "?", peek(1) != "?", peek(1) != "." else { return test }
        at += 1
        let yes = try expression()
        skipBlanks()
        guard take(":") else { throw trouble("expected `:` of `? :`, found \(found)") }
        return .conditional(test, yes, try expression())
    }

    private mutating func operation(above strength: Int) throws(TemplateTrouble) -> Expression {
        var left = try prefix()
        while let next = nextOperator(), next.precedence > strength {
            skipBlanks()
            at += next.rawValue.count
            // The fallback groups to the right, all others to the left.
            let right = try operation(above: next == .fallback ? next.precedence - 1 : next.precedence)
            left = .binary(next, left, right)
        }
        return left
    }

    private mutating func prefix() throws(TemplateTrouble) -> Expression {
        skipBlanks()
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepestNesting else { throw .expressionTooDeep }
        if peek == "!", peek(1) != "=" {
            at += 1
            return .unary(.not, try prefix())
        }
        if take("-") {
            let operand = try prefix()
            switch operand {
            case .literal(.integer(let number)): return .literal(.integer(-number))
            case .literal(.number(let number)): return .literal(.number(-number))
            default: return .unary(.minus, operand)
            }
        }
        return try suffixes(of: try primary())
    }

    private mutating func suffixes(of start: Expression) throws(TemplateTrouble) -> Expression {
        var owner = start
        while true {
            skipBlanks()
            let isOptional = peek == "?" && peek(1) == "."
            if isOptional || (peek == "." && peek(1) != ".") {
                at += isOptional ? 2 : 1
                let name = try identifier()
                if peek == "(" {
                    owner = .call(name, [owner] + (try arguments()))
                } else {
                    owner = .member(owner, name, isOptional: isOptional)
                }
            } else if take("[") {
                let index = try expression()
                guard closes("]") else { throw trouble("expected `]`, found \(found)") }
                owner = .element(owner, index)
            } else {
                return owner
            }
        }
    }

    private mutating func primary() throws(TemplateTrouble) -> Expression {
        guard let character = peek else {
            throw trouble(characters.isEmpty ? "the expression is empty" : "unexpected end")
        }
        switch character {
        case "'", "\"": return .literal(.string(try string(character)))
        case "(":
            at += 1
            let inner = try expression()
            guard closes(")") else { throw trouble("expected `)`, found \(found)") }
            return inner
        case "[": return .list(try elements(until: "]"))
        case _ where character.isASCIIDigit: return .literal(try number())
        case _ where character.isLetter || character == "_": return try word()
        default: throw trouble("unexpected \(found)")
        }
    }

    private mutating func word() throws(TemplateTrouble) -> Expression {
        let name = try identifier()
        if peek == "(" { return .call(name, try arguments()) }
        switch name {
        case "true": return .literal(.bool(true))
        case "false": return .literal(.bool(false))
        case "null", "nil": return .literal(.null)
        default: return .name(name)
        }
    }

    private mutating func arguments() throws(TemplateTrouble) -> [Expression] { try elements(until: ")") }

    private mutating func elements(until end: Character) throws(TemplateTrouble) -> [Expression] {
        at += 1
        var elements: [Expression] = []
        if closes(end) { return [] }
        while true {
            elements.append(try expression())
            if closes(end) { return elements }
            guard take(",") else { throw trouble("expected `,` or `\(end)`, found \(found)") }
        }
    }
}

// MARK: Words

extension ExpressionParser {
    private mutating func identifier() throws(TemplateTrouble) -> String {
        let start = at
        while let character = peek, character.isLetter || character.isNumber || character == "_" { at += 1 }
        guard at > start, !characters[start].isNumber else { throw trouble("expected a name, found \(found)") }
        return String(characters[start..<at])
    }

    private mutating func number() throws(TemplateTrouble) -> TemplateValue {
        let start = at
        while let character = peek, character.isASCIIDigit || character == "_" { at += 1 }
        var isWhole = true
        if peek == ".", let next = peek(1), next.isASCIIDigit {
            isWhole = false
            at += 1
            while let character = peek, character.isASCIIDigit { at += 1 }
        }
        let digits = String(characters[start..<at]).filter { $0 != "_" }
        if isWhole, let integer = Int(digits) { return .integer(integer) }
        guard let number = Double(digits) else { throw trouble("`\(digits)` is not a number") }
        return .number(number)
    }

    private mutating func string(_ quote: Character) throws(TemplateTrouble) -> String {
        let start = at
        at += 1
        var text = ""
        while let character = peek {
            at += 1
            if character == quote { return text }
            guard character == "\\", let escaped = peek else {
                text.append(character)
                continue
            }
            at += 1
            text.append(escaped == "n" ? "\n" : escaped)
        }
        at = start
        throw trouble("a text is not closed")
    }

    private mutating func nextOperator() -> Expression.Operator? {
        skipBlanks()
        let rest = characters[at...]
        return Expression.Operator.allCases.first { $0 != .not && rest.starts(with: $0.rawValue) }
    }

    private var peek: Character? { peek(0) }

    private func peek(_ offset: Int) -> Character? { at + offset < characters.count ? characters[at + offset] : nil }

    private mutating func skipBlanks() { while let character = peek, character.isWhitespace { at += 1 } }

    private mutating func take(_ character: Character) -> Bool {
        guard peek == character else { return false }
        at += 1
        return true
    }

    private mutating func closes(_ character: Character) -> Bool {
        skipBlanks()
        return take(character)
    }

    private var found: String { peek.map { "`\($0)`" } ?? "the end" }

    private func trouble(_ problem: String) -> TemplateTrouble {
        .expressionSyntax(problem, expression: text, at: at + 1)
    }
}
