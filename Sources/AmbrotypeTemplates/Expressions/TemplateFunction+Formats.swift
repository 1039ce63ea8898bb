import Foundation

extension TemplateFunction {
    static let formatFunctions: [TemplateFunction] = [
        TemplateFunction(
            "formatted", "(number, digits = any) or (date, style = \"dateTime\")",
            "A number with the locale's grouping, or a date in one of the styles \(DateStyleName.allCases.map(\.rawValue).joined(separator: ", "))."
        ) { a throws(TemplateTrouble) in
            try a.atMost(2)
            if case .date(let date) = try a.value(0) {
                guard let style = DateStyleName(rawValue: try a.text(1, default: "dateTime")) else { throw a.wrong(1) }
                return .string(style.text(of: date, scope: a.scope))
            }
            let number = try a.number(0)
            guard a.values.count > 1 else { return .string(number.formatted(.number.locale(a.scope.locale))) }
            let digits = try digits(a, 1, default: 0)
            return .string(number.formatted(.number.precision(.fractionLength(digits)).locale(a.scope.locale)))
        },
        TemplateFunction("percent", "(share, digits = 0)", "A share as per cent: 0.25 is 25 %.") {
            a throws(TemplateTrouble) in
            try a.atMost(2)
            let style = FloatingPointFormatStyle<Double>.Percent(locale: a.scope.locale)
            return .string(try a.number(0).formatted(style.precision(.fractionLength(try digits(a, 1, default: 0)))))
        },
        TemplateFunction(
            "currency", "(number, code, digits = the currency's)", "A price in a currency such as \"EUR\"."
        ) { a throws(TemplateTrouble) in
            try a.atMost(3)
            let style = FloatingPointFormatStyle<Double>.Currency(code: try a.text(1), locale: a.scope.locale)
            guard a.values.count > 2 else { return .string(try a.number(0).formatted(style)) }
            return .string(try a.number(0).formatted(style.precision(.fractionLength(try digits(a, 2, default: 0)))))
        },
        TemplateFunction("compact", "(number)", "A number in short: 1.2K.") { a throws(TemplateTrouble) in
            .string(try a.number(0).formatted(.number.notation(.compactName).locale(a.scope.locale)))
        },
        TemplateFunction(
            "clock", "(seconds, fields = \"auto\")",
            "A length of time as 4:05 or 1:02:03; fields \"ms\", \"hms\" or \"hm\" fix which parts show."
        ) { a throws(TemplateTrouble) in
            try a.atMost(2)
            return .string(try clock(a))
        },
    ]

    private static func digits(_ a: FunctionArguments, _ index: Int, default standard: Int) throws(TemplateTrouble)
        -> Int
    {
        let digits = try a.integer(index, default: standard)
        guard 0...15 ~= digits else { throw a.wrong(index) }
        return digits
    }

    private static func clock(_ a: FunctionArguments) throws(TemplateTrouble) -> String {
        let number = try a.number(0)
        guard Swift.abs(number) < 1e9 else { throw a.wrong(0) }
        let total = Int(max(0, number))
        let (hours, minutes, seconds) = (total / 3600, total / 60 % 60, total % 60)
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        switch try a.text(1, default: "auto") {
        case "auto": return hours > 0 ? "\(hours):\(two(minutes)):\(two(seconds))" : "\(minutes):\(two(seconds))"
        case "hms": return "\(hours):\(two(minutes)):\(two(seconds))"
        case "ms": return "\(total / 60):\(two(seconds))"
        case "hm": return "\(hours):\(two(minutes))"
        default: throw a.wrong(1)
        }
    }
}

/// Names of date formats; each follows the locale's order and signs.
enum DateStyleName: String, CaseIterable {
    case time, date, longDate, dateTime, monthDay, weekday, shortWeekday, month, day, year, hour

    func text(of date: Date, scope: Scope) -> String {
        var style = Date.FormatStyle(locale: scope.locale, calendar: scope.calendar, timeZone: scope.zone)
        switch self {
        case .time: style = style.hour().minute()
        case .date: style = style.year().month(.abbreviated).day()
        case .longDate: style = style.weekday(.wide).year().month(.wide).day()
        case .dateTime: style = style.year().month(.abbreviated).day().hour().minute()
        case .monthDay: style = style.month(.wide).day()
        case .weekday: style = style.weekday(.wide)
        case .shortWeekday: style = style.weekday(.abbreviated)
        case .month: style = style.month(.wide)
        case .day: style = style.day()
        case .year: style = style.year()
        case .hour: style = style.hour()
        }
        return date.formatted(style)
    }
}
