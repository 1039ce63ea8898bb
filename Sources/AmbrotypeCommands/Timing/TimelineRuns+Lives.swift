import AmbrotypeActivities
import Foundation

extension TimelineRuns {
    mutating func stories(_ subject: any RenderSubject, _ clock: RenderOptions.Clock) {
        guard let activity = subject.activity else { return }
        let moment = moment(subject, clock)
        do throws(SubjectFailure) {
            let stories = try activity.stories(in: moment)
            if stories.isEmpty {
                texts.append("\(subject.name) tells no story of its own: give --scenario FILE or --payload FILES")
            }
            known += stories.map(\.name)
            for story in stories where options.samples.isEmpty || options.samples.contains(story.name) {
                let run = ActivityRun(
                    subjects: [subject], name: "\(subject.name) · \(story.name)", scenario: story.scenario,
                    isAbandoned: story.isAbandoned, moment: moment, duration: options.duration)
                try life(run, subject: subject.name, part: story.name, folder: nil)
            }
        } catch { document.issues += error.lines }
    }

    mutating func told(_ subjects: [any RenderSubject], _ clock: RenderOptions.Clock) throws(UsageError) {
        guard let first = subjects.first else {
            throw UsageError("--scenario and --payload need a Live Activity, none of the templates is one")
        }
        let moment = moment(first, clock)
        var part = "payloads"
        var scenario = ActivityScenario(pushFiles: options.payloads.map(shortened))
        if let file = options.scenario {
            guard let data = FileManager.default.contents(atPath: file.path) else {
                throw UsageError("--scenario \(file.path): no such file")
            }
            let (read, problems) = ActivityScenario.read(data)
            guard let read else {
                let lines = problems.map { "\(file.lastPathComponent): \($0.mistake)" }
                throw UsageError(lines.joined(separator: "\n"))
            }
            (scenario, part) = (read, file.deletingPathExtension().lastPathComponent)
        }
        for actor in scenario.actors {
            guard let name = actor.subject, !subjects.contains(where: { $0.name == name }) else { continue }
            throw UsageError(
                "the scenario's activity \"\(actor.id)\" is drawn by \"\(name)\", which is not part of this run")
        }
        let names = options.scenario == nil ? first.name : subjects.map(\.name).joined(separator: " + ")
        let run = ActivityRun(
            subjects: subjects, name: "\(names) · \(part)", scenario: scenario, isAbandoned: false, moment: moment,
            duration: options.duration)
        do throws(SubjectFailure) {
            try life(
                run, subject: first.name, part: part, folder: options.scenario?.deletingLastPathComponent())
        } catch { document.issues += error.lines }
    }

    mutating func life(
        _ run: ActivityRun, subject: String, part: String, folder: URL?
    ) throws(SubjectFailure) {
        let outcome = try run.outcome { name in
            let url = folder?.appendingPathComponent(name) ?? outside.url(name)
            return FileManager.default.contents(atPath: url.path)
        }
        let findings = outcome.findings + (try StaleLooks(outcome: outcome, stage: stage).findings())
        document.activities.append(ActivityRecord(outcome, findings: findings))
        texts.append(outcome.text(findings))
        guard options.film || options.animation, !outcome.moments.isEmpty else { return }
        try draw(
            try outcome.film(stage, most: options.frames), subject: subject, parts: [part], run.moment.timeZone)
    }

    /// A path as one would type it in the current folder.
    private func shortened(_ url: URL) -> String {
        let here = outside.currentDirectory.path + "/"
        return url.path.hasPrefix(here) ? String(url.path.dropFirst(here.count)) : url.path
    }
}
