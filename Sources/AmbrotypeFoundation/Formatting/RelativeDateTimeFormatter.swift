public import Foundation

/// "2 hours ago", "tomorrow": how far one date lies from another, in words.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    public enum DateTimeStyle: Int, Sendable {
        /// "1 day ago"
        case numeric = 0
        /// "yesterday"
        case named
    }

    public enum UnitsStyle: Int, Sendable {
        case full = 0
        case spellOut
        case short
        case abbreviated
    }

    open var dateTimeStyle = DateTimeStyle.numeric
    open var unitsStyle = UnitsStyle.full
    open var formattingContext = Formatter.Context.unknown
    open var calendar: Calendar! = Pinned.calendar
    open var locale: Locale! = Pinned.locale

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        var style = Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: style(of: unitsStyle),
            locale: locale, calendar: calendar)
        if formattingContext == .beginningOfSentence { style.capitalizationContext = .beginningOfSentence }
        return style.format(referenceDate)
    }

    /// Seconds; negative ones lie in the past.
    open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
        let reference = Date(timeIntervalSinceReferenceDate: 0)
        return localizedString(for: reference.addingTimeInterval(interval), relativeTo: reference)
    }

    open func localizedString(from components: DateComponents) -> String {
        let reference = Date(timeIntervalSinceReferenceDate: 0)
        let date = calendar.date(byAdding: components, to: reference) ?? reference
        return localizedString(for: date, relativeTo: reference)
    }

    private func style(of units: UnitsStyle) -> Date.RelativeFormatStyle.UnitsStyle {
        switch units {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }
}
