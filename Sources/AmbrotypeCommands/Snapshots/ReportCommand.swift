import AmbrotypeSnapshots
import Foundation

/// `report`: the reports of a run again, from its manifest and its pictures.
struct ReportCommand: Command {
    let form = CommandForm(
        name: "report", summary: "write the reports of a run again from its manifest: HTML, JUnit, Markdown",
        positional: "[artifacts folder]",
        options: [
            .init("html", value: "FILE", "the HTML report; default report.html in the folder"),
            .init("junit", value: "FILE", "JUnit XML; default junit.xml in the folder"),
            .init("markdown", value: "FILE", "for a pull request's comment; default summary.md in the folder"),
            .init("link", value: "URL", "where the whole report can be had; the Markdown links to it"),
            .init("without-unchanged", "leave pictures that need no look out of the HTML; makes it much smaller"),
            .init(
                "source-link", value: "URL",
                "address of a line of source, with {file} and {line}; also AMBROTYPE_SOURCE_LINK"),
            .init("annotations", "print GitHub annotations"), .init("json", "print the manifest instead of words"),
        ],
        examples: [
            "ambrotype report", "ambrotype report artifacts --html site/index.html --without-unchanged",
            "ambrotype report --source-link 'https://git.example/project/blob/main/{file}#L{line}'",
        ],
        notes:
            "With --html, --junit or --markdown only those are written, else all three. Draws and compares nothing; ends with 0 "
            + "whatever the run found.")

    func run(_ values: ArgumentValues, outside: Outside) async throws(UsageError) -> ExitCode {
        guard values.positional.count <= 1 else { throw UsageError("report takes one folder of artifacts") }
        let artifacts = Artifacts(values.positional.first ?? ".build/snapshots", outside)
        do throws(SnapshotTrouble) {
            guard let manifest = try artifacts.manifest() else {
                throw SnapshotTrouble("\(artifacts.shown) holds no manifest.json; ambrotype verify writes one")
            }
            let written = try write(manifest, artifacts, values, outside)
            if values.has("annotations") {
                for line in GitHubAnnotations.text(manifest).split(separator: "\n") { outside.print(String(line)) }
            } else if values.has("json") {
                outside.print(String(manifest.json.text.dropLast()))
            } else {
                for path in written { outside.print(path) }
            }
            return .success
        } catch {
            outside.complain(error.sentence)
            return .toolError
        }
    }

    /// - Returns: the files, as a person named them.
    private func write(
        _ manifest: AmbrotypeSnapshots.Manifest, _ artifacts: Artifacts, _ values: ArgumentValues, _ outside: Outside
    ) throws(SnapshotTrouble) -> [String] {
        let kinds = [("html", "report.html"), ("junit", "junit.xml"), ("markdown", "summary.md")]
        let isAsked = kinds.contains { values.has($0.0) }
        var written: [String] = []
        for (kind, standard) in kinds where values.has(kind) || !isAsked {
            let shown = values[kind] ?? "\(artifacts.shown)/\(standard)"
            let path = outside.url(shown).path
            do throws(StoreError) {
                switch kind {
                case "html":
                    let options = ReportPage.Options(
                        outside, sourceLink: values["source-link"], showsUnchanged: !values.has("without-unchanged"))
                    try ReportPage(manifest, artifacts: artifacts.folder, options: options).write(to: path)
                case "junit": try Self.put(JUnitReport.text(manifest, artifacts: artifacts.shown), path)
                default: try Self.put(MarkdownReport.comment(manifest, link: values["link"]), path)
                }
            } catch { throw SnapshotTrouble("\(error)") }
            written.append(shown)
        }
        return written
    }

    private static func put(_ text: String, _ path: String) throws(StoreError) {
        let url = URL(fileURLWithPath: path)
        try ArtifactFolder(root: url.deletingLastPathComponent().path).write(text, as: url.lastPathComponent)
    }
}

extension ReportPage.Options {
    /// What the machine says of goldens and source: paths are relative to the current folder; a job of GitHub knows the
    /// address of its commit.
    init(_ outside: Outside, sourceLink: String? = nil, showsUnchanged: Bool = true) {
        let environment = outside.environment
        var link = sourceLink ?? environment["AMBROTYPE_SOURCE_LINK"]
        if link == nil, environment["GITHUB_ACTIONS"] == "true", let server = environment["GITHUB_SERVER_URL"],
            let repository = environment["GITHUB_REPOSITORY"], let commit = environment["GITHUB_SHA"]
        {
            link = "\(server)/\(repository)/blob/\(commit)/{file}#L{line}"
        }
        self.init(sourceLink: link, showsUnchanged: showsUnchanged) { outside.url($0).path }
    }
}
