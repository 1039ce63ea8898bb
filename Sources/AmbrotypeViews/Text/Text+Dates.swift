public import Foundation

extension Text {
    /// A date against the instant of the picture; `relative`, `offset` and `timer` count by themselves on a device.
    public init(_ date: Date, style: DateStyle) { self.init(.date(date, style)) }

    /// The time from one date to another: "9:30 AM – 3:30 PM".
    public init(_ dates: ClosedRange<Date>) {
        self.init(.interval(DateInterval(start: dates.lowerBound, end: dates.upperBound)))
    }

    /// The time an interval takes: "9:30 AM – 3:30 PM".
    public init(_ interval: DateInterval) { self.init(.interval(interval)) }

    /// A running clock over an interval.
    ///
    /// - Parameters:
    ///   - pauseTime: The instant at which the clock stands still; nil lets it run to the end.
    ///   - countsDown: From the interval's length to 0:00; otherwise from 0:00 to the length.
    ///   - showsHours: Whether hours stand apart from 60 minutes on; otherwise minutes go on beyond 59.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(
            .timer(
                TimerSpan(
                    start: timerInterval.lowerBound, end: timerInterval.upperBound, pause: pauseTime,
                    countsDown: countsDown, showsHours: showsHours)))
    }
}

/// A clock that runs through an interval.
struct TimerSpan: Equatable, Sendable {
    var start: Date
    var end: Date
    var pause: Date?
    var countsDown: Bool
    var showsHours: Bool
}
