import AmbrotypeDrawing
import AmbrotypeText
package import AmbrotypeWidgets
import Foundation

/// The widgets and previews of the running program, by type name, kind or the preview's name.
package struct CompiledWidgets: SubjectSource {
    private let describeWidgets: @MainActor () -> [WidgetDescription]
    private let findPreviews: @MainActor () -> [FoundPreview]
    private let resources: BundleResources?
    private let supervision: Supervision?
    private let fixtureIssues: [String]

    /// - Parameters:
    ///   - widgets: what the bundle's body comes to; asked for once a run needs it, since an author's code runs then.
    ///   - previews: the bundle's previews.
    ///   - resources: pictures, colours and texts; nil looks beside the program.
    ///   - supervision: told of each step, where the tool started the program.
    ///   - fixtureIssues: what is wrong with the fixtures, told by every verb that looks for widgets.
    package init(
        _ widgets: @escaping @MainActor () -> [WidgetDescription],
        previews: @escaping @MainActor () -> [FoundPreview] = { FoundPreview.all() }, resources: BundleResources? = nil,
        supervision: Supervision? = nil, fixtureIssues: [String] = []
    ) {
        (describeWidgets, findPreviews, self.resources) = (widgets, previews, resources)
        (self.supervision, self.fixtureIssues) = (supervision, fixtureIssues)
    }

    /// Everything the program has.
    package var standardNames: [String]? { [] }

    package func stand(at now: Date, in zone: TimeZone) { PinnedClock.pin(now, zone: zone) }

    package func find(_ names: [String], outside: Outside) async -> FoundSubjects {
        let resources = resources ?? BundleResources.of(outside)
        supervision?.step("the bundle's body")
        let widgets = describeWidgets()
        let fonts = FontsOnDemand(outside)
        var gallery = PreviewGallery(widgets: widgets, resources: resources, fonts: fonts)
        let previews = findPreviews()
        for preview in previews where supervision?.isAside(preview.typeName) != true {
            supervision?.step(preview.typeName)
            await gallery.add(preview)
        }
        supervision?.step(nil)

        var known: [(names: [String], subject: any CompiledSubject)] = widgets.compactMap { widget in
            subject(of: widget, gallery.fixtures, resources).map { ([widget.typeName, widget.kind], $0) }
        }
        for (subject, title) in zip(gallery.subjects, gallery.titles) {
            known.append(([subject.name, title], subject))
        }
        return chosen(names, among: known, issues: resources.issues + fixtureIssues + idleActivities(widgets))
    }

    private func idleActivities(_ widgets: [WidgetDescription]) -> [String] {
        guard let fixtures = supervision?.fixtures else { return [] }
        let types = widgets.compactMap { widget -> String? in
            if case .activity(let source) = widget.content { source.attributesName } else { nil }
        }
        return FixtureFolder.activityIssues(in: fixtures, known: types)
    }

    private func subject(of widget: WidgetDescription, _ fixtures: [ActivityFixture], _ resources: BundleResources)
        -> (any CompiledSubject)?
    {
        switch widget.content {
        case nil: return nil
        case .entries(let source):
            return WidgetSubject(name: widget.typeName, description: widget, source: source, resources: resources)
        case .control(let source):
            return ControlSubject(name: widget.typeName, source: source, resources: resources)
        case .activity(let source):
            let own = fixtures.filter { source.views(attributes: $0.attributes, state: $0.state) != nil }
            let given = FixtureActivities(source, in: supervision?.fixtures)
            return ActivitySubject(
                name: widget.typeName, source: source, fixtures: own + given.fixtures, fixtureIssues: given.issues,
                resources: resources)
        }
    }

    private func chosen(
        _ names: [String], among known: [(names: [String], subject: any CompiledSubject)], issues: [String]
    ) -> FoundSubjects {
        var found = FoundSubjects()
        found.issues = issues + (supervision?.asideIssues ?? [])
        for name in names where !known.contains(where: { $0.names.contains(name) }) {
            found.issues.append(Words.unknownWidget(name, known: known.flatMap(\.names)))
        }
        var taken: Set<String> = []
        for (own, subject) in known where names.isEmpty || own.contains(where: names.contains) {
            var subject = subject
            let name = subject.name
            var count = 1
            while !taken.insert(subject.name).inserted {
                count += 1
                subject.name = "\(name)-\(count)"
            }
            subject.supervision = supervision
            if supervision?.isAside(subject.name) != true { found.subjects.append(subject) }
        }
        return found
    }
}

/// The fonts, loaded when a preview is first looked into; their trouble is told by whoever draws.
@MainActor final class FontsOnDemand {
    private let outside: Outside

    init(_ outside: Outside) { self.outside = outside }

    private(set) lazy var text: TextEngine? = {
        guard let folder = try? FontFolder.find(ArgumentValues(), outside),
            let library = try? FontLibrary(folder: folder.url, userFolder: folder.user)
        else { return nil }
        return TextEngine(fonts: library)
    }()
}

extension FoundPreview {
    /// The type that declares it, as a person wrote it or, for a macro, with its file and line.
    fileprivate var typeName: String {
        switch declaration {
        case .macro(let type): "the preview of \(type._fileID):\(type._line)"
        case .provider(let type): "\(type)"
        }
    }
}
