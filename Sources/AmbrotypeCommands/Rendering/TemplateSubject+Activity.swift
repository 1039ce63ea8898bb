import AmbrotypeActivities
import AmbrotypeTemplates
import Foundation

/// A template's states and attributes have the shape that its samples show; pushes are held against it.
extension TemplateSubject: SubjectActivity {
    var attributesName: String? { nil }

    func problems(in part: PartToFit, at moment: RenderMoment) -> [PayloadProblem] {
        guard let samples = try? samples(in: moment) else { return [] }
        return shape(part.kind, samples).problems(in: part.part.node, at: part.pointer)
    }

    func entry(of look: ActivityLook, in moment: RenderMoment) throws(SubjectFailure) -> SubjectEntry {
        let samples = try samples(in: moment)
        guard var entry = samples.first else {
            throw SubjectFailure(lines: ["\(name) has no states, so nothing is known of their shape"])
        }
        entry.fields = fields(look.state, shape(.state, samples))
        if let attributes = look.attributes { entry.attributes = fields(attributes, shape(.attributes, samples)) }
        (entry.name, entry.date, entry.isShown) = (look.name, look.date, true)
        (entry.phase, entry.staleDate) = (phase(look.phase), look.staleDate)
        entry.relevanceScore = look.relevance
        return SubjectEntry(
            name: look.name, date: look.date, isShown: true, isPlaceholder: false, payload: entry)
    }

    private func phase(_ state: AmbrotypeActivities.ActivityState) -> AmbrotypeTemplates.ActivityState.Phase {
        switch state {
        case .pending, .active: .active
        case .stale: .stale
        case .ended: .ended
        case .dismissed: .dismissed
        }
    }

    private func fields(_ part: PayloadPart, _ shape: StateShape) -> [String: TemplateValue] {
        TemplateValue(part.node, as: .object(shape)).object ?? [:]
    }

    private func shape(_ kind: PartToFit.Kind, _ samples: [TemplateEntry]) -> StateShape {
        StateShape(samples: samples.map { kind == .state ? $0.fields : $0.attributes })
    }

    private func samples(in moment: RenderMoment) throws(SubjectFailure) -> [TemplateEntry] {
        try timelines(in: moment).flatMap(\.entries).compactMap { $0.payload as? TemplateEntry }
    }
}

// MARK: Stories

extension TemplateSubject {
    /// One for each state in which the activity has ended, with the active states before it; one for each stale state, in
    /// which no more pushes come; one with the active states alone where there is neither.
    func stories(in moment: RenderMoment) throws(SubjectFailure) -> [ActivityStory] {
        guard template.kind == .liveActivity else { return [] }
        let samples = try samples(in: moment)
        let told = samples.filter { $0.phase == .active }.sorted { ($0.date, $0.index) < ($1.date, $1.index) }
        var stories: [ActivityStory] = []
        for sample in samples where sample.phase != .active {
            let isStale = sample.phase == .stale
            let before = told.filter { $0.date < sample.date && (!isStale || $0.index < sample.index) }
            let last = isStale ? origin(of: sample, among: before) : before.last
            let steps = Array(before.prefix { $0.date <= last?.date ?? sample.date })
            stories.append(story(sample.name, steps + (isStale ? [] : [sample]), moment, isAbandoned: isStale))
        }
        if stories.isEmpty, !told.isEmpty { stories.append(story("states", told, moment, isAbandoned: false)) }
        return stories
    }

    /// The active state from which a stale one takes its fields.
    private func origin(of sample: TemplateEntry, among before: [TemplateEntry]) -> TemplateEntry? {
        let from = template.states.indices.contains(sample.index) ? template.states[sample.index].from : nil
        return before.last { from != nil && template.states[$0.index].name == from } ?? before.last
    }

    private func story(
        _ name: String, _ samples: [TemplateEntry], _ moment: RenderMoment, isAbandoned: Bool
    ) -> ActivityStory {
        let attributes = samples.first.flatMap { part($0.attributes) }
        let steps = samples.enumerated().map { number, sample in
            let state = part(sample.fields)
            let happening: ActivityScenario.Happening =
                if sample.phase == .ended || sample.phase == .dismissed {
                    .end(state: state, dismissal: sample.phase == .dismissed ? .immediate : .standard)
                } else if number == 0 { .start(state: state) } else { .update(state: state) }
            return ActivityScenario.Step(
                name: sample.name, after: sample.date.timeIntervalSince(moment.now), activity: self.name,
                happening: happening, staleAfter: sample.staleDate.map { $0.timeIntervalSince(sample.date) },
                relevance: sample.relevanceScore ?? 0)
        }
        let actor = ActivityScenario.Actor(id: self.name, app: self.name, attributes: attributes)
        return ActivityStory(
            name: name, scenario: ActivityScenario(actors: [actor], steps: steps), isAbandoned: isAbandoned)
    }

    private func part(_ fields: [String: TemplateValue]) -> PayloadPart? {
        try? PayloadPart(Data(TemplateValue.object(fields).pushedJSON.utf8))
    }
}
