import Foundation

/// A module to compile, with what it needs compiled before it.
struct ModuleNode: Sendable {
    var name: String
    var target: ProjectTarget
    var facts: [URL: SourceFacts]
    /// Modules of the person's own that its files import.
    var imports: [String]
    var isStub = false
}

/// The modules of a build in the order they are compiled; the widget's own is the last.
struct ModuleGraph {
    private(set) var nodes: [ModuleNode] = []
    /// Imported, and neither ours, the toolchain's nor the project's: taken as empty.
    private(set) var emptyModules: [String] = []
    /// Excludes that no file of the modules fitted.
    private(set) var idleExcludes: [String]
    private let project: SwiftProject
    private let request: BuildRequest
    private let toolchain: SwiftToolchain
    private let modules: ModuleFolder
    private var packages: [String: ProjectTarget]?
    private var underWay: Set<String> = []

    init(
        _ target: ProjectTarget, in project: SwiftProject, request: BuildRequest, toolchain: SwiftToolchain,
        modules: ModuleFolder
    ) {
        (self.project, self.request, self.toolchain, self.modules) = (project, request, toolchain, modules)
        idleExcludes = request.excludes
        add(target, named: target.moduleName)
    }

    /// Stubs for modules that no file imports.
    var idleStubs: [String] { request.stubs.keys.filter { !underWay.contains($0) }.sorted() }

    private mutating func add(_ target: ProjectTarget, named name: String, isStub: Bool = false) {
        underWay.insert(name)
        var node = ModuleNode(name: name, target: filtered(target), facts: [:], imports: [], isStub: isStub)
        for file in node.target.sources {
            let bytes = FileManager.default.contents(atPath: file.path).map { Array($0) } ?? []
            node.facts[file] = SourceFacts(reading: SwiftTokenizer.tokens(bytes))
        }
        let imported = Set(node.facts.values.flatMap(\.imports)).sorted()
        for module in imported where module != name && !toolchain.hasModule(module) && !modules.hasModule(module) {
            resolve(module)
            if nodes.contains(where: { $0.name == module }) { node.imports.append(module) }
        }
        nodes.append(node)
    }

    private mutating func resolve(_ name: String) {
        guard !underWay.contains(name), !nodes.contains(where: { $0.name == name }) else { return }
        if let folder = request.stubs[name] {
            let sources = FolderListing.files(below: folder).filter { $0.pathExtension == "swift" }
            add(
                ProjectTarget(name: name, kind: .library, moduleName: name, sources: sources, resources: []),
                named: name, isStub: true)
        } else if let own = ownModule(name) {
            add(own, named: name)
        } else {
            emptyModules.append(name)
            add(
                ProjectTarget(name: name, kind: .library, moduleName: name, sources: [], resources: []), named: name,
                isStub: true)
        }
    }

    private mutating func filtered(_ target: ProjectTarget) -> ProjectTarget {
        guard !request.excludes.isEmpty else { return target }
        func fits(_ exclude: String, _ file: URL) -> Bool {
            let name = exclude.hasSuffix("/") ? String(exclude.dropLast()) : exclude
            return file.path.hasSuffix("/" + name) || file.path.contains("/" + name + "/")
        }
        idleExcludes.removeAll { exclude in target.sources.contains { fits(exclude, $0) } }
        var target = target
        target.sources = target.sources.filter { file in !request.excludes.contains { fits($0, file) } }
        return target
    }

    // MARK: The project's own modules

    private mutating func ownModule(_ name: String) -> ProjectTarget? {
        if let target = project.targets.first(where: {
            $0.moduleName == name && $0.kind == .library && !$0.sources.isEmpty
        }) {
            return target
        }
        if packages == nil { packages = Self.packageTargets(above: project.root) }
        return packages?[name]
    }

    /// Targets of every package in the checkout, by module name.
    private static func packageTargets(above root: URL) -> [String: ProjectTarget] {
        var top = root
        var folder = root
        for _ in 0..<4 where folder.path != "/" {
            if FolderListing.exists(folder.appendingPathComponent(".git")) {
                top = folder
                break
            }
            folder = folder.deletingLastPathComponent()
        }
        var found: [String: ProjectTarget] = [:]
        for manifest in manifests(below: top, depth: 5) {
            guard let package = PackageManifest(manifest) else { continue }
            for target in package.project(in: manifest.deletingLastPathComponent()).targets
            where !target.sources.isEmpty && found[target.moduleName] == nil { found[target.moduleName] = target }
        }
        return found
    }

    private static func manifests(below folder: URL, depth: Int) -> [URL] {
        guard depth > 0 else { return [] }
        let names = FolderListing.names(in: folder)
        let own = names.contains("Package.swift") ? [folder.appendingPathComponent("Package.swift")] : []
        let inner = names.filter { !FolderListing.skipped.contains($0) && !$0.hasSuffix(".xcassets") }
            .map { folder.appendingPathComponent($0) }.filter(FolderListing.isFolder)
        return own + inner.flatMap { manifests(below: $0, depth: depth - 1) }
    }
}
