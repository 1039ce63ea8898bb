extension InlineMarkdown {
    mutating func openBracket() {
        // `^[words](inflect: true)` asks for grammar that is not done here: its words are shown.
        if plain.last == "^" { plain.removeLast() }
        flush()
        tokens.append(Token(span: MarkdownSpan(text: "["), isOpenBracket: true))
        at += 1
    }

    mutating func closeBracket() {
        flush()
        guard let opener = tokens.lastIndex(where: \.isOpenBracket) else { return take() }
        guard let (address, end) = linkTarget(after: at + 1) else {
            tokens[opener].isOpenBracket = false
            return take()
        }
        pairDelimiters(from: opener + 1)
        tokens[opener].span.text = ""
        let isAttribute = address.contains(": ") && !address.contains("/")
        for index in tokens.indices {
            if index > opener, !isAttribute { tokens[index].span.link = address }
            // Links hold no links, and marks inside one find no partner outside.
            tokens[index].isOpenBracket = false
            if index > opener { settle(index) }
        }
        at = end
    }

    /// Marks that found no partner become text.
    private mutating func settle(_ index: Int) {
        guard let delimiter = tokens[index].delimiter else { return }
        tokens[index].span.text = String(repeating: delimiter.mark, count: delimiter.count)
        tokens[index].delimiter = nil
    }

    /// `(address)` or `(address "title")` from `start` on: the address and where the text goes on.
    private func linkTarget(after start: Int) -> (address: String, end: Int)? {
        guard start < characters.count, characters[start] == "(" else { return nil }
        var depth = 0
        var end = start
        while end < characters.count {
            if characters[end] == "(" { depth += 1 }
            if characters[end] == ")" {
                depth -= 1
                if depth == 0 { break }
            }
            end += 1
        }
        guard end < characters.count else { return nil }
        var inside = String(characters[(start + 1)..<end])
        if let quote = inside.firstIndex(of: "\""), inside.hasSuffix("\"") { inside = String(inside[..<quote]) }
        inside = String(inside.drop(while: \.isWhitespace))
        while inside.last?.isWhitespace == true { inside.removeLast() }
        if inside.hasPrefix("<"), inside.hasSuffix(">") { inside = String(inside.dropFirst().dropLast()) }
        return (inside, end + 1)
    }

    /// `<https://example.com>` or `<name@example.com>`.
    mutating func angleAddress() {
        guard let end = characters[at...].firstIndex(of: ">") else { return take() }
        let inside = String(characters[(at + 1)..<end])
        guard !inside.contains(where: \.isWhitespace) else { return take() }
        if inside.contains("://") || inside.hasPrefix("mailto:") || inside.hasPrefix("tel:") {
            add(MarkdownSpan(text: inside, link: inside))
        } else if Self.isMailAddress(inside) {
            add(MarkdownSpan(text: inside, link: "mailto:" + inside))
        } else {
            return take()
        }
        at = end + 1
    }

    /// An address that stands alone at the start of a word. Returns false where there is none.
    mutating func bareAddress() -> Bool {
        if let last = plain.last ?? tokens.last?.span.text.last, !(last.isWhitespace || "(*_~".contains(last)) {
            return false
        }
        guard characters[at].isLetter || characters[at].isNumber else { return false }
        var word = String(characters[at...].prefix { !$0.isWhitespace && $0 != "<" })
        while let last = word.last, "?!.,:;*_~'\")".contains(last) {
            if last == ")", word.contains("(") { break }
            word.removeLast()
        }
        let lower = word.lowercased()
        var address: String?
        if lower.hasPrefix("https://") || lower.hasPrefix("http://") { address = lower.count > 10 ? word : nil }
        if lower.hasPrefix("www."), lower.dropFirst(4).contains(".") { address = "http://" + word }
        if address == nil, Self.isMailAddress(word) { address = "mailto:" + word }
        guard let address else { return false }
        add(MarkdownSpan(text: word, link: address))
        at += word.count
        return true
    }

    private static func isMailAddress(_ text: String) -> Bool {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, let host = parts.last, !parts[0].isEmpty else { return false }
        let names = host.split(separator: ".", omittingEmptySubsequences: false)
        return names.count >= 2
            && names.allSatisfy {
                !$0.isEmpty && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
            }
            && parts[0].allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "._-+".contains($0)) }
    }
}
