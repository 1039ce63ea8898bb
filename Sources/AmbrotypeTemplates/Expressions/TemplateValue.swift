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

/// `2026-04-03T12:30:00Z`, `2026-04-03T12:30+09:00`, `2026-04-03T12:30:00.5`; nil for anything else. Without an offset the time is
/// local in `zone`.
package func iso8601Date(_ text: String, zone: TimeZone) -> Date? {
    guard
        let match = text.wholeMatch(of: #/(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d)(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?/#)
    else {
        return nil
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = match.8.map(offsetZone) ?? zone
    let parts = DateComponents(
        year: Int(match.1), month: Int(match.2), day: Int(match.3), hour: Int(match.4), minute: Int(match.5),
        second: match.6.flatMap { Int($0) } ?? 0)
    guard parts.isValidDate(in: calendar), let date = calendar.date(from: parts) else { return nil }
    return date.addingTimeInterval(match.7.flatMap { Double("0" + $0) } ?? 0)
}

private func offsetZone(_ text: Substring) -> TimeZone {
    let digits = text.filter(\.isNumber)
    guard text != "Z", let hours = Int(digits.prefix(2)), let minutes = Int(digits.suffix(2)) else { return .gmt }
    let seconds = (hours * 60 + minutes) * 60
    return TimeZone(secondsFromGMT: text.hasPrefix("-") ? -seconds : seconds) ?? .gmt
}
