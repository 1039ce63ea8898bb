package import AmbrotypeTimelines
package import Foundation

/// One dated state of a template: what a picture shows.
package struct TemplateEntry: Equatable, Sendable {
    /// Distinct within the template: the sample's or state's name, with the entry's number where there are several.
    package var name: String
    package var date: Date
    /// Place in its timeline, from 0.
    package var index: Int
    /// The sample it belongs to.
    package var sample: String
    /// Whether it makes a picture when nobody asks for all.
    package var isShown: Bool
    /// The entry's fields, or the content state of a Live Activity.
    package var fields: [String: TemplateValue]
    /// Fixed data of a Live Activity; empty otherwise.
    package var attributes: [String: TemplateValue] = [:]
    package var configuration: [String: TemplateValue]
    /// The evaluated `data` member.
    package var data: [String: TemplateValue]
    package var phase: ActivityState.Phase = .active
    package var staleDate: Date?
    package var relevanceScore: Double?
    /// True for the entry the system shows before there is data; drawn redacted.
    package var isPlaceholder = false

    /// The phase at an instant: an active state is stale from its stale date on.
    package func phase(at instant: Date) -> ActivityState.Phase {
        phase == .active && isStale(at: instant) ? .stale : phase
    }

    /// Whether the content is old at an instant: by its phase or its stale date. An activity that the system ended while
    /// it was stale stays so (assumed).
    package func isStale(at instant: Date) -> Bool {
        if phase == .stale { return true }
        return staleDate.map { $0 <= instant } ?? false
    }
}

/// The entries of one sample and when the system shall ask again.
package struct TemplateTimeline: Sendable {
    package var entries: [TemplateEntry]
    package var policy: TimelineReloadPolicy
    /// Remarks of the schedule: times that the clock skips or repeats, cuts.
    package var notes: [ScheduleNote]
}
