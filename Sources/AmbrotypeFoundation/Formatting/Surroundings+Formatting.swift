import AmbrotypeViews
import Foundation

/// The pinned locale and calendar, for formatters that were given none.
enum Pinned {
    static var locale: Locale { SharedSurroundings.current.locale }

    static var calendar: Calendar {
        let surroundings = SharedSurroundings.current
        var calendar = surroundings.calendar
        calendar.locale = surroundings.locale
        calendar.timeZone = surroundings.timeZone
        return calendar
    }
}
