import Foundation

extension TemplateFunction {
    static let dateFunctions: [TemplateFunction] = [
        TemplateFunction("date", "(text)", "The date of an ISO 8601 text; local time where it has no offset.") {
            a throws(TemplateTrouble) in
            if case .date(let date) = try a.value(0) { return .date(date) }
            guard let date = iso8601Date(try a.text(0), zone: a.scope.zone) else { throw a.wrong(0) }
            return .date(date)
        },
        duration("seconds", 1), duration("minutes", 60), duration("hours", 3600), duration("days", 86_400),
        TemplateFunction(
            "adding", "(date, number, unit)",
            "The date moved by calendar units: second, minute, hour, day, week, month, year."
        ) {
            a throws(TemplateTrouble) in
            let units: [String: Calendar.Component] = [
                "second": .second, "minute": .minute, "hour": .hour, "day": .day, "week": .weekOfYear, "month": .month,
                "year": .year,
            ]
            guard case .date(let date) = try a.value(0) else { throw a.wrong(0) }
            guard let unit = units[try a.text(2)],
                let moved = a.scope.calendar.date(byAdding: unit, value: try a.integer(1), to: date)
            else { throw a.wrong(2) }
            return .date(moved)
        },
        TemplateFunction("startOfDay", "(date)", "Local midnight before the date.") { a throws(TemplateTrouble) in
            guard case .date(let date) = try a.value(0) else { throw a.wrong(0) }
            return .date(a.scope.calendar.startOfDay(for: date))
        },
        TemplateFunction("at", "(date, \"18:30\")", "That local time on the date's day.") { a throws(TemplateTrouble) in
            guard case .date(let date) = try a.value(0) else { throw a.wrong(0) }
            let parts = try a.text(1).split(separator: ":").map { Int($0) }
            guard parts.count == 2, let hour = parts[0], let minute = parts[1], 0..<24 ~= hour, 0..<60 ~= minute,
                let moved = a.scope.calendar.date(bySettingHour: hour, minute: minute, second: 0, of: date)
            else { throw a.wrong(1) }
            return .date(moved)
        },
        TemplateFunction("isSameDay", "(date, date)", "Whether both fall on one local day.") {
            a throws(TemplateTrouble) in
            guard case .date(let one) = try a.value(0) else { throw a.wrong(0) }
            guard case .date(let other) = try a.value(1) else { throw a.wrong(1) }
            return .bool(a.scope.calendar.isDate(one, inSameDayAs: other))
        },
    ]

    /// Lengths of time are numbers of seconds.
    private static func duration(_ name: String, _ factor: Int) -> TemplateFunction {
        TemplateFunction(name, "(number)", "That many \(name), as a number of seconds to add to a date.") {
            a throws(TemplateTrouble) in
            if case .integer(let number) = try a.value(0), Swift.abs(number) < 1 << 40 {
                return .integer(number * factor)
            }
            return .number(try a.number(0) * Double(factor))
        }
    }
}
