import Foundation

/// A stretch of Markdown text with one set of styles.
struct MarkdownSpan: Equatable {
    var text: String
    var isBold = false
    var isItalic = false
    var isStruck = false
    var isCode = false
    /// Address as written; nil for plain text.
    var link: String?

    func hasSameStyle(as other: MarkdownSpan) -> Bool {
        var copy = other
        copy.text = text
        return copy == self
    }
}

/// The part of Markdown that a text shows inside its lines, as CommonMark and GitHub's additions define it: `*italic*`,
/// `_italic_`, `**bold**`, `~~struck~~`, `` `code` ``, `[words](address)`, `<address>`, addresses that stand alone, backslash
/// escapes and the commonest entities. White space stays as it is; blocks (lists, headings), pictures and HTML are plain text.
/// `^[words](inflect: true)` gives its words as they are.
///
/// Cost: linear in the text for text without marks; the search for partners is quadratic in the number of marks.
func markdownSpans(of text: String) -> [MarkdownSpan] {
    guard InlineMarkdown.mayHaveMarks(text) else { return text.isEmpty ? [] : [MarkdownSpan(text: text)] }
    var parser = InlineMarkdown(text)
    parser.tokenize()
    parser.pairDelimiters(from: 0)
    return parser.spans
}

struct InlineMarkdown {
    /// A stretch of text, or a run of marks that may turn out to be text.
    struct Token {
        var span: MarkdownSpan
        var delimiter: Delimiter?
        /// An opening bracket that still waits for its partner.
        var isOpenBracket = false
    }

    struct Delimiter {
        var mark: Character
        /// Marks left to use.
        var count: Int
        var originalCount: Int
        var canOpen: Bool
        var canClose: Bool
    }

    let characters: [Character]
    var at = 0
    var tokens: [Token] = []
    var plain = ""

    init(_ text: String) { characters = Array(text) }

    static func mayHaveMarks(_ text: String) -> Bool {
        if text.utf8.contains(where: { "*_~`[]<\\&@".utf8.contains($0) }) { return true }
        return text.contains("://") || text.contains("www.")
    }

    /// Neighbours of one style put together; marks left over are text.
    var spans: [MarkdownSpan] {
        var spans: [MarkdownSpan] = []
        for token in tokens {
            var span = token.span
            if let delimiter = token.delimiter { span.text = String(repeating: delimiter.mark, count: delimiter.count) }
            if span.text.isEmpty { continue }
            if let last = spans.last, last.hasSameStyle(as: span) {
                spans[spans.count - 1].text += span.text
            } else {
                spans.append(span)
            }
        }
        return spans
    }

    // MARK: Tokens

    mutating func tokenize() {
        while at < characters.count {
            switch characters[at] {
            case "\\": escape()
            case "`": code()
            case "*", "_", "~": delimiterRun()
            case "[": openBracket()
            case "]": closeBracket()
            case "<": angleAddress()
            case "&": entity()
            default: if !bareAddress() { take() }
            }
        }
        flush()
    }

    mutating func take(_ count: Int = 1) {
        for _ in 0..<count where at < characters.count {
            plain.append(characters[at])
            at += 1
        }
    }

    mutating func flush() {
        if !plain.isEmpty { tokens.append(Token(span: MarkdownSpan(text: plain))) }
        plain = ""
    }

    mutating func add(_ span: MarkdownSpan) {
        flush()
        tokens.append(Token(span: span))
    }

    private mutating func escape() {
        let next = at + 1 < characters.count ? characters[at + 1] : " "
        guard next.isASCII, next.isPunctuation || next.isSymbol else { return take() }
        at += 1
        take()
    }

    private mutating func code() {
        let start = at
        let fence = runLength(of: "`", from: at)
        var end = at + fence
        while end < characters.count {
            let length = runLength(of: "`", from: end)
            if length == fence { break }
            end += max(length, 1)
        }
        guard end < characters.count else { return take(fence) }
        var inside = characters[(start + fence)..<end]
        if inside.count > 2, inside.first == " ", inside.last == " ", inside.contains(where: { $0 != " " }) {
            inside = inside.dropFirst().dropLast()
        }
        add(MarkdownSpan(text: String(inside), isCode: true))
        at = end + fence
    }

    func runLength(of mark: Character, from start: Int) -> Int {
        characters[start...].prefix { $0 == mark }.count
    }

    private mutating func delimiterRun() {
        let mark = characters[at]
        let count = runLength(of: mark, from: at)
        let before = at > 0 ? characters[at - 1] : " "
        let after = at + count < characters.count ? characters[at + count] : " "
        let left = Self.flanks(inside: after, outside: before)
        let right = Self.flanks(inside: before, outside: after)
        flush()
        let isUnderscore = mark == "_"
        let usable = mark != "~" || count <= 2
        let delimiter = Delimiter(
            mark: mark, count: count, originalCount: count,
            canOpen: usable && left && (!isUnderscore || !right || Self.isPunctuation(before)),
            canClose: usable && right && (!isUnderscore || !left || Self.isPunctuation(after)))
        tokens.append(Token(span: MarkdownSpan(text: ""), delimiter: delimiter))
        at += count
    }

    /// Whether marks between `outside` and `inside` lean on `inside`.
    private static func flanks(inside: Character, outside: Character) -> Bool {
        if inside.isWhitespace { return false }
        return !isPunctuation(inside) || outside.isWhitespace || isPunctuation(outside)
    }

    private static func isPunctuation(_ character: Character) -> Bool { character.isPunctuation || character.isSymbol }

    private mutating func entity() {
        let names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©"]
        guard let end = characters[at...].prefix(12).firstIndex(of: ";") else { return take() }
        let name = String(characters[(at + 1)..<end])
        var text = names[name]
        if name.hasPrefix("#") {
            let isHex = name.dropFirst().lowercased().hasPrefix("x")
            let digits = name.dropFirst(isHex ? 2 : 1)
            text = UInt32(digits, radix: isHex ? 16 : 10).flatMap(Unicode.Scalar.init).map { String(Character($0)) }
        }
        guard let text else { return take() }
        plain += text
        at = end + 1
    }
}
