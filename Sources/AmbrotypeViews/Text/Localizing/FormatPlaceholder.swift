/// One placeholder of a format text: `%@`, `%lld`, `%2$@`, `%05.1f`, `%%`.
struct FormatPlaceholder: Equatable {
    /// Where it stands in the text.
    var range: Range<String.Index>
    /// 1-based number of the argument; nil takes the next one.
    var position: Int?
    var flags: Set<Character> = []
    var width: Int?
    var precision: Int?
    /// The letter at the end: `d`, `f`, `x`, `@`, `%` and so on.
    var conversion: Character

    /// Whether it stands for the value in its usual form.
    var isPlain: Bool { conversion == "@" && flags.isEmpty && width == nil && precision == nil }

    /// All placeholders of `text` in order; a percent sign that starts none is text.
    static func all(in text: String) -> [FormatPlaceholder] {
        var found: [FormatPlaceholder] = []
        var at = text.startIndex
        while let percent = text[at...].firstIndex(of: "%") {
            var reader = Reader(text: text, at: text.index(after: percent))
            if let placeholder = reader.placeholder(from: percent) {
                found.append(placeholder)
                at = placeholder.range.upperBound
            } else {
                at = text.index(after: percent)
            }
        }
        return found
    }

    /// A placeholder on its own, as `specifier:` takes it.
    init?(_ specifier: String) {
        guard let first = Self.all(in: specifier).first(where: { $0.conversion != "%" }) else { return nil }
        self = first
    }

    private init(range: Range<String.Index>, conversion: Character) {
        (self.range, self.conversion) = (range, conversion)
    }

    private struct Reader {
        let text: String
        var at: String.Index

        mutating func placeholder(from start: String.Index) -> FormatPlaceholder? {
            var result = FormatPlaceholder(range: start..<start, conversion: "@")
            let mark = at
            if let number = digits(), take("$") { result.position = number } else { at = mark }
            while let next, "-+0#' ".contains(next) {
                result.flags.insert(next)
                at = text.index(after: at)
            }
            result.width = digits()
            if take(".") { result.precision = digits() ?? 0 }
            while let next, "hlqLztj".contains(next) { at = text.index(after: at) }
            guard let next, "@dDiuUxXoOfFeEgGaAcCsSp%".contains(next) else { return nil }
            // A percent sign, a space and a letter ("50 % of") is prose, not a placeholder.
            if result.flags.contains(" ") { return nil }
            at = text.index(after: at)
            result.conversion = next
            result.range = start..<at
            return result
        }

        private var next: Character? { at < text.endIndex ? text[at] : nil }

        private mutating func take(_ character: Character) -> Bool {
            guard next == character else { return false }
            at = text.index(after: at)
            return true
        }

        private mutating func digits() -> Int? {
            let digits = text[at...].prefix { $0.isASCII && $0.isNumber }.prefix(4)
            at = digits.endIndex
            return Int(digits)
        }
    }
}
