import Foundation

/// A person's target to a program.
package struct BundleBuilder {
    private let request: BuildRequest
    private let toolchain: SwiftToolchain
    private let modules: ModuleFolder
    /// Told before something that takes time.
    private let progress: (String) -> Void

    package init(_ request: BuildRequest, progress: @escaping (String) -> Void = { _ in }) throws(BuildError) {
        self.request = request
        self.progress = progress
        do throws(ProjectTrouble) {
            toolchain = try SwiftToolchain.find(environment: request.environment)
            modules = try ModuleFolder.find(environment: request.environment, program: request.program)
        } catch { throw .project(error) }
    }

    private var folder: URL { request.folder }
    private var stampFile: URL { folder.appendingPathComponent("stamp.txt") }

    /// Builds what has changed. A build whose every input is as it was costs a look at each file.
    package func build() throws(BuildError) -> BuiltBundle {
        if let kept { return kept }
        let lock: BuildLock
        do throws(ProjectTrouble) {
            lock = try BuildLock(for: folder)
            try dropStaleObjects()
        } catch { throw .project(error) }
        defer { withExtendedLifetime(lock) {} }
        // Somebody else may have built it while this one waited.
        if let kept { return kept }
        return try buildAnew()
    }

    /// The program of an earlier build that nothing has changed for.
    private var kept: BuiltBundle? {
        guard let stamp = BuildStamp(stampFile), stamp.isCurrent else { return nil }
        return BuiltBundle(
            target: stamp.target, executable: executable(stamp.target), wasCached: true, remarks: stamp.remarks)
    }

    /// Objects compiled against another build of the engine would be linked without a word: they go.
    private func dropStaleObjects() throws(ProjectTrouble) {
        let mark = folder.appendingPathComponent("engine.txt")
        let text = FileStamp(modules.libraryFile).text + "\n" + FileStamp(toolchain.compiler).text
        if FileManager.default.contents(atPath: mark.path) == Data(text.utf8) { return }
        try? FileManager.default.removeItem(at: folder)
        try writeFile(Array(text.utf8), to: mark)
    }

    private func buildAnew() throws(BuildError) -> BuiltBundle {
        var project: SwiftProject
        var target: ProjectTarget
        do throws(ProjectTrouble) {
            project = try ProjectReader.read(request.paths)
            target = try ProjectReader.target(of: project, named: request.target, path: request.paths[0].path)
        } catch { throw .project(error) }
        target.resources += storeConfiguration(of: target, in: project)
        guard !target.sources.isEmpty else { throw .project(.noSources(target: target.name)) }
        var remarks = target.missing.map { "\($0.path): named by target \(target.name), and not there" }
        while true {
            do throws(BuildError) {
                return try build(target, of: project, remarks: remarks)
            } catch {
                guard case .compiler(let failure) = error, project.kind == .folder, failure.module == target.moduleName
                else { throw error }
                let added = MissingNames(failure.messages).files(for: target, in: project)
                guard !added.isEmpty else { throw error }
                target.sources = (target.sources + added).sortedByPath
                remarks += added.map { "\($0.path): taken in, since it declares a name that is used" }
            }
        }
    }

    private func build(_ target: ProjectTarget, of project: SwiftProject, remarks: [String]) throws(BuildError)
        -> BuiltBundle
    {
        let graph = ModuleGraph(target, in: project, request: request, toolchain: toolchain, modules: modules)
        if let idle = graph.idleExcludes.first { throw .project(.excludeFitsNothing(idle, target: target.name)) }
        var objects: [URL] = []
        for node in graph.nodes {
            progress("compiling \(node.name)")
            objects += try compile(node, isMain: node.name == target.moduleName, graph)
        }
        progress("linking \(target.name)")
        try link(objects, target)
        do throws(ProjectTrouble) {
            let resources = BundleResourcesFolder(
                executable: executable(target.name), environment: request.environment)
            let pictures = try resources.fill(with: graph.nodes.map(\.target), main: target)
            try linkTables(of: target.name)
            let remarks =
                remarks + pictures + graph.idleStubs.map { "--stub \($0): no file that is built imports \($0)" }
                + graph.emptyModules.map(AppleFrameworks.remark)
            let inputs =
                project.manifests + graph.nodes.flatMap { BuildStamp.inputs(of: $0.target) }
                + request.stubs.values.sortedByPath.flatMap(BuildStamp.everything) + [
                    modules.libraryFile, toolchain.compiler,
                ]
                + [executable(target.name)]
            try BuildStamp(target: target.name, remarks: remarks, files: inputs).write(to: stampFile)
            return BuiltBundle(
                target: target.name, executable: executable(target.name), wasCached: false, remarks: remarks)
        } catch { throw .project(error) }
    }

    /// Xcode keeps StoreKit configurations with the scheme, not the target: the first of the project is taken.
    private func storeConfiguration(of target: ProjectTarget, in project: SwiftProject) -> [URL] {
        guard project.kind == .xcode, !target.resources.contains(where: { $0.pathExtension == "storekit" }) else {
            return []
        }
        let all = FolderListing.files(below: project.root, depth: 4)
        return all.first { $0.pathExtension == "storekit" }.map { [$0] } ?? []
    }

    private func executable(_ target: String) -> URL {
        folder.appendingPathComponent("product", isDirectory: true).appendingPathComponent(target.moduleIdentifier)
    }

    private func compile(_ node: ModuleNode, isMain: Bool, _ graph: ModuleGraph) throws(BuildError) -> [URL] {
        do throws(ProjectTrouble) {
            try makeFolder(folder.appendingPathComponent("modules"))
            try makeFolder(folder.appendingPathComponent("product"))
        } catch { throw .project(error) }
        let generated = GeneratedSources(node: node, isMain: isMain, modules: modules).files()
        let compiler = ModuleCompiler(
            node: node, generated: generated, build: folder, request: request, toolchain: toolchain, modules: modules)
        do throws(BuildError) { return try compiler.compile() } catch {
            guard case .compiler(var failure) = error else { throw error }
            failure.emptyModules = graph.emptyModules
            failure.sources = node.target.sources
            throw .compiler(failure)
        }
    }

    private func link(_ objects: [URL], _ target: ProjectTarget) throws(BuildError) {
        let arguments =
            objects.map(\.path) + [
                "-o", executable(target.name).path, "-L", modules.products.path, "-l" + ModuleFolder.library,
                "-Xlinker", "-rpath", "-Xlinker", modules.products.path, "-use-ld=lld",
            ]
        let result = ChildProcess.run(toolchain.compiler, arguments, in: folder)
        guard result.code == 0 else {
            throw .compiler(
                BuildFailure(
                    target: target.name, module: target.moduleName, messages: [], output: result.output,
                    emptyModules: []))
        }
    }

    /// The engine looks for its tables beside the program.
    private func linkTables(of target: String) throws(ProjectTrouble) {
        let product = folder.appendingPathComponent("product", isDirectory: true)
        for table in modules.resources {
            let link = product.appendingPathComponent(table.lastPathComponent)
            try makeLink(link, to: table)
        }
        // Foundation looks for `Bundle.main`'s files in a folder of this name beside a program.
        let resources = URL(fileURLWithPath: executable(target).path + ".resources", isDirectory: true)
        try makeLink(product.appendingPathComponent("Resources"), to: resources)
    }

    private func makeLink(_ link: URL, to file: URL) throws(ProjectTrouble) {
        if FolderListing.exists(link) { return }
        try? FileManager.default.removeItem(at: link)
        do { try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file) } catch {
            throw .cannotWrite(link.path, reason: error.localizedDescription)
        }
    }

    private func makeFolder(_ folder: URL) throws(ProjectTrouble) {
        do { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) } catch {
            throw .cannotWrite(folder.path, reason: error.localizedDescription)
        }
    }
}
