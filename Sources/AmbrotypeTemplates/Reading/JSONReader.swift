package import Foundation

/// Reads JSON (RFC 8259) and keeps the place of every value. Stops at the first thing that is wrong.
///
/// Stricter than most: duplicate keys, trailing commas, comments, lone surrogates and control characters in strings are errors;
/// a UTF-8 byte-order mark is skipped. Linear in the number of bytes.
package struct JSONReader {
    /// Values nested deeper than this are refused, so that a hostile file cannot exhaust the stack.
    package static let deepestNesting = 256

    private let file: String
    private let bytes: [UInt8]
    private var at = 0
    private var line = 1
    private var steps: [String] = []
    /// A byte of this line, and its column, so that counting columns stays linear in long lines.
    private var counted = (byte: 0, column: 1)

    /// The value in `data`, whose file is called `file` in places.
    package static func read(_ data: Data, file: String) throws(TemplateIssue) -> JSONValue {
        var bytes = [UInt8](data)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            throw TemplateIssue(.notUTF8, at: SourcePlace(file: file))
        }
        var reader = JSONReader(file: file, bytes: bytes)
        return try reader.document()
    }

    package static func read(_ text: String, file: String) throws(TemplateIssue) -> JSONValue {
        try read(Data(text.utf8), file: file)
    }

    private init(file: String, bytes: [UInt8]) { (self.file, self.bytes) = (file, bytes) }

    private mutating func document() throws(TemplateIssue) -> JSONValue {
        skipBlanks()
        guard at < bytes.count else { throw issue(.jsonEmpty) }
        let value = try value(depth: 0)
        skipBlanks()
        guard at == bytes.count else { throw issue(.jsonUnexpected(found: found, expected: "the end of the file")) }
        return value
    }

    private mutating func value(depth: Int) throws(TemplateIssue) -> JSONValue {
        skipBlanks()
        let start = place
        guard depth < Self.deepestNesting else { throw issue(.jsonTooDeep(limit: Self.deepestNesting)) }
        switch peek {
        case UInt8(ascii: "{"): return JSONValue(.object(try members(depth: depth)), at: start)
        case UInt8(ascii: "["): return JSONValue(.array(try elements(depth: depth)), at: start)
        case UInt8(ascii: "\""): return JSONValue(.string(try string()), at: start)
        case let byte? where byte == UInt8(ascii: "-") || isDigit(byte): return JSONValue(try number(), at: start)
        default: return JSONValue(try word(), at: start)
        }
    }

    private mutating func members(depth: Int) throws(TemplateIssue) -> [JSONMember] {
        at += 1
        var members: [JSONMember] = []
        var seen: [String: Int] = [:]
        skipBlanks()
        if take("}") { return [] }
        while true {
            skipBlanks()
            guard peek == UInt8(ascii: "\"") else {
                if peek == UInt8(ascii: "}") { throw issue(.jsonTrailingComma) }
                throw issue(.jsonUnexpected(found: found, expected: "a key in double quotes"))
            }
            var keyPlace = place
            let key = try string()
            steps.append(escapedPointerStep(key))
            keyPlace.pointer = pointer
            if let first = seen.updateValue(keyPlace.line, forKey: key) {
                throw TemplateIssue(.jsonDuplicateKey(key, firstLine: first), at: keyPlace)
            }
            skipBlanks()
            guard take(":") else {
                throw issue(.jsonUnexpected(found: found, expected: "a colon after the key \"\(key)\""))
            }
            members.append(JSONMember(key: key, keyPlace: keyPlace, value: try value(depth: depth + 1)))
            steps.removeLast()
            skipBlanks()
            if take("}") { return members }
            guard take(",") else { throw issue(.jsonUnexpected(found: found, expected: "a comma or a closing brace")) }
        }
    }

    private mutating func elements(depth: Int) throws(TemplateIssue) -> [JSONValue] {
        at += 1
        var values: [JSONValue] = []
        skipBlanks()
        if take("]") { return [] }
        while true {
            skipBlanks()
            if peek == UInt8(ascii: "]") { throw issue(.jsonTrailingComma) }
            steps.append(String(values.count))
            values.append(try value(depth: depth + 1))
            steps.removeLast()
            skipBlanks()
            if take("]") { return values }
            guard take(",") else {
                throw issue(.jsonUnexpected(found: found, expected: "a comma or a closing bracket"))
            }
        }
    }

    private mutating func word() throws(TemplateIssue) -> JSONValue.Content {
        for (word, content) in [("true", JSONValue.Content.bool(true)), ("false", .bool(false)), ("null", .null)]
        where bytes[at...].starts(with: word.utf8) {
            at += word.utf8.count
            return content
        }
        if bytes[at...].starts(with: "//".utf8) || bytes[at...].starts(with: "/*".utf8) { throw issue(.jsonComment) }
        throw issue(.jsonUnexpected(found: found, expected: "a value"))
    }

    private mutating func number() throws(TemplateIssue) -> JSONValue.Content {
        let start = at
        _ = take("-")
        let digitsStart = at
        try digits()
        if bytes[digitsStart] == UInt8(ascii: "0"), at - digitsStart > 1 {
            at = digitsStart
            throw issue(.jsonUnexpected(found: "a number with a leading zero", expected: "a number"))
        }
        var isWhole = true
        if take(".") {
            isWhole = false
            try digits()
        }
        if take("e") || take("E") {
            isWhole = false
            if !take("+") { _ = take("-") }
            try digits()
        }
        let text = String(decoding: bytes[start..<at], as: UTF8.self)
        if isWhole, let integer = Int(text) { return .integer(integer) }
        guard let number = Double(text), number.isFinite else {
            at = start
            throw issue(.jsonUnexpected(found: "the number \(text)", expected: "a number a 64-bit float can hold"))
        }
        return .number(number)
    }

    private mutating func digits() throws(TemplateIssue) {
        let start = at
        while let byte = peek, isDigit(byte) { at += 1 }
        guard at > start else { throw issue(.jsonUnexpected(found: found, expected: "a digit")) }
    }
}

// MARK: Strings

extension JSONReader {
    private mutating func string() throws(TemplateIssue) -> String {
        let opening = place
        at += 1
        var units: [UInt8] = []
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "\""):
                at += 1
                guard let text = String(validating: units, as: UTF8.self) else {
                    throw TemplateIssue(.notUTF8, at: opening)
                }
                return text
            case UInt8(ascii: "\\"): units.append(contentsOf: String(try escape()).utf8)
            case 0..<0x20: throw issue(byte == 0x0A ? .jsonOpenString : .jsonControlCharacter(Int(byte)))
            default:
                units.append(byte)
                at += 1
            }
        }
        throw TemplateIssue(.jsonOpenString, at: opening)
    }

    private mutating func escape() throws(TemplateIssue) -> Character {
        let start = place
        at += 1
        guard let letter = peek else { throw TemplateIssue(.jsonOpenString, at: start) }
        at += 1
        switch letter {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return Character(try unicodeEscape(from: start))
        default:
            throw TemplateIssue(.jsonBadEscape("\\" + String(decoding: [letter], as: UTF8.self)), at: start)
        }
    }

    private mutating func unicodeEscape(from start: SourcePlace) throws(TemplateIssue) -> Unicode.Scalar {
        let high = try fourHexDigits(from: start)
        if let scalar = Unicode.Scalar(high) { return scalar }
        guard high < 0xDC00, take("\\"), take("u") else {
            throw TemplateIssue(.jsonBadEscape("\\u" + String(high, radix: 16)), at: start)
        }
        let low = try fourHexDigits(from: start)
        guard (0xDC00..<0xE000).contains(low),
            let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
        else { throw TemplateIssue(.jsonBadEscape("\\u" + String(high, radix: 16)), at: start) }
        return scalar
    }

    private mutating func fourHexDigits(from start: SourcePlace) throws(TemplateIssue) -> UInt32 {
        let text = String(decoding: bytes[at..<min(at + 4, bytes.count)], as: UTF8.self)
        guard text.utf8.count == 4, text.allSatisfy(\.isHexDigit), let value = UInt32(text, radix: 16) else {
            throw TemplateIssue(.jsonBadEscape("\\u" + text), at: start)
        }
        at += 4
        return value
    }
}

// MARK: Places

extension JSONReader {
    private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    private var peek: UInt8? { at < bytes.count ? bytes[at] : nil }

    private mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard peek == UInt8(ascii: sign) else { return false }
        at += 1
        return true
    }

    private mutating func skipBlanks() {
        while let byte = peek {
            switch byte {
            case 0x0A:
                at += 1
                line += 1
                counted = (at, 1)
            case 0x20, 0x09, 0x0D: at += 1
            default: return
            }
        }
    }

    private var pointer: String { steps.map { "/" + $0 }.joined() }

    private var place: SourcePlace {
        mutating get {
            if at >= counted.byte {
                counted = (at, counted.column + String(decoding: bytes[counted.byte..<at], as: UTF8.self).count)
            }
            return SourcePlace(file: file, line: line, column: counted.column, pointer: pointer)
        }
    }

    /// What stands at the reader, for messages.
    private var found: String {
        guard at < bytes.count else { return "the end of the file" }
        let rest = String(decoding: bytes[at..<min(at + 24, bytes.count)], as: UTF8.self)
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return "`\(word.isEmpty ? String(rest.prefix(1)) : String(word))`"
    }

    private mutating func issue(_ trouble: TemplateTrouble) -> TemplateIssue { TemplateIssue(trouble, at: place) }
}
