package import AmbrotypeDrawing
package import AmbrotypeText
package import Foundation

/// What one render takes from outside, and the diagnostics it gathers. Made by the top of the house.
@MainActor package final class RenderSession {
    package let text: TextEngine
    package let assets: any AssetSource
    package let strings: any StringSource
    /// Diagnostics in the order found; equal ones once.
    package private(set) var diagnostics: [Diagnostic] = []
    /// Answers of `sizeThatFits` are kept per node; this counts the questions, for tests of cost.
    package var measurements = 0
    private var lastIdentity = 0
    /// What `task` modifiers wait for, in resolving order; nothing runs by itself.
    package private(set) var tasks: [@Sendable () async -> Void] = []

    /// Views inside views beyond this depth are taken for an endless body.
    package static let deepestTree = 400

    package init(text: TextEngine, assets: any AssetSource = NoAssets(), strings: any StringSource = NoStrings()) {
        (self.text, self.assets, self.strings) = (text, assets, strings)
        Self.latest = self
    }

    /// The session made last, for a person's own code that draws a view by itself (`ImageRenderer`). Engine code takes the session of its
    /// context.
    package private(set) static var latest: RenderSession?

    /// A number no one else got in this session, in resolving order.
    package func nextIdentity() -> Int {
        lastIdentity += 1
        return lastIdentity
    }

    func note(task: @escaping @Sendable () async -> Void) { tasks.append(task) }

    package func report(_ diagnostic: Diagnostic) {
        if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }

    package func report(
        _ severity: Diagnostic.Severity, _ code: String, at context: ResolveContext, _ message: String
    ) {
        report(
            Diagnostic(
                severity: severity, code: code, place: context.place.description, source: context.place.source,
                message: message))
    }
}

/// A picture found by name: its key for the raster and its size in points.
package struct PictureAsset: Equatable, Sendable {
    package var key: PictureKey
    /// Points; pixels divided by the file's scale.
    package var size: CGSize
    /// Whether the catalog asks for template rendering.
    package var isTemplate: Bool

    package init(key: PictureKey, size: CGSize, isTemplate: Bool = false) {
        (self.key, self.size, self.isTemplate) = (key, size, isTemplate)
    }
}

/// Pictures and colours by name, as an asset catalog holds them.
package protocol AssetSource: Sendable {
    func picture(named name: String, scale: CGFloat, scheme: ColorScheme) -> PictureAsset?
    func color(named name: String, scheme: ColorScheme, contrast: ColorSchemeContrast) -> DrawingColor?
    /// Names of pictures, for suggestions.
    var pictureNames: [String] { get }
    var colorNames: [String] { get }
}

/// Localised texts by key.
package protocol StringSource: Sendable {
    /// The text for `key` with its placeholders (`%@`, `%lld`, `%1$@`) still in place, or nil where there is none.
    /// `arguments` decide plural forms.
    func string(for key: String, table: String?, locale: Locale, arguments: [any CVarArg]) -> String?
}

package struct NoAssets: AssetSource {
    package init() {}
    package func picture(named name: String, scale: CGFloat, scheme: ColorScheme) -> PictureAsset? { nil }
    package func color(named name: String, scheme: ColorScheme, contrast: ColorSchemeContrast) -> DrawingColor? { nil }
    package var pictureNames: [String] { [] }
    package var colorNames: [String] { [] }
}

package struct NoStrings: StringSource {
    package init() {}
    package func string(for key: String, table: String?, locale: Locale, arguments: [any CVarArg]) -> String? { nil }
}
