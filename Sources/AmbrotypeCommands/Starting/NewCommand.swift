import AmbrotypeImages
import Foundation

/// `new`: a small template to start from.
struct NewCommand: Command {
    let form = CommandForm(
        name: "new", summary: "make a small template to start from", positional: "<name>",
        options: [.init("in", value: "DIR", "folder to make it in; default templates")],
        examples: ["ambrotype new my-widget", "ambrotype render templates/my-widget"])

    func run(_ values: ArgumentValues, outside: Outside) async throws(UsageError) -> ExitCode {
        guard let name = values.positional.first, values.positional.count == 1 else {
            throw UsageError("new takes one name")
        }
        guard name.wholeMatch(of: /[A-Za-z0-9][A-Za-z0-9-]*/) != nil else {
            throw UsageError("\"\(name)\" cannot name a template: letters, digits and dashes only")
        }
        let folder = outside.url(values["in"] ?? "templates").appendingPathComponent(name, isDirectory: true)
        if FileManager.default.fileExists(atPath: folder.path) {
            outside.complain("\(folder.path) is already there; nothing was changed")
            return .toolError
        }
        do throws(ImageError) {
            try makeFolder(folder.path)
            for file in StarterTemplate.files(named: name) {
                try writeAtomically(Array(file.text.utf8), to: folder.appendingPathComponent(file.path).path)
            }
        } catch {
            outside.complain("\(error)")
            return .toolError
        }
        outside.print("made \(folder.path)")
        outside.print("next: ambrotype render \(folder.path)")
        return .success
    }
}
