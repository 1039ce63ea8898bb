import AmbrotypeActivities
import AmbrotypeDrawing
import AmbrotypeImages
import AmbrotypeRendering
import AmbrotypeTimelines
import AmbrotypeWidgets
import Foundation

/// `timeline`: a widget's day and a Live Activity's life, as text, JSON, film strip and animation.
struct TimelineCommand: Command {
    let source: any SubjectSource
    let form = CommandForm(
        name: "timeline", summary: "run a widget's day or a Live Activity's life",
        positional: "<template or folder>…", options: TimelineOptions.options,
        examples: [
            "ambrotype timeline templates/reading-widget --hours 6 --film",
            "ambrotype timeline templates/wallpaper-home --events day.json --seed 7",
            "ambrotype timeline templates/reading-widget --time-zone Europe/Berlin,America/New_York --clock-changes",
            "ambrotype timeline templates/delivery-activity --payload pushes --film --animation",
        ],
        notes:
            "A widget runs from --now for 24 hours; the system asks at the dates its policy gives, within the budget. An "
            + "activity runs through the states of its template, through a scenario, or through push files at their own dates."
    )

    func run(_ values: ArgumentValues, outside: Outside) async throws(UsageError) -> ExitCode {
        let options = try TimelineOptions.read(values, outside: outside)
        var scene = values
        if !values.has("appearance") { scene.add("light", to: "appearance") }
        guard let studio = try await RenderStudio(scene, outside: outside, form: form, source: source) else {
            return .toolError
        }
        var runs = TimelineRuns(options: options, studio: studio, values: values, outside: outside)
        try await runs.perform()
        if values.has("json") {
            outside.print(JSONText.of(runs.document))
        } else {
            for text in runs.texts { outside.print(text + "\n") }
            for picture in runs.document.pictures { outside.print("drew \(picture)") }
        }
        for issue in runs.document.issues { outside.complain(issue) }
        let worst = (runs.document.days.flatMap(\.findings) + runs.document.activities.flatMap(\.findings))
            .map(\.severity).max()
        var code = runs.document.issues.isEmpty ? ExitCode.success : .toolError
        if worst == .error { code = code.joined(with: .lint) }
        return code
    }
}

/// The runs of one call, one after the other.
@MainActor struct TimelineRuns {
    let options: TimelineOptions
    let studio: RenderStudio
    let values: ArgumentValues
    let outside: Outside
    var document = TimelineDocumentRecord()
    var texts: [String] = []

    init(options: TimelineOptions, studio: RenderStudio, values: ArgumentValues, outside: Outside) {
        (self.options, self.studio, self.values, self.outside) = (options, studio, values, outside)
        document.issues = studio.issues
    }

    var stage: TimelineStage { TimelineStage(studio: studio) }

    /// Whether activities live by a scenario or by pushes, not by what they tell themselves.
    private var isTold: Bool { options.scenario != nil || !options.payloads.isEmpty }

    mutating func perform() async throws(UsageError) {
        for subject in studio.subjects {
            if subject.activity == nil || !isTold { document.issues += subject.issues }
            if subject.activity == nil, !subject.hasDay {
                texts.append("\(subject.name) is no widget that is asked for timelines: it has no day")
            }
        }
        let activities = studio.subjects.filter { $0.activity != nil }
        for clock in studio.options.clocks {
            if isTold {
                try told(activities, clock)
            } else {
                for subject in activities { stories(subject, clock) }
            }
            for subject in studio.subjects where subject.hasDay { await days(subject, clock) }
        }
    }

    private func moment(_ subject: any RenderSubject, _ clock: RenderOptions.Clock) -> RenderMoment {
        let locale = studio.options.locales.first ?? subject.languages.first ?? "en"
        return RenderMoment(
            now: clock.now, timeZone: clock.zone, locale: Locale(identifier: locale),
            configuration: studio.options.configuration)
    }

    // MARK: Days

    private mutating func days(_ subject: any RenderSubject, _ clock: RenderOptions.Clock) async {
        let moment = moment(subject, clock)
        var starts = [moment.now]
        if options.meetsClockChanges {
            let changes = LocalClock(timeZone: clock.zone).nextChanges(after: moment.now)
            starts = changes.map { $0.date.addingTimeInterval(-86_400) }
            if starts.isEmpty { texts.append("\(clock.zone.name) has no daylight saving: nothing to run over") }
        }
        do throws(SubjectFailure) {
            let samples = try await subject.timelines(in: moment).map(\.sample)
            let chosen = options.samples.isEmpty ? samples : samples.filter(options.samples.contains)
            for start in starts {
                for sample in chosen { try await day(subject, sample, moment, start) }
            }
        } catch { document.issues += error.lines }
    }

    private mutating func day(
        _ subject: any RenderSubject, _ sample: String, _ moment: RenderMoment, _ start: Date
    ) async throws(SubjectFailure) {
        var moment = moment
        moment.now = start
        let standard: TimeInterval = options.meetsClockChanges ? 2 * 86_400 : 86_400
        var request = DayRequest(start: start, duration: options.duration ?? standard, kind: subject.reloadKind)
        request.budget = options.budget
        if let seed = options.seed { request.delivery = .ordinary(seed: seed) }
        request.events =
            options.events?.events(from: request.start, to: request.end, timeZone: moment.timeZone) ?? []
        let run = DayRun(
            subject: subject, sample: sample, moment: moment, request: request, switchName: options.events?.switchName)
        let outcome = await run.run()
        document.days.append(DayRecord(outcome))
        texts.append(outcome.text)
        var parts = [sample]
        if options.meetsClockChanges { parts.append(InstantText.utc(start).prefix(10).description) }
        if options.film || options.animation {
            try draw(
                try outcome.film(stage, most: options.frames), subject: subject.name, parts: parts, moment.timeZone)
        }
    }

    // MARK: Lives

    private mutating func stories(_ subject: any RenderSubject, _ clock: RenderOptions.Clock) {
        guard let activity = subject.activity else { return }
        let moment = moment(subject, clock)
        do throws(SubjectFailure) {
            let stories = try activity.stories(in: moment)
            if stories.isEmpty {
                texts.append("\(subject.name) tells no story of its own: give --scenario FILE or --payload FILES")
            }
            for story in stories where options.samples.isEmpty || options.samples.contains(story.name) {
                let run = ActivityRun(
                    subjects: [subject], name: "\(subject.name) · \(story.name)", scenario: story.scenario,
                    isAbandoned: story.isAbandoned, moment: moment, duration: options.duration)
                try life(run, subject: subject.name, part: story.name, folder: nil)
            }
        } catch { document.issues += error.lines }
    }

    private mutating func told(_ subjects: [any RenderSubject], _ clock: RenderOptions.Clock) throws(UsageError) {
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
                let lines = problems.map { "\(file.lastPathComponent): \($0.words)" }
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

    private mutating func life(
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

    // MARK: Pictures

    private mutating func draw(
        _ film: Film, subject: String, parts: [String], _ zone: TimeZone
    ) throws(SubjectFailure) {
        guard !film.frames.isEmpty else { return }
        let lettering = Lettering(text: studio.text)
        let scale = studio.options.scale ?? 2
        let budget = max(studio.options.memoryBudget, 128 << 20)
        var words = parts.filter { !$0.isEmpty }
        if studio.options.clocks.count > 1 { words.append(zone.name) }
        do throws(DevelopmentError) {
            if options.film {
                let list = FilmStrip(film: film, lettering: lettering, zoom: options.zoom).list()
                let png = try develop(list, scale: scale, budgetLimit: budget, pictures: film.pictures).png
                try write(png, PictureName(subject: subject, parts: ["film"] + words))
            }
            if options.animation {
                let animation = FilmAnimation(film: film, lettering: lettering, zoom: options.zoom)
                let png = try animation.png(scale: scale, budgetLimit: budget)
                try write(png, PictureName(subject: subject, parts: ["animation"] + words))
            }
        } catch { throw SubjectFailure(lines: ["\(film.title): \(error.words)"]) }
    }

    private mutating func write(_ png: [UInt8], _ name: PictureName) throws(DevelopmentError) {
        let file = studio.options.out.appendingPathComponent(name.path)
        do throws(ImageError) {
            try makeFolder(file.deletingLastPathComponent().path)
            try writeAtomically(png, to: file.path)
        } catch { throw .image(error) }
        document.pictures.append(name.path)
    }
}

extension RenderSubject {
    /// Whether it is a widget, which the system asks for timelines.
    var hasDay: Bool {
        presentations.contains { presentation in
            if case .widget(.family) = presentation { true } else { false }
        }
    }
}
