package import Foundation

/// A value of a parameter.
package enum ParameterValue: Equatable, Hashable, Sendable {
    case text(String)
    case integer(Int)
    case number(Double)
    case bool(Bool)
    /// The id of an option.
    case choice(String)
    case date(Date)
    case url(URL)

    /// As the command line writes it; `ConfigurationParameter.Kind.value(_:)` reads it back.
    package var word: String {
        switch self {
        case .text(let text), .choice(let text): text
        case .integer(let number): String(number)
        case .number(let number): String(number)
        case .bool(let isOn): isOn ? "true" : "false"
        case .date(let date): String(date.timeIntervalSince1970)
        case .url(let url): url.absoluteString
        }
    }
}

extension ConfigurationParameter.Kind {
    package func accepts(_ value: ParameterValue) -> Bool {
        switch (self, value) {
        case (.text, .text), (.bool, .bool), (.date, .date), (.url, .url): true
        case (.integer(let range), .integer(let number)): range?.contains(number) ?? true
        case (.number(let range), .number(let number)): number.isFinite && range?.contains(number) ?? true
        case (.choice(let options), .choice(let id)): options.contains { $0.id == id }
        default: false
        }
    }

    /// Reads a word from the command line or a template; nil when it does not fit.
    package func value(_ word: String) -> ParameterValue? {
        let value: ParameterValue? =
            switch self {
            case .text: .text(word)
            case .integer: Int(word).map { .integer($0) }
            case .number: Double(word).map { .number($0) }
            case .bool:
                ["true": true, "yes": true, "on": true, "false": false, "no": false, "off": false][word]
                    .map { .bool($0) }
            case .choice: .choice(word)
            case .date: date(word).map { .date($0) }
            case .url: word.isEmpty ? nil : URL(string: word).map { .url($0) }
            }
        return value.flatMap { accepts($0) ? $0 : nil }
    }

    private func date(_ word: String) -> Date? {
        if let seconds = Double(word), seconds.isFinite { return Date(timeIntervalSince1970: seconds) }
        let text = word.count == 10 ? word + "T00:00:00Z" : word
        return try? Date(text, strategy: .iso8601)
    }

    /// What the kind takes, for messages: the ids of a choice, else nil.
    package var words: [String]? {
        switch self {
        case .choice(let options): options.map(\.id)
        case .bool: ["true", "false"]
        default: nil
        }
    }
}
