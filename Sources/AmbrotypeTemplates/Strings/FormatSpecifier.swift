/// One placeholder of a format text: `%@`, `%lld`, `%1$@`, `%#@name@`, `%arg`.
struct FormatSpecifier: Equatable {
    /// Where it stands in the text.
    var range: Range<String.Index>
    /// 1-based number before `$`, if written.
    var position: Int?
    /// Flags, width, precision, length and conversion: `lld`, `.1f`, `@`; the name for a substitution.
    var conversion: String
    var kind: Kind

    enum Kind: Equatable { case value, substitution, argument, percent }

    /// All placeholders of `text` in order; a lone `%` that starts none is text.
    static func all(in text: String) -> [FormatSpecifier] {
        var found: [FormatSpecifier] = []
        var at = text.startIndex
        while let percent = text[at...].firstIndex(of: "%") {
            if let specifier = specifier(in: text, at: percent) {
                found.append(specifier)
                at = specifier.range.upperBound
            } else {
                at = text.index(after: percent)
            }
        }
        return found
    }

    private static func specifier(in text: String, at percent: String.Index) -> FormatSpecifier? {
        var at = text.index(after: percent)
        if text[at...].hasPrefix("%") {
            return FormatSpecifier(range: percent..<text.index(after: at), conversion: "%", kind: .percent)
        }
        if text[at...].hasPrefix("arg") {
            return FormatSpecifier(range: percent..<text.index(at, offsetBy: 3), conversion: "arg", kind: .argument)
        }
        var position: Int?
        let digits = text[at...].prefix(while: \.isASCIIDigit)
        if let number = Int(digits), text[digits.endIndex...].hasPrefix("$") {
            position = number
            at = text.index(after: digits.endIndex)
        }
        if text[at...].hasPrefix("#@") {
            let nameStart = text.index(at, offsetBy: 2)
            guard let end = text[nameStart...].firstIndex(of: "@") else { return nil }
            return FormatSpecifier(
                range: percent..<text.index(after: end), position: position, conversion: String(text[nameStart..<end]),
                kind: .substitution)
        }
        let start = at
        while at < text.endIndex, "-+0# '.123456789hlqLztj".contains(text[at]) { at = text.index(after: at) }
        guard at < text.endIndex, "@dDiuUxXoOfFeEgGaAcCsSp".contains(text[at]) else { return nil }
        // A percent sign, a space and a letter ("50 % of") is prose, not a placeholder.
        if text[start] == " " { return nil }
        let end = text.index(after: at)
        return FormatSpecifier(
            range: percent..<end, position: position, conversion: String(text[start..<end]), kind: .value)
    }
}

extension Character {
    var isASCIIDigit: Bool { isASCII && isNumber }
}
