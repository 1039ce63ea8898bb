public import Foundation

/// One thing a widget shows from a date on.
public protocol TimelineEntry {
    /// When the system puts the entry on show.
    var date: Date { get }
    /// How much it matters beside other entries; nil when the author says nothing.
    var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
    public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters. Scores compare entries of one app; 0 and less mean it does not (Apple's documentation).
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
    public var score: Float
    /// Seconds for which the score holds; 0 means until the next entry.
    public var duration: TimeInterval

    public init(score: Float, duration: TimeInterval = 0) {
        (self.score, self.duration) = (score, duration)
    }
}

/// Entries and the rule for asking again.
public struct Timeline<EntryType> where EntryType: TimelineEntry {
    public let entries: [EntryType]
    public let policy: TimelineReloadPolicy

    public init(entries: [EntryType], policy: TimelineReloadPolicy) {
        (self.entries, self.policy) = (entries, policy)
    }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// The earliest moment at which the system asks for a new timeline.
public struct TimelineReloadPolicy: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        case atEnd
        case after(Date)
        case never
    }

    package let kind: Kind

    /// Once the date of the last entry has passed.
    public static let atEnd = TimelineReloadPolicy(kind: .atEnd)
    /// Only when the app asks for it.
    public static let never = TimelineReloadPolicy(kind: .never)

    /// Once that date has passed, whether it lies before or after the last entry.
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(kind: .after(date)) }
}
