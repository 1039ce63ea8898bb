import AmbrotypeLimits
import Testing

@Suite("Rule book")
struct RuleBookTests {
    @Test("Names are distinct words joined by dashes")
    func names() {
        let names = RuleBook.rules.map(\.name)
        #expect(Set(names).count == names.count)
        for name in names { #expect(name.allSatisfy { $0 == "-" || ($0.isLetter && $0.isLowercase) }, "\(name)") }
    }

    @Test(
        "Every rule says what, why, how to mend it, how it is known and gives both examples", arguments: RuleBook.rules)
    func complete(rule: Rule) {
        for words in [rule.what, rule.why, rule.mend, rule.source, rule.failing, rule.passing] {
            #expect(!words.isEmpty, "\(rule.name)")
        }
        #expect(rule.failing != rule.passing)
    }
}
