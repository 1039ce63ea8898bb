/// When widgets of a kind matter. Only watchOS acts on it; here it is carried and not read.
public struct WidgetRelevance<Configuration> {
    package let attributes: [WidgetRelevanceAttribute<Configuration>]

    public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) { self.attributes = attributes }
}

/// One circumstance in which a widget matters.
public struct WidgetRelevanceAttribute<Configuration> {
    package let group: WidgetRelevanceGroup?
}

extension WidgetRelevanceAttribute where Configuration == Void {
    public init(group: WidgetRelevanceGroup) { self.init(group: .some(group)) }
}

/// Widgets of which only one is suggested at a time.
public struct WidgetRelevanceGroup: Sendable {
    package let name: String

    public static func named(_ name: String) -> WidgetRelevanceGroup { WidgetRelevanceGroup(name: name) }
    public static let ungrouped = WidgetRelevanceGroup(name: "ungrouped")
    public static let automatic = WidgetRelevanceGroup(name: "automatic")
}
