import Foundation

/// A JSON document as values: what the tables of this module are read with.
///
/// `JSONDecoder` spends four fifths of a cold start looking up conformances; this reads the same tables in a tenth of
/// that.
enum JSONValue: Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    /// What is wrong with a document, in words, and where.
    struct Trouble: Error, Equatable {
        var reason: String
    }

    /// Reads a whole document (RFC 8259). The reason of an error names the line.
    init(_ data: Data) throws(Trouble) {
        var reader = JSONReader(bytes: [UInt8](data))
        self = try reader.document()
    }

    subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members[key]
    }

    var string: String? { if case .string(let text) = self { text } else { nil } }
    var number: Double? { if case .number(let value) = self { value } else { nil } }
    var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
    var array: [JSONValue]? { if case .array(let items) = self { items } else { nil } }
    var object: [String: JSONValue]? { if case .object(let members) = self { members } else { nil } }
}

extension JSONValue {
    /// The member `key`, which must be there and be what `read` reads; `place` is where this value stands, for the
    /// error.
    func need<T>(_ key: String, _ what: String, at place: String, _ read: (JSONValue) -> T?) throws(Trouble) -> T {
        guard let member = self[key] else { throw Trouble(reason: "\(place)/\(key) is missing") }
        guard let value = read(member) else { throw Trouble(reason: "\(place)/\(key) is not \(what)") }
        return value
    }

    func text(_ key: String, at place: String) throws(Trouble) -> String {
        try need(key, "a string", at: place) { $0.string }
    }

    func number(_ key: String, at place: String) throws(Trouble) -> Double {
        try need(key, "a number", at: place) { $0.number }
    }

    func flag(_ key: String, at place: String) throws(Trouble) -> Bool {
        try need(key, "true or false", at: place) { $0.bool }
    }

    func items(_ key: String, at place: String) throws(Trouble) -> [JSONValue] {
        try need(key, "an array", at: place) { $0.array }
    }

    func members(_ key: String, at place: String) throws(Trouble) -> [String: JSONValue] {
        try need(key, "an object", at: place) { $0.object }
    }

    func texts(_ key: String, at place: String) throws(Trouble) -> [String] {
        try need(key, "an array of strings", at: place) { value in
            let texts = value.array?.compactMap(\.string)
            return texts?.count == value.array?.count ? texts : nil
        }
    }

    func numbers(_ key: String, at place: String) throws(Trouble) -> [CGFloat] {
        try need(key, "an array of numbers", at: place) { value in
            let numbers = value.array?.compactMap(\.number).map { CGFloat($0) }
            return numbers?.count == value.array?.count ? numbers : nil
        }
    }
}
