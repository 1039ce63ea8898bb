package import AmbrotypeTimelines

/// The `timeline` member of a template: when entries come, and which items they show.
package struct TimelineDocument: Sendable {
    /// Everything but dates that only an expression gives.
    package var schedule: EntrySchedule
    /// A list of dates as the document writes it, for a timeline on dates.
    package var dates: JSONValue?
    /// A list whose elements the entries show in turn.
    package var items: JSONValue?
    package var place: SourcePlace
}
