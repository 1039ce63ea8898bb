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
}

/// The entries of one sample and when the system shall ask again.
package struct TemplateTimeline: Sendable {
    package var entries: [TemplateEntry]
    package var policy: TimelineReloadPolicy
    /// Remarks of the schedule: times that the clock skips or repeats, cuts.
    package var notes: [ScheduleNote]
}
