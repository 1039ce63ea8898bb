package import AmbrotypeTimelines
package import AmbrotypeViews
package import Foundation

/// An entry without its type: when it shows, how much it matters, and its view.
@MainActor package struct WidgetEntry {
    package let date: Date
    package let relevance: TimelineEntryRelevance?
    /// What the configuration's content closure makes of the entry; run anew at each call, as the system does per environment.
    package let view: @MainActor () -> AnyView

    package init(date: Date, relevance: TimelineEntryRelevance? = nil, view: @escaping @MainActor () -> AnyView) {
        (self.date, self.relevance, self.view) = (date, relevance, view)
    }
}

/// A timeline without its entries' type, in the author's order.
@MainActor package struct WidgetTimeline {
    package var entries: [WidgetEntry]
    package var policy: TimelineReloadPolicy

    package init(entries: [WidgetEntry], policy: TimelineReloadPolicy) {
        (self.entries, self.policy) = (entries, policy)
    }

    /// The entry on show at an instant: the latest whose date has come, else the first; nil for an empty timeline.
    package func entry(at now: Date) -> WidgetEntry? {
        let begun = entries.filter { $0.date <= now }
        let latest = begun.map(\.date).max()
        return begun.last { $0.date == latest } ?? entries.min { $0.date < $1.date }
    }
}
