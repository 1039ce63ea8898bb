import AmbrotypeDrawing
import AmbrotypeText
import AmbrotypeViews
import Foundation
import Testing

/// A text resolved in an environment: its content, and what the session had to say.
@MainActor struct ResolvedText {
    let content: TextContent
    let diagnostics: [Diagnostic]

    init(
        _ view: some View, strings: any StringSource = NoStrings(),
        _ change: (inout EnvironmentValues) -> Void = { _ in }
    ) throws {
        let session = RenderSession(text: try testSession().text, strings: strings)
        var environment = EnvironmentValues()
        environment.now = Self.noon
        change(&environment)
        let context = ResolveContext(environment: environment, session: session)
        let node = context.resolveOne(view)
        guard case .text(let content) = node.kind else { throw NotAText() }
        (self.content, diagnostics) = (content, session.diagnostics)
    }

    struct NotAText: Error {}

    /// 2025-06-15, 12:00 in UTC, a Sunday.
    static let noon = Date(timeIntervalSince1970: 1_749_988_800)

    var string: String { content.string }
}

/// Texts by key; a key with two texts gives the first for one, the second for more.
struct FakeStrings: StringSource {
    var texts: [String: [String]]
    var table: String?

    init(_ texts: [String: [String]], table: String? = nil) { (self.texts, self.table) = (texts, table) }

    func string(for key: String, table: String?, locale: Locale, arguments: [any CVarArg]) -> String? {
        guard table == self.table, let forms = texts["\(locale.identifier):\(key)"] else { return nil }
        let count = arguments.lazy.compactMap { $0 as? Int }.first ?? 1
        return count == 1 ? forms.first : forms.last
    }
}

func locality(_ locale: String, _ zone: String = "UTC") -> (inout EnvironmentValues) -> Void {
    { environment in
        environment.locale = Locale(identifier: locale)
        environment.timeZone = TimeZone(identifier: zone)!
    }
}
