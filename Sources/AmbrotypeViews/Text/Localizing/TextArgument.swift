import Foundation

/// A value put into a text: a word, a number with its placeholder, or a text of its own.
indirect enum TextArgument: Equatable, @unchecked Sendable {
    case string(String)
    /// A number; `specifier` is the placeholder that stands for it in the key.
    case value(any CVarArg, specifier: String)
    case text(Text)

    static func == (left: TextArgument, right: TextArgument) -> Bool {
        switch (left, right) {
        case (.string(let a), .string(let b)): a == b
        case (.value(let a, let x), .value(let b, let y)): x == y && String(describing: a) == String(describing: b)
        case (.text(let a), .text(let b)): a == b
        default: false
        }
    }
}

extension TextArgument {
    /// What the string tables see of an argument: numbers decide plural forms, words do not.
    var forPlural: any CVarArg {
        switch self {
        case .value(let value, _): value
        case .string(let string): string as NSString
        case .text(let text): text.plainText as NSString
        }
    }
}

/// The pieces of a literal while it becomes a localisation key: text, and placeholders with their values.
struct KeyAssembly: Equatable, Sendable {
    var key = ""
    var arguments: [TextArgument] = []

    /// Literal text; a percent sign is doubled, as in every format.
    mutating func append(literal: String) {
        key += literal.contains("%") ? literal.replacingOccurrences(of: "%", with: "%%") : literal
    }

    mutating func append(_ argument: TextArgument, as specifier: String = "%@") {
        key += specifier
        arguments.append(argument)
    }
}
