public import Foundation

/// A text to look up later, in another process or another language; Foundation on Linux lacks it.
public struct LocalizedStringResource: Equatable, Sendable {
    /// The key in the table; placeholders stand for interpolated values.
    public let key: String
    /// What is shown where no table has the key; placeholders still in place.
    public let defaultValue: String.LocalizationValue
    public let table: String?
    public var locale: Locale
    public let bundle: BundleDescription

    /// Where the tables lie. Of no effect: the render has one set of tables.
    public enum BundleDescription: Equatable, Sendable {
        case main
        case atURL(URL)
    }

    /// - Parameters:
    ///   - key: Looked up as it is written.
    ///   - defaultValue: Its interpolated values go into the text that is found.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        locale: Locale = Locale(identifier: ""), bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        (self.key, self.defaultValue, self.table) = (key.description, defaultValue, table)
        (self.locale, self.bundle) = (locale, bundle)
    }

    /// The literal is key and default value in one.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = Locale(identifier: ""),
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        (key, defaultValue, self.table) = (keyAndValue.pieces.key, keyAndValue, table)
        (self.locale, self.bundle) = (locale, bundle)
    }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

/// A type that has a localised text.
public protocol CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
    public var localizedStringResource: LocalizedStringResource { self }
}

extension String {
    /// A literal to localise: key, and values to put into it.
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
        var pieces: KeyAssembly
        /// Whether the key is a format, in which `%%` stands for one percent sign.
        var hasFormatting: Bool

        public init(_ value: String) { (pieces, hasFormatting) = (KeyAssembly(key: value), false) }

        public init(stringLiteral value: String) { self.init(value) }

        public init(stringInterpolation: StringInterpolation) {
            (pieces, hasFormatting) = (stringInterpolation.pieces, true)
        }

        /// The pieces of a literal, as the compiler hands them over.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var pieces = KeyAssembly()

            public init(literalCapacity: Int, interpolationCount: Int) {
                pieces.key.reserveCapacity(literalCapacity + interpolationCount * 4)
            }

            public mutating func appendLiteral(_ literal: String) { pieces.append(literal: literal) }

            public mutating func appendInterpolation(_ string: String) { pieces.append(.string(string)) }

            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
                pieces.append(.value(value._arg, specifier: value._specifier), as: value._specifier)
            }

            public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
                pieces.append(.value(value._arg, specifier: specifier), as: specifier)
            }

            public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
            where F.FormatInput: Equatable, F.FormatOutput == String {
                pieces.append(.text(Text(input, format: format)))
            }

            public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                pieces.append(.text(Text(resource)))
            }

            public mutating func appendInterpolation(_ attributedString: AttributedString) {
                pieces.append(.text(Text(attributedString)))
            }
        }
    }
}
