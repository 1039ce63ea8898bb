import AmbrotypeRendering
import AmbrotypeViews
import AmbrotypeWidgets
import Foundation

/// A person's widget: placeholder, gallery snapshot and timeline, as its provider answers.
@MainActor struct WidgetSubject: CompiledSubject {
    var name: String
    let description: WidgetDescription
    let source: EntrySource
    let resources: BundleResources
    var supervision: Supervision?

    var title: String? {
        let words = [description.displayName, description.summary].compactMap { $0?.plainText }
        return words.isEmpty ? nil : words.joined(separator: ": ")
    }

    var presentations: [SubjectPresentation] { description.families.map { .widget(.family($0)) } }
    var reloadKind: String { description.kind }
    var parameterNames: [String] { Choices.names(of: source.configuration) }
    var disablesContentMargins: Bool { description.disablesContentMargins }
    var isBackgroundRemovable: Bool { description.isBackgroundRemovable }

    private func questions(_ moment: RenderMoment) async throws(SubjectFailure) -> ProviderQuestions {
        PinnedClock.pin(moment.now, in: moment)
        SharedSurroundings.pin(moment, resources)
        try await Choices.fill(source.configuration, from: moment.configuration, widget: name)
        return ProviderQuestions(source: source, families: description.families, widget: name, moment: moment)
    }

    /// One timeline where all families have the same dates and policy; else one for each group of families that has.
    func timelines(in moment: RenderMoment) async throws(SubjectFailure) -> [SubjectTimeline] {
        supervision?.step(name)
        let answers = try await (try await questions(moment)).timelines()
        var groups: [[(family: WidgetFamily, timeline: WidgetTimeline)]] = []
        for answer in answers {
            let fitting = groups.firstIndex { $0[0].timeline.hasSchedule(of: answer.timeline) }
            if let fitting { groups[fitting].append(answer) } else { groups.append([answer]) }
        }
        return groups.map { group in
            let sample = groups.count > 1 ? group.map(\.family.name).joined(separator: "-") : ""
            return timeline(of: group, sample: sample)
        }
    }

    private func timeline(of group: [(family: WidgetFamily, timeline: WidgetTimeline)], sample: String)
        -> SubjectTimeline
    {
        let entries = group[0].timeline.entries.indices.map { index in
            let answers = Dictionary(uniqueKeysWithValues: group.map { ($0.family, $0.timeline.entries[index]) })
            let prefix = sample.isEmpty ? "" : sample + "-"
            return entry("\(prefix)entry-\(index + 1)", answers, isShown: index == 0)
        }
        return SubjectTimeline(sample: sample, entries: entries, policy: group[0].timeline.policy)
    }

    /// Placeholder and snapshot, then the timelines' entries.
    func entries(in moment: RenderMoment) async throws(SubjectFailure) -> [SubjectEntry] {
        supervision?.step(name)
        let questions = try await questions(moment)
        let placeholder = entry("placeholder", questions.placeholder(), isPlaceholder: true)
        let snapshot = entry("snapshot", try await questions.snapshot())
        return [placeholder, snapshot] + (try await timelines(in: moment)).flatMap(\.entries)
    }

    private func entry(
        _ name: String, _ answers: ProviderQuestions.Answers, isShown: Bool = true, isPlaceholder: Bool = false
    ) -> SubjectEntry {
        let first = description.families.lazy.compactMap { answers[$0] }.first
        var entry = SubjectEntry(
            name: name, date: first?.date ?? .distantPast, isShown: isShown, isPlaceholder: isPlaceholder,
            payload: answers)
        entry.presentations = Set(answers.keys.map { .widget(.family($0)) })
        return entry
    }

    func content(of entry: SubjectEntry, in scene: SubjectScene) throws(SubjectFailure) -> SubjectContent {
        supervision?.step(name)
        guard let answers = entry.payload as? ProviderQuestions.Answers,
            case .widget(.family(let family)) = scene.presentation, let shown = answers[family]
        else { throw SubjectFailure(lines: ["\(name): there is no \(entry.name) for \(scene.presentation.name)"]) }
        PinnedClock.pin(entry.date, in: scene.moment)
        return SubjectContent(.view(shown.view()))
    }
}

extension WidgetTimeline {
    /// Whether entries and policy say the same about time.
    fileprivate func hasSchedule(of other: WidgetTimeline) -> Bool {
        policy == other.policy && entries.map(\.date) == other.entries.map(\.date)
    }
}
