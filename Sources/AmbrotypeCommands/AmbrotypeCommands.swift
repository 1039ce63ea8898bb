// AmbrotypeCommands: the verbs of the tool as calls. The command `ambrotype` and a compiled widget bundle share them.
//
// In:  arguments and an `Outside` (the only place where clock, environment, terminal and processors are looked at).
// Out: words on the outside's streams and an `ExitCode`.
//
// Reading order: `Outside`, `Arguments` (what a command takes, reading it, its help), `ExitCode`, then one folder for each verb.

package import Foundation

/// Runs one command line, without the program's name.
///
/// - Parameter source: what the names on the command line stand for.
/// - Returns: the code to end with; see `docs/exit-codes.md`.
@MainActor package func runCommandLine(
    _ arguments: [String], outside: Outside, source: any SubjectSource = TemplateFolders()
) async -> ExitCode {
    let commands: [any Command] = [
        RenderCommand(source: source), ListCommand(source: source), DescribeCommand(source: source), SheetCommand(),
        RecordCommand(source: source), VerifyCommand(source: source), CompareCommand(source: source),
        ApproveCommand(source: source), CleanCommand(source: source), MergeCommand(), ConfigCommand(source: source),
        InitCommand(), ReportCommand(), GalleryCommand(source: source), ScreenshotsCommand(source: source),
        NewCommand(), DoctorCommand(), CheckCommand(source: source), TimelineCommand(source: source), BuildCommand(),
    ]
    guard let name = arguments.first, name != "--help", name != "-h", name != "help" else {
        outside.print(Usage.overview(commands))
        return .success
    }
    if name == "--version" {
        outside.print("ambrotype " + Version.current)
        return .success
    }
    guard let command = commands.first(where: { $0.form.name == name }) else {
        outside.complain(Words.unknownCommand(name, known: commands.map(\.form.name)))
        return .usage
    }
    do throws(UsageError) {
        if source is TemplateFolders, command.takesProjects,
            let call = try ProjectCall.read(Array(arguments.dropFirst()), form: command.form, outside: outside)
        {
            if let build = command as? BuildCommand { return try build.run(call, outside: outside) }
            return ProjectRun(call: call, outside: outside).run()
        }
        let values = try ArgumentReader.read(Array(arguments.dropFirst()), form: command.form)
        if values.has("help") {
            outside.print(Usage.help(command.form))
            return .success
        }
        return try await command.run(values, outside: outside)
    } catch {
        outside.complain("\(error.message)\n" + Usage.hint(command.form))
        return .usage
    }
}

/// One verb.
@MainActor package protocol Command {
    var form: CommandForm { get }
    /// Throws only for what was asked wrongly; trouble on the way is told and becomes the exit code.
    func run(_ values: ArgumentValues, outside: Outside) async throws(UsageError) -> ExitCode
}

extension Command {
    /// Whether a Swift project may stand where the command names what it draws.
    fileprivate var takesProjects: Bool {
        form.positional != nil && !["approve", "config", "init", "merge", "new", "report", "sheet"].contains(form.name)
    }
}

/// The tool's version; a change that alters pictures raises the second number.
package enum Version {
    package static let current = "0.1.0"
}
