import Foundation

extension FormatPlaceholder {
    /// A number as this placeholder writes it in a locale: digits, groups and decimal sign are the locale's, as with Apple's
    /// `String(format:locale:)`; hexadecimal, octal and exponent forms keep Latin digits.
    func words(for value: any CVarArg, locale: Locale) -> String {
        switch conversion {
        case "d", "D", "i", "u", "U": padded(whole(value, locale))
        case "f", "F": padded(fraction(value, locale))
        case "@", "s", "S": padded(plain(value, locale))
        default: padded(cForm(value, locale))
        }
    }

    private func whole(_ value: any CVarArg, _ locale: Locale) -> String {
        let digits = max(precision ?? 1, padsWithZeros ? width ?? 1 : 1)
        if let large = value as? UInt64 ?? (value as? UInt).map(UInt64.init), large > UInt64(Int64.max) {
            return integer(large, digits, locale)
        }
        return integer(Self.integer(value), digits, locale)
    }

    private func integer<I: BinaryInteger>(_ value: I, _ digits: Int, _ locale: Locale) -> String {
        var style = IntegerFormatStyle<I>(locale: locale).precision(.integerLength(digits...))
        if flags.contains("+") { style = style.sign(strategy: .always()) }
        return style.format(value)
    }

    private func fraction(_ value: any CVarArg, _ locale: Locale) -> String {
        let places = precision ?? 6
        let zeros = padsWithZeros ? (width ?? 0) - places - (places > 0 ? 1 : 0) : 1
        var style = FloatingPointFormatStyle<Double>(locale: locale)
            .precision(.integerAndFractionLength(integerLimits: max(zeros, 1)..., fractionLimits: places...places))
        if flags.contains("+") { style = style.sign(strategy: .always()) }
        return style.format(Self.double(value))
    }

    private func plain(_ value: any CVarArg, _ locale: Locale) -> String {
        if value is any BinaryFloatingPoint {
            return FloatingPointFormatStyle<Double>(locale: locale).grouping(.never).precision(.fractionLength(0...15))
                .format(Self.double(value))
        }
        if value is any BinaryInteger {
            return IntegerFormatStyle<Int64>(locale: locale).grouping(.never).format(Self.integer(value))
        }
        return String(describing: value)
    }

    /// Forms that have no locale of their own, as C writes them.
    private func cForm(_ value: any CVarArg, _ locale: Locale) -> String {
        let alternate = flags.contains("#") ? "#" : ""
        switch conversion {
        case "x", "X", "o", "O":
            let letter = conversion == "O" ? "o" : conversion
            return String(format: "%\(alternate)ll\(letter)", UInt64(bitPattern: Self.integer(value)))
        case "c", "C":
            return Unicode.Scalar(UInt32(clamping: Self.integer(value))).map { String(Character($0)) } ?? ""
        case "e", "E", "g", "G", "a", "A":
            let places = precision.map { ".\($0)" } ?? ""
            let text = String(format: "%\(alternate)\(places)\(conversion)", Self.double(value))
            let separator = locale.decimalSeparator ?? "."
            return separator == "," ? text.replacingOccurrences(of: ".", with: separator) : text
        default: return String(describing: value)
        }
    }

    private var padsWithZeros: Bool { flags.contains("0") && !flags.contains("-") }

    private func padded(_ text: String) -> String {
        guard let width, text.count < width else { return text }
        let spaces = String(repeating: " ", count: width - text.count)
        return flags.contains("-") ? text + spaces : spaces + text
    }

    private static func integer(_ value: any CVarArg) -> Int64 {
        if let whole = value as? any BinaryInteger { return Int64(truncatingIfNeeded: whole) }
        let number = double(value)
        return number.isFinite ? Int64(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max) : 0
    }

    private static func double(_ value: any CVarArg) -> Double {
        if let whole = value as? any BinaryInteger { return Double(whole) }
        if let fraction = value as? any BinaryFloatingPoint { return Double(fraction) }
        return .nan
    }
}
