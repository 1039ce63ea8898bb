import Foundation

/// What a date or timer shows at the pinned instant.
struct DateWords: Equatable {
    var text: String
    /// Whether a device would count on by itself.
    var isLive = false
    /// The widest form it takes while it counts, digits as zeros, separators in place; nil where it stands still.
    var widest: String?
    /// A running clock, whose digits all take one width on iOS 18 and later.
    var isClock = false
    /// The date counted down to: from then on it counts up.
    var turnsAt: Date?
}

extension FormatSurroundings {
    func words(for date: Date, style: Text.DateStyle) -> DateWords {
        switch style.kind {
        case .time: DateWords(text: format(date, date: .omitted, time: .shortened))
        case .date: DateWords(text: format(date, date: .long, time: .omitted))
        case .relative: counting(to: date) { $1.relative(Distance(from: $1.now, to: $0)) }
        case .offset: counting(to: date) { $1.offset(Distance(from: $1.now, to: $0)) }
        case .timer: timer(to: date)
        }
    }

    /// "9:30 AM – 3:30 PM"; with days where they differ.
    func words(for interval: DateInterval) -> String {
        Date.IntervalFormatStyle(date: nil, time: .shortened, locale: locale, calendar: calendar, timeZone: timeZone)
            .format(interval.start..<interval.end)
    }

    private func format(_ date: Date, date dateStyle: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle)
        -> String
    {
        Date.FormatStyle(date: dateStyle, time: time, locale: locale, calendar: calendar, timeZone: timeZone).format(
            date)
    }

    // MARK: Clocks

    /// Counts down to a date that lies ahead, up from one that is past.
    private func timer(to date: Date) -> DateWords {
        let seconds = Distance.wholeSeconds(from: now, to: date)
        let widest = max(seconds, date > now ? 0 : seconds + Self.daySeconds)
        return DateWords(
            text: clock(seconds, showsHours: true), isLive: true, widest: zeroed(clock(widest, showsHours: true)),
            isClock: true, turnsAt: date > now ? date : nil)
    }

    /// Time left is rounded up to a second, time gone down: the last second shows 0:01, and 0:00 means over.
    func words(for span: TimerSpan) -> DateWords {
        let length = max(span.end.timeIntervalSince(span.start), 0)
        let instant = span.pause.map { min($0, now) } ?? now
        let gone = min(max(instant.timeIntervalSince(span.start), 0), length)
        let shown = span.countsDown ? (length - gone).rounded(.up) : gone.rounded(.down)
        let stands = span.pause.map { $0 <= now } ?? false
        return DateWords(
            text: clock(shown, showsHours: span.showsHours), isLive: !stands,
            widest: stands ? nil : zeroed(clock(length.rounded(.up), showsHours: span.showsHours)), isClock: true)
    }

    /// `12:34`, from an hour on `2:05:09`; hours go beyond 24.
    private func clock(_ seconds: TimeInterval, showsHours: Bool) -> String {
        let withHours = showsHours && seconds >= 3600
        let pattern: Duration.TimeFormatStyle.Pattern = withHours ? .hourMinuteSecond : .minuteSecond
        return Duration.TimeFormatStyle(pattern: pattern, locale: locale).grouping(.never)
            .format(.seconds(Int64(min(seconds, 1e12))))
    }

    private static let daySeconds: TimeInterval = 86_400

    private func zeroed(_ text: String) -> String { String(text.map { $0.isWholeNumber ? Self.zero(like: $0) : $0 }) }

    /// The zero of the digits that `digit` belongs to.
    private static func zero(like digit: Character) -> Character {
        guard let value = digit.wholeNumberValue, let scalar = digit.unicodeScalars.first,
            let zero = Unicode.Scalar(scalar.value - UInt32(value))
        else { return digit }
        return Character(zero)
    }

    // MARK: Distances in words

    /// Two units at most: "2 hr, 23 min"; the second only where it is not zero.
    private func relative(_ distance: Distance) -> String {
        UnitWords.list(distance.leadingParts(2, calendar), locale: locale)
    }

    /// One unit with a sign: behind now is plus, ahead of now is minus (Apple's documentation of dynamic dates in widgets).
    private func offset(_ distance: Distance) -> String {
        guard let part = distance.leadingParts(1, calendar).first else { return "" }
        return UnitWords.signed(distance.isAhead ? -part.count : part.count, part.unit, locale: locale)
    }

    /// The words now, and the widest they become: on the way to a date ahead, or in the coming day for one that is past.
    private func counting(to date: Date, _ words: (Date, FormatSurroundings) -> String) -> DateWords {
        let last = date > now ? date : now.addingTimeInterval(Self.daySeconds)
        let span = last.timeIntervalSince(now)
        let instants = Self.turningPoints.filter { $0 < span }.map {
            date > now ? date.addingTimeInterval(-$0) : now.addingTimeInterval($0)
        }
        let forms = ([now, last] + instants).map { zeroed(words(date, at($0))) }
        let widest = forms.max { ($0.count, $0) < ($1.count, $1) }
        return DateWords(
            text: words(date, self), isLive: true, widest: widest, turnsAt: date > now ? date : nil)
    }

    /// Distances in seconds at which the words are longest: just under a minute, an hour, a day, a month, a year.
    private static let turningPoints: [TimeInterval] = [59, 3599, 86_399, 2_505_599, 31_449_599]

    private func at(_ instant: Date) -> FormatSurroundings {
        FormatSurroundings(now: instant, locale: locale, calendar: calendar, timeZone: timeZone)
    }
}
