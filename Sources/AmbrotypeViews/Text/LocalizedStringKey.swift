public import Foundation

/// The key of a text to look up in the string tables, with the values to put into it.
///
/// A literal with interpolations becomes a key with placeholders, by Apple's rule: `"\(count) of \(name)"` is looked up as
/// `"%lld of %@"`. A percent sign in such a literal is doubled.
public struct LocalizedStringKey: Equatable, Sendable {
    package var key: String
    var arguments: [TextArgument]
    /// Whether `key` is a format, in which `%%` stands for one percent sign.
    var hasFormatting: Bool

    public init(_ value: String) { (key, arguments, hasFormatting) = (value, [], false) }
}

extension LocalizedStringKey: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
        (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments)
        hasFormatting = stringInterpolation.hasFormatting
    }

    /// The pieces of a literal, as the compiler hands them over.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var key = ""
        var arguments: [TextArgument] = []
        var hasFormatting = false

        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity + interpolationCount * 4)
            hasFormatting = interpolationCount > 0
        }

        public mutating func appendLiteral(_ literal: String) {
            key += hasFormatting ? literal.replacingOccurrences(of: "%", with: "%%") : literal
        }

        public mutating func appendInterpolation(_ string: String) { append(.string(string)) }

        public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            append(.value(value._arg, specifier: value._specifier), as: value._specifier)
        }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            append(.value(value._arg, specifier: specifier), as: specifier)
        }

        mutating func append(_ argument: TextArgument, as specifier: String = "%@") {
            key += specifier
            arguments.append(argument)
        }
    }
}

/// A value put into a text: a word, a number with its placeholder, or a text of its own.
indirect enum TextArgument: Equatable, @unchecked Sendable {
    case string(String)
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

/// A number that knows its placeholder in a localisation key.
public protocol _FormatSpecifiable: Equatable {
    associatedtype _Arg: CVarArg
    var _arg: _Arg { get }
    var _specifier: String { get }
}

extension _FormatSpecifiable where Self: CVarArg {
    public var _arg: Self { self }
}

extension Int: _FormatSpecifiable { public var _specifier: String { "%lld" } }
extension Int8: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int16: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int32: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int64: _FormatSpecifiable { public var _specifier: String { "%lld" } }
extension UInt: _FormatSpecifiable { public var _specifier: String { "%llu" } }
extension UInt8: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt16: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt32: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt64: _FormatSpecifiable { public var _specifier: String { "%llu" } }
extension Float: _FormatSpecifiable { public var _specifier: String { "%f" } }
extension Double: _FormatSpecifiable { public var _specifier: String { "%lf" } }
extension CGFloat: _FormatSpecifiable { public var _specifier: String { "%lf" } }
