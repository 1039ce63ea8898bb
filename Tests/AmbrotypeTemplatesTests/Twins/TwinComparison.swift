import AmbrotypeDrawing
import AmbrotypeTemplates
import AmbrotypeText
import AmbrotypeViews
import AmbrotypeWidgets
import Foundation

/// A template's picture and that of its Swift twin, as display lists, drawn under the same circumstances.
@MainActor struct TwinComparison {
    let template: Template
    let language: String
    let scheme: ColorScheme
    let zone = TimeZone(identifier: "Asia/Tokyo")!

    static let device = Result { try DeviceTable.load().defaultDevice }
    static let locales = ["en": "en_US", "ja": "ja_JP", "ar": "ar_EG", "de": "de_DE"]

    init(_ name: String, language: String = "en", scheme: ColorScheme = .light) throws {
        (template, self.language, self.scheme) = (try ShippedTemplates.load(name), language, scheme)
    }

    var locale: Locale { Locale(identifier: Self.locales[language]!) }

    /// The text of a key with numbers, as `String(localized:)` gives it.
    func words(_ key: String, _ numbers: Int...) -> String {
        let scope = Scope(now: noon, zone: zone, locale: locale, texts: template.texts)
        return (try? scope.localized(key, arguments: numbers.map(TemplateValue.integer))) ?? key
    }

    func entry(_ name: String) throws -> TemplateEntry {
        for sample in template.samples {
            let timeline = try template.timeline(sample: sample.name, now: noon, zone: zone, locale: locale)
            if let found = timeline.entries.first(where: { $0.name == name }) { return found }
        }
        throw NoSuchEntry(name: name)
    }

    struct NoSuchEntry: Error { let name: String }

    // MARK: Drawing

    func ofTemplate(_ entry: TemplateEntry, _ presentation: TemplatePresentation) throws -> DisplayList {
        let mode = presentation.isAccessory ? "vibrant" : "fullColor"
        let scene = TemplateScene(
            colorScheme: presentation.isAccessory ? .dark : scheme, renderingMode: mode, zone: zone, locale: locale)
        let drawing = try template.drawing(of: entry, as: presentation, in: scene)
        switch drawing.content {
        case .widget(let view): return try drawn(view, presentation, at: entry.date)
        case .island(let island): return try drawn(island, presentation, at: entry.date)
        case .view(let view, let width, let height): return try canvas(view, width, height, at: entry.date)
        }
    }

    func drawn(_ view: some View, _ presentation: TemplatePresentation, at date: Date) throws -> DisplayList {
        let (shell, session) = try shell(presentation, at: date)
        return try shell.place(view, session: session).displayList
    }

    func drawn(_ island: DynamicIsland, _ presentation: TemplatePresentation, at date: Date) throws -> DisplayList {
        let (shell, session) = try shell(presentation, at: date)
        return try shell.place(island, session: session).displayList
    }

    func canvas(_ view: some View, _ width: CGFloat, _ height: CGFloat?, at date: Date) throws -> DisplayList {
        let session = try session()
        let node = ResolveContext(environment: environment(date), session: session).resolveOne(view)
        let natural = measure(node, proposal: ProposedViewSize(width: width, height: height), session: session)
        let size = CGSize(width: width, height: height ?? natural.height)
        return paint(place(node, in: CGRect(origin: .zero, size: size), session: session), size: size)
    }

    private func shell(_ presentation: TemplatePresentation, at date: Date) throws -> (WidgetShell, RenderSession) {
        guard case .widget(let place) = presentation else { preconditionFailure("a canvas has no shell") }
        var shell = WidgetShell(
            place, device: try Self.device.get(), os: 26,
            mode: presentation.isAccessory ? .vibrant : .fullColor(scheme),
            environment: environment(date))
        shell.disablesContentMargins = template.contentMarginsDisabled
        return (shell, try session())
    }

    private func session() throws -> RenderSession {
        RenderSession(
            text: try DrawnView.engine.get(), assets: template.assetSource(), strings: template.stringSource())
    }

    private func environment(_ date: Date) -> EnvironmentValues {
        var environment = EnvironmentValues()
        (environment.locale, environment.timeZone, environment.now) = (locale, zone, date)
        environment.colorScheme = scheme
        environment.layoutDirection = language == "ar" ? .rightToLeft : .leftToRight
        return environment
    }
}

extension TemplatePresentation {
    var isAccessory: Bool {
        if case .widget(.family(let family)) = self { family.isAccessory } else { false }
    }

    static func family(_ family: WidgetFamily) -> TemplatePresentation { .widget(.family(family)) }
}
