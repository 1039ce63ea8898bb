package import Foundation

/// A value of an old-style property list, the format of `project.pbxproj`: every leaf is text.
package indirect enum OldPropertyList: Equatable, Sendable {
    case text(String)
    case list([OldPropertyList])
    case dictionary([String: OldPropertyList])

    package var text: String? { if case .text(let text) = self { text } else { nil } }
    package var list: [OldPropertyList]? { if case .list(let values) = self { values } else { nil } }
    package var dictionary: [String: OldPropertyList]? {
        if case .dictionary(let values) = self { values } else { nil }
    }
    /// Texts of a list; of a text the text alone.
    package var texts: [String] { list?.compactMap(\.text) ?? text.map { [$0] } ?? [] }

    package subscript(key: String) -> OldPropertyList? { dictionary?[key] }
}

extension OldPropertyList {
    /// Reads a whole document. Throws with the line where it stops making sense.
    package static func read(_ data: Data, file: String) throws(ProjectTrouble) -> OldPropertyList {
        var reader = OldPropertyListReader(bytes: Array(data), file: file)
        let value = try reader.value()
        reader.skipBlanks()
        guard reader.isAtEnd else { throw reader.trouble("the end of the file") }
        return value
    }
}

private struct OldPropertyListReader {
    let bytes: [UInt8]
    let file: String
    var at = 0

    var isAtEnd: Bool { at >= bytes.count }

    func trouble(_ expected: String) -> ProjectTrouble {
        let line = 1 + bytes[..<min(at, bytes.count)].reduce(0) { $0 + ($1 == 0x0A ? 1 : 0) }
        return .unreadable(file: file, line: line, expected: expected)
    }

    mutating func value() throws(ProjectTrouble) -> OldPropertyList {
        skipBlanks()
        guard at < bytes.count else { throw trouble("a value") }
        switch bytes[at] {
        case UInt8(ascii: "{"): return try dictionary()
        case UInt8(ascii: "("): return try list()
        default: return .text(try text())
        }
    }

    private mutating func dictionary() throws(ProjectTrouble) -> OldPropertyList {
        at += 1
        var values: [String: OldPropertyList] = [:]
        while true {
            skipBlanks()
            if take("}") { return .dictionary(values) }
            let key = try text()
            skipBlanks()
            guard take("=") else { throw trouble("\"=\" after \(key)") }
            values[key] = try value()
            skipBlanks()
            guard take(";") else { throw trouble("\";\" after the value of \(key)") }
        }
    }

    private mutating func list() throws(ProjectTrouble) -> OldPropertyList {
        at += 1
        var values: [OldPropertyList] = []
        while true {
            skipBlanks()
            if take(")") { return .list(values) }
            values.append(try value())
            skipBlanks()
            if !take(","), at >= bytes.count || bytes[at] != UInt8(ascii: ")") { throw trouble("\",\" or \")\"") }
        }
    }

    private mutating func text() throws(ProjectTrouble) -> String {
        guard at < bytes.count else { throw trouble("a text") }
        if bytes[at] == UInt8(ascii: "\"") { return try quoted() }
        let start = at
        while at < bytes.count, Self.isPlain(bytes[at]) { at += 1 }
        guard at > start else { throw trouble("a text") }
        return String(decoding: bytes[start..<at], as: UTF8.self)
    }

    private mutating func quoted() throws(ProjectTrouble) -> String {
        at += 1
        var found: [UInt8] = []
        while at < bytes.count {
            let byte = bytes[at]
            at += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: found, as: UTF8.self)
            case UInt8(ascii: "\\"):
                guard at < bytes.count else { break }
                found.append(Self.escaped(bytes[at]))
                at += 1
            default: found.append(byte)
            }
        }
        throw trouble("the end of a quoted text")
    }

    private static func escaped(_ byte: UInt8) -> UInt8 {
        switch byte {
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "t"): 0x09
        case UInt8(ascii: "r"): 0x0D
        default: byte
        }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"),
            UInt8(ascii: "-"), UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "+"), UInt8(ascii: "@"), 0x80...:
            true
        default: false
        }
    }

    private mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard at < bytes.count, bytes[at] == UInt8(ascii: sign) else { return false }
        at += 1
        return true
    }

    /// Blanks and both kinds of comment.
    mutating func skipBlanks() {
        while at < bytes.count {
            if bytes[at] <= 0x20 {
                at += 1
            } else if bytes[at] == UInt8(ascii: "/"), at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "*") {
                at += 2
                while at + 1 < bytes.count, !(bytes[at] == UInt8(ascii: "*") && bytes[at + 1] == UInt8(ascii: "/")) {
                    at += 1
                }
                at = min(at + 2, bytes.count)
            } else if bytes[at] == UInt8(ascii: "/"), at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "/") {
                while at < bytes.count, bytes[at] != 0x0A { at += 1 }
            } else {
                return
            }
        }
    }
}
