extension PayloadReader {
    mutating func string() throws(PayloadSyntaxError) -> String {
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

    mutating func escape(_ start: Int) throws(PayloadSyntaxError) -> [UInt8] {
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
    mutating func unit(_ start: Int) throws(PayloadSyntaxError) -> UInt16 {
        let digits = bytes[at..<min(at + 4, bytes.count)]
        guard digits.count == 4, digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
            let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw trouble(.badString, at: start) }
        at += 4
        return unit
    }

    mutating func take(_ letter: Unicode.Scalar) -> Bool {
        guard at < bytes.count, bytes[at] == UInt8(ascii: letter) else { return false }
        at += 1
        return true
    }

    mutating func expect(_ letter: Unicode.Scalar) throws(PayloadSyntaxError) {
        if !take(letter) { throw unexpected() }
    }

    mutating func skipSpace() {
        while at < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[at]) {
            at += 1
            skipped += 1
        }
    }

    func unexpected() -> PayloadSyntaxError {
        guard at < bytes.count else { return trouble(.endOfFile) }
        return trouble(.unexpected(String(Character(UnicodeScalar(bytes[at])))))
    }

    func trouble(_ trouble: PayloadSyntaxError.Trouble, at place: Int? = nil) -> PayloadSyntaxError {
        let before = bytes[..<min(place ?? at, bytes.count)]
        let line = before.count { $0 == 0x0A } + 1
        let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        return PayloadSyntaxError(trouble: trouble, line: line, column: before.count - lineStart + 1)
    }
}
