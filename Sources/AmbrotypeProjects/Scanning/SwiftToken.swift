/// A piece of Swift text that means something; comments and blanks are none.
struct SwiftToken: Equatable {
    enum Kind: Equatable {
        case word
        case number
        /// A whole literal with its quotes, interpolations included.
        case string
        /// One sign: a bracket, a comma, an operator's character.
        case sign
        /// `#` with the word behind it: `#if`, `#Preview`.
        case hash
        /// The attribute's `@` with the word behind it.
        case attribute
    }

    var kind: Kind
    var text: String
    /// Bytes of the source.
    var range: Range<Int>
    /// From 1.
    var line: Int
    /// Whether it is the first of its line.
    var isFirstOfLine: Bool
}

/// Swift text to tokens: enough to find declarations, attributes and conditions, and where comments and strings end. Never fails:
/// what it does not understand is a sign.
struct SwiftTokenizer {
    private let bytes: [UInt8]
    private var at = 0
    private var line = 1
    private var isFirstOfLine = true

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    static func tokens(_ bytes: [UInt8]) -> [SwiftToken] {
        var tokenizer = SwiftTokenizer(bytes)
        var tokens: [SwiftToken] = []
        while let token = tokenizer.next() { tokens.append(token) }
        return tokens
    }

    private mutating func next() -> SwiftToken? {
        skipBlanksAndComments()
        guard at < bytes.count else { return nil }
        let (start, startLine, first) = (at, line, isFirstOfLine)
        isFirstOfLine = false
        let kind = step()
        let text = String(decoding: bytes[start..<at], as: UTF8.self)
        return SwiftToken(kind: kind, text: text, range: start..<at, line: startLine, isFirstOfLine: first)
    }

    private mutating func step() -> SwiftToken.Kind {
        let byte = bytes[at]
        if isWordStart(byte) {
            skipWord()
            return .word
        }
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            skipWord()
            return .number
        case UInt8(ascii: "`"):
            at += 1
            while at < bytes.count, bytes[at] != UInt8(ascii: "`"), bytes[at] != 0x0A { at += 1 }
            at = min(at + 1, bytes.count)
            return .word
        case UInt8(ascii: "\""):
            skipString(hashes: 0)
            return .string
        case UInt8(ascii: "#"): return hash()
        case UInt8(ascii: "@"):
            at += 1
            skipWord()
            return .attribute
        default:
            at += 1
            return .sign
        }
    }

    private mutating func hash() -> SwiftToken.Kind {
        var hashes = 0
        while at + hashes < bytes.count, bytes[at + hashes] == UInt8(ascii: "#") { hashes += 1 }
        if at + hashes < bytes.count, bytes[at + hashes] == UInt8(ascii: "\"") {
            at += hashes
            skipString(hashes: hashes)
            return .string
        }
        at += 1
        skipWord()
        return .hash
    }

    private func isWordStart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }

    private mutating func skipWord() {
        while at < bytes.count, isWordStart(bytes[at]) || (0x30...0x39).contains(bytes[at]) { at += 1 }
    }
}

// MARK: Comments and strings

extension SwiftTokenizer {
    private func starts(_ text: StaticString, at place: Int) -> Bool {
        guard place + text.utf8CodeUnitCount <= bytes.count else { return false }
        return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[place + $0] == text.utf8Start[$0] }
    }

    private mutating func skipBlanksAndComments() {
        while at < bytes.count {
            switch bytes[at] {
            case 0x0A:
                newLine()
            case 0...0x20: at += 1
            default:
                if starts("//", at: at) {
                    while at < bytes.count, bytes[at] != 0x0A { at += 1 }
                } else if starts("/*", at: at) {
                    skipBlockComment()
                } else {
                    return
                }
            }
        }
    }

    private mutating func newLine() {
        at += 1
        line += 1
        isFirstOfLine = true
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if starts("/*", at: at) {
                depth += 1
                at += 2
            } else if starts("*/", at: at) {
                depth -= 1
                at += 2
            } else {
                if bytes[at] == 0x0A { line += 1 }
                at += 1
            }
        } while depth > 0 && at < bytes.count
        at = min(at, bytes.count)
    }

    /// From the opening quote to behind the closing one.
    private mutating func skipString(hashes: Int) {
        let isLong = starts("\"\"\"", at: at)
        at += isLong ? 3 : 1
        while at < bytes.count {
            if bytes[at] == UInt8(ascii: "\\"), isMarked(hashes, at: at + 1) {
                at += 1 + hashes
                guard at < bytes.count else { return }
                if bytes[at] == UInt8(ascii: "(") { skipInterpolation() } else { passOne() }
            } else if bytes[at] == UInt8(ascii: "\""), !isLong || starts("\"\"\"", at: at),
                isMarked(hashes, at: at + (isLong ? 3 : 1))
            {
                at += (isLong ? 3 : 1) + hashes
                return
            } else if bytes[at] == 0x0A, !isLong {
                return
            } else {
                passOne()
            }
        }
    }

    private mutating func passOne() {
        if bytes[at] == 0x0A { line += 1 }
        at += 1
    }

    private func isMarked(_ hashes: Int, at place: Int) -> Bool {
        place + hashes <= bytes.count && (0..<hashes).allSatisfy { bytes[place + $0] == UInt8(ascii: "#") }
    }

    private mutating func skipInterpolation() {
        var depth = 0
        while at < bytes.count {
            switch bytes[at] {
            case UInt8(ascii: "("):
                depth += 1
                at += 1
            case UInt8(ascii: ")"):
                depth -= 1
                at += 1
                if depth == 0 { return }
            case UInt8(ascii: "\""): skipString(hashes: 0)
            default: passOne()
            }
        }
    }
}
