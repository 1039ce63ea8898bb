import AmbrotypeTimelines
import Foundation

/// One sample's day in one time zone.
@MainActor struct DayRun {
    let subject: any RenderSubject
    let sample: String
    /// `now` is the start.
    let moment: RenderMoment
    let request: DayRequest
    /// The configuration parameter that carries the app's remote switch.
    let switchName: String?

    func run() async -> DayOutcome {
        var timelines: [SubjectTimeline?] = []
        let report = await simulate(request) { question in
            timelines.append(nil)
            let timeline = try await self.timeline(question)
            timelines[timelines.count - 1] = timeline
            return TimelineAnswer(entries: timeline.entries.map(\.date), policy: timeline.policy)
        }
        let clock = LocalClock(timeZone: moment.timeZone)
        return DayOutcome(
            subject: subject, sample: sample, moment: moment, request: request, report: report, timelines: timelines,
            clockChanges: clock.changes(from: request.start, to: request.end))
    }

    private func timeline(_ question: TimelineQuestion) async throws -> SubjectTimeline {
        var moment = moment
        moment.now = question.date
        if let switchName { moment.configuration[switchName] = question.isSwitchedOn ? "true" : "false" }
        do throws(SubjectFailure) {
            let timelines = try await subject.timelines(in: moment)
            // A compiled widget's families may agree at one moment and not at another; then the first speaks.
            guard let found = timelines.first(where: { $0.sample == sample }) ?? timelines.first else {
                throw SubjectFailure(lines: ["the provider has no sample \"\(sample)\" at this moment"])
            }
            return found
        } catch { throw ProviderFailure(words: error.lines.joined(separator: "; ")) }
    }
}

/// A provider's error in its own words.
struct ProviderFailure: Error, CustomStringConvertible {
    var words: String
    var description: String { words }
}

/// A simulated day with the entries that were on show.
@MainActor struct DayOutcome {
    var subject: any RenderSubject
    var sample: String
    var moment: RenderMoment
    var request: DayRequest
    var report: DayReport
    /// By the index of the question; nil where the provider failed.
    var timelines: [SubjectTimeline?]
    var clockChanges: [ClockChange]

    /// The entry on show during a span.
    func entry(of showing: Showing) -> SubjectEntry? {
        guard let ask = showing.ask, let index = showing.entry, let timeline = timelines[ask] else { return nil }
        return timeline.entries.indices.contains(index) ? timeline.entries[index] : nil
    }

    /// Remarks of the schedules, each once.
    var notes: [ScheduleNote] {
        var notes: [ScheduleNote] = []
        for note in timelines.compactMap({ $0 }).flatMap(\.notes) where !notes.contains(note) { notes.append(note) }
        return notes
    }
}
