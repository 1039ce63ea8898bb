import AmbrotypeDrawing
import AmbrotypeTemplates
import AmbrotypeText
import AmbrotypeViews
import Foundation

/// Where tests find things in the repository.
enum Repository {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    static let templates = root.appendingPathComponent("templates")
}

/// 3 April 2026, 12:30 in UTC, a Friday.
let noon = Date(timeIntervalSince1970: 1_775_219_400)

extension Template {
    /// A template from a document and further files.
    @MainActor static func reading(_ document: String, _ files: [String: String] = [:]) throws -> Template {
        let folder = try TemporaryFolder(files.merging(["template.json": document]) { first, _ in first })
        return try load(folder: folder.url, measure: .fake)
    }

    func entries(
        sample: String? = nil, configuration: [String: TemplateValue] = [:], now: Date = noon, zone: String = "UTC",
        locale: String = "en_US"
    ) throws -> [TemplateEntry] {
        try timeline(
            sample: sample, configuration: configuration, now: now, zone: TimeZone(identifier: zone)!,
            locale: Locale(identifier: locale)
        ).entries
    }
}

/// Views on a small canvas, through resolving, placing and painting.
@MainActor struct DrawnView {
    let list: DisplayList
    let diagnostics: [Diagnostic]

    /// One engine for all tests; reading fonts takes a while.
    static let engine = Result {
        TextEngine(fonts: try FontLibrary(folder: Repository.root.appendingPathComponent("fonts")))
    }

    init(
        _ view: some View, size: CGSize = CGSize(width: 200, height: 200), template: Template? = nil,
        locale: String = "en_US",
        scheme: ColorScheme = .light
    ) throws {
        let session = RenderSession(
            text: try Self.engine.get(), assets: template?.assetSource() ?? NoAssets(),
            strings: template?.stringSource() ?? LocalizedTexts())
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: locale)
        environment.now = noon
        environment.colorScheme = scheme
        let context = ResolveContext(environment: environment, session: session)
        let placed = place(context.resolveOne(view), in: CGRect(origin: .zero, size: size), session: session)
        list = paint(placed, size: size)
        diagnostics = session.diagnostics
    }
}
