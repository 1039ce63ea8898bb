import Foundation

/// All that dates and numbers need to become words, taken from the environment: nothing here asks the host for its clock, locale,
/// calendar or time zone.
struct FormatSurroundings: Equatable, Sendable {
    let now: Date
    let locale: Locale
    /// With the locale and time zone set.
    let calendar: Calendar
    let timeZone: TimeZone

    init(now: Date, locale: Locale, calendar: Calendar, timeZone: TimeZone) {
        var calendar = calendar
        calendar.locale = locale
        calendar.timeZone = timeZone
        (self.now, self.locale, self.calendar, self.timeZone) = (now, locale, calendar, timeZone)
    }

    init(_ environment: EnvironmentValues) {
        self.init(
            now: environment.now, locale: environment.locale, calendar: environment.calendar,
            timeZone: environment.timeZone)
    }

    // MARK: Format styles and formatters

    /// The style in the environment's locale; calendar and time zone too, where the style has not been given one.
    func pinned<F: FormatStyle>(_ format: F) -> F {
        let format = format.locale(locale)
        return pinnedDates(format) as? F ?? format
    }

    private func pinnedDates(_ format: Any) -> Any {
        switch format {
        case var style as Date.FormatStyle:
            (style.calendar, style.timeZone) = (pinned(style.calendar), pinned(style.timeZone))
            return style
        case var style as Date.VerbatimFormatStyle:
            (style.calendar, style.timeZone) = (pinned(style.calendar), pinned(style.timeZone))
            return style
        case var style as Date.IntervalFormatStyle:
            (style.calendar, style.timeZone) = (pinned(style.calendar), pinned(style.timeZone))
            return style
        case let style as Date.FormatStyle.Attributed:
            var style = style
            style[dynamicMember: \.calendar] = pinned(style[dynamicMember: \.calendar])
            style[dynamicMember: \.timeZone] = pinned(style[dynamicMember: \.timeZone])
            return style
        case var style as Date.AnchoredRelativeFormatStyle:
            style.calendar = pinned(style.calendar)
            return style
        default: return format
        }
    }

    /// Its calendar and time zone are those of a style that was given none: "whatever the device has".
    private static let untouched = Date.FormatStyle()

    private func pinned(_ calendar: Calendar) -> Calendar {
        calendar == Self.untouched.calendar ? self.calendar : calendar
    }

    private func pinned(_ timeZone: TimeZone) -> TimeZone {
        timeZone == Self.untouched.timeZone ? self.timeZone : timeZone
    }

    /// "in 3 hours" of `Date.RelativeFormatStyle`, which would ask the clock; here it is told the instant.
    func relativeWords(of input: Any, format: Any) -> String? {
        guard let date = input as? Date, let style = format as? Date.RelativeFormatStyle else { return nil }
        return Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: style.presentation, unitsStyle: style.unitsStyle, locale: locale,
            calendar: calendar, capitalizationContext: style.capitalizationContext
        ).format(now)
    }
}
