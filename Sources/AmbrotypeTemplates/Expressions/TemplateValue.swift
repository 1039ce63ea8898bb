package import Foundation

/// What an expression, an entry's field or a data file holds.
package indirect enum TemplateValue: Equatable, Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case date(Date)
    case list([TemplateValue])
    case object([String: TemplateValue])
}

extension TemplateValue {
    /// The value of a JSON document. A string that is a complete ISO 8601 date and time becomes a date; one without an offset is
    /// local time in `zone`.
    package init(_ json: JSONValue, zone: TimeZone) {
        switch json.content {
        case .null: self = .null
        case .bool(let flag): self = .bool(flag)
        case .integer(let number): self = .integer(number)
        case .number(let number): self = .number(number)
        case .string(let text): self = iso8601Date(text, zone: zone).map(TemplateValue.date) ?? .string(text)
        case .date(let date): self = .date(date)
        case .array(let values): self = .list(values.map { TemplateValue($0, zone: zone) })
        case .object(let members):
            self = .object(
                Dictionary(
                    members.map { ($0.key, TemplateValue($0.value, zone: zone)) },
                    uniquingKeysWith: { first, _ in first }))
        }
    }

    package var double: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .number(let number): number
        default: nil
        }
    }

    package var string: String? { if case .string(let text) = self { text } else { nil } }
    package var list: [TemplateValue]? { if case .list(let values) = self { values } else { nil } }
    package var object: [String: TemplateValue]? { if case .object(let members) = self { members } else { nil } }
    package var isNull: Bool { self == .null }

    /// What the value is, with an article, for messages.
    package var kindName: String {
        switch self {
        case .null: "no value"
        case .bool(let flag): "\(flag)"
        case .integer(let number): "the number \(number)"
        case .number(let number): "the number \(number)"
        case .string(let text): "the text \"\(text.prefix(40))\""
        case .date: "a date"
        case .list(let values): "a list of \(values.count)"
        case .object: "an object"
        }
    }

    /// Equality as `==` in expressions sees it: whole and other numbers compare by value.
    package func isEqual(to other: TemplateValue) -> Bool {
        if let a = double, let b = other.double { return a == b }
        return self == other
    }
}
