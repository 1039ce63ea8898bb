package import Foundation

/// `2026-04-03T12:30:00Z`, `2026-04-03T12:30+09:00`, `2026-04-03T12:30:00.5`; nil for anything else. Without an offset the time is
/// local in `zone`. Every text of a data file is asked, so it is read by hand: a regular expression is compiled for each call.
package func iso8601Date(_ text: String, zone: TimeZone) -> Date? {
    var reader = DigitReader(text)
    guard let year = reader.number(4), reader.take("-"), let month = reader.number(2), reader.take("-"),
        let day = reader.number(2), reader.take("T"), let hour = reader.number(2), reader.take(":"),
        let minute = reader.number(2)
    else { return nil }
    var (second, fraction) = (0, 0.0)
    if reader.take(":") {
        guard let number = reader.number(2) else { return nil }
        second = number
        if reader.take(".") {
            guard let digits = reader.fraction() else { return nil }
            fraction = digits
        }
    }
    guard let offset = reader.offset(), reader.isAtEnd else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = offset.seconds.flatMap { TimeZone(secondsFromGMT: $0) } ?? (offset.isGiven ? .gmt : zone)
    let parts = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
    guard parts.isValidDate(in: calendar), let date = calendar.date(from: parts) else { return nil }
    return date.addingTimeInterval(fraction)
}

/// Reads a text of digits and signs from its front.
private struct DigitReader {
    private var rest: Substring.UTF8View

    init(_ text: String) { rest = text[...].utf8 }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: sign) else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func digit() -> Int? {
        guard let byte = rest.first, (48...57).contains(byte) else { return nil }
        rest.removeFirst()
        return Int(byte) - 48
    }

    /// Exactly `count` digits.
    mutating func number(_ count: Int) -> Int? {
        var value = 0
        for _ in 0..<count {
            guard let digit = digit() else { return nil }
            value = value * 10 + digit
        }
        return value
    }

    /// The digits behind a point, at least one.
    mutating func fraction() -> Double? {
        let digits = rest.prefix { (48...57).contains($0) }
        rest.removeFirst(digits.count)
        return digits.isEmpty ? nil : Double("0." + String(Substring(digits)))
    }

    /// `Z`, `+09:00`, `-0330`, or nothing; nil for half an offset. `Z` and offsets out of range have no seconds.
    mutating func offset() -> (isGiven: Bool, seconds: Int?)? {
        if take("Z") { return (true, nil) }
        let isNegative = take("-")
        guard isNegative || take("+") else { return (false, nil) }
        guard let hours = number(2) else { return nil }
        _ = take(":")
        guard let minutes = number(2) else { return nil }
        let seconds = (hours * 60 + minutes) * 60
        return (true, isNegative ? -seconds : seconds)
    }
}
