import AmbrotypeImages
import AmbrotypeProjects
import Foundation

/// `build`: compiles a Swift project's widgets, draws nothing.
struct BuildCommand: Command {
    let form = CommandForm(
        name: "build", summary: "compile a Swift project's widgets", positional: "<project, folder or Swift files>",
        options: [
            .init("make-stubs", value: "DIR", "write a skeleton of each module that is missing, from the names used"),
            .init("list-targets", "list the project's targets and the files of the one that would be built"),
            .init("json", "print what was built as JSON"),
        ] + ProjectCall.options,
        examples: [
            "ambrotype build MyApp.xcodeproj --target MyWidgets", "ambrotype build MyApp.xcodeproj --make-stubs Stubs",
        ],
        notes:
            "Every verb that draws takes a project too: ambrotype render MyApp.xcodeproj. Nothing is written into the project; what is made lies in the cache folder (AMBROTYPE_CACHE)."
    )

    func run(_ values: ArgumentValues, outside: Outside) async throws(UsageError) -> ExitCode {
        throw UsageError(
            "build needs a Swift project: an .xcodeproj, a package, a folder of Swift files, or Swift files")
    }

    /// - Parameter call: with the options of `build` left in its rest.
    func run(_ call: ProjectCall, outside: Outside) throws(UsageError) -> ExitCode {
        let values = try ArgumentReader.read(Array(call.rest.dropFirst()), form: form)
        if values.has("list-targets") { return list(call, outside) }
        do throws(BuildError) {
            let bundle = try ProjectRun(call: call, outside: outside).build()
            if values.has("json") {
                outside.print(
                    JSONText.of(
                        Built(program: bundle.executable.path, remarks: bundle.remarks, target: bundle.target)))
            } else {
                outside.print("\(bundle.target): \(bundle.executable.path)")
            }
            return .success
        } catch {
            for line in BuildReport(error, base: outside.currentDirectory).lines { outside.complain(line) }
            if let folder = values["make-stubs"] { makeStubs(error, in: outside.url(folder), outside) }
            return error.exitCode
        }
    }

    /// A skeleton for each missing module that is not there yet; a file that is there is never changed.
    private func makeStubs(_ error: BuildError, in folder: URL, _ outside: Outside) {
        guard case .compiler(let failure) = error, !failure.emptyModules.isEmpty else {
            outside.complain("\nno stub was written: no module is missing")
            return
        }
        outside.complain("")
        var options: [String] = []
        for skeleton in StubSkeleton.all(for: failure, sources: failure.sources) {
            let file = folder.appendingPathComponent("\(skeleton.module)/\(skeleton.module).swift")
            options.append("--stub \(skeleton.module)=\(file.deletingLastPathComponent().path)")
            guard !FileManager.default.fileExists(atPath: file.path) else {
                outside.complain("\(file.path) is there already and stays as it is")
                continue
            }
            do throws(ImageError) {
                try makeFolder(file.deletingLastPathComponent().path)
                try writeAtomically(Array(skeleton.source.utf8), to: file.path)
                outside.complain("\(file.path): written; complete it where a comment or an error asks for it")
            } catch { outside.complain("\(error)") }
        }
        outside.complain("then build with " + options.joined(separator: " "))
    }

    private struct Built: Encodable {
        var schemaVersion = 1
        var program: String
        var remarks: [String]
        var target: String
    }

    private func list(_ call: ProjectCall, _ outside: Outside) -> ExitCode {
        do throws(ProjectTrouble) {
            let project = try ProjectReader.read(call.paths)
            outside.print("\(project.kind.rawValue) \(project.name)")
            for target in project.targets {
                let count = target.sources.count
                let mark = target.kind == .widgetExtension ? ", widgets" : ""
                outside.print("  \(target.name): \(count) Swift file\(count == 1 ? "" : "s")\(mark)")
            }
            let target = try ProjectReader.target(of: project, named: call.target, path: call.paths[0].path)
            outside.print("files of \(target.name):")
            for file in target.sources + target.resources { outside.print("  \(file.path)") }
            return .success
        } catch {
            outside.complain(error.words)
            return BuildError.project(error).exitCode
        }
    }
}
