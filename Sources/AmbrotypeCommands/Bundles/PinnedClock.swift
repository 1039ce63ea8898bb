import CClock
import Foundation
import Glibc

/// The clock and the zone that an author's own code reads: those of the render, so that a picture does not depend on when and
/// where it was made.
enum PinnedClock {
    /// The machine's clock again, and this zone.
    static func release(zone: TimeZone) {
        pin(Date(), zone: zone)
        cclock_release()
    }

    /// From now on `Date()` says this instant and `TimeZone.current` this zone.
    static func pin(_ date: Date, zone: TimeZone) {
        cclock_pin(date.timeIntervalSince1970)
        guard NSTimeZone.default != zone else { return }
        setenv("TZ", zone.identifier, 1)
        tzset()
        NSTimeZone.resetSystemTimeZone()
        NSTimeZone.default = zone
    }
}
