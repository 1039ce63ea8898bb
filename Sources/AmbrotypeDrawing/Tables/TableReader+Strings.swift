import Foundation

extension TableReader {
    mutating func string() throws(TableValue.Trouble) -> String {
        at += 1
        let start = at
        while at < bytes.count, bytes[at] != UInt8(ascii: "\""), bytes[at] != UInt8(ascii: "\\") { at += 1 }
        guard at < bytes.count else { throw trouble("a string does not end") }
        if bytes[at] == UInt8(ascii: "\"") {
            at += 1
            return String(decoding: bytes[start..<at - 1], as: UTF8.self)
        }
        return try escaped(from: start)
    }

    /// The rest of a string that has escapes in it.
    private mutating func escaped(from start: Int) throws(TableValue.Trouble) -> String {
        var units = Array(String(decoding: bytes[start..<at], as: UTF8.self).utf16)
        while at < bytes.count {
            let byte = bytes[at]
            if byte == UInt8(ascii: "\"") {
                at += 1
                return String(decoding: units, as: UTF16.self)
            }
            if byte == UInt8(ascii: "\\") {
                units.append(try escape())
            } else {
                let run = at
                while at < bytes.count, bytes[at] != UInt8(ascii: "\""), bytes[at] != UInt8(ascii: "\\") { at += 1 }
                units += String(decoding: bytes[run..<at], as: UTF8.self).utf16
            }
        }
        throw trouble("a string does not end")
    }

    private mutating func escape() throws(TableValue.Trouble) -> UInt16 {
        guard at + 1 < bytes.count else { throw trouble("a string does not end") }
        let sign = bytes[at + 1]
        at += 2
        switch sign {
        case UInt8(ascii: "n"): return 0x0A
        case UInt8(ascii: "t"): return 0x09
        case UInt8(ascii: "r"): return 0x0D
        case UInt8(ascii: "b"): return 0x08
        case UInt8(ascii: "f"): return 0x0C
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return UInt16(sign)
        case UInt8(ascii: "u"):
            guard at + 4 <= bytes.count,
                let unit = UInt16(String(decoding: bytes[at..<at + 4], as: UTF8.self), radix: 16)
            else { throw trouble("\\u needs four hexadecimal digits") }
            at += 4
            return unit
        default: throw trouble("an unknown escape")
        }
    }
}
