import Foundation

extension Scope {
    /// The text for a key with its placeholders filled; the key itself, filled, where no table has it.
    package func localized(_ key: String, arguments: [TemplateValue] = []) throws(TemplateTrouble) -> String {
        let format = texts.text(for: key, locale: locale, arguments: arguments.map(\.double))?.text ?? key
        return try filled(format, key: key, with: arguments)
    }

    /// Fills `%@`, `%lld`, `%.1f`, `%2$@`: whole numbers and other numbers take the locale's grouping and digits.
    private func filled(_ format: String, key: String, with arguments: [TemplateValue]) throws(TemplateTrouble)
        -> String
    {
        var result = ""
        var at = format.startIndex
        var next = 0
        for specifier in FormatSpecifier.all(in: format) {
            result += format[at..<specifier.range.lowerBound]
            at = specifier.range.upperBound
            if specifier.kind == .percent {
                result += "%"
                continue
            }
            let index = specifier.position.map { $0 - 1 } ?? next
            if specifier.position == nil { next += 1 }
            guard arguments.indices.contains(index) else {
                throw .badSpecifier(key: key, specifier: String(format[specifier.range]), argument: "missing")
            }
            result += try text(of: arguments[index], conversion: specifier.conversion, key: key)
        }
        return result + format[at...]
    }

    private func text(of value: TemplateValue, conversion: String, key: String) throws(TemplateTrouble) -> String {
        guard conversion != "@", conversion != "arg" else { return try localText(of: value) }
        guard let number = value.double else {
            throw .badSpecifier(key: key, specifier: "%" + conversion, argument: value.kindName)
        }
        let isWhole = "dDiuU".contains(conversion.last ?? "d")
        let written = conversion.firstIndex(of: ".").flatMap { point in
            Int(conversion[conversion.index(after: point)...].prefix { $0.isASCII && $0.isNumber })
        }
        let digits = isWhole ? 0 : min(written ?? 6, 15)
        return number.formatted(.number.precision(.fractionLength(digits)).locale(locale))
    }

    /// A value as `%@` shows it: numbers by the locale, all else as plain text.
    private func localText(of value: TemplateValue) throws(TemplateTrouble) -> String {
        if let number = value.double { return number.formatted(.number.locale(locale)) }
        return try plainText(of: value)
    }
}
