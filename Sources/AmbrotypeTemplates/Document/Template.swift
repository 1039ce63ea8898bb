package import AmbrotypeWidgets
package import Foundation

/// A template read from its folder.
///
/// Everything it answers is a pure function of the template, an entry's data, the instant, the time zone and the locale. Copies are
/// cheap; `Sendable`.
package struct Template: Sendable {
    package static let documentName = "template.json"

    package let folder: TemplateFolder
    /// The folder's name.
    package let name: String
    package var kind: TemplateKind
    /// For people; a key of `Localizable` where there is one.
    package var title: String
    package var summary: String
    /// Language codes the template is drawn in by default.
    package var languages: [String]
    /// A widget's families smallest first; empty for other kinds.
    package var families: [WidgetFamily]
    /// Rendering modes the author wants pictures of; nil for those usual for the presentation.
    package var modes: [String]?
    package var parameters: [ConfigurationParameter]
    package var samples: [TemplateSample]
    package var texts: LocalizedTexts
    package var assets: AssetCatalog
    /// StoreKit catalogs by locale code; `default` for all others.
    package var stores: [String: StoreCatalog]

    /// The whole document.
    package let document: JSONValue
    /// Data members, files read.
    package var data: [JSONMember]
    package var timeline: TimelineDocument?
    package var states: [ActivityState]
    /// Views defined in the document by name.
    package var definitions: [String: ViewDefinition]
    /// Everything wrong that does not make the whole template unusable, in the order found.
    package var issues: [TemplateIssue]

    /// Presentations a picture can be made of, in a fixed order.
    package var presentations: [TemplatePresentation] {
        switch kind {
        case .widget: families.map { .widget(.family($0)) }
        case .liveActivity:
            [
                ("lockScreen", WidgetPresentation.lockScreenActivity), ("compactLeading", .island(.compact)),
                ("minimal", .island(.minimal)), ("expanded", .island(.expanded)),
            ]
            .filter { document[$0.0] != nil }.map { .widget($0.1) }
        case .view: [.view]
        }
    }

    /// Whether a widget's content reaches its edges.
    package var contentMarginsDisabled: Bool { document["contentMarginsDisabled"]?.bool ?? false }
    /// Whether the system may take the container background away; true unless the document says otherwise.
    package var containerBackgroundRemovable: Bool { document["containerBackgroundRemovable"]?.bool ?? true }

    /// The file of a picture by the name its key carries; nil for pictures that are none of the template's.
    package func pictureFile(named name: String) -> URL? {
        guard assets.pixelSizes[name] != nil else { return nil }
        return try? folder.file(name, at: SourcePlace(file: name))
    }

    /// The store catalog for a locale: by region (`JP`), by language code, else the default.
    package func store(for locale: Locale) -> StoreCatalog? {
        let codes = languageFallback(for: locale) + [locale.region?.identifier ?? ""]
        return codes.lazy.compactMap { stores[$0] }.first ?? stores["default"]
    }
}

/// A view defined in the document, used like a built-in one.
package struct ViewDefinition: Sendable {
    package var name: String
    /// Parameters with their default values; nil for one that must be given.
    package var parameters: [(name: String, standard: JSONValue?)]
    package var body: JSONValue
}
