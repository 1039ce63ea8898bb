package import Foundation

/// What an expression sees: names with values, the instant, zone and locale, and the template's texts.
package struct Scope: Sendable {
    package var values: [String: TemplateValue]
    /// The instant at which the picture is drawn or the entry made.
    package var now: Date
    package var zone: TimeZone
    package var locale: Locale
    package var texts: LocalizedTexts

    package init(
        values: [String: TemplateValue] = [:], now: Date, zone: TimeZone, locale: Locale,
        texts: LocalizedTexts = LocalizedTexts()
    ) {
        (self.values, self.now, self.zone, self.locale, self.texts) = (values, now, zone, locale, texts)
        self.values["now"] = .date(now)
    }

    package func adding(_ name: String, _ value: TemplateValue) -> Scope {
        var scope = self
        scope.values[name] = value
        return scope
    }

    package func adding(_ more: [String: TemplateValue]) -> Scope {
        var scope = self
        scope.values.merge(more) { _, new in new }
        return scope
    }

    /// The locale's language code: `ja`.
    package var language: String { locale.language.languageCode?.identifier ?? locale.identifier }

    /// Gregorian, in the scope's zone and locale.
    package var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        (calendar.timeZone, calendar.locale) = (zone, locale)
        return calendar
    }
}

extension Scope {
    /// The value of a string with expressions: the expression's own value where it is one, else the text of all parts.
    package func value(of pattern: TextPattern) throws(TemplateTrouble) -> TemplateValue {
        if let single = pattern.single { return try evaluate(single) }
        var text = ""
        for part in pattern.parts {
            switch part {
            case .text(let plain): text += plain
            case .expression(let expression): text += try plainText(of: try evaluate(expression))
            }
        }
        return .string(text)
    }

    /// A value as text where no format is given: numbers without grouping, dates as ISO 8601 in UTC, so that it can stand in a URL.
    package func plainText(of value: TemplateValue) throws(TemplateTrouble) -> String {
        switch value {
        case .null: throw .expressionNull("…")
        case .bool(let flag): return flag ? "true" : "false"
        case .integer(let number): return String(number)
        case .number(let number): return plainNumber(number)
        case .string(let text): return text
        case .date(let date): return date.formatted(.iso8601)
        case .list, .object: throw .wrongKind(expected: "a text", found: value.kindName)
        }
    }

    /// Shortest decimal form; whole numbers without a fraction.
    private func plainNumber(_ number: Double) -> String {
        number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    }
}
