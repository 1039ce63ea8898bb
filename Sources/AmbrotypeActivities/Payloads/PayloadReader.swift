/// Reads strict JSON: no trailing commas, no comments, no doubled keys, at most 64 levels.
struct PayloadReader {
    let bytes: [UInt8]
    var at = 0
    /// White space passed so far.
    var skipped = 0

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
