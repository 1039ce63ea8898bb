package import Foundation

/// A span in which nothing about an activity changes.
package struct ActivityPhase: Equatable, Sendable {
    package var from: Date
    package var until: Date
    package var state: ActivityState
    /// The number the caller gave to the content on show.
    package var content: Int?
    /// Of the content on show; nil where it never counts as old.
    package var staleDate: Date?
    package var relevance: Double
    package var isOnLockScreen: Bool
    /// Whether it may show in the Dynamic Island; which one does is chosen by `island(for:)`.
    package var isInIsland: Bool
}

/// An activity from start to dismissal.
package struct ActivityLife: Equatable, Sendable {
    package var phases: [ActivityPhase]
    package var findings: [LifeFinding]

    /// The phase at a moment; nil before the first and after the last.
    package func phase(at date: Date) -> ActivityPhase? { phases.first { $0.from <= date && date < $0.until } }
}

/// Runs one activity: active, stale, ended, dismissed, by events and by the system's own timers.
///
/// - Parameters:
///   - events: in any order; those of one moment keep theirs.
///   - end: where the run stops if the activity is still there.
package func life(
    of events: [ActivityEvent], limits: ActivityLimits = ActivityLimits(), until end: Date
) -> ActivityLife {
    var run = LifeRun(limits: limits, end: end)
    let order = events.indices.sorted { (events[$0].date, $0) < (events[$1].date, $1) }
    for index in order where events[index].date < end {
        run.runTimers(before: events[index].date)
        run.handle(events[index], index)
    }
    run.runTimers(before: end)
    run.finish()
    return ActivityLife(phases: run.phases, findings: run.findings)
}

struct LifeRun {
    let limits: ActivityLimits
    let end: Date
    var phases: [ActivityPhase] = []
    var findings: [LifeFinding] = []
    /// Nil before the first event.
    var state: ActivityState?
    var style = ActivityStyle.standard
    var current = ActivityUpdate(content: nil)
    var since = Date.distantPast
    var started = Date.distantPast
    var plannedStart: Date?
    var dismissal: Date?
    var newest: Date?
    var lastChange: Date?
    var hadStaleDate = false

    init(limits: ActivityLimits, end: Date) { (self.limits, self.end) = (limits, end) }

    mutating func note(_ rule: LifeRule, at date: Date, _ amount: Double? = nil, event: Int? = nil) {
        findings.append(LifeFinding(rule: rule, date: date, amount: amount, event: event))
    }

    /// Closes the phase that ran and begins the next.
    mutating func enter(_ next: ActivityState, at date: Date) {
        close(at: date)
        (state, since) = (next, date)
    }

    private mutating func close(at date: Date) {
        guard let state, state != .dismissed, date > since else { return }
        let isVisible = state != .pending
        phases.append(
            ActivityPhase(
                from: since, until: date, state: state, content: current.content, staleDate: current.staleDate,
                relevance: current.relevance,
                isOnLockScreen: isVisible && style == .standard,
                isInIsland: state == .active || state == .stale))
        if state == .stale, date.timeIntervalSince(since) > limits.staleTolerance {
            note(.staleShown, at: since, date.timeIntervalSince(since))
        }
    }

    /// Lets stale date, eight hours and dismissal come due, in order.
    mutating func runTimers(before date: Date) {
        while let (moment, next) = nextTimer, moment <= date {
            if next == .ended {
                note(.endedBySystem, at: moment)
                dismissal = moment.addingTimeInterval(limits.afterEnd)
            }
            if next == .active { (started, plannedStart) = (moment, nil) }
            enter(next, at: moment)
        }
    }

    private var nextTimer: (Date, ActivityState)? {
        let last = started.addingTimeInterval(limits.active)
        switch state {
        case .pending: return plannedStart.map { (max($0, since), .active) }
        case .active:
            if let stale = current.staleDate, stale < last { return (max(stale, since), .stale) }
            return (last, .ended)
        case .stale: return (last, .ended)
        case .ended: return dismissal.map { (max($0, since), .dismissed) }
        case .dismissed, nil: return nil
        }
    }

    mutating func finish() {
        close(at: end)
        switch state {
        case .active, .stale:
            note(.neverEnded, at: end)
            fallthrough
        case .ended, .dismissed:
            if !hadStaleDate { note(.staleNeverReached, at: started) }
        case .pending, nil: break
        }
    }
}
