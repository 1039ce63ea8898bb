import Foundation

/// A moment of a schedule before rows are dealt out.
struct Slot: Equatable {
    var date: Date
    var number: Int
}

/// One run of a schedule: slots first, then limits, then rows.
struct ScheduleRun {
    let schedule: EntrySchedule
    let rowCount: Int
    let now: Date
    let clock: LocalClock
    var entries: [ScheduledEntry] = []
    var notes: [ScheduleNote] = []

    mutating func collect() {
        let end = limit()
        let most = min(schedule.count ?? .max, EntrySchedule.mostEntries)
        var (slots, due) = slots(before: end, most: most + 1)
        if schedule.startsNow, let due { slots.insert(Slot(date: now, number: due.number), at: 0) }
        if slots.count > most {
            if schedule.count == nil || most < schedule.count! { notes.append(.cut(at: most)) }
            slots.removeLast(slots.count - most)
        }
        if due == nil, let first = slots.first, first.date > now { notes.append(.nothingUntil(first.date)) }
        if due != nil, case .dates = schedule.rule, slots.allSatisfy({ $0.date <= now }) { notes.append(.allPast) }
        deal(slots)
    }

    /// Gives every slot its row, as long as there are rows.
    private mutating func deal(_ slots: [Slot]) {
        for (index, slot) in slots.enumerated() {
            guard rowCount > 0 else {
                entries.append(ScheduledEntry(date: slot.date, index: index, row: nil, slot: slot.number))
                continue
            }
            let place = countsFromNow ? index : slot.number
            if schedule.rowOrder == .once && place >= rowCount { break }
            let row = schedule.rowOrder == .cycle ? (place % rowCount + rowCount) % rowCount : min(place, rowCount - 1)
            entries.append(ScheduledEntry(date: slot.date, index: index, row: max(0, row), slot: slot.number))
        }
    }

    private var countsFromNow: Bool {
        switch schedule.rule {
        case .dates: false
        case .every(_, let aligned): (schedule.firstRow ?? (aligned ? .clock : .start)) == .start
        case .localTimes: (schedule.firstRow ?? .clock) == .start
        }
    }

    private func limit() -> Date? {
        switch schedule.until {
        case .hours(let hours): return now.addingTimeInterval(hours * 3600)
        case .date(let date): return clock.moment(of: date)
        case .localTime(let time): return clock.next(time, after: now)
        case nil:
            if schedule.count != nil { return nil }
            if case .dates = schedule.rule { return nil }
            return now.addingTimeInterval(86_400)
        }
    }
}
