import Foundation

/// How far two instants lie apart.
struct Distance: Equatable {
    enum Unit: String, CaseIterable { case year, month, day, hour, minute, second }

    let from: Date
    let to: Date

    init(from: Date, to: Date) { (self.from, self.to) = (from, to) }

    var isAhead: Bool { to > from }

    /// Seconds without a sign: those ahead rounded up, those behind rounded down.
    static func wholeSeconds(from now: Date, to date: Date) -> TimeInterval {
        let seconds = date.timeIntervalSince(now)
        return seconds > 0 ? seconds.rounded(.up) : (-seconds).rounded(.down)
    }

    /// The largest unit that is not zero and, for `count` 2, the one below it unless that is zero; calendar units, so that a day with a
    /// change of clocks is one day. Zero seconds where the instants are the same.
    func leadingParts(_ count: Int, _ calendar: Calendar) -> [(unit: Unit, count: Int)] {
        let seconds = Self.wholeSeconds(from: from, to: to)
        let far = from.addingTimeInterval(isAhead ? seconds : -seconds)
        let parts = calendar.dateComponents(
            [.year, .month, .day, .hour, .minute, .second], from: min(from, far), to: max(from, far))
        let values = [parts.year, parts.month, parts.day, parts.hour, parts.minute, parts.second].map { abs($0 ?? 0) }
        guard let first = values.firstIndex(where: { $0 > 0 }) else { return [(.second, 0)] }
        let last = min(first + count, values.count)
        return (first..<last).filter { values[$0] > 0 }.map { (Unit.allCases[$0], values[$0]) }
    }
}
