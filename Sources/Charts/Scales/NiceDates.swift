import Foundation

/// Dates for ticks: whole units of the calendar, some number of them apart.
struct NiceDates: Equatable {
    var unit: Calendar.Component
    var count: Int

    private static let steps: [(unit: Calendar.Component, count: Int, seconds: Double)] = [
        (.second, 1, 1), (.second, 5, 5), (.second, 15, 15), (.second, 30, 30), (.minute, 1, 60), (.minute, 5, 300),
        (.minute, 15, 900), (.minute, 30, 1800), (.hour, 1, 3600), (.hour, 3, 10_800), (.hour, 6, 21_600),
        (.hour, 12, 43_200), (.day, 1, 86_400), (.day, 2, 172_800), (.weekOfYear, 1, 604_800),
        (.weekOfYear, 2, 1_209_600), (.month, 1, 2_629_800), (.month, 3, 7_889_400), (.month, 6, 15_778_800),
        (.year, 1, 31_557_600), (.year, 2, 63_115_200), (.year, 5, 157_788_000), (.year, 10, 315_576_000),
    ]

    init(unit: Calendar.Component, count: Int) { (self.unit, self.count) = (unit, count) }

    /// The smallest step that gives at most about `count` ticks.
    init(from low: Double, to high: Double, count: Int) {
        let span = high - low
        let step = Self.steps.first { span / $0.seconds <= Double(count) + 0.5 } ?? Self.steps[Self.steps.count - 1]
        (unit, self.count) = (step.unit, step.count)
    }

    /// Starts of the units from low to high, counted from the start of the next larger unit.
    func ticks(from low: Double, to high: Double, calendar: Calendar) -> [Date] {
        let (start, end) = (Date(timeIntervalSinceReferenceDate: low), Date(timeIntervalSinceReferenceDate: high))
        guard
            var date = calendar.dateInterval(of: larger, for: start)?.start
                ?? calendar.dateInterval(of: unit, for: start)?.start
        else { return [] }
        var ticks: [Date] = []
        var steps = 0
        let origin = date
        while date <= end, steps < 5000 {
            if date >= start { ticks.append(date) }
            steps += 1
            guard let next = calendar.date(byAdding: unit, value: steps * count, to: origin), next > date else { break }
            date = next
        }
        return ticks
    }

    private var larger: Calendar.Component {
        switch unit {
        case .second: .minute
        case .minute: .hour
        case .hour: .day
        case .day: count == 1 ? .day : .month
        case .month: .year
        default: unit
        }
    }

    /// How a tick of this step is written.
    func format(locale: Locale, calendar: Calendar) -> Date.FormatStyle {
        let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
        switch unit {
        case .second: return style.hour().minute().second()
        case .minute: return style.hour().minute()
        case .hour: return style.hour()
        case .day, .weekOfYear, .weekOfMonth, .weekday: return style.month(.abbreviated).day()
        case .month, .quarter: return style.month(.abbreviated)
        default: return style.year()
        }
    }
}
