/// A JSON value together with where it stands in the payload.
package struct PayloadNode: Equatable, Sendable {
    package enum Value: Equatable, Sendable {
        case null
        case bool(Bool)
        /// The number as written; `isInteger` when it has neither point nor exponent.
        case number(Double, isInteger: Bool)
        case string(String)
        case array([PayloadNode])
        case object([PayloadMember])
    }

    package var value: Value
    /// Bytes of the payload, from 0.
    package var range: Range<Int>
    /// Bytes without the white space between tokens: what a server sends when it does not indent.
    package var compactSize: Int

    package subscript(key: String) -> PayloadNode? {
        guard case .object(let members) = value else { return nil }
        return members.first { $0.key == key }?.value
    }

    package var members: [PayloadMember]? { if case .object(let members) = value { members } else { nil } }
    package var string: String? { if case .string(let text) = value { text } else { nil } }
    package var number: Double? { if case .number(let number, _) = value { number } else { nil } }
    package var bool: Bool? { if case .bool(let bool) = value { bool } else { nil } }

    /// The JSON word for the value's type.
    package var type: String {
        switch value {
        case .null: "null"
        case .bool: "a boolean"
        case .number(_, let isInteger): isInteger ? "an integer" : "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

package struct PayloadMember: Equatable, Sendable {
    package var key: String
    package var value: PayloadNode
}

/// Bytes that are not JSON.
package struct PayloadSyntaxError: Error, Equatable, Sendable {
    package enum Trouble: Equatable, Sendable {
        case unexpected(String)
        case endOfFile
        case doubledKey(String)
        case tooDeep
        case badString
        case badNumber
        case notUTF8
    }

    package var trouble: Trouble
    /// From 1; the column counts bytes.
    package var line: Int
    package var column: Int

    package init(trouble: Trouble, line: Int, column: Int) {
        (self.trouble, self.line, self.column) = (trouble, line, column)
    }
}
