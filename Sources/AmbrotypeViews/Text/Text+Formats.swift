public import Foundation

extension Text {
    /// A value in a format style, in the environment's locale, calendar and time zone.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.formatted(FormattedValue(StyledValue(input: input, format: format) { AttributedString($0) })))
    }

    /// A value in a format style that gives its parts attributes.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(.formatted(FormattedValue(StyledValue(input: input, format: format) { $0 })))
    }

    /// A value through a formatter, which takes the environment's locale, calendar and time zone (a reimplementation's
    /// behaviour: the formatter's own are overridden).
    ///
    /// Apple asks for `ReferenceConvertible`, which `Date` and others are not on Linux; all those types are bridged ones.
    public init<Subject: _ObjectiveCBridgeable>(_ subject: Subject, formatter: Formatter) {
        self.init(.formatted(FormattedValue(FormatterValue(subject: subject, formatter: formatter))))
    }

    /// A value through a formatter, as for any reference type.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(.formatted(FormattedValue(FormatterValue(subject: subject, formatter: formatter))))
    }
}

/// A value with the way to write it.
struct FormattedValue: Equatable, Sendable {
    let content: any FormattableContent

    init(_ content: any FormattableContent) { self.content = content }

    static func == (left: FormattedValue, right: FormattedValue) -> Bool { left.content.equals(right.content) }
}

protocol FormattableContent: Sendable {
    func words(in surroundings: FormatSurroundings) -> AttributedString
    func equals(_ other: any FormattableContent) -> Bool
}

/// Immutable after it is made; format styles and their inputs are values.
struct StyledValue<F: FormatStyle>: FormattableContent, @unchecked Sendable where F.FormatInput: Equatable {
    let input: F.FormatInput
    let format: F
    let attributed: @Sendable (F.FormatOutput) -> AttributedString

    func words(in surroundings: FormatSurroundings) -> AttributedString {
        if let words = surroundings.relativeWords(of: input, format: format) { return AttributedString(words) }
        return attributed(surroundings.pinned(format).format(input))
    }

    func equals(_ other: any FormattableContent) -> Bool {
        guard let other = other as? StyledValue<F> else { return false }
        return input == other.input && format == other.format
    }
}

/// The formatter is copied before it is changed; the original is only read.
struct FormatterValue: FormattableContent, @unchecked Sendable {
    let subject: Any
    let formatter: Formatter

    func words(in surroundings: FormatSurroundings) -> AttributedString {
        AttributedString(surroundings.words(for: subject, formatter: formatter))
    }

    func equals(_ other: any FormattableContent) -> Bool {
        guard let other = other as? FormatterValue else { return false }
        return formatter === other.formatter && String(describing: subject) == String(describing: other.subject)
    }
}
