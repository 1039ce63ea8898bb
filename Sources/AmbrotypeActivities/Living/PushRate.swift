package import Foundation

/// A push as it left the server.
package struct SentPush: Equatable, Sendable {
    package var date: Date
    /// 5 or 10; 10 is what a push without the header has. Only 10 counts against the system's budget.
    package var priority: Int
    package var size: PayloadSize

    package init(date: Date, priority: Int = 10, size: PayloadSize) {
        (self.date, self.priority, self.size) = (date, priority, size)
    }
}

/// What is wrong with the number and the size of pushes to one activity. `event` is the push's index.
package func pushFindings(_ pushes: [SentPush], limits: ActivityLimits = ActivityLimits()) -> [LifeFinding] {
    var findings: [LifeFinding] = []
    for (index, push) in pushes.enumerated() where push.size.isOverLimit {
        findings.append(
            LifeFinding(
                rule: .payloadTooLarge, date: push.date, amount: Double(push.size.counted), event: index))
    }
    let order = pushes.indices.sorted { (pushes[$0].date, $0) < (pushes[$1].date, $1) }
    let urgent = order.filter { pushes[$0].priority == 10 }
    var fullest: (count: Int, index: Int)?
    for (place, index) in urgent.enumerated() {
        let from = pushes[index].date.addingTimeInterval(-3600)
        let count = urgent[...place].count { pushes[$0].date > from }
        if count > fullest?.count ?? limits.urgentPerHour { fullest = (count, index) }
    }
    if let fullest {
        findings.append(
            LifeFinding(
                rule: .urgentBudget, date: pushes[fullest.index].date, amount: Double(fullest.count),
                event: fullest.index))
    }
    return findings
}
