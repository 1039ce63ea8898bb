import CClock
import Foundation
import Glibc
import Synchronization

/// The clock and the zone that an author's own code reads: those of the render, so that a picture does not depend on when and
/// where it was made.
enum PinnedClock {
    /// The instant the clock is pinned to; nil while it is the machine's.
    private static let pinned = Mutex<Date?>(nil)

    /// Runs something under another clock and zone, then puts back those that were: the machine's, or another run's.
    @MainActor static func during<Value>(
        _ date: Date, zone: TimeZone, _ body: () throws(UsageError) -> Value
    ) throws(UsageError) -> Value {
        let (before, zoneBefore) = (pinned.withLock { $0 }, NSTimeZone.default)
        pin(date, zone: zone)
        defer {
            pin(before ?? date, zone: zoneBefore)
            if before == nil {
                pinned.withLock { $0 = nil }
                cclock_release()
            }
        }
        return try body()
    }

    /// The clock and zone of a render, and its locale: what an author's code reads when it is asked for something.
    static func pin(_ date: Date, in moment: RenderMoment) {
        pin(date, zone: moment.timeZone)
        PinnedLocale.pin(moment.locale)
    }

    /// From now on `Date()` says this instant and `TimeZone.current` this zone.
    static func pin(_ date: Date, zone: TimeZone) {
        pinned.withLock { $0 = date }
        cclock_pin(date.timeIntervalSince1970)
        guard NSTimeZone.default != zone else { return }
        setenv("TZ", zone.identifier, 1)
        tzset()
        NSTimeZone.resetSystemTimeZone()
        NSTimeZone.default = zone
    }
}
