package import Foundation

/// The three ways a picture widget of the day is usually fed, as worked examples with their cost.
package enum ReloadPattern: Equatable, Sendable {
    /// One entry, `never`: changes only when the app is updated or opens and reloads.
    case fixed
    /// Entries every so many minutes, and a reload when they run out. 30 minutes and 6 entries are a sound choice.
    case timer(minutes: Int, entries: Int)
    /// One entry, `never`, and a reload whenever the app is opened.
    case appLaunch

    /// What a provider of this pattern answers.
    package func answer(at date: Date) -> TimelineAnswer {
        switch self {
        case .fixed, .appLaunch: return TimelineAnswer(entries: [date], policy: .never)
        case .timer(let minutes, let count):
            let step = TimeInterval(max(1, minutes)) * 60
            let entries = (0..<max(1, count)).map { date.addingTimeInterval(TimeInterval($0) * step) }
            return TimelineAnswer(
                entries: entries, policy: .after(date.addingTimeInterval(step * TimeInterval(max(1, count)))))
        }
    }

    /// What happens on a day on which the app is opened at these moments, for a minute each.
    package func events(launches: [Date]) -> [DayEvent] {
        launches.flatMap { launch -> [DayEvent] in
            let open = DayEvent(launch, .foreground(60))
            return self == .appLaunch ? [open, DayEvent(launch, .reload(kind: nil))] : [open]
        }
    }
}
