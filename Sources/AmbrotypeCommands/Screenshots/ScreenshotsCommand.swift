import AmbrotypeDrawing
import AmbrotypeImages
import AmbrotypeRendering
import AmbrotypeStorefront
import AmbrotypeTemplates
import AmbrotypeText
import AmbrotypeWidgets
import Foundation

/// `screenshots`: store pictures from a `storefront.json`, and the check of any folder of them.
struct ScreenshotsCommand: Command {
    let source: any SubjectSource
    let form = CommandForm(
        name: "screenshots", summary: "make store pictures with the widget in its place, or check a folder of them",
        positional: "[storefront.json]",
        options: [
            .init("out", short: "o", value: "DIR", "folder for the language folders; default: what the file says"),
            .init("locale", value: "LIST", list: true, "only these of the file's languages"),
            .init("brand", value: "LIST", list: true, "only these of the file's brands"),
            .init("filter", value: "REGEX", "only pictures whose name matches"),
            .init("force", "draw again what has not changed"),
            .init("prune", "remove pictures of earlier runs that no shot makes any more"),
            .init("dry-run", "list the pictures and what would happen to each"),
            .init("validate", value: "DIR", "check a folder of screenshots instead of making any"),
            .init(
                "require", value: "LIST", list: true,
                "with --validate: display classes and languages that must be there"),
            .init("now", value: "TIME", "ISO 8601; default: what the file says, else \(RenderOptions.standardNow)"),
            .init("time-zone", value: "ZONE", "IANA name; default: what the file says, else UTC"),
            .init("memory-budget", value: "BYTES", "for all pixel buffers of a picture; default 30MB"),
            .init("jobs", short: "j", value: "N", "pictures drawn at once; default: the processors"),
            .init("fonts", value: "DIR", "a folder of your own fonts, which come first"),
            .init("json", "print the result as JSON"),
        ],
        examples: [
            "ambrotype screenshots",
            "ambrotype screenshots storefront.json --locale ja --filter home",
            "ambrotype screenshots --validate fastlane/screenshots --require iphone-6.9,ipad-13",
        ],
        notes: "Beside the language folders it writes index.html and a contact sheet for each language.")

    /// Options that mean nothing to the check of a folder, and the one that means nothing to drawing.
    private func refuseStrangers(_ values: ArgumentValues) throws(UsageError) {
        guard values.has("validate") else {
            if values.has("require") {
                throw UsageError(
                    "--require belongs to --validate, which checks a folder", option: "require")
            }
            return
        }
        let checking = ["validate", "require", "json"]
        for option in form.options where values.has(option.name) && !checking.contains(option.name) {
            throw UsageError(
                "--\(option.name) belongs to drawing and means nothing to --validate: leave one of them out",
                option: option.name)
        }
        if let file = values.positional.first {
            throw UsageError("--validate checks a folder and takes no \(file): leave one of them out")
        }
    }

    func run(_ values: ArgumentValues, outside: Outside) async throws(UsageError) -> ExitCode {
        let tables: StorefrontTables
        do throws(StorefrontTrouble) { tables = try StorefrontTables.load() } catch {
            for line in error.lines { outside.complain(line) }
            return .toolError
        }
        try refuseStrangers(values)
        if let folder = values["validate"] {
            return try ScreenshotFolder(url: outside.url(folder), rules: tables.store).check(values, outside)
        }
        guard values.positional.count < 2 else { throw UsageError("screenshots takes one storefront.json") }
        let file = outside.url(values.positional.first ?? "storefront.json")
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else {
            throw UsageError("\(file.path): there is no such file; docs/screenshots.md shows one")
        }
        guard !isFolder.boolValue else {
            throw UsageError("\(file.path): it is a folder; name the storefront.json in it")
        }
        let project: StorefrontProject
        do throws(TemplateFailure) { project = try StorefrontProject(file: file, tables: tables) } catch {
            for issue in error.issues { outside.complain(issue.description) }
            return .usage
        }
        guard let studio = try ShotStudio(project, values, outside, source) else { return .toolError }
        return try await studio.run()
    }
}
