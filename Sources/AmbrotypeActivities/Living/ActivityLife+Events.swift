import Foundation

extension LifeRun {
    mutating func handle(_ event: ActivityEvent, _ index: Int) {
        switch event.kind {
        case .schedule(let update, let start):
            guard begins(at: event.date, index) else { return }
            plannedStart = start
            take(update, at: event.date, index)
            enter(.pending, at: event.date)
        case .start(let update, let style):
            guard state == .pending || begins(at: event.date, index) else { return }
            (self.style, started, plannedStart) = (style, event.date, nil)
            enter(.active, at: event.date)
            take(update, at: event.date, index)
        case .update(let update): change(update, at: event.date, index)
        case .end(let update, let policy): finish(update, policy, at: event.date, index)
        case .removedByPerson:
            if isRunning || state == .ended { enter(.dismissed, at: event.date) }
        case .locked:
            if style == .transient, isRunning { enter(.dismissed, at: event.date) }
        }
    }

    private var isRunning: Bool { state == .active || state == .stale }

    private mutating func begins(at date: Date, _ index: Int) -> Bool {
        if state == nil { return true }
        note(.startedTwice, at: date, event: index)
        return false
    }

    private mutating func change(_ update: ActivityUpdate, at date: Date, _ index: Int) {
        guard accepts(update, at: date, index) else { return }
        if let lastChange, date.timeIntervalSince(lastChange) < limits.leastInterval {
            note(.tooOften, at: date, date.timeIntervalSince(lastChange), event: index)
        }
        enter(state == .pending ? .pending : .active, at: date)
        take(update, at: date, index)
    }

    /// Whether the activity runs and the update is not older than what is on show.
    private mutating func accepts(_ update: ActivityUpdate?, at date: Date, _ index: Int) -> Bool {
        switch state {
        case nil: note(.notStarted, at: date, event: index)
        case .ended, .dismissed: note(.updateAfterEnd, at: date, event: index)
        case .pending, .active, .stale:
            guard let timestamp = update?.timestamp, let newest, timestamp < newest else { return true }
            note(.olderUpdate, at: date, newest.timeIntervalSince(timestamp), event: index)
        }
        return false
    }

    private mutating func finish(
        _ update: ActivityUpdate?, _ policy: ActivityUIDismissalPolicy, at date: Date, _ index: Int
    ) {
        guard accepts(update, at: date, index) else { return }
        if update?.content == nil {
            note(.noFinalContent, at: date, event: index)
        } else if update?.content == current.content {
            note(.finalUnchanged, at: date, event: index)
        }
        enter(.ended, at: date)
        if let update { take(update, at: date, index, ending: true) }
        let latest = date.addingTimeInterval(limits.afterEnd)
        switch policy.kind {
        case .standard: dismissal = latest
        case .immediate: dismissal = date
        case .after(let wanted):
            if wanted < date { note(.dismissalInPast, at: date, date.timeIntervalSince(wanted), event: index) }
            if wanted > latest { note(.dismissalTooLate, at: date, wanted.timeIntervalSince(latest), event: index) }
            dismissal = min(max(wanted, date), latest)
        }
    }

    private mutating func take(_ update: ActivityUpdate, at date: Date, _ index: Int, ending: Bool = false) {
        let kept = current.content
        current = update
        current.content = update.content ?? kept
        newest = [newest, update.timestamp].compactMap { $0 }.max()
        lastChange = date
        guard !ending, let stale = update.staleDate else { return }
        if stale <= date { note(.staleDateInPast, at: date, date.timeIntervalSince(stale), event: index) }
        if stale < started.addingTimeInterval(limits.active) || state == .pending { hadStaleDate = true }
    }
}
