package import Foundation

/// A JSON value that knows where it stands.
package struct JSONValue: Sendable {
    package var content: Content
    package var place: SourcePlace

    package init(_ content: Content, at place: SourcePlace) { (self.content, self.place) = (content, place) }

    package indirect enum Content: Sendable {
        case null
        case bool(Bool)
        /// A number written without fraction and exponent that fits 64 bits.
        case integer(Int)
        case number(Double)
        case string(String)
        /// Never in a document: what an expression in it came to.
        case date(Date)
        case array([JSONValue])
        /// Members in the order of the document; keys are distinct.
        case object([JSONMember])
    }
}

/// One `"key": value` of an object.
package struct JSONMember: Sendable {
    package var key: String
    /// Where the key stands; its pointer is that of the value.
    package var keyPlace: SourcePlace
    package var value: JSONValue

    package init(key: String, keyPlace: SourcePlace, value: JSONValue) {
        (self.key, self.keyPlace, self.value) = (key, keyPlace, value)
    }
}

extension JSONValue {
    package var string: String? { if case .string(let text) = content { text } else { nil } }
    package var bool: Bool? { if case .bool(let flag) = content { flag } else { nil } }
    package var integer: Int? { if case .integer(let number) = content { number } else { nil } }
    package var array: [JSONValue]? { if case .array(let values) = content { values } else { nil } }
    package var members: [JSONMember]? { if case .object(let members) = content { members } else { nil } }
    package var isNull: Bool { if case .null = content { true } else { false } }

    package var number: Double? {
        switch content {
        case .integer(let number): Double(number)
        case .number(let number): number
        default: nil
        }
    }

    /// The member named `key`; linear in the number of members.
    package subscript(key: String) -> JSONValue? { members?.first { $0.key == key }?.value }

    /// What the value is, with an article, for messages: "a string", "an object".
    package var kindName: String {
        switch content {
        case .null: "null"
        case .bool: "true or false"
        case .integer, .number: "a number"
        case .string: "a string"
        case .date: "a date"
        case .array: "a list"
        case .object: "an object"
        }
    }
}
