import AmbrotypeDrawing
import AmbrotypeViews
import AmbrotypeWidgets
import Foundation

extension Template {
    /// The views of an entry in one presentation. Throws everything that spoils the picture, at least one error.
    @MainActor package func drawing(
        of entry: TemplateEntry, as presentation: TemplatePresentation, in scene: TemplateScene
    ) throws(TemplateFailure) -> TemplateDrawing {
        let building = building(entry, presentation, scene)
        let maker = DrawingMaker(template: self, building: building)
        let content = maker.content(presentation)
        let issues = building.log.issues
        let errors = issues.filter { $0.severity == .error }
        if !errors.isEmpty { throw TemplateFailure(errors) }
        return TemplateDrawing(content: content, issues: issues)
    }

    @MainActor private func building(
        _ entry: TemplateEntry, _ presentation: TemplatePresentation, _ scene: TemplateScene
    ) -> ViewBuilding {
        var texts = texts
        texts.device = scene.device
        var scope = Scope(now: scene.now ?? entry.date, zone: scene.zone, locale: scene.locale, texts: texts)
        scope.values.merge(values(of: entry, presentation, scene)) { _, new in new }
        return ViewBuilding(
            definitions: definitions, values: ValueContext(assets: assets), log: ViewBuilding.IssueLog(), scope: scope,
            outerScope: scope)
    }

    private func values(
        of entry: TemplateEntry, _ presentation: TemplatePresentation, _ scene: TemplateScene
    ) -> [String: TemplateValue] {
        var values: [String: TemplateValue] = [
            "date": .date(entry.date), "index": .integer(entry.index), "data": .object(entry.data),
            "configuration": .object(entry.configuration), "isPlaceholder": .bool(entry.isPlaceholder),
            "presentation": .string(presentation.description), "family": .string(presentation.description),
            "colorScheme": .string(scene.colorScheme == .dark ? "dark" : "light"),
            "renderingMode": .string(scene.renderingMode), "textSize": .string(String(describing: scene.textSize)),
            "locale": .string(scene.locale.identifier), "region": .string(scene.locale.region?.identifier ?? ""),
            "language": .string(scene.locale.language.languageCode?.identifier ?? scene.locale.identifier),
        ]
        if kind == .liveActivity {
            values["state"] = .object(entry.fields)
            values["attributes"] = .object(entry.attributes)
            let instant = scene.now ?? entry.date
            values["phase"] = .string(entry.phase(at: instant).rawValue)
            values["isStale"] = .bool(entry.isStale(at: instant))
            values["staleDate"] = entry.staleDate.map(TemplateValue.date) ?? .null
        } else {
            values["entry"] = .object(entry.fields)
        }
        if let store = store(for: scene.locale) { values["store"] = store.values(for: scene.locale) }
        return values
    }
}

/// Puts the members of a document together into one picture's views.
@MainActor private struct DrawingMaker {
    let template: Template
    let building: ViewBuilding

    func content(_ presentation: TemplatePresentation) -> TemplateDrawing.Content {
        switch presentation {
        case .widget(.family(let family)): .widget(widget(family))
        case .widget(.lockScreenActivity): .widget(lockScreen())
        case .widget(.island): .island(island())
        case .view: canvas()
        }
    }

    private func lockScreen() -> AnyView {
        var card = linked(view("lockScreen") ?? AnyView(EmptyView()))
        if let tint = color("activityBackgroundTint") { card = AnyView(card.activityBackgroundTint(tint)) }
        if let color = color("activitySystemActionForegroundColor") {
            card = AnyView(card.activitySystemActionForegroundColor(color))
        }
        return card
    }

    private func widget(_ family: WidgetFamily) -> AnyView {
        let bodies = template.document["bodies"]
        let node = bodies?[family.name] ?? bodies?["default"] ?? template.document["body"]
        guard let node else {
            building.log.add(
                TemplateIssue(
                    .missingMember(family.name, of: "\"bodies\""), at: bodies?.place ?? template.document.place))
            return AnyView(EmptyView())
        }
        let body = linked(view(of: node))
        guard let background = template.document["containerBackground"] else { return body }
        switch read(background, { try building.styleOrContent($0) }) {
        case .style(let style)?: return ViewTable.containerBackground(body, style)
        case .content(let content)?: return AnyView(body.containerBackground(for: .widget) { content })
        case nil: return body
        }
    }

    private func island() -> DynamicIsland {
        let regions = DocumentMember.expandedRegions.compactMap { region($0) }
        let (leading, trailing, minimal) = (view("compactLeading"), view("compactTrailing"), view("minimal"))
        return DynamicIsland(
            regions: { regions }, compactLeading: { leading ?? AnyView(EmptyView()) },
            compactTrailing: { trailing ?? AnyView(EmptyView()) }, minimal: { minimal ?? AnyView(EmptyView()) }
        ).widgetURL(url()).keylineTint(color("keylineTint"))
    }

    private func region(_ name: String) -> IslandRegion? {
        let positions: [String: DynamicIslandExpandedRegionPosition] = [
            "leading": .leading, "trailing": .trailing, "center": .center, "bottom": .bottom,
        ]
        guard let node = template.document["expanded"]?[name], let position = positions[name] else { return nil }
        let content = view(of: node)
        return IslandRegion(position: position, priority: 0, content: { content })
    }

    private func canvas() -> TemplateDrawing.Content {
        let body = view("body") ?? AnyView(EmptyView())
        let size = template.document["size"]
        let width = CGFloat(size?["width"]?.number ?? 393)
        let height = size?["height"]?.number.map { CGFloat($0) }
        guard let background = template.document["background"] else { return .view(body, width: width, height: height) }
        let framed = AnyView(body.frame(maxWidth: .infinity, maxHeight: height == nil ? nil : .infinity))
        switch read(background, { try building.styleOrContent($0) }) {
        case .style(let style)?:
            return .view(ViewTable.background(framed, style), width: width, height: height)
        case .content(let content)?: return .view(AnyView(framed.background { content }), width: width, height: height)
        case nil: return .view(body, width: width, height: height)
        }
    }

    // MARK: Members

    private func view(_ name: String) -> AnyView? { template.document[name].map { view(of: $0) } }

    private func view(of node: JSONValue) -> AnyView {
        let views = building.builts(node).map(\.anyView)
        return views.count == 1 ? views[0] : AnyView(TemplateContent(views: views))
    }

    private func linked(_ view: AnyView) -> AnyView { url().map { AnyView(view.widgetURL($0)) } ?? view }

    private func url() -> URL? {
        template.document["widgetURL"].flatMap { json in
            read(json) { try ValueKind<URL>.url.read(try building.evaluated($0), building.values) }
        }
    }

    private func color(_ name: String) -> Color? {
        template.document[name].flatMap { json in
            read(json) { try ValueKind<Color>.color.read(try building.evaluated($0), building.values) }
        }
    }

    private func read<Value>(_ json: JSONValue, _ read: (JSONValue) throws -> Value) -> Value? {
        do { return try read(json) } catch {
            building.log.add(ViewBuilding.issue(error, at: json.place))
            return nil
        }
    }
}
