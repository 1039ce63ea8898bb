package import AmbrotypeViews
package import AmbrotypeWidgets
import AmbrotypeText
import Foundation

/// A preview of the running program, found by the type that declares it.
package struct FoundPreview {
    package enum Declaration {
        /// A `#Preview`.
        case macro(any _PreviewRegistry.Type)
        case provider(any PreviewProvider.Type)
    }

    package let declaration: Declaration

    package init(_ declaration: Declaration) { self.declaration = declaration }

    /// Every preview compiled into the program, by file and line, then the providers by name.
    package static func all() -> [FoundPreview] {
        let types = typesConforming(to: ["_PreviewRegistry", "PreviewProvider"])
        let macros = types.compactMap { $0 as? any _PreviewRegistry.Type }
            .sorted { ($0._fileID, $0._line) < ($1._fileID, $1._line) }
        let providers = types.compactMap { $0 as? any PreviewProvider.Type }
            .sorted { String(reflecting: $0) < String(reflecting: $1) }
        return macros.map { FoundPreview(.macro($0)) } + providers.map { FoundPreview(.provider($0)) }
    }
}

/// The previews of a run, taken apart: states for the activities, and a subject for each.
@MainActor struct PreviewGallery {
    let widgets: [WidgetDescription]
    let resources: BundleResources
    private let fonts: FontsOnDemand
    private(set) var subjects: [PreviewSubject] = []
    /// Names that an author gave, by place in `subjects`.
    private(set) var titles: [String] = []
    /// Every state shown by some preview, in the order found.
    private(set) var fixtures: [ActivityFixture] = []

    init(widgets: [WidgetDescription], resources: BundleResources, fonts: FontsOnDemand) {
        (self.widgets, self.resources, self.fonts) = (widgets, resources, fonts)
    }

    mutating func add(_ preview: FoundPreview) async {
        switch preview.declaration {
        case .macro(let type): await add(type._preview, fileID: type._fileID, line: type._line)
        case .provider(let type): if let text = fonts.text { add(type, text: text) }
        }
    }

    private mutating func add(_ preview: _Preview, fileID: String, line: Int) async {
        let file = fileID.split(separator: "/").last.map { $0.split(separator: ".")[0] } ?? "preview"
        let place = "\(file)-\(line)"
        switch preview.content {
        case .view(let make, let layout):
            append(preview.name, place, .canvas, .view(make, layout))
        case .widget(let own, let family, let entries):
            for widget in own {
                guard case .entries(let source)? = widget.content else { continue }
                append(
                    preview.name, place, .widget(.family(family)), .widget(source, widget, entries: entries))
            }
        case .activity(let own, let presentation, let attributes, let states):
            let made = await states().enumerated().map { index, state in
                ActivityFixture(name: "state-\(index + 1)", attributes: attributes, state: state)
            }
            for widget in own {
                guard case .activity(let source)? = widget.content else { continue }
                append(preview.name, place, .widget(presentation), .activity(source, made))
            }
            adopt(made, isNumbered: true)
        }
    }

    private mutating func add<Provider: PreviewProvider>(_ type: Provider.Type, text: TextEngine) {
        let session = RenderSession(text: text, assets: resources.assets, strings: resources.texts)
        let context = ResolveContext(environment: EnvironmentValues(), session: session)
        for view in providedPreviews(in: Provider.previews, context: context) {
            let place = "\(Provider.self)-\(view.index + 1)"
            if let remark = view.activity {
                let fixture = ActivityFixture(
                    name: word(view.displayName) ?? place, attributes: remark.attributes, state: remark.state,
                    isStale: remark.isStale)
                guard let source = source(of: fixture) else { continue }
                append(view.displayName, place, .widget(remark.presentation), .activity(source, [fixture]))
                adopt([fixture])
            } else {
                let presentation = view.family.map { SubjectPresentation.widget(.family($0)) } ?? .canvas
                let make = { AnyView(PickedView(Provider.previews, index: view.index)) }
                append(view.displayName, place, presentation, .view(make, view.layout))
            }
        }
    }

    private mutating func append(
        _ title: String?, _ place: String, _ presentation: SubjectPresentation, _ content: PreviewSubject.Content
    ) {
        let name = "preview-" + (word(title) ?? PictureName.safe(place))
        titles.append(title ?? name)
        subjects.append(
            PreviewSubject(
                name: name, presentation: presentation, content: content, resources: resources, fonts: fonts))
    }

    /// - Parameter isNumbered: names the new ones by their number among all.
    private mutating func adopt(_ states: [ActivityFixture], isNumbered: Bool = false) {
        for var state in states where !fixtures.contains(where: { $0.shows(state) }) {
            if isNumbered { state.name = "state-\(fixtures.count + 1)" }
            fixtures.append(state)
        }
    }

    /// A title as a word of a file's name; nil where nothing of it is left.
    private func word(_ title: String?) -> String? {
        let parts = PictureName.safe(title ?? "-").split(separator: "-")
        return parts.isEmpty || parts == ["x"] ? nil : parts.joined(separator: "-")
    }

    private func source(of fixture: ActivityFixture) -> ActivitySource? {
        widgets.lazy.compactMap { widget -> ActivitySource? in
            guard case .activity(let source)? = widget.content else { return nil }
            return source.views(attributes: fixture.attributes, state: fixture.state) == nil ? nil : source
        }.first
    }
}

extension ActivityFixture {
    /// Whether the other would be the same picture: equal states; attributes count by what they print.
    fileprivate func shows(_ other: ActivityFixture) -> Bool {
        guard let state = state as? AnyHashable, let own = other.state as? AnyHashable else { return false }
        return state == own && isStale == other.isStale && "\(attributes)" == "\(other.attributes)"
    }
}
