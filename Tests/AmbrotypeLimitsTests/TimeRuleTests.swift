import AmbrotypeActivities
import AmbrotypeLimits
import AmbrotypeTimelines
import Foundation
import Testing

@Suite("Rules about time")
struct TimeRuleTests {
    @Test("Everything a simulated day finds is a rule of the book", arguments: DayRule.allCases)
    func days(rule: DayRule) { #expect(RuleBook.rule(named: rule.rawValue)?.section == .time) }

    @Test("Everything an activity's life finds is a rule of the book", arguments: LifeRule.allCases)
    func lives(rule: LifeRule) {
        let section = RuleBook.rule(named: rule.rawValue)?.section
        #expect(section == .activity || section == .payload)
    }

    @Test("The page about timelines lists every rule about time, lives and payloads with its severity and its reports")
    func documented() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let page = try String(contentsOf: root.appendingPathComponent("docs/timeline.md"), encoding: .utf8)
        let table = page.split(separator: "## Findings").last ?? ""
        let rows = table.split(separator: "\n").filter { $0.hasPrefix("| `") }
        let rules = TimeRules.all + ActivityRules.all + PayloadRules.all
        for rule in rules {
            let severity = rule.severity == .off ? "note" : rule.severity.rawValue
            let head = "| `\(rule.name)` | \(rule.section.rawValue) | \(severity) | \(rule.what) |"
            let row = rows.first { $0.hasPrefix(head) }
            #expect(row != nil, "\(head)")
            for report in rule.reports { #expect(row?.contains(report) == true, "\(rule.name): \(report)") }
        }
        #expect(rows.count == rules.count)
    }
}
