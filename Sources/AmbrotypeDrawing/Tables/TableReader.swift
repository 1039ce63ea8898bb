import Foundation

/// Reads JSON from bytes, front to back.
struct TableReader {
    let bytes: [UInt8]
    var at = 0
    /// Deepest nesting read, far above what the tables have.
    private static let mostDepth = 64

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func document() throws(TableValue.Trouble) -> TableValue {
        let value = try value(depth: 0)
        skipSpace()
        guard at == bytes.count else { throw trouble("something follows the end of the document") }
        return value
    }

    func trouble(_ reason: String) -> TableValue.Trouble {
        let line = bytes.prefix(at).count { $0 == UInt8(ascii: "\n") } + 1
        return TableValue.Trouble(reason: "line \(line): \(reason)")
    }

    private mutating func skipSpace() {
        while at < bytes.count, bytes[at] == 0x20 || bytes[at] == 0x0A || bytes[at] == 0x0D || bytes[at] == 0x09 {
            at += 1
        }
    }

    private mutating func value(depth: Int) throws(TableValue.Trouble) -> TableValue {
        skipSpace()
        guard at < bytes.count else { throw trouble("the document ends too early") }
        guard depth < TableReader.mostDepth else { throw trouble("nested too deeply") }
        switch bytes[at] {
        case UInt8(ascii: "{"): return try object(depth: depth)
        case UInt8(ascii: "["): return try array(depth: depth)
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return try number()
        }
    }

    private mutating func word(_ word: String, _ value: TableValue) throws(TableValue.Trouble) -> TableValue {
        guard bytes[at...].starts(with: word.utf8) else { throw trouble("a value was expected") }
        at += word.utf8.count
        return value
    }

    private mutating func object(depth: Int) throws(TableValue.Trouble) -> TableValue {
        var members: [String: TableValue] = [:]
        at += 1
        skipSpace()
        if take("}") { return .object(members) }
        repeat {
            skipSpace()
            guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else { throw trouble("a name was expected") }
            let name = try string()
            skipSpace()
            guard take(":") else { throw trouble("a colon was expected after \"\(name)\"") }
            members[name] = try value(depth: depth + 1)
            skipSpace()
        } while take(",")
        guard take("}") else { throw trouble("a comma or } was expected") }
        return .object(members)
    }

    private mutating func array(depth: Int) throws(TableValue.Trouble) -> TableValue {
        var items: [TableValue] = []
        at += 1
        skipSpace()
        if take("]") { return .array(items) }
        repeat {
            items.append(try value(depth: depth + 1))
            skipSpace()
        } while take(",")
        guard take("]") else { throw trouble("a comma or ] was expected") }
        return .array(items)
    }

    private mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard at < bytes.count, bytes[at] == UInt8(ascii: sign) else { return false }
        at += 1
        return true
    }

    private mutating func number() throws(TableValue.Trouble) -> TableValue {
        let start = at
        if let whole = wholeNumber() { return .number(whole) }
        at = start
        while at < bytes.count, TableReader.isNumeric(bytes[at]) { at += 1 }
        guard let value = Double(String(decoding: bytes[start..<at], as: UTF8.self)) else {
            throw trouble("a value was expected")
        }
        return .number(value)
    }

    /// A number of at most fifteen digits with at most three after the point, which is most of them: no text is made
    /// of it.
    private mutating func wholeNumber() -> Double? {
        var (digits, fraction, count) = (0, -1, 0)
        let isNegative = take("-")
        while at < bytes.count, count < 16 {
            if (48...57).contains(bytes[at]) {
                digits = digits * 10 + Int(bytes[at] - 48)
                (count, fraction) = (count + 1, fraction < 0 ? -1 : fraction + 1)
            } else if bytes[at] == UInt8(ascii: "."), fraction < 0 {
                fraction = 0
            } else {
                break
            }
            at += 1
        }
        guard count > 0, count < 16, fraction < 4, at == bytes.count || !TableReader.isNumeric(bytes[at]) else {
            return nil
        }
        let value = Double(digits) / (fraction == 3 ? 1000 : fraction == 2 ? 100 : fraction == 1 ? 10 : 1)
        return isNegative ? -value : value
    }

    private static func isNumeric(_ byte: UInt8) -> Bool {
        (48...57).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
            || byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E")
    }
}
