import Foundation

/// Compiles one module of a person's: copies where needed, objects, and the module for those who import it.
struct ModuleCompiler {
    let node: ModuleNode
    /// Sources that Xcode would make, by file name.
    let generated: [String: String]
    /// The build's folder; the module gets one of its name in it.
    let build: URL
    let request: BuildRequest
    let toolchain: SwiftToolchain
    let modules: ModuleFolder

    private var folder: URL { build.appendingPathComponent(node.name, isDirectory: true) }
    private var objectFolder: URL { folder.appendingPathComponent("objects", isDirectory: true) }

    private var moduleMap: URL { build.appendingPathComponent("modules/empty.modulemap") }

    /// The objects to link. Throws the compiler's errors.
    func compile() throws(BuildError) -> [URL] {
        let files: [URL]
        var shifts: [String: [SourceCopy.Shift]] = [:]
        do throws(ProjectTrouble) {
            try writeFile(Array(ModuleFolder.emptyModuleMap.utf8), to: moduleMap)
            files = try inputs(&shifts)
        } catch { throw .project(error) }
        let objects = files.map { objectFolder.appendingPathComponent(Self.objectName($0)) }
        do throws(ProjectTrouble) { try writeOutputMap(files, objects) } catch { throw .project(error) }
        let result = ChildProcess.run(toolchain.compiler, arguments(files), in: folder)
        guard result.code == 0 else {
            throw .compiler(
                BuildFailure(
                    target: node.target.name, module: node.name,
                    messages: AuthorsMessages.of(
                        CompilerMessage.errors(in: result.output).map { placed($0, shifts) }, build: build),
                    output: result.output, emptyModules: []))
        }
        return objects
    }

    /// A message at the column of the person's own line.
    private func placed(_ message: CompilerMessage, _ shifts: [String: [SourceCopy.Shift]]) -> CompilerMessage {
        var message = message
        message.column = SourceCopy.original(
            line: message.line, column: message.column, shifts[message.file] ?? [])
        return message
    }

    private static func objectName(_ file: URL) -> String {
        file.deletingPathExtension().lastPathComponent + "-" + digest([file.path]).prefix(8) + ".o"
    }

    /// The files the compiler reads: originals where they serve, else copies; then what is generated.
    private func inputs(_ shifts: inout [String: [SourceCopy.Shift]]) throws(ProjectTrouble) -> [URL] {
        var files: [URL] = []
        let copies = folder.appendingPathComponent("sources", isDirectory: true)
        for original in node.target.sources {
            let name = original.lastPathComponent
            let mark = String(digest([original.path]).prefix(8))
            let bytes = FileManager.default.contents(atPath: original.path).map { Array($0) } ?? []
            let copy = SourceCopy.make(
                of: bytes, path: original.path, identifier: mark, fileID: node.name + "/" + name,
                dropsMain: node.target.kind == .app)
            guard let copy else {
                files.append(original)
                continue
            }
            let file = copies.appendingPathComponent(
                original.deletingPathExtension().lastPathComponent + "-" + mark + ".swift")
            try writeFile(copy.text, to: file)
            shifts[original.path] = copy.shifts
            files.append(file)
        }
        var made = generated
        if files.isEmpty, made.isEmpty { made["Empty.swift"] = "// Nothing of this module is known.\n" }
        for (name, text) in made.sorted(by: { $0.key < $1.key }) {
            let file = copies.appendingPathComponent(name)
            try writeFile(Array(text.utf8), to: file)
            files.append(file)
        }
        return files
    }

    private func writeOutputMap(_ files: [URL], _ objects: [URL]) throws(ProjectTrouble) {
        do { try FileManager.default.createDirectory(at: objectFolder, withIntermediateDirectories: true) } catch {
            throw .cannotWrite(objectFolder.path, reason: error.localizedDescription)
        }
        var map: [String: [String: String]] = [
            "": ["swift-dependencies": folder.appendingPathComponent("module.swiftdeps").path]
        ]
        for (file, object) in zip(files, objects) {
            let base = object.deletingPathExtension().path
            map[file.path] = ["object": object.path, "swift-dependencies": base + ".swiftdeps"]
        }
        guard let data = try? JSONEncoder.sorted.encode(map) else { return }
        try writeFile(Array(data), to: folder.appendingPathComponent("outputs.json"))
    }

    private func arguments(_ files: [URL]) -> [String] {
        var arguments = [
            "-module-name", node.name, "-parse-as-library", "-c", "-emit-module", "-emit-module-path",
            build.appendingPathComponent("modules/\(node.name).swiftmodule").path, "-incremental", "-output-file-map",
            folder.appendingPathComponent("outputs.json").path, "-enable-batch-mode", "-j", String(request.jobs),
            "-Onone",
            "-swift-version", String(node.target.languageMode), "-suppress-warnings", "-diagnostic-style", "llvm",
            "-D", "DEBUG", "-I", modules.modules.path, "-I", build.appendingPathComponent("modules").path,
        ]
        for condition in node.target.conditions { arguments += ["-D", condition] }
        if node.target.isMainActorByDefault { arguments += ["-default-isolation", "MainActor"] }
        arguments += ["-Xcc", "-fmodule-map-file=" + moduleMap.path]
        // The compiler's own limit is ten minutes for one expression, and a body with an unknown name in it may need them.
        arguments += ["-Xfrontend", "-solver-expression-time-threshold=60"]
        for module in modules.impliedImports { arguments += ["-Xfrontend", "-import-module", "-Xfrontend", module] }
        return arguments + files.map(\.path)
    }
}

extension JSONEncoder {
    static var sorted: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return encoder
    }
}
