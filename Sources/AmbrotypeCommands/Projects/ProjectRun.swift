import AmbrotypeProjects
import Foundation

extension BuildError {
    /// What cannot be built is a fault of the sources; what the command line names and nobody has is one of the command line.
    var exitCode: ExitCode {
        if case .project(let trouble) = self, trouble.isUsage { .usage } else { .toolError }
    }
}

/// Builds the project of a command line and runs the verb in the program that comes out.
@MainActor struct ProjectRun {
    let call: ProjectCall
    let outside: Outside

    func run() -> ExitCode {
        do throws(BuildError) {
            let bundle = try build()
            return BundleRun(bundle: bundle, call: call, outside: outside).run()
        } catch {
            for line in BuildReport(error, base: outside.currentDirectory).lines { outside.complain(line) }
            return error.exitCode
        }
    }

    func build() throws(BuildError) -> BuiltBundle {
        let request: BuildRequest
        do throws(ProjectTrouble) { request = try call.request(outside: outside) } catch { throw .project(error) }
        try makeModules()
        let builder = try BundleBuilder(request) { outside.progress($0 + " …") }
        defer { outside.progress("") }
        let bundle = try builder.build()
        for remark in bundle.remarks { outside.complain(remark) }
        return bundle
    }

    /// In a checkout the library for Swift widgets is a product of its own, built on first need: beside the program where that is a
    /// debug build, else in a folder of its own, since the program is linked in another way.
    private func makeModules() throws(BuildError) {
        let environment = outside.environment
        if (try? ModuleFolder.find(environment: environment, program: outside.program)) != nil { return }
        guard environment["AMBROTYPE_MODULES"] == nil, let program = outside.program,
            let checkout = ModuleFolder.checkout(of: program)
        else { return }
        outside.complain("building ambrotype's modules for Swift widgets; this is done once and takes minutes …")
        let configuration = program.deletingLastPathComponent().lastPathComponent
        var arguments = ["swift", "build", "--product", ModuleFolder.library, "--configuration", configuration]
        if configuration != "debug" { arguments += ["--scratch-path", checkout.path + "/.build/modules"] }
        let result = ChildProcess.run(URL(fileURLWithPath: "/usr/bin/env"), arguments, in: checkout)
        guard result.code == 0 else { throw .project(.cannotBuildModules(String(result.output.suffix(2000)))) }
    }
}
