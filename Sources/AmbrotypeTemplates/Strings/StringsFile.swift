package import Foundation

/// A `.strings` file: `"key" = "value";` with C comments, in UTF-8 or UTF-16.
package enum StringsFile {
    /// Key and text of each entry, in the file's order; a later entry for a key wins. Stops at the first mistake.
    package static func read(_ data: Data, file: String) throws(TemplateIssue) -> [(key: String, text: String)] {
        guard let text = decoded(data) else { throw TemplateIssue(.notUTF8, at: SourcePlace(file: file)) }
        var scanner = StringsScanner(file: file, text: text)
        var entries: [(key: String, text: String)] = []
        while let entry = try scanner.entry() { entries.append(entry) }
        return entries
    }

    private static func decoded(_ data: Data) -> String? {
        if data.starts(with: [0xFF, 0xFE]) { return String(data: data.dropFirst(2), encoding: .utf16LittleEndian) }
        if data.starts(with: [0xFE, 0xFF]) { return String(data: data.dropFirst(2), encoding: .utf16BigEndian) }
        let bytes = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
        return String(validating: bytes, as: UTF8.self)
    }
}

private struct StringsScanner {
    let file: String
    let characters: [Character]
    var at = 0

    init(file: String, text: String) { (self.file, characters) = (file, Array(text)) }

    mutating func entry() throws(TemplateIssue) -> (key: String, text: String)? {
        try skipBlanksAndComments()
        guard at < characters.count else { return nil }
        let key = try word(expected: "a key in double quotes")
        try skipBlanksAndComments()
        // `"key";` is short for `"key" = "key";`.
        if take(";") { return (key, key) }
        guard take("=") else { throw issue("an equals sign after the key \"\(key)\"") }
        try skipBlanksAndComments()
        let text = try word(expected: "a text in double quotes")
        try skipBlanksAndComments()
        guard take(";") else { throw issue("a semicolon after the text of \"\(key)\"") }
        return (key, text)
    }

    private mutating func word(expected: String) throws(TemplateIssue) -> String {
        if take("\"") { return try quoted() }
        let start = at
        while at < characters.count,
            characters[at].isLetter || characters[at].isNumber || "_.-".contains(characters[at])
        {
            at += 1
        }
        guard at > start else { throw issue(expected) }
        return String(characters[start..<at])
    }

    private mutating func quoted() throws(TemplateIssue) -> String {
        let opening = place(at - 1)
        var text = ""
        while at < characters.count {
            let character = characters[at]
            at += 1
            switch character {
            case "\"": return text
            case "\\": text.append(try escape())
            default: text.append(character)
            }
        }
        throw TemplateIssue(.jsonOpenString, at: opening)
    }

    private mutating func escape() throws(TemplateIssue) -> String {
        guard at < characters.count else { throw issue("a character after the backslash") }
        let letter = characters[at]
        at += 1
        switch letter {
        case "n": return "\n"
        case "t": return "\t"
        case "r": return "\r"
        case "U", "u":
            let digits = String(characters[at..<min(at + 4, characters.count)])
            guard digits.count == 4, let unit = UInt16(digits, radix: 16) else {
                throw issue("four hexadecimal digits")
            }
            at += 4
            return String(decoding: [unit], as: UTF16.self)
        default: return String(letter)
        }
    }

    private mutating func skipBlanksAndComments() throws(TemplateIssue) {
        while at < characters.count {
            if characters[at].isWhitespace {
                at += 1
            } else if starts(with: "//") {
                while at < characters.count, !characters[at].isNewline { at += 1 }
            } else if starts(with: "/*") {
                let opening = place(at)
                at += 2
                while at < characters.count, !starts(with: "*/") { at += 1 }
                guard at < characters.count else {
                    throw TemplateIssue(
                        .stringsSyntax(expected: "the end of the comment", found: "the end of the file"), at: opening)
                }
                at += 2
            } else {
                return
            }
        }
    }

    private func starts(with text: String) -> Bool { characters[at...].starts(with: text) }

    private mutating func take(_ character: Character) -> Bool {
        guard at < characters.count, characters[at] == character else { return false }
        at += 1
        return true
    }

    private func place(_ index: Int) -> SourcePlace {
        let before = characters[..<min(index, characters.count)]
        let line = before.count(where: \.isNewline) + 1
        let start = before.lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
        return SourcePlace(file: file, line: line, column: index - start + 1)
    }

    private func issue(_ expected: String) -> TemplateIssue {
        let found = at < characters.count ? "`\(characters[at])`" : "the end of the file"
        return TemplateIssue(.stringsSyntax(expected: expected, found: found), at: place(at))
    }
}
