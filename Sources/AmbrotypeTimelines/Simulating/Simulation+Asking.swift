import Foundation

extension Simulation {
    /// Puts the question; `take` brings its answer.
    mutating func ask(at date: Date, due: Date, _ reason: AskReason, isFree: Bool) -> PendingAsk {
        closeStale(at: date)
        let merged = max(0, reloadWants.count - (reason == .appReload || reason == .push ? 1 : 0))
        if merged > 0 { tally.add(.merged, at: date, Double(merged)) }
        (reloadWants, policyWant) = ([], nil)
        let question = TimelineQuestion(date: date, reason: reason, isSwitchedOn: isOn, index: asks.count)
        let ask = Ask(
            due: due, date: date, reason: reason, isFree: isFree, merged: merged, entries: [], policy: .never,
            failure: nil, isSwitchedOn: isOn)
        return PendingAsk(question: question, ask: ask)
    }

    /// Writes the answer down and plans the next question.
    mutating func take(_ answer: Result<TimelineAnswer, any Error>, to pending: PendingAsk) {
        var ask = pending.ask
        switch answer {
        case .success(let answer): (ask.entries, ask.policy) = (answer.entries, answer.policy)
        case .failure(let error): ask.failure = String(describing: error)
        }
        asks.append(ask)
        if !ask.isFree { paid.append(ask.date) }
        inspect(ask)
        plan(after: ask)
    }

    private mutating func plan(after ask: Ask) {
        let soonest = ask.date.addingTimeInterval(max(1, request.budget.gap))
        guard ask.failure == nil, let last = ask.entries.max() else {
            let next = ask.date.addingTimeInterval(request.budget.retry)
            policyWant = Want(due: ask.date, attempt: next, reason: .retry, cause: .failed)
            return
        }
        let shift = random.seconds(in: request.delivery.askShift)
        switch ask.policy.kind {
        case .never: policyWant = nil
        case .after(let due):
            let from = max(due, ask.date)
            policyWant = Want(
                due: from, attempt: max(from.addingTimeInterval(shift), soonest), reason: .policyAfter, cause: .late)
        case .atEnd where last > ask.date:
            policyWant = Want(
                due: last, attempt: max(last.addingTimeInterval(shift), soonest), reason: .policyAtEnd, cause: .late)
        case .atEnd:
            let chosen = ask.date.addingTimeInterval(request.budget.evenGap + max(0, shift))
            policyWant = Want(due: soonest, attempt: max(chosen, soonest), reason: .policyAtEnd, cause: .systemChooses)
        }
    }

    /// Writes down how long old content stood before a question was put, or before the day ended.
    mutating func closeStale(at date: Date) {
        let waiting = (reloadWants + [policyWant].compactMap { $0 }).filter { $0.due < date }
        if let first = waiting.min(by: { $0.due < $1.due }) {
            add(StaleSpan(from: first.due, until: date, cause: first.cause))
        }
        if let thrown = switchThrown {
            add(StaleSpan(from: thrown, until: date, cause: .switchUnnoticed))
            let late = date.timeIntervalSince(thrown)
            if late > request.staleTolerance { tally.add(.switchUnnoticed, at: thrown, late) }
            switchThrown = nil
        }
    }

    private mutating func add(_ span: StaleSpan) {
        guard span.seconds > 0 else { return }
        stale.append(span)
        if span.seconds > request.staleTolerance { tally.add(.staleShown, at: span.from, span.seconds) }
    }

    mutating func finish() {
        closeStale(at: request.end)
        guard let last = asks.last, last.failure == nil, last.policy == .never, let end = last.entries.max() else {
            return
        }
        let from = max(end, last.date)
        guard from < request.end else { return }
        add(StaleSpan(from: from, until: request.end, cause: .frozen))
        tally.add(.frozen, at: from, request.end.timeIntervalSince(from))
    }
}
