import AmbrotypeActivities
import AmbrotypeTimelines
import Foundation

/// What `timeline --json` prints. The shape is versioned.
struct TimelineDocumentRecord: Encodable {
    static let currentVersion = 1

    var schemaVersion = TimelineDocumentRecord.currentVersion
    var tool = "ambrotype " + Version.current
    var days: [DayRecord] = []
    var activities: [ActivityRecord] = []
    /// Pictures that were written, as asked for below the output folder.
    var pictures: [String] = []
    /// Trouble that belongs to no run.
    var issues: [String] = []
}

/// A simulated day. Dates are UTC, lengths seconds.
struct DayRecord: Encodable {
    struct Question: Encodable {
        var date: String
        var due: String
        var reason: String
        var isFree: Bool
        var merged: Int
        var entries: [String]
        /// `atEnd`, `never`, or a date.
        var policy: String
        var failure: String?
    }

    struct Shown: Encodable {
        var from: String
        var until: String
        /// Index of the question and name of the entry; nil while there is nothing to show.
        var question: Int?
        var entry: String?
    }

    struct Stale: Encodable {
        var from: String
        var until: String
        var cause: String
    }

    struct Change: Encodable {
        var date: String
        var seconds: Int
    }

    var subject: String
    var sample: String
    var locale: String
    var timeZone: String
    var start: String
    var end: String
    var budgetPerDay: Int
    var leastGap: Double
    var paidQuestions: Int
    var freeQuestions: Int
    /// Questions of the budget in the fullest 24 hours.
    var busiestDay: Int
    var staleSeconds: Double
    var questions: [Question]
    var shown: [Shown]
    var stale: [Stale]
    var clockChanges: [Change]
    var findings: [TimeFinding]
}

extension DayRecord {
    @MainActor init(_ day: DayOutcome) {
        let report = day.report
        self.init(
            subject: day.subject.name, sample: day.sample, locale: day.moment.locale.identifier,
            timeZone: day.moment.timeZone.name, start: InstantText.utc(report.start),
            end: InstantText.utc(report.end), budgetPerDay: report.budget.perDay, leastGap: report.budget.gap,
            paidQuestions: report.paidAsks, freeQuestions: report.freeAsks, busiestDay: report.busiestDay,
            staleSeconds: report.staleSeconds, questions: report.asks.map(Question.init),
            shown: report.showings.map { showing in
                Shown(
                    from: InstantText.utc(showing.from), until: InstantText.utc(showing.until), question: showing.ask,
                    entry: day.entry(of: showing)?.name)
            },
            stale: report.stale.map { span in
                Stale(from: InstantText.utc(span.from), until: InstantText.utc(span.until), cause: span.cause.rawValue)
            },
            clockChanges: day.clockChanges.map { Change(date: InstantText.utc($0.date), seconds: $0.seconds) },
            findings: day.findings)
    }
}

extension DayRecord.Question {
    init(_ ask: Ask) {
        self.init(
            date: InstantText.utc(ask.date), due: InstantText.utc(ask.due), reason: ask.reason.rawValue,
            isFree: ask.isFree, merged: ask.merged, entries: ask.entries.map(InstantText.utc),
            policy: ask.policy.word(InstantText.utc), failure: ask.failure)
    }
}

extension TimelineReloadPolicy {
    /// `atEnd`, `never`, or the date as `text` writes it.
    func word(_ text: (Date) -> String) -> String {
        switch kind {
        case .atEnd: "atEnd"
        case .never: "never"
        case .after(let date): text(date)
        }
    }
}

/// The life of one or more activities. Dates are UTC.
struct ActivityRecord: Encodable {
    struct Track: Encodable {
        var id: String
        var app: String
        var subject: String
        var phases: [Phase]
        /// Bytes of attributes and state by the name of the state, or of the pushes in order.
        var sizes: [Size]
    }

    struct Phase: Encodable {
        var from: String
        var until: String
        var state: String
        var content: String?
        var relevance: Double
        var isOnLockScreen: Bool
        var isInIsland: Bool
    }

    struct Size: Encodable {
        var name: String
        var bytes: Int
        var limit = PayloadSize.limit
    }

    struct Island: Encodable {
        var from: String
        var until: String
        var compact: String?
        var attached: String?
        var detached: String?
        var hidden: [String]
        /// From top to bottom.
        var lockScreen: [String]
    }

    var name: String
    var locale: String
    var timeZone: String
    var start: String
    var end: String
    var activities: [Track]
    var island: [Island]
    var findings: [TimeFinding]
}

extension ActivityRecord {
    @MainActor init(_ outcome: ActivityOutcome, findings: [TimeFinding]) {
        let run = outcome.run
        self.init(
            name: run.name, locale: run.moment.locale.identifier, timeZone: run.moment.timeZone.name,
            start: InstantText.utc(outcome.start), end: InstantText.utc(outcome.end),
            activities: outcome.resolved.tracks.indices.map { Track(outcome, $0) },
            island: outcome.moments.map { moment in
                Island(
                    from: InstantText.utc(moment.from), until: InstantText.utc(moment.until),
                    compact: moment.island.compact, attached: moment.island.attached, detached: moment.island.detached,
                    hidden: moment.island.hidden, lockScreen: moment.island.lockScreen)
            }, findings: findings)
    }
}

extension ActivityRecord.Track {
    @MainActor init(_ outcome: ActivityOutcome, _ track: Int) {
        let actor = outcome.resolved.tracks[track].actor
        self.init(
            id: actor.id, app: actor.app, subject: outcome.run.subject(actor.id)?.name ?? "",
            phases: outcome.lives[track].phases.map { phase in
                ActivityRecord.Phase(
                    from: InstantText.utc(phase.from), until: InstantText.utc(phase.until), state: "\(phase.state)",
                    content: phase.content.map { outcome.resolved.contents[$0].name }, relevance: phase.relevance,
                    isOnLockScreen: phase.isOnLockScreen, isInIsland: phase.isInIsland)
            }, sizes: outcome.sizes(track).map { ActivityRecord.Size(name: $0.name, bytes: $0.bytes) })
    }
}

extension ActivityOutcome {
    /// Bytes held against 4 KB: of each push as it was sent; without pushes, of attributes and each state together.
    func sizes(_ track: Int) -> [(name: String, bytes: Int)] {
        let (actor, pushes) = (resolved.tracks[track].actor, resolved.tracks[track].pushes)
        if !pushes.isEmpty { return pushes.enumerated().map { ("push \($0 + 1)", $1.size.counted) } }
        let attributes = actor.attributes?.node.compactSize ?? 0
        return resolved.contents.filter { $0.activity == actor.id }.map {
            ($0.name, attributes + $0.state.node.compactSize)
        }
    }
}
