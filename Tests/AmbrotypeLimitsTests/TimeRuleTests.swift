import AmbrotypeActivities
import AmbrotypeLimits
import AmbrotypeTimelines
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
}
