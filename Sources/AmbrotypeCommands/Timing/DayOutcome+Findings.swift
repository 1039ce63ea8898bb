import AmbrotypeTimelines
import Foundation

extension DayOutcome {
    /// Everything wrong with the day, worst first.
    var findings: [TimeFinding] {
        // A widget that is frozen shows old content by that alone.
        let isOnlyFrozen = report.stale.allSatisfy { $0.cause == .frozen || $0.seconds <= request.staleTolerance }
        let told = report.findings.filter { $0.rule != .staleShown || !isOnlyFrozen }
        let found = told.map { finding($0) } + notes.map { finding($0) } + shifted
        return found.enumerated().sorted { ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset) }
            .map(\.element)
    }

    private var clock: ClockText { ClockText(moment.timeZone, start: request.start) }

    private func finding(_ found: DayFinding) -> TimeFinding {
        TimeFinding(
            rule: found.rule.rawValue, message: words(found), date: found.first,
            amount: found.worst, times: found.times)
    }

    private func words(_ found: DayFinding) -> String {
        let at = clock.short(found.first)
        let worst = DurationText.of(found.worst)
        let count = Int(found.worst)
        let often = found.times == 1 ? "" : "\(found.times) times, "
        switch found.rule {
        case .staleShown:
            return "old content on show \(often)longest \(worst), first from \(at) (\(causes)); in all "
                + DurationText.of(report.staleSeconds)
        case .budgetExhausted:
            return
                "the budget of \(report.budget.perDay) a day is spent, first at \(at); the next question has to wait "
                + "\(worst): ask less often, or put more entries into a timeline"
        case .frozen:
            return "frozen from \(at) on: the policy is never, and nobody asks any more; the last entry stays for good"
        case .pastEntries:
            return "\(count) entries of one timeline lie in the past when it is made (first at \(at)): begin with the "
                + "entry that is due now"
        case .unordered: return "\(often)entries out of order (first at \(at)): sort them by date"
        case .doubled: return "\(count) entries of one timeline share their date with another (first at \(at))"
        case .dense:
            return "entries \(worst) apart (first at \(at)): the system may skip entries closer than about "
                + DurationText.of(request.entryGap)
        case .many:
            return
                "\(count) entries in one timeline (first at \(at)): more than \(request.mostEntries) were reported to fail"
        case .unseen: return "\(Int(found.total)) entries were replaced before they came on show (first asked at \(at))"
        case .empty:
            return "\(often)a timeline without an entry (first at \(at)): the widget keeps what it shows, or nothing"
        case .failed:
            let reason = report.asks.compactMap(\.failure).first ?? ""
            return "\(often)the provider failed, first at \(at): \(reason)"
        case .nothingYet: return "nothing to show from \(at) for \(worst): give an entry for now"
        case .oneEntryAtEnd:
            return
                "\(often)one entry with reload at end (first at \(at)): the system chooses when to ask again; give an "
                + "entry for each change, or .after(date)"
        case .pastReload: return "\(often)the date to ask again lies \(worst) in the past (first at \(at))"
        case .merged: return "\(Int(found.total)) reload calls were answered by the question of another one"
        case .switchUnnoticed:
            return
                "the remote switch was thrown at \(at), the widget learned of it after \(worst): have the app reload "
                + "its timelines when the switch changes"
        }
    }

    /// Why old content was on show, most time first.
    private var causes: String {
        var sums: [(cause: StaleSpan.Cause, seconds: TimeInterval)] = []
        for span in report.stale {
            if let at = sums.firstIndex(where: { $0.cause == span.cause }) {
                sums[at].seconds += span.seconds
            } else {
                sums.append((span.cause, span.seconds))
            }
        }
        return sums.sorted { $0.seconds > $1.seconds }.map(\.cause.words).joined(separator: ", ")
    }

    private func finding(_ note: ScheduleNote) -> TimeFinding {
        TimeFinding(rule: note.rule, message: words(note))
    }

    private func words(_ note: ScheduleNote) -> String {
        switch note {
        case .missingTime(let time, let day, let shown):
            let comes = shown.map { "its entry comes at \(clock.short($0))" } ?? "it has no entry"
            return "the clock jumps over \(time) on \(day): \(comes)"
        case .repeatedTime(let time, let day, let first, let second):
            let gap = DurationText.of(second.timeIntervalSince(first))
            return "the clock shows \(time) two times on \(day), \(gap) apart"
        case .doubled(let date): return "several entries fall on \(clock.short(date)); the last is kept"
        case .cut(let count): return "more than \(count) entries were asked for; the rest is cut off"
        case .nothingUntil(let date): return "no entry is due before \(clock.short(date))"
        case .allPast: return "all dates of the timeline have passed; only the entry for now is left"
        }
    }

    /// Entries that stand at other times of the wall clock after a change than before it.
    private var shifted: [TimeFinding] {
        clockChanges.compactMap { change in
            let before = times(from: change.date.addingTimeInterval(-86_400), to: change.date)
            let after = times(from: change.date.addingTimeInterval(3600), to: change.date.addingTimeInterval(90_000))
            guard !before.isEmpty, !after.isEmpty, before.isDisjoint(with: after) else { return nil }
            let shift = DurationText.of(abs(TimeInterval(change.seconds)))
            return TimeFinding(
                rule: "entries-shifted-by-clock-change",
                message: "after the clocks change at \(clock.full(change.date)) every entry comes \(shift) "
                    + "\(change.seconds > 0 ? "later" : "earlier") on the wall clock: plan entries by wall-clock times "
                    + "(atTimes), not by adding hours",
                date: change.date, amount: TimeInterval(change.seconds))
        }
    }

    /// Times of the wall clock, in minutes, at which entries are dated in a span.
    private func times(from: Date, to: Date) -> Set<Int> {
        let local = LocalClock(timeZone: moment.timeZone)
        let dates = report.showings.compactMap { entry(of: $0)?.date }.filter { from <= $0 && $0 < to }
        return Set(dates.map { local.reading(of: $0).time.second / 60 })
    }
}

extension StaleSpan.Cause {
    var words: String {
        switch self {
        case .budget: "the budget is spent"
        case .gap: "the last question was too short ago"
        case .late: "the system comes late"
        case .systemChooses: "the system chooses the moment"
        case .frozen: "the policy is never"
        case .switchUnnoticed: "the switch is not noticed"
        case .failed: "the provider failed"
        }
    }
}

extension ScheduleNote {
    fileprivate var rule: String {
        switch self {
        case .missingTime: "time-skipped-by-clock-change"
        case .repeatedTime: "time-repeated-by-clock-change"
        case .doubled: DayRule.doubled.rawValue
        case .cut: DayRule.many.rawValue
        case .nothingUntil: DayRule.nothingYet.rawValue
        case .allPast: "dates-all-past"
        }
    }
}
