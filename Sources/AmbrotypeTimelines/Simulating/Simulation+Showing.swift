import Foundation

extension Simulation {
    func report() -> DayReport {
        var copy = self
        let showings = copy.showings()
        return DayReport(
            start: request.start, end: request.end, asks: asks, showings: showings,
            stale: stale.sorted { ($0.from, $0.until) < ($1.from, $1.until) }, findings: copy.tally.findings,
            busiestDay: busiestDay(), budget: request.budget)
    }

    /// What is on show, without gaps from start to end.
    private mutating func showings() -> [Showing] {
        var spans: [Showing] = []
        for (number, ask) in asks.enumerated() {
            let until = number + 1 < asks.count ? asks[number + 1].date : request.end
            let order = ask.entries.indices.sorted { (ask.entries[$0], $0) < (ask.entries[$1], $1) }
            let due = order.last { ask.entries[$0] <= ask.date }
            show(&spans, from: ask.date, ask: due == nil ? spans.last?.ask : number, entry: due ?? spans.last?.entry)
            var unseen = 0
            for (place, entry) in order.enumerated() where ask.entries[entry] > ask.date {
                let delay = random.seconds(in: request.delivery.showDelay)
                let from = ask.entries[entry].addingTimeInterval(delay)
                let replaced = place + 1 < order.count && ask.entries[order[place + 1]] == ask.entries[entry]
                if from >= until || replaced {
                    // The last entry of a timeline that ends with it makes way at its own date.
                    let date = ask.entries[entry]
                    if date < request.end, date != until { unseen += replaced ? 0 : 1 }
                } else {
                    show(&spans, from: from, ask: number, entry: entry)
                }
            }
            if unseen > 0 && until < request.end { tally.add(.unseen, at: ask.date, Double(unseen)) }
        }
        close(&spans)
        return spans
    }

    private func show(_ spans: inout [Showing], from: Date, ask: Int?, entry: Int?) {
        if let last = spans.last {
            if last.ask == ask && last.entry == entry { return }
            spans[spans.count - 1].until = max(from, last.from)
        }
        spans.append(Showing(from: max(from, spans.last?.from ?? from), until: from, ask: ask, entry: entry))
    }

    private mutating func close(_ spans: inout [Showing]) {
        if !spans.isEmpty { spans[spans.count - 1].until = request.end }
        spans.removeAll { $0.until <= $0.from }
        for span in spans where span.ask == nil {
            tally.add(.nothingYet, at: span.from, span.until.timeIntervalSince(span.from))
        }
    }

    private func busiestDay() -> Int {
        paid.map { end in paid.count { $0 > end.addingTimeInterval(-86_400) && $0 <= end } }.max() ?? 0
    }
}
