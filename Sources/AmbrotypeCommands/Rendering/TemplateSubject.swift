import AmbrotypeImages
import AmbrotypeRendering
import AmbrotypeTemplates
import AmbrotypeViews
import AmbrotypeWidgets
import Foundation

/// A JSON template as something to draw.
@MainActor struct TemplateSubject: RenderSubject {
    let template: Template

    var name: String { template.name }
    var languages: [String] { template.languages }
    var modes: [String]? { template.modes }
    var hasTimeline: Bool { template.timeline != nil }
    var disablesContentMargins: Bool { template.contentMarginsDisabled }
    var isBackgroundRemovable: Bool { template.containerBackgroundRemovable }
    var assets: any AssetSource { template.assetSource() }
    var issues: [String] { template.issues.map { "\(template.name)/\($0.description)" } }

    var parameterNames: [String] { template.parameters.map(\.name) }
    var activity: (any SubjectActivity)? { template.kind == .liveActivity ? self : nil }

    func strings(for locale: Locale) -> any StringSource { template.texts }

    var pictures: PictureLibrary {
        let template = template
        return PictureLibrary { name in template.pictureFile(named: name).map { .file($0.path) } }
    }

    var presentations: [SubjectPresentation] {
        template.presentations.map { presentation in
            switch presentation {
            case .widget(let place): .widget(place)
            case .view: .canvas
            }
        }
    }

    func timelines(in moment: RenderMoment) throws(SubjectFailure) -> [SubjectTimeline] {
        let settings = try configuration(moment)
        do throws(TemplateFailure) {
            var timelines: [SubjectTimeline] = []
            for sample in template.samples {
                let timeline = try template.timeline(
                    sample: sample.name, configuration: settings, now: moment.now,
                    zone: moment.timeZone, locale: moment.locale)
                let entries = timeline.entries.map(subjectEntry)
                timelines.append(
                    SubjectTimeline(
                        sample: sample.name, entries: entries, policy: timeline.policy, notes: timeline.notes))
            }
            return timelines
        } catch { throw SubjectFailure(lines: error.issues.map { "\(template.name)/\($0.description)" }) }
    }

    /// Live Activities and views on a canvas have no placeholder.
    func placeholder(in moment: RenderMoment) throws(SubjectFailure) -> SubjectEntry? {
        guard template.kind == .widget else { return nil }
        do throws(TemplateFailure) {
            return subjectEntry(
                try template.placeholder(now: moment.now, zone: moment.timeZone, locale: moment.locale))
        } catch { throw SubjectFailure(lines: error.issues.map { "\(template.name)/\($0.description)" }) }
    }

    private func subjectEntry(_ entry: TemplateEntry) -> SubjectEntry {
        SubjectEntry(
            name: entry.name, date: entry.date, isShown: entry.isShown, isPlaceholder: entry.isPlaceholder,
            payload: entry)
    }

    /// The settings, each of its parameter's kind.
    private func configuration(_ moment: RenderMoment) throws(SubjectFailure) -> [String: TemplateValue] {
        var settings: [String: TemplateValue] = [:]
        for (name, text) in moment.configuration.sorted(by: { $0.key < $1.key }) {
            guard let parameter = template.parameters.first(where: { $0.name == name }) else { continue }
            guard let value = parameter.value(of: text) else {
                throw SubjectFailure(lines: [
                    "\(template.name): \(name) is \(text); expected \(parameter.kind.expected)"
                ])
            }
            settings[name] = value
        }
        return settings
    }
}

extension TemplateSubject {
    func content(of entry: SubjectEntry, in scene: SubjectScene) throws(SubjectFailure) -> SubjectContent {
        guard let own = entry.payload as? TemplateEntry else { preconditionFailure("an entry of another subject") }
        let environment = scene.environment
        let surroundings = TemplateScene(
            colorScheme: environment.colorScheme, renderingMode: scene.renderingMode,
            textSize: environment.dynamicTypeSize, zone: scene.moment.timeZone, locale: scene.moment.locale,
            device: scene.isPad ? "ipad" : "iphone", now: entry.date)
        do throws(TemplateFailure) {
            let drawing = try template.drawing(of: own, as: presentation(scene.presentation), in: surroundings)
            let remarks = drawing.issues.map { "\(template.name)/\($0.description)" }
            return SubjectContent(content(drawing.content), remarks: remarks)
        } catch { throw SubjectFailure(lines: error.issues.map { "\(template.name)/\($0.description)" }) }
    }

    private func content(_ content: TemplateDrawing.Content) -> SubjectContent.Kind {
        switch content {
        case .widget(let view): return .view(view)
        case .view(let view, let width, let height): return .canvas(view, width: width, height: height)
        case .island(let island): return .island(island)
        }
    }

    private func presentation(_ presentation: SubjectPresentation) -> TemplatePresentation {
        switch presentation {
        case .canvas: .view
        case .widget(let place): .widget(place)
        }
    }
}

extension AmbrotypeTemplates.ConfigurationParameter.Kind {
    /// What a setting may be, for messages.
    fileprivate var expected: String {
        switch self {
        case .text: "a text"
        case .number: "a number"
        case .toggle: "true or false"
        case .choice(let options): "one of \(options.joined(separator: ", "))"
        }
    }
}
