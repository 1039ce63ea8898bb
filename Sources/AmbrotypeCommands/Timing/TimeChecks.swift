import AmbrotypeActivities
import AmbrotypeLimits
import AmbrotypeTimelines
import Foundation

/// The part of a check that runs the day of each widget and the lives of each Live Activity.
///
/// A day is 24 hours, on time, from the moment's `now`, and two days around each of the next clock changes in Berlin. A life
/// is each story of the subject, and what the files `pushes/*.json` and `scenario.json` of its folder tell.
@MainActor struct TimeChecks {
    let stage: TimelineStage
    /// Where the subject's own files are; nil for a compiled one.
    let folder: URL?
    /// Whether a day or life of that name is to be run: `widget/timeline.sample`, `activity/life.story`.
    let isWanted: (String) -> Bool
    /// Days and lives that were run.
    private(set) var runs = 0

    mutating func findings(of subject: any RenderSubject, in moment: RenderMoment) async throws(SubjectFailure)
        -> [Finding]
    {
        if subject.activity != nil { return try lives(subject, moment) }
        return subject.hasDay ? try await days(subject, moment) : []
    }

    // MARK: Days

    private mutating func days(_ subject: any RenderSubject, _ moment: RenderMoment) async throws(SubjectFailure)
        -> [Finding]
    {
        var findings: [Finding] = []
        for sample in try await subject.timelines(in: moment).map(\.sample) {
            let name = "\(subject.name)/timeline" + (sample.isEmpty ? "" : "." + sample)
            guard isWanted(name) else { continue }
            runs += 1
            let place = FindingPlace(picture: name)
            findings += await day(subject, sample, moment, seconds: 86_400).map { $0.checked(subject.name, place) }
            findings += await shifts(subject, sample, moment).map { $0.checked(subject.name, place) }
        }
        // What always shows the same does not freeze.
        return subject.hasTimeline ? findings : findings.filter { $0.rule != DayRule.frozen.rawValue }
    }

    /// What the clock changes of a zone do that has both.
    private func shifts(_ subject: any RenderSubject, _ sample: String, _ moment: RenderMoment) async -> [TimeFinding] {
        guard let berlin = TimeZone(identifier: "Europe/Berlin") else { return [] }
        var there = moment
        there.timeZone = berlin
        var found: [TimeFinding] = []
        for change in LocalClock(timeZone: berlin).nextChanges(after: moment.now) {
            there.now = change.date.addingTimeInterval(-86_400)
            found += await day(subject, sample, there, seconds: 2 * 86_400)
        }
        return found.filter { $0.rule.hasSuffix("-by-clock-change") }
    }

    private func day(
        _ subject: any RenderSubject, _ sample: String, _ moment: RenderMoment, seconds: TimeInterval
    ) async -> [TimeFinding] {
        let request = DayRequest(start: moment.now, duration: seconds, kind: subject.reloadKind)
        let run = DayRun(subject: subject, sample: sample, moment: moment, request: request, switchName: nil)
        return await run.run().findings
    }

    // MARK: Lives

    private mutating func lives(_ subject: any RenderSubject, _ moment: RenderMoment) throws(SubjectFailure)
        -> [Finding]
    {
        guard let activity = subject.activity else { return [] }
        let stories = try activity.stories(in: moment) + told()
        var findings: [Finding] = []
        for story in stories where isWanted("\(subject.name)/life.\(story.name)") {
            runs += 1
            let run = ActivityRun(
                subjects: [subject], name: story.name, scenario: story.scenario, isAbandoned: story.isAbandoned,
                moment: moment, duration: nil)
            let outcome = try run.outcome { name in
                folder.flatMap { FileManager.default.contents(atPath: $0.appendingPathComponent(name).path) }
            }
            let looks = try StaleLooks(outcome: outcome, stage: stage).findings()
            for finding in outcome.findings + looks {
                let isFile = story.scenario.pushFiles.contains(finding.place)
                let place = FindingPlace(
                    picture: "\(subject.name)/life.\(story.name)", file: isFile ? finding.place : nil)
                let isKnown = findings.contains { $0.rule == finding.rule && $0.message == finding.message }
                if !isKnown { findings.append(finding.checked(subject.name, place)) }
            }
        }
        return findings
    }

    /// What the folder tells of an activity beside its states.
    private func told() throws(SubjectFailure) -> [ActivityStory] {
        guard let folder else { return [] }
        var stories: [ActivityStory] = []
        let pushes = folder.appendingPathComponent("pushes")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: pushes.path)) ?? []
        let files = names.filter { $0.hasSuffix(".json") || $0.hasSuffix(".apns") }.sorted().map { "pushes/" + $0 }
        if !files.isEmpty {
            stories.append(ActivityStory(name: "pushes", scenario: ActivityScenario(pushFiles: files)))
        }
        let file = folder.appendingPathComponent("scenario.json")
        guard let data = FileManager.default.contents(atPath: file.path) else { return stories }
        let (scenario, problems) = ActivityScenario.read(data)
        guard let scenario else {
            throw SubjectFailure(lines: problems.map { "\(folder.lastPathComponent)/scenario.json: \($0.words)" })
        }
        return stories + [ActivityStory(name: "scenario", scenario: scenario)]
    }
}

extension TimeFinding {
    /// The finding as `check` tells it.
    func checked(_ subject: String, _ place: FindingPlace) -> Finding {
        guard let rule = RuleBook.rule(named: rule) else { preconditionFailure("no rule is called \(rule)") }
        var numbers = ["times": Double(times)]
        if let amount { numbers["amount"] = amount }
        return Finding(rule, subject: subject, at: place, message, numbers: numbers)
    }
}

extension ActivityScenario {
    /// The push files it names.
    fileprivate var pushFiles: [String] {
        steps.compactMap { step in
            guard case .push(let file, _) = step.happening else { return nil }
            return file
        }
    }
}
