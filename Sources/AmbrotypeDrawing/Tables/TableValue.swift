package import Foundation

/// A JSON document as values: what the tables that come with the modules are read with.
///
/// `JSONDecoder` spends four fifths of a cold start looking up conformances; this reads the same tables in a tenth of
/// that.
package enum TableValue: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([TableValue])
    case object([String: TableValue])

    /// What is wrong with a document, in words, and where.
    package struct Trouble: Error, Equatable {
        package var reason: String

        package init(reason: String) { self.reason = reason }
    }

    /// Reads a whole document (RFC 8259). The reason of an error names the line.
    package init(_ data: Data) throws(Trouble) {
        var reader = TableReader(bytes: [UInt8](data))
        self = try reader.document()
    }

    package subscript(key: String) -> TableValue? {
        guard case .object(let members) = self else { return nil }
        return members[key]
    }

    package var string: String? { if case .string(let text) = self { text } else { nil } }
    package var number: Double? { if case .number(let value) = self { value } else { nil } }
    package var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
    package var array: [TableValue]? { if case .array(let items) = self { items } else { nil } }
    package var object: [String: TableValue]? { if case .object(let members) = self { members } else { nil } }
}

extension TableValue {
    /// The member `key`, which must be there and be what `read` reads; `place` is where this value stands, for the
    /// error.
    package func need<T>(_ key: String, _ what: String, at place: String, _ read: (TableValue) -> T?) throws(Trouble)
        -> T
    {
        guard let member = self[key] else { throw Trouble(reason: "\(place)/\(key) is missing") }
        guard let value = read(member) else { throw Trouble(reason: "\(place)/\(key) is not \(what)") }
        return value
    }

    package func text(_ key: String, at place: String) throws(Trouble) -> String {
        try need(key, "a string", at: place) { $0.string }
    }

    package func number(_ key: String, at place: String) throws(Trouble) -> Double {
        try need(key, "a number", at: place) { $0.number }
    }

    package func flag(_ key: String, at place: String) throws(Trouble) -> Bool {
        try need(key, "true or false", at: place) { $0.bool }
    }

    package func items(_ key: String, at place: String) throws(Trouble) -> [TableValue] {
        try need(key, "an array", at: place) { $0.array }
    }

    package func members(_ key: String, at place: String) throws(Trouble) -> [String: TableValue] {
        try need(key, "an object", at: place) { $0.object }
    }

    package func texts(_ key: String, at place: String) throws(Trouble) -> [String] {
        try need(key, "an array of strings", at: place) { value in
            let texts = value.array?.compactMap(\.string)
            return texts?.count == value.array?.count ? texts : nil
        }
    }

    package func numbers(_ key: String, at place: String) throws(Trouble) -> [CGFloat] {
        try need(key, "an array of numbers", at: place) { value in
            let numbers = value.array?.compactMap(\.number).map { CGFloat($0) }
            return numbers?.count == value.array?.count ? numbers : nil
        }
    }
}
