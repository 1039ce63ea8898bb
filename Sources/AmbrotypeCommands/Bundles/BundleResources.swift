import AmbrotypeImages
import AmbrotypeRendering
package import AmbrotypeTemplates
import AmbrotypeViews
import AmbrotypeWidgets
package import Foundation

/// Pictures, colours and texts of a compiled bundle: the asset catalogs, string catalogs and `.lproj` folders of one folder.
package struct BundleResources: Sendable {
    private let folder: TemplateFolder?
    let catalog: AssetCatalog
    let texts: LocalizedTexts
    /// What is wrong with the resources, each with its place.
    let issues: [String]

    package static let none = BundleResources()

    private init() { (folder, catalog, texts, issues) = (nil, AssetCatalog(), LocalizedTexts(), []) }

    /// Reads a folder; headers of pictures only.
    package init(folder url: URL) {
        let folder = TemplateFolder(url)
        let (texts, textIssues) = LocalizedTexts.read(in: folder)
        let (catalog, assetIssues) = AssetCatalog.read(in: folder, measure: .headers)
        (self.folder, self.texts, self.catalog) = (folder, texts, catalog)
        // Xcode's own templates come with empty sets of colours: nothing is wrong with them.
        let wrong = (textIssues + assetIssues).filter { if case .emptySet = $0.trouble { false } else { true } }
        issues = wrong.map { "\(url.lastPathComponent)/\($0.description)" }
    }

    /// The folder that the variable `AMBROTYPE_RESOURCES` names, else the one called like the program with the ending
    /// `.resources` beside it, else nothing.
    package static func of(_ outside: Outside) -> BundleResources {
        let beside = outside.program.map { URL(fileURLWithPath: $0.path + ".resources") }
        let named = outside.environment["AMBROTYPE_RESOURCES"].map(outside.url)
        guard let url = named ?? beside, FileManager.default.fileExists(atPath: url.path) else { return .none }
        return BundleResources(folder: url)
    }

    var url: URL? { folder?.url }

    /// The StoreKit configuration of the folder; of several the one with the shortest name, since storefronts add theirs to it.
    var storeConfiguration: URL? {
        let names = folder?.names().filter { $0.hasSuffix(".storekit") } ?? []
        let name = names.min { ($0.count, $0) < ($1.count, $1) }
        return name.flatMap { folder?.url.appendingPathComponent($0) }
    }

    var assets: TemplateAssets { TemplateAssets(catalog: catalog, idiom: "iphone", systemVersion: 26) }

    /// Languages that have texts; English where there are none.
    var languages: [String] { texts.languages }

    var pictures: PictureLibrary {
        let folder = folder
        return PictureLibrary { name in
            guard let file = try? folder?.file(name, at: SourcePlace(file: name)) else { return nil }
            return .file(file.path)
        }
    }
}

/// What widgets and previews of the running program have in common.
@MainActor protocol CompiledSubject: RenderSubject {
    var name: String { get set }
    var resources: BundleResources { get }
    /// Told when the author's code is about to run.
    var supervision: Supervision? { get set }
}

extension CompiledSubject {
    /// A subject that runs no author's code of another process has nobody to tell.
    var supervision: Supervision? {
        get { nil }
        set {}
    }
    var languages: [String] { resources.languages }
    var modes: [String]? { nil }
    var assets: any AssetSource { resources.assets }
    var pictures: PictureLibrary { resources.pictures }
    var issues: [String] { [] }

    func strings(for locale: Locale) -> any StringSource { resources.texts }
}
