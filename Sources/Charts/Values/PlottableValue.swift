public import AmbrotypeViews
public import Foundation

/// A value with the name of what it measures; dates may stand for a whole unit of the calendar.
public struct PlottableValue<Value: Plottable> {
    let label: String
    let value: Value
    let unit: Calendar.Component?
    let calendar: Calendar?

    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
        PlottableValue(label: labelKey.key, value: value, unit: nil, calendar: nil)
    }

    @_disfavoredOverload public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
        PlottableValue(label: String(label), value: value, unit: nil, calendar: nil)
    }

    @_disfavoredOverload public static func value(_ label: Text, _ value: Value) -> PlottableValue {
        PlottableValue(label: label.plainText, value: value, unit: nil, calendar: nil)
    }

    var plotted: PlottedValue { PlottedValue(label: label, datum: value.datum, unit: unit, calendar: calendar) }
}

extension PlottableValue where Value == Date {
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue { PlottableValue(label: labelKey.key, value: value, unit: unit, calendar: calendar) }

    @_disfavoredOverload public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
    ) -> PlottableValue { PlottableValue(label: String(label), value: value, unit: unit, calendar: calendar) }
}

/// A plottable value of a hidden kind.
struct PlottedValue: Equatable, Sendable {
    var label: String
    var datum: _Datum
    var unit: Calendar.Component?
    var calendar: Calendar?

    /// The stretch of the axis the value stands for: the calendar unit around a date, else the point itself; nil for names.
    func span(in zone: Calendar) -> ClosedRange<Double>? {
        if case .date(let date) = datum, let unit, let interval = (calendar ?? zone).dateInterval(of: unit, for: date) {
            return interval.start.timeIntervalSinceReferenceDate...interval.end.timeIntervalSinceReferenceDate
        }
        return datum.position.map { $0...$0 }
    }
}
