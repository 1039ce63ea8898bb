/// A word with further words behind dots, as in `title3.bold` and `orange.opacity(0.2)`.
struct WordChain: Equatable {
    var base: String
    var links: [Link]

    struct Link: Equatable {
        var name: String
        /// The number in parentheses, if there is one.
        var number: Double?
        /// The word in parentheses, if there is one.
        var word: String?
    }

    /// The chain's text up to its last link.
    private(set) var withoutLastLink: String

    /// Nil where the text is no such chain.
    init?(_ text: String) {
        var parts: [String] = [""]
        var depth = 0
        for character in text {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if character == ".", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        guard depth == 0, !parts.contains("") else { return nil }
        base = parts[0]
        withoutLastLink = parts.dropLast().joined(separator: ".")
        links = []
        for part in parts.dropFirst() {
            guard let open = part.firstIndex(of: "(") else {
                links.append(Link(name: part))
                continue
            }
            guard part.hasSuffix(")") else { return nil }
            let inner = String(part[part.index(after: open)...].dropLast())
            links.append(Link(name: String(part[..<open]), number: Double(inner), word: inner.isEmpty ? nil : inner))
        }
    }
}
