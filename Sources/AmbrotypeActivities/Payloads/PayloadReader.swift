/// Reads strict JSON: no trailing commas, no comments, no doubled keys, at most 64 levels.
struct PayloadReader {
    private let bytes: [UInt8]
    private var at = 0
    /// White space passed so far.
    private var skipped = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    static func read(_ bytes: [UInt8]) throws(PayloadSyntaxError) -> PayloadNode {
        var reader = PayloadReader(bytes: bytes)
        reader.skipSpace()
        let node = try reader.value(depth: 0)
        reader.skipSpace()
        if reader.at < bytes.count { throw reader.unexpected() }
        return node
    }

    private mutating func value(depth: Int) throws(PayloadSyntaxError) -> PayloadNode {
        guard depth < 64 else { throw trouble(.tooDeep) }
        guard at < bytes.count else { throw trouble(.endOfFile) }
        let (start, space) = (at, skipped)
        let value: PayloadNode.Value
        switch bytes[at] {
        case UInt8(ascii: "{"): value = .object(try members(depth: depth))
        case UInt8(ascii: "["): value = .array(try elements(depth: depth))
        case UInt8(ascii: "\""): value = .string(try string())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): value = try number()
        case UInt8(ascii: "t"): value = try word("true", .bool(true))
        case UInt8(ascii: "f"): value = try word("false", .bool(false))
        case UInt8(ascii: "n"): value = try word("null", .null)
        default: throw unexpected()
        }
        return PayloadNode(value: value, range: start..<at, compactSize: at - start - (skipped - space))
    }

    private mutating func members(depth: Int) throws(PayloadSyntaxError) -> [PayloadMember] {
        var members: [PayloadMember] = []
        at += 1
        skipSpace()
        if take("}") { return members }
        while true {
            guard at < bytes.count else { throw trouble(.endOfFile) }
            guard bytes[at] == UInt8(ascii: "\"") else { throw unexpected() }
            let place = at
            let key = try string()
            if members.contains(where: { $0.key == key }) { throw trouble(.doubledKey(key), at: place) }
            skipSpace()
            try expect(":")
            skipSpace()
            members.append(PayloadMember(key: key, value: try value(depth: depth + 1)))
            skipSpace()
            if take("}") { return members }
            try expect(",")
            skipSpace()
        }
    }

    private mutating func elements(depth: Int) throws(PayloadSyntaxError) -> [PayloadNode] {
        var elements: [PayloadNode] = []
        at += 1
        skipSpace()
        if take("]") { return elements }
        while true {
            elements.append(try value(depth: depth + 1))
            skipSpace()
            if take("]") { return elements }
            try expect(",")
            skipSpace()
        }
    }

    private mutating func word(
        _ word: StaticString, _ value: PayloadNode.Value
    ) throws(PayloadSyntaxError) -> PayloadNode.Value {
        let letters = word.withUTF8Buffer { Array($0) }
        guard bytes[at...].starts(with: letters) else { throw unexpected() }
        at += letters.count
        return value
    }

    private mutating func number() throws(PayloadSyntaxError) -> PayloadNode.Value {
        let start = at
        _ = take("-")
        if !take("0") { if digits() == 0 { throw trouble(.badNumber, at: start) } }
        var isInteger = true
        if take(".") {
            isInteger = false
            if digits() == 0 { throw trouble(.badNumber, at: start) }
        }
        if take("e") || take("E") {
            isInteger = false
            if !take("+") { _ = take("-") }
            if digits() == 0 { throw trouble(.badNumber, at: start) }
        }
        guard let number = Double(String(decoding: bytes[start..<at], as: UTF8.self)), number.isFinite else {
            throw trouble(.badNumber, at: start)
        }
        return .number(number, isInteger: isInteger)
    }

    private mutating func digits() -> Int {
        let start = at
        while at < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[at] { at += 1 }
        return at - start
    }
}

extension PayloadReader {
    private mutating func string() throws(PayloadSyntaxError) -> String {
        let start = at
        at += 1
        var text: [UInt8] = []
        while at < bytes.count {
            let byte = bytes[at]
            switch byte {
            case UInt8(ascii: "\""):
                at += 1
                guard let string = String(validating: text, as: UTF8.self) else { throw trouble(.notUTF8, at: start) }
                return string
            case UInt8(ascii: "\\"):
                at += 1
                text += try escape(start)
            case 0..<0x20: throw trouble(.badString, at: start)
            default:
                text.append(byte)
                at += 1
            }
        }
        throw trouble(.endOfFile)
    }

    private mutating func escape(_ start: Int) throws(PayloadSyntaxError) -> [UInt8] {
        guard at < bytes.count else { throw trouble(.endOfFile) }
        let letter = bytes[at]
        at += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [letter]
        case UInt8(ascii: "b"): return [8]
        case UInt8(ascii: "f"): return [12]
        case UInt8(ascii: "n"): return [10]
        case UInt8(ascii: "r"): return [13]
        case UInt8(ascii: "t"): return [9]
        case UInt8(ascii: "u"):
            var units = [try unit(start)]
            if 0xD800..<0xDC00 ~= units[0], take("\\"), take("u") { units.append(try unit(start)) }
            guard let text = String(validating: units, as: UTF16.self) else { throw trouble(.badString, at: start) }
            return Array(text.utf8)
        default: throw trouble(.badString, at: start)
        }
    }

    /// Four hexadecimal digits.
    private mutating func unit(_ start: Int) throws(PayloadSyntaxError) -> UInt16 {
        let digits = bytes[at..<min(at + 4, bytes.count)]
        guard digits.count == 4, digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
            let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw trouble(.badString, at: start) }
        at += 4
        return unit
    }

    private mutating func take(_ letter: Unicode.Scalar) -> Bool {
        guard at < bytes.count, bytes[at] == UInt8(ascii: letter) else { return false }
        at += 1
        return true
    }

    private mutating func expect(_ letter: Unicode.Scalar) throws(PayloadSyntaxError) {
        if !take(letter) { throw unexpected() }
    }

    private mutating func skipSpace() {
        while at < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[at]) {
            at += 1
            skipped += 1
        }
    }

    private func unexpected() -> PayloadSyntaxError {
        guard at < bytes.count else { return trouble(.endOfFile) }
        return trouble(.unexpected(String(Character(UnicodeScalar(bytes[at])))))
    }

    private func trouble(_ trouble: PayloadSyntaxError.Trouble, at place: Int? = nil) -> PayloadSyntaxError {
        let before = bytes[..<min(place ?? at, bytes.count)]
        let line = before.count { $0 == 0x0A } + 1
        let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        return PayloadSyntaxError(trouble: trouble, line: line, column: before.count - lineStart + 1)
    }
}
