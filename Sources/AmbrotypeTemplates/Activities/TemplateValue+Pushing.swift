package import AmbrotypeActivities
import Foundation

extension TemplateValue {
    /// The value of a push's part: what Swift's plain JSON decoder would make of it, dates being seconds since 2001.
    ///
    /// A part that does not fit its shape is read as plain JSON.
    package init(_ node: PayloadNode, as kind: StateShape.Kind = .anything) {
        switch (node.value, kind) {
        case (.null, _): self = .null
        case (.bool(let flag), _): self = .bool(flag)
        case (.string(let text), _): self = .string(text)
        case (.number(let number, _), .date): self = .date(Date(timeIntervalSinceReferenceDate: number))
        case (.number(let number, let isInteger), _):
            let isWhole = isInteger || kind == .integer
            self = isWhole ? Int(exactly: number).map(TemplateValue.integer) ?? .number(number) : .number(number)
        case (.array(let elements), .list(let inner)): self = .list(elements.map { TemplateValue($0, as: inner) })
        case (.array(let elements), _): self = .list(elements.map { TemplateValue($0) })
        case (.object(let members), .object(let shape)): self = .object(Self.fields(members, shape))
        case (.object(let members), _): self = .object(Self.fields(members, StateShape([])))
        }
    }

    private static func fields(_ members: [PayloadMember], _ shape: StateShape) -> [String: TemplateValue] {
        var fields: [String: TemplateValue] = [:]
        for member in members {
            let kind = shape.fields.first { $0.name == member.key }?.kind ?? .anything
            fields[member.key] = TemplateValue(member.value, as: kind)
        }
        return fields
    }

    /// The value as a server sends it: JSON without white space, keys sorted, dates as seconds since 2001.
    package var pushedJSON: String {
        switch self {
        case .null: "null"
        case .bool(let flag): flag ? "true" : "false"
        case .integer(let number): String(number)
        case .number(let number): Self.plain(number)
        case .string(let text): Self.quoted(text)
        case .date(let date): Self.plain(date.timeIntervalSinceReferenceDate)
        case .list(let values): "[" + values.map(\.pushedJSON).joined(separator: ",") + "]"
        case .object(let fields):
            "{"
                + fields.sorted { $0.key < $1.key }.map { Self.quoted($0.key) + ":" + $0.value.pushedJSON }
                .joined(separator: ",") + "}"
        }
    }

    private static func plain(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                if scalar.value < 0x20 {
                    let digits = String(scalar.value, radix: 16)
                    result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }
}
