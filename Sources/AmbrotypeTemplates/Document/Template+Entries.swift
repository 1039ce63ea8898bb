import AmbrotypeDrawing
import AmbrotypeTimelines
package import Foundation

extension Template {
    /// What a sample shows from `now` on: the timeline of a widget, the states of a Live Activity, the one entry of a view.
    ///
    /// - Parameters:
    ///   - sample: one of `samples` by name; the first by default.
    ///   - configuration: settings of the person, over those of the sample.
    package func timeline(
        sample name: String? = nil, configuration: [String: TemplateValue] = [:], now: Date, zone: TimeZone,
        locale: Locale
    ) throws(TemplateFailure) -> TemplateTimeline {
        guard let sample = name == nil ? samples.first : samples.first(where: { $0.name == name }) else {
            let near = nearestNames(to: name ?? "", among: samples.map(\.name))
            throw TemplateFailure(
                TemplateIssue(.unknownName(name ?? "", kind: .sample, near: near), at: document.place))
        }
        let scope = Scope(now: now, zone: zone, locale: locale, texts: texts)
        do {
            let maker = try EntryMaker(template: self, sample: sample, configuration: configuration, scope: scope)
            return try maker.timeline()
        } catch { throw TemplateFailure(error) }
    }

    /// The entry shown, redacted, before there is data: the fields of `placeholder`, else those of the first entry.
    package func placeholder(now: Date, zone: TimeZone, locale: Locale) throws(TemplateFailure) -> TemplateEntry {
        guard let sample = samples.first else { preconditionFailure("a template has a sample") }
        let scope = Scope(now: now, zone: zone, locale: locale, texts: texts)
        do {
            let maker = try EntryMaker(template: self, sample: sample, configuration: [:], scope: scope)
            return try maker.placeholder()
        } catch { throw TemplateFailure(error) }
    }
}

/// Makes the entries of one sample.
private struct EntryMaker {
    let template: Template
    let sample: TemplateSample
    let configuration: [String: TemplateValue]
    let data: [String: TemplateValue]
    /// With `configuration`, `data` and `store`.
    let scope: Scope

    init(
        template: Template, sample: TemplateSample, configuration: [String: TemplateValue], scope: Scope
    ) throws(TemplateIssue) {
        (self.template, self.sample) = (template, sample)
        var settings = Dictionary(
            template.parameters.map { ($0.name, $0.standard) }, uniquingKeysWith: { first, _ in first })
        settings.merge(sample.configuration) { _, new in new }
        settings.merge(configuration) { _, new in new }
        self.configuration = settings
        var scope = scope.adding(["configuration": .object(settings), "language": .string(scope.language)])
        if let store = template.store(for: scope.locale) { scope.values["store"] = store.values(for: scope.locale) }
        var data: [String: TemplateValue] = [:]
        for member in template.data {
            let replaced = sample.data.first { $0.key == member.key } ?? member
            data[member.key] = try scope.data(replaced.value)
            scope.values["data"] = .object(data)
        }
        scope.values["data"] = .object(data)
        (self.data, self.scope) = (data, scope)
    }

    func timeline() throws(TemplateIssue) -> TemplateTimeline {
        switch template.kind {
        case .widget: try widgetTimeline()
        case .liveActivity: try activityTimeline()
        case .view:
            TemplateTimeline(
                entries: [try entry(on: scope.now, index: 0, slot: 0, item: .null)], policy: .never, notes: [])
        }
    }

    func placeholder() throws(TemplateIssue) -> TemplateEntry {
        guard let fields = template.document["placeholder"] else {
            guard var first = try timeline().entries.first else {
                throw TemplateIssue(.missingMember("placeholder", of: "a template"), at: template.document.place)
            }
            (first.name, first.isPlaceholder) = ("placeholder", true)
            return first
        }
        var entry = TemplateEntry(
            name: "placeholder", date: scope.now, index: 0, sample: sample.name, isShown: false,
            fields: try self.fields(fields.members ?? [], in: scope.adding("date", .date(scope.now))),
            configuration: configuration, data: data)
        entry.isPlaceholder = true
        return entry
    }
}

// MARK: Widgets

extension EntryMaker {
    private func widgetTimeline() throws(TemplateIssue) -> TemplateTimeline {
        let items = try list(template.timeline?.items) ?? []
        guard let timeline = template.timeline else {
            let single = try entry(on: scope.now, index: 0, slot: 0, item: .null)
            return TemplateTimeline(entries: [single], policy: .never, notes: [])
        }
        let scheduled = try scheduled(timeline, itemCount: items.count)
        var made: [TemplateEntry] = []
        for entry in scheduled.entries {
            let item = entry.row.flatMap { items.indices.contains($0) ? items[$0] : nil } ?? .null
            made.append(
                try self.entry(
                    on: entry.date, index: entry.index, slot: entry.slot, item: item))
        }
        return TemplateTimeline(entries: made, policy: scheduled.policy, notes: scheduled.notes)
    }

    private func scheduled(_ timeline: TimelineDocument, itemCount: Int) throws(TemplateIssue) -> ScheduledTimeline {
        var schedule = timeline.schedule
        if let dates = timeline.dates { schedule.rule = .dates(try scheduledDates(dates)) }
        do {
            return try AmbrotypeTimelines.entries(
                of: schedule, rowCount: itemCount, now: scope.now, timeZone: scope.zone)
        } catch { throw TemplateIssue(.badSchedule(BadSchedule(error)), at: timeline.place) }
    }

    private func scheduledDates(_ json: JSONValue) throws(TemplateIssue) -> [ScheduledDate] {
        var dates: [ScheduledDate] = []
        for value in try list(json) ?? [] {
            switch value {
            case .date(let date): dates.append(.instant(date))
            default: throw TemplateIssue(.wrongKind(expected: "a date", found: value.kindName), at: json.place)
            }
        }
        return dates
    }

    private func list(_ json: JSONValue?) throws(TemplateIssue) -> [TemplateValue]? {
        guard let json else { return nil }
        let value = json.string == nil ? try scope.data(json) : try scope.evaluate(bare: json)
        guard let list = value.list else {
            throw TemplateIssue(.wrongKind(expected: "a list", found: value.kindName), at: json.place)
        }
        return list
    }

    private func entry(
        on date: Date, index: Int, slot: Int, item: TemplateValue
    ) throws(TemplateIssue) -> TemplateEntry {
        let scope = scope.adding([
            "item": item, "index": .integer(index), "slot": .integer(slot), "date": .date(date),
        ])
        return TemplateEntry(
            name: name(index), date: date, index: index, sample: sample.name, isShown: sample.shows(index),
            fields: try fields(template.document["entry"]?.members ?? [], in: scope), configuration: configuration,
            data: data)
    }

    private func name(_ index: Int) -> String {
        let isOnly = template.samples.count == 1
        if index == 0, sample.shown == .indices([0]) { return isOnly ? "first" : sample.name }
        return isOnly ? "entry-\(index)" : "\(sample.name)-\(index)"
    }

    /// Fields in order; each sees those above it as `entry`.
    private func fields(_ members: [JSONMember], in scope: Scope) throws(TemplateIssue) -> [String: TemplateValue] {
        var scope = scope
        var fields: [String: TemplateValue] = [:]
        scope.values["entry"] = .object([:])
        for member in members {
            fields[member.key] = try scope.data(member.value)
            scope.values["entry"] = .object(fields)
        }
        return fields
    }
}

// MARK: Live Activities

extension EntryMaker {
    private func activityTimeline() throws(TemplateIssue) -> TemplateTimeline {
        let start = scope.adding("start", .date(scope.now))
        var attributes: [String: TemplateValue] = [:]
        for member in template.document["attributes"]?.members ?? [] {
            attributes[member.key] = try start.data(member.value)
        }
        var entries: [TemplateEntry] = []
        for (index, state) in template.states.enumerated() {
            entries.append(try entry(state, index: index, attributes: attributes, start: start))
        }
        return TemplateTimeline(entries: entries, policy: .never, notes: [])
    }

    private func entry(
        _ state: ActivityState, index: Int, attributes: [String: TemplateValue], start: Scope
    ) throws(TemplateIssue) -> TemplateEntry {
        var scope = start.adding("attributes", .object(attributes))
        if let shownAt = try date(state.shownAt, in: scope) {
            scope.now = shownAt
            scope.values["now"] = .date(shownAt)
        }
        var fields: [String: TemplateValue] = [:]
        for member in state.fields { fields[member.key] = try scope.data(member.value) }
        let isOnly = template.samples.count == 1
        var entry = TemplateEntry(
            name: isOnly ? state.name : "\(sample.name)-\(state.name)", date: scope.now, index: index,
            sample: sample.name,
            isShown: true, fields: fields, attributes: attributes, configuration: configuration, data: data)
        entry.phase = state.phase
        entry.staleDate = try date(state.staleDate, in: scope)
        entry.relevanceScore = state.relevanceScore
        return entry
    }

    private func date(_ json: JSONValue?, in scope: Scope) throws(TemplateIssue) -> Date? {
        guard let json else { return nil }
        switch try scope.data(json) {
        case .date(let date): return date
        case .null: return nil
        case let other: throw TemplateIssue(.wrongKind(expected: "a date", found: other.kindName), at: json.place)
        }
    }
}

extension BadSchedule {
    init(_ error: ScheduleError) {
        switch error {
        case .minutesOutOfRange(let minutes): self = .minutesOutOfRange(minutes)
        case .noTimes: self = .noTimes
        case .noDates: self = .noDates
        case .weekdayOutOfRange(let day): self = .weekdayOutOfRange(day)
        case .countOutOfRange(let count): self = .countOutOfRange(count)
        }
    }
}
