import AmbrotypeTimelines
import AmbrotypeWidgets
import Foundation

/// The runs of one call, one after the other.
@MainActor struct TimelineRuns {
    let options: TimelineOptions
    let studio: RenderStudio
    let values: ArgumentValues
    let outside: Outside
    var document = TimelineDocumentRecord()
    var texts: [String] = []
    /// Samples and stories that there are, for `--sample`.
    var known: [String] = []

    init(options: TimelineOptions, studio: RenderStudio, values: ArgumentValues, outside: Outside) {
        (self.options, self.studio, self.values, self.outside) = (options, studio, values, outside)
        document.issues = studio.issues
    }

    var stage: TimelineStage { TimelineStage(studio: studio) }

    /// Whether activities live by a scenario or by pushes, not by what they tell themselves.
    var isTold: Bool { options.scenario != nil || !options.payloads.isEmpty }

    mutating func perform() async throws(UsageError) {
        for subject in studio.subjects { _ = try stage.places(of: subject) }
        let widgets = studio.subjects.filter(\.hasDay)
        if let events = options.events, studio.issues.isEmpty, !studio.subjects.isEmpty {
            guard !widgets.isEmpty else {
                throw UsageError(
                    "--events needs a widget: an activity's life is told by --scenario or --payload", option: "events")
            }
            document.issues += try events.problems(with: widgets)
        }
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
        let isTaken = options.samples.contains(where: known.contains) || isTold
        if let name = options.samples.first, !isTaken, !known.isEmpty { throw Words.notOneOf("sample", name, known) }
    }

    func moment(_ subject: any RenderSubject, _ clock: RenderOptions.Clock) -> RenderMoment {
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
        for line in options.events?.missed(starts.map(span), timeZone: clock.zone) ?? []
        where !document.issues.contains(line) { document.issues.append(line) }
        do throws(SubjectFailure) {
            let samples = try await subject.timelines(in: moment).map(\.sample)
            known += samples
            let chosen = options.samples.isEmpty ? samples : samples.filter(options.samples.contains)
            for start in starts {
                for sample in chosen { try await day(subject, sample, moment, start) }
            }
        } catch { document.issues += error.lines }
    }

    /// How long a day is that begins then.
    private func span(_ start: Date) -> DateInterval {
        DateInterval(start: start, duration: options.duration ?? (options.meetsClockChanges ? 2 : 1) * 86_400)
    }

    private mutating func day(
        _ subject: any RenderSubject, _ sample: String, _ moment: RenderMoment, _ start: Date
    ) async throws(SubjectFailure) {
        var moment = moment
        moment.now = start
        var request = DayRequest(start: start, duration: span(start).duration, kind: subject.reloadKind)
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
}

extension RenderSubject {
    /// Whether it is a widget, which the system asks for timelines.
    var hasDay: Bool {
        presentations.contains { presentation in
            if case .widget(.family) = presentation { true } else { false }
        }
    }
}
