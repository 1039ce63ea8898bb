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
        (key, arguments) = (stringInterpolation.pieces.key, stringInterpolation.pieces.arguments)
        hasFormatting = true
    }

    /// The pieces of a literal, as the compiler hands them over.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var pieces = KeyAssembly()

        public init(literalCapacity: Int, interpolationCount: Int) {
            pieces.key.reserveCapacity(literalCapacity + interpolationCount * 4)
        }

        public mutating func appendLiteral(_ literal: String) { pieces.append(literal: literal) }

        public mutating func appendInterpolation(_ string: String) { pieces.append(.string(string)) }

        /// A number in its usual form: `%lld` for whole ones, `%lf` (six decimals) for fractions; see `specifier:` and `format:`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
            pieces.append(.value(value._arg, specifier: value._specifier), as: value._specifier)
        }

        /// A number in the form a `printf` placeholder asks for, such as `%.1f`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            pieces.append(.value(value._arg, specifier: specifier), as: specifier)
        }

        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) { append(subject, formatter) }

        /// Types that are reference-convertible on Apple's systems but not on Linux.
        public mutating func appendInterpolation<Subject: _ObjectiveCBridgeable>(
            _ subject: Subject, formatter: Formatter
        ) {
            append(subject, formatter)
        }

        public mutating func appendInterpolation(_ date: Date) { append(date, nil) }

        public mutating func appendInterpolation(_ uuid: UUID) { append(uuid, nil) }

        public mutating func appendInterpolation(_ decimal: Decimal) { append(decimal, nil) }

        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            append(subject, formatter)
        }

        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String { appendInterpolation(Text(input, format: format)) }

        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
            appendInterpolation(Text(input, format: format))
        }

        public mutating func appendInterpolation(_ text: Text) { pieces.append(.text(text)) }

        public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            appendInterpolation(Text(attributedString))
        }

        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            appendInterpolation(Text(resource))
        }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            appendInterpolation(Text(date, style: style))
        }

        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }

        public mutating func appendInterpolation(_ interval: DateInterval) { appendInterpolation(Text(interval)) }

        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            appendInterpolation(
                Text(
                    timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
        }

        @available(*, unavailable, message: "a view cannot be part of a text; Text and Image can")
        public mutating func appendInterpolation<V: View>(_ view: V) {}

        private mutating func append<Subject>(_ subject: Subject, _ formatter: Formatter?) {
            if let formatter {
                let value = FormatterValue(subject: subject, formatter: formatter)
                appendInterpolation(Text(.formatted(FormattedValue(value))))
            } else {
                pieces.append(.string(String(describing: subject)))
            }
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
