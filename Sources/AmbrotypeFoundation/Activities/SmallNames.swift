public import Foundation

/// Runs the body; Linux counts references without pools.
@discardableResult public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}

extension ProcessInfo {
    public var isLowPowerModeEnabled: Bool { false }
    public var isiOSAppOnMac: Bool { false }
    public var isMacCatalystApp: Bool { false }
    public var thermalState: ThermalState { .nominal }

    public enum ThermalState: Int, Sendable {
        case nominal
        case fair
        case serious
        case critical
    }
}

extension Notification.Name {
    public static let NSProcessInfoPowerStateDidChange = Notification.Name("NSProcessInfoPowerStateDidChange")
    public static let NSSystemClockDidChange = Notification.Name("NSSystemClockDidChange")
}

/// The name of a method. It cannot be performed on Linux.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
    let name: String
    public init(_ name: String) { self.name = name }
    public init(stringLiteral value: String) { name = value }
}

extension UserDefaults {
    /// The names of key-value coding for `object(forKey:)` and `set(_:forKey:)`.
    public func value(forKey key: String) -> Any? { object(forKey: key) }
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

extension DateInterval {
    /// "9:30 AM – 3:30 PM", in the pinned locale and zone.
    public func formatted() -> String { formatted(date: .numeric, time: .shortened) }

    public func formatted(date: Date.IntervalFormatStyle.DateStyle, time: Date.IntervalFormatStyle.TimeStyle) -> String
    {
        let calendar = Pinned.calendar
        return Date.IntervalFormatStyle(
            date: date, time: time, locale: Pinned.locale, calendar: calendar, timeZone: calendar.timeZone
        ).format(start..<end)
    }
}
