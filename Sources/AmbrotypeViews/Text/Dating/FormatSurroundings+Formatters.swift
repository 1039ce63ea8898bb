import Foundation

extension FormatSurroundings {
    /// What a formatter writes in the environment's locale, calendar and time zone; empty where it cannot write the subject.
    ///
    /// Formatters of one's own are asked as they are. Foundation's are asked by name, as some of them end the program on Linux when
    /// asked for any object.
    func words(for subject: Any, formatter: Formatter) -> String {
        switch formatter {
        case let formatter as DateFormatter:
            guard let date = subject as? Date, let copy = formatter.copy() as? DateFormatter else { return "" }
            (copy.locale, copy.calendar, copy.timeZone) = (locale, calendar, timeZone)
            return copy.string(from: date)
        case let formatter as ISO8601DateFormatter:
            guard let date = subject as? Date else { return "" }
            return ISO8601DateFormatter.string(from: date, timeZone: timeZone, formatOptions: formatter.formatOptions)
        case let formatter as DateIntervalFormatter:
            guard let interval = subject as? DateInterval, let copy = formatter.copy() as? DateIntervalFormatter else {
                return ""
            }
            (copy.locale, copy.calendar, copy.timeZone) = (locale, calendar, timeZone)
            return copy.string(from: interval) ?? ""
        case let formatter as NumberFormatter:
            guard let number = number(subject), let copy = formatter.copy() as? NumberFormatter else { return "" }
            copy.locale = locale
            return copy.string(from: number) ?? ""
        case let formatter as ByteCountFormatter:
            return number(subject).map { formatter.string(fromByteCount: $0.int64Value) } ?? ""
        default: return measured(subject, formatter)
        }
    }

    private func number(_ subject: Any) -> NSNumber? {
        switch subject {
        case let number as NSNumber: number
        case let number as Int: NSNumber(value: number)
        case let number as Double: NSNumber(value: number)
        case let number as Decimal: NSDecimalNumber(decimal: number)
        default: nil
        }
    }

    /// Formatters of masses, lengths and energies hold a number formatter, which keeps its own locale afterwards.
    private func measured(_ subject: Any, _ formatter: Formatter) -> String {
        let numbers =
            (formatter as? MassFormatter)?.numberFormatter ?? (formatter as? LengthFormatter)?.numberFormatter
            ?? (formatter as? EnergyFormatter)?.numberFormatter
        let own = numbers?.locale
        numbers?.locale = locale
        defer { numbers?.locale = own }
        return formatter.string(for: subject) ?? ""
    }
}
