package import Foundation

/// Ambrotype's own modules for Swift widgets, compiled: what a person's sources are compiled and linked against.
package struct ModuleFolder: Sendable {
    /// Holds `SwiftUI.swiftmodule` and its like.
    package let modules: URL
    /// Holds `libAmbrotypeBundle.so` and the resource folders of the engine.
    package let products: URL
    package static let library = "AmbrotypeBundle"

    /// Looks at `AMBROTYPE_MODULES`, then beside the program, then in `lib/ambrotype` beside its `bin`.
    package static func find(environment: [String: String], program: URL?) throws(ProjectTrouble) -> ModuleFolder {
        let folders = candidates(environment: environment, program: program)
        for folder in folders { if let found = ModuleFolder(folder) { return found } }
        throw .noModules(searched: folders.map(\.path))
    }

    private static func candidates(environment: [String: String], program: URL?) -> [URL] {
        if let named = environment["AMBROTYPE_MODULES"] { return [URL(fileURLWithPath: named, isDirectory: true)] }
        guard let beside = program?.deletingLastPathComponent() else { return [] }
        let own = checkout(of: program).map { [moduleBuild(in: $0, like: program)] } ?? []
        return [beside, beside.deletingLastPathComponent().appendingPathComponent("lib/ambrotype")] + own
    }

    init?(_ folder: URL) {
        let products = folder.standardizedFileURL
        (self.products, modules) = (products, products.appendingPathComponent("Modules"))
        guard FolderListing.exists(modules.appendingPathComponent("SwiftUI.swiftmodule")),
            FolderListing.exists(libraryFile)
        else { return nil }
    }

    package var libraryFile: URL { products.appendingPathComponent("lib\(Self.library).so") }

    /// The checkout that a program of SwiftPM's build folder belongs to, where the library may still have to be built.
    package static func checkout(of program: URL?) -> URL? {
        var folder = program?.deletingLastPathComponent()
        while let at = folder, at.path != "/" {
            if at.lastPathComponent == ".build" {
                let root = at.deletingLastPathComponent()
                return FolderListing.exists(root.appendingPathComponent("Sources/SwiftUI")) ? root : nil
            }
            folder = at.deletingLastPathComponent()
        }
        return nil
    }

    /// The engine's C modules. Its Swift modules name them, and show nothing of them: the compiler is content with empty ones, so
    /// nobody who builds a widget needs the C libraries' headers.
    package static let systemModules = [
        "CClock", "CDigest", "CFreeType", "CHEIF", "CHarfBuzz", "CJPEG", "CLCMS", "CLibJPEG", "CLibPNG", "CPNG",
        "CWebP",
    ]

    /// The text of a module map with an empty module for each.
    static var emptyModuleMap: String { systemModules.map { "module \($0) {}\n" }.joined() }

    /// Where a checkout builds the library apart from the program, which may be linked in another way.
    package static func moduleBuild(in checkout: URL, like program: URL?) -> URL {
        let configuration = program?.deletingLastPathComponent().lastPathComponent ?? "release"
        return checkout.appendingPathComponent(".build/modules/\(configuration)", isDirectory: true)
    }

    func hasModule(_ name: String) -> Bool {
        FolderListing.exists(modules.appendingPathComponent(name + ".swiftmodule"))
    }

    /// Folders with the engine's tables.
    var resources: [URL] {
        FolderListing.names(in: products).filter { $0.hasSuffix(".resources") && $0.hasPrefix("Ambrotype_") }
            .map { products.appendingPathComponent($0) }
    }

    /// Modules that every file of a person's sees without importing them, as on iOS.
    var impliedImports: [String] {
        ["Foundation", "FoundationNetworking"] + ["AmbrotypeFoundation"].filter(hasModule)
    }
}
