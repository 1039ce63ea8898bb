import Foundation

/// Counts occurrences of each rule.
struct FindingTally {
    private var found: [DayRule: DayFinding] = [:]

    /// - Parameter lessIsWorse: for gaps, where the smallest is the worst.
    mutating func add(_ rule: DayRule, at date: Date, _ value: Double, lessIsWorse: Bool = false) {
        guard var finding = found[rule] else {
            found[rule] = DayFinding(rule: rule, first: date, last: date, times: 1, worst: value, total: value)
            return
        }
        (finding.first, finding.last) = (min(finding.first, date), max(finding.last, date))
        finding.times += 1
        finding.worst = lessIsWorse ? min(finding.worst, value) : max(finding.worst, value)
        finding.total = lessIsWorse ? finding.worst : finding.total + value
        found[rule] = finding
    }

    var findings: [DayFinding] { DayRule.allCases.compactMap { found[$0] } }
}

extension Simulation {
    /// Looks at one answer on its own.
    mutating func inspect(_ ask: Ask) {
        if ask.failure != nil { return tally.add(.failed, at: ask.date, 1) }
        if ask.entries.isEmpty { return tally.add(.empty, at: ask.date, 1) }
        inspectOrder(ask)
        let current = ask.entries.filter { $0 <= ask.date }
        // One entry of the past is what is due now; a minute is the provider's own running time.
        let old = current.sorted().dropLast().count { $0 < ask.date.addingTimeInterval(-60) }
        let allOld =
            current.count == ask.entries.count && ask.entries.allSatisfy { $0 < ask.date.addingTimeInterval(-60) }
        if old > 0 || allOld { tally.add(.pastEntries, at: ask.date, Double(allOld ? current.count : old)) }
        if ask.entries.count > request.mostEntries { tally.add(.many, at: ask.date, Double(ask.entries.count)) }
        switch ask.policy.kind {
        case .atEnd where ask.entries.count == 1 && current.count == 1: tally.add(.oneEntryAtEnd, at: ask.date, 1)
        case .after(let due) where due <= ask.date:
            tally.add(.pastReload, at: ask.date, ask.date.timeIntervalSince(due))
        default: break
        }
    }

    private mutating func inspectOrder(_ ask: Ask) {
        let pairs = zip(ask.entries, ask.entries.dropFirst())
        if pairs.contains(where: { $1 < $0 }) { tally.add(.unordered, at: ask.date, 1) }
        let sorted = ask.entries.sorted()
        let gaps = zip(sorted, sorted.dropFirst()).map { $1.timeIntervalSince($0) }
        let doubled = gaps.count { $0 == 0 }
        if doubled > 0 { tally.add(.doubled, at: ask.date, Double(doubled)) }
        // The entry that is due now may be followed by a mark of the clock at any distance.
        let coming = zip(sorted, gaps).filter { $0 > ask.date && $1 > 0 }
        if let least = coming.map(\.1).min(), least < request.entryGap {
            tally.add(.dense, at: ask.date, least, lessIsWorse: true)
        }
    }
}
