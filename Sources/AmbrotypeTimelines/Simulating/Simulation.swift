import Foundation

/// Runs a day: when the system asks, what is on show when, what goes wrong.
///
/// A pure function of the request and the provider; the provider is called on the moments in the report's `asks`.
/// Known (Apple's documentation): policies, what is free, the size of the budget. Assumed and changeable in the request:
/// how late the system is, that a placed widget's first question is free, when it asks on its own accord.
package func simulate(
    _ request: DayRequest, provider: (TimelineQuestion) throws -> TimelineAnswer
) -> DayReport {
    var day = Simulation(request: request)
    while let pending = day.next() {
        day.take(Result { try provider(pending.question) }, to: pending)
    }
    return day.report()
}

/// The same with a provider that takes its time, as those of compiled widgets do.
package func simulate(
    _ request: DayRequest, isolation: isolated (any Actor)? = #isolation,
    provider: (TimelineQuestion) async throws -> TimelineAnswer
) async -> DayReport {
    var day = Simulation(request: request)
    while let pending = day.next() {
        let answer: Result<TimelineAnswer, any Error>
        do { answer = .success(try await provider(pending.question)) } catch { answer = .failure(error) }
        day.take(answer, to: pending)
    }
    return day.report()
}

/// A question that has been put and waits for its answer.
struct PendingAsk {
    var question: TimelineQuestion
    var ask: Ask
}

/// A question that waits to be put.
struct Want {
    /// From when on the content counts as old.
    var due: Date
    /// The next moment the system will try.
    var attempt: Date
    var reason: AskReason
    /// Why the content is old if the question comes after `due`.
    var cause: StaleSpan.Cause
}

struct Simulation {
    let request: DayRequest
    var random: SeededGenerator
    var asks: [Ask] = []
    var stale: [StaleSpan] = []
    var tally = FindingTally()
    /// The question the policy asks for, and those the app and pushes asked for.
    var policyWant: Want?
    var reloadWants: [Want] = []
    /// Moments of questions that cost budget.
    var paid: [Date] = []
    let freeSpans: [(from: Date, until: Date)]
    /// What is still to happen, earliest first.
    var events: ArraySlice<DayEvent> = []
    var hasBegun = false
    var isOn: Bool
    var switchThrown: Date?

    init(request: DayRequest) {
        self.request = request
        random = SeededGenerator(seed: request.delivery.seed)
        isOn = request.isSwitchedOn
        freeSpans = request.events.compactMap { event in
            switch event.kind {
            case .foreground(let seconds), .session(let seconds):
                (event.date, event.date.addingTimeInterval(seconds))
            default: nil
            }
        }
    }

    /// Runs on to the next question; nil when the day is over.
    mutating func next() -> PendingAsk? {
        if !hasBegun { return begin() }
        while true {
            let want = nextWant
            if let event = events.first, event.date <= want?.attempt ?? .distantFuture {
                events.removeFirst()
                if let pending = handle(event) { return pending }
            } else if let want, want.attempt < request.end {
                if let pending = attempt(want) { return pending }
            } else {
                finish()
                return nil
            }
        }
    }

    private mutating func begin() -> PendingAsk? {
        hasBegun = true
        let order = request.events.enumerated().sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
        events = order.map(\.element).filter { $0.date < request.end }[...]
        while let event = events.first, event.date <= request.start {
            if case .remoteSwitch(let on) = event.kind { isOn = on }
            events.removeFirst()
        }
        return ask(at: request.start, due: request.start, .placed, isFree: true)
    }

    var nextWant: Want? {
        let wants = reloadWants + [policyWant].compactMap { $0 }
        return wants.reduce(nil) { best, want in best.map { $0.attempt <= want.attempt } == true ? best : want }
    }

    func isFree(_ date: Date) -> Bool { freeSpans.contains { $0.from <= date && date < $0.until } }

    private mutating func handle(_ event: DayEvent) -> PendingAsk? {
        switch event.kind {
        case .foreground, .session:
            // What had to wait for budget or gap may go now, at no cost.
            let waiting = (reloadWants + [policyWant].compactMap { $0 }).filter { $0.due <= event.date }
            if let first = waiting.min(by: { $0.due < $1.due }) {
                return ask(at: event.date, due: first.due, first.reason, isFree: true)
            }
            return nil
        case .reload(let kind):
            return kind == nil || kind == request.kind ? want(.appReload, at: event.date) : nil
        case .push: return want(.push, at: event.date)
        case .intent: return ask(at: event.date, due: event.date, .intent, isFree: true)
        case .localeChange: return ask(at: event.date, due: event.date, .localeChange, isFree: true)
        case .textSizeChange: return ask(at: event.date, due: event.date, .textSizeChange, isFree: true)
        case .remoteSwitch(let on):
            guard on != isOn else { return nil }
            isOn = on
            switchThrown = switchThrown == nil ? event.date : nil
            return nil
        }
    }

    private mutating func want(_ reason: AskReason, at date: Date) -> PendingAsk? {
        if isFree(date) { return ask(at: date, due: date, reason, isFree: true) }
        let want = Want(due: date, attempt: date, reason: reason, cause: .late)
        reloadWants.append(want)
        if reloadWants.count == 1 { return attempt(want) }
        reloadWants[reloadWants.count - 1].attempt = .distantFuture
        return nil
    }

    /// Asks, if gap and budget allow; else moves the attempt.
    private mutating func attempt(_ want: Want) -> PendingAsk? {
        let isFree = isFree(want.attempt)
        let (allowed, cause) = earliest(from: want.attempt, isFree: isFree)
        if allowed <= want.attempt {
            let due = reloadWants.map(\.due).reduce(want.due, min)
            return ask(at: want.attempt, due: due, want.reason, isFree: isFree)
        }
        if cause == .budget {
            tally.add(.budgetExhausted, at: want.attempt, allowed.timeIntervalSince(want.attempt))
        }
        if want.reason == policyWant?.reason && want.due == policyWant?.due {
            policyWant?.attempt = allowed
            policyWant?.cause = want.cause == .failed ? .failed : cause
        } else {
            reloadWants[0].attempt = allowed
            reloadWants[0].cause = cause
        }
        return nil
    }

    /// The first moment at which gap and budget let a question through, and which of them held it.
    private func earliest(from date: Date, isFree: Bool) -> (Date, StaleSpan.Cause) {
        let last = isFree ? asks.last?.date : paid.last
        let spaced = last.map { max(date, $0.addingTimeInterval(request.budget.gap)) } ?? date
        if isFree { return (spaced, .gap) }
        let recent = paid.filter { $0 > spaced.addingTimeInterval(-86_400) }
        guard recent.count >= request.budget.perDay else { return (spaced, .gap) }
        return (recent[recent.count - request.budget.perDay].addingTimeInterval(86_400), .budget)
    }
}
