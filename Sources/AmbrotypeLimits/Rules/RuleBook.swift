import AmbrotypeDrawing

/// Every rule of the tool. A rule's name is never given to another rule.
package enum RuleBook {
    /// By section, in the order in which they are listed.
    package static let rules: [Rule] =
        MemoryRules.all + LayoutRules.all + InteractionRules.all + TimeRules.all + ActivityRules.all + PayloadRules.all

    private static let byName = Dictionary(rules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    /// The rule of that name.
    package static func rule(named name: String) -> Rule? { byName[name] }

    /// Names like one that no rule has.
    package static func names(like name: String) -> [String] { nearestNames(to: name, among: rules.map(\.name)) }
}
