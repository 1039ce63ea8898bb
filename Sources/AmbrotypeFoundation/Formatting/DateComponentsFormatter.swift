public import Foundation

/// Lengths of time: "1:30:00", "2h 5m", "about 3 minutes remaining".
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    public enum UnitsStyle: Int, Sendable {
        case positional = 0
        case abbreviated
        case short
        case full
        case spellOut
        case brief
    }

    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad = ZeroFormattingBehavior(rawValue: 16)
    }

    open var unitsStyle = UnitsStyle.positional
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    open var calendar: Calendar? = Pinned.calendar
    open var referenceDate: Date?
    open var allowsFractionalUnits = false
    /// Units shown at most; 0 sets no bound.
    open var maximumUnitCount = 0
    open var collapsesLargestUnit = false
    open var includesApproximationPhrase = false
    open var includesTimeRemainingPhrase = false
    open var formattingContext = Formatter.Context.unknown

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        let calendar = calendar ?? Pinned.calendar
        guard let end = calendar.date(byAdding: components, to: start) else { return nil }
        return string(from: start, to: end)
    }

    open func string(from interval: TimeInterval) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(interval))
    }

    open func string(from start: Date, to end: Date) -> String? {
        let parts = DurationParts(
            from: start, to: end, units: allowedUnits.durationUnits, most: maximumUnitCount,
            calendar: calendar ?? Pinned.calendar)
        return DurationWords(
            style: unitsStyle, zeros: zeroFormattingBehavior, locale: calendar?.locale ?? Pinned.locale
        ).words(for: parts)
    }

    public static func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let interval as TimeInterval: string(from: interval)
        default: nil
        }
    }
}

/// A unit of a length of time, the largest first.
enum DurationUnit: Int, CaseIterable {
    case year, month, weekOfMonth, day, hour, minute, second

    var component: Calendar.Component {
        switch self {
        case .year: .year
        case .month: .month
        case .weekOfMonth: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }
}

extension NSCalendar.Unit {
    /// The units asked for; none means all but weeks.
    var durationUnits: [DurationUnit] {
        let pairs: [(NSCalendar.Unit, DurationUnit)] = [
            (.year, .year), (.month, .month), (.weekOfMonth, .weekOfMonth), (.day, .day), (.hour, .hour),
            (.minute, .minute), (.second, .second),
        ]
        let asked = pairs.filter { contains($0.0) }.map(\.1)
        return asked.isEmpty ? DurationUnit.allCases.filter { $0 != .weekOfMonth } : asked
    }
}

/// How many of each unit lie between two dates.
struct DurationParts: Equatable {
    struct Part: Equatable {
        var unit: DurationUnit
        var count: Int
    }

    var parts: [Part]
    var isNegative: Bool

    init(from start: Date, to end: Date, units: [DurationUnit], most: Int, calendar: Calendar) {
        isNegative = end < start
        let (early, late) = (min(start, end), max(start, end))
        func count(_ units: [DurationUnit], until: Date) -> [Part] {
            let found = calendar.dateComponents(Set(units.map(\.component)), from: early, to: until)
            return units.map { Part(unit: $0, count: found.value(for: $0.component) ?? 0) }
        }
        // Seconds come rounded (measured on no device; assumed from half a second up), and a unit count leaves the rest out, rounded.
        parts = count(units, until: late)
        guard most > 0, let first = parts.firstIndex(where: { $0.count != 0 }), parts.count - first > most else {
            return
        }
        parts = Array(parts[first..<first + most])
    }
}
