import Foundation

extension ScheduleRun {
    /// Slots after now and before the end, and the slot that is due now.
    mutating func slots(before end: Date?, most: Int) -> (slots: [Slot], due: Slot?) {
        switch schedule.rule {
        case .every(let minutes, aligned: false): counted(minutes, before: end, most: most)
        case .every(let minutes, aligned: true): marked(minutes, before: end, most: most)
        case .localTimes(let times, let weekdays):
            clocked(Array(Set(times)).sorted(), weekdays, repeated: schedule.repeatedTime ?? .first, end, most)
        case .dates(let dates): dated(dates, before: end)
        }
    }

    private func counted(_ minutes: Int, before end: Date?, most: Int) -> (slots: [Slot], due: Slot?) {
        let step = TimeInterval(minutes) * 60
        let first = Int((now.timeIntervalSince1970 / step).rounded(.down))
        var slots: [Slot] = []
        while slots.count < most {
            let next = now.addingTimeInterval(step * TimeInterval(slots.count + 1))
            if let end, next >= end { break }
            slots.append(Slot(date: next, number: first + slots.count + 1))
        }
        return (slots, Slot(date: now, number: first))
    }

    /// Marks on the wall clock, from midnight on; an hour that comes two times has its marks two times.
    private mutating func marked(_ minutes: Int, before end: Date?, most: Int) -> (slots: [Slot], due: Slot?) {
        if minutes >= 1440 && minutes % 1440 == 0 {
            return everyFewDays(minutes / 1440, before: end, most: most)
        }
        let times = stride(from: 0, to: 86_400, by: minutes * 60).map { LocalTime(second: $0) }
        let kept = notes
        let result = clocked(times, Set(1...7), repeated: schedule.repeatedTime ?? .both, end, most)
        notes = kept
        return result
    }

    private mutating func everyFewDays(_ days: Int, before end: Date?, most: Int) -> (slots: [Slot], due: Slot?) {
        let all = clocked([LocalTime(second: 0)], Set(1...7), repeated: .first, end, most * days)
        func kept(_ slot: Slot) -> Slot? {
            slot.number % days == 0 ? Slot(date: slot.date, number: slot.number / days) : nil
        }
        let due = all.due.map { Slot(date: $0.date, number: Int((Double($0.number) / Double(days)).rounded(.down))) }
        return (all.slots.compactMap(kept), due)
    }

    /// Wall-clock times, day by day. Looks back far enough to know which slot is due.
    private mutating func clocked(
        _ times: [LocalTime], _ weekdays: Set<Int>, repeated: EntrySchedule.RepeatedTime, _ end: Date?, _ most: Int
    ) -> (slots: [Slot], due: Slot?) {
        var (slots, due): ([Slot], Slot?) = ([], nil)
        let today = clock.reading(of: now).date.day
        var day = today - 8
        while slots.count < most {
            let date = LocalDate(day: day)
            defer { day += 1 }
            guard weekdays.contains(date.weekday) else { continue }
            let base = number(ofDay: date, weekdays) * times.count
            for slot in readings(times, on: date, base: base, repeated: repeated, counting: day >= today) {
                if slot.date <= now {
                    due = slot
                } else if let end, slot.date >= end {
                    return (slots, due)
                } else if slots.last?.date == slot.date {
                    notes.append(.doubled(slot.date))
                    slots[slots.count - 1] = slot
                } else {
                    slots.append(slot)
                }
            }
        }
        return (slots, due)
    }

    /// How many chosen days lie between the first Monday of 1970 and this one.
    private func number(ofDay date: LocalDate, _ weekdays: Set<Int>) -> Int {
        let monday = date.day - date.weekday + 1
        let week = Int((Double(monday - 4) / 7).rounded(.down))
        return week * weekdays.count + weekdays.count { $0 < date.weekday }
    }

    /// The moments of one day's times, in order of time.
    private mutating func readings(
        _ times: [LocalTime], on date: LocalDate, base: Int, repeated: EntrySchedule.RepeatedTime, counting: Bool
    ) -> [Slot] {
        var slots: [Slot] = []
        for (index, time) in times.enumerated() {
            let number = base + index
            switch clock.moments(of: time, on: date) {
            case .once(let moment): slots.append(Slot(date: moment, number: number))
            case .missing(let next):
                let shown = schedule.missingTime == .nextMoment ? next : nil
                if counting && next > now { notes.append(.missingTime(time, date, shown: shown)) }
                if let shown { slots.append(Slot(date: shown, number: number)) }
            case .twice(let first, let second):
                if counting && second > now {
                    notes.append(.repeatedTime(time, date, first: first, second: second))
                }
                if repeated != .second { slots.append(Slot(date: first, number: number)) }
                if repeated != .first { slots.append(Slot(date: second, number: number)) }
            }
        }
        return slots.sorted { ($0.date, $0.number) < ($1.date, $1.number) }
    }

    private func dated(_ dates: [ScheduledDate], before end: Date?) -> (slots: [Slot], due: Slot?) {
        let moments = dates.map { clock.moment(of: $0) }.sorted()
        let all = moments.enumerated().map { Slot(date: $1, number: $0) }
        let coming = all.filter { slot in slot.date > now && (end.map { slot.date < $0 } ?? true) }
        return (coming, all.last { $0.date <= now })
    }
}
