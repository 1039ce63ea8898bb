import AmbrotypeImages
import Foundation

/// `init`: a project's configuration and its CI file.
struct InitCommand: Command {
    let form = CommandForm(
        name: "init", summary: "write a project's configuration and its CI file",
        options: [
            .init("ci", value: "WHICH", "github, gitlab or none; default github"),
            .init(
                "from", value: "WHERE",
                "what the CI file takes the tool from: for GitHub a repository and tag, you/ambrotype@v0.1.0; for GitLab an image"
            ),
            .init("targets", value: "LIST", list: true, "what the project draws; default templates"),
        ],
        examples: [
            "ambrotype init", "ambrotype init --from you/ambrotype@v0.1.0",
            "ambrotype init --ci gitlab --targets widgets",
        ],
        notes: "Files that are already there are left as they are.")

    func run(_ values: ArgumentValues, outside: Outside) async throws(UsageError) -> ExitCode {
        let ci = values["ci"] ?? "github"
        guard ["github", "gitlab", "none"].contains(ci) else {
            throw Words.notOneOf("ci", ci, ["github", "gitlab", "none"])
        }
        let from = try Self.origin(values, ci)
        let targets = values.list("targets") ?? ["templates"]
        var files = [(ProjectFile.standardName, StarterProject.configuration(targets: targets))]
        if ci == "github" { files.append((".github/workflows/snapshots.yml", StarterProject.gitHub(from: from))) }
        if ci == "gitlab" { files.append((".gitlab-ci.yml", StarterProject.gitLab(from: from))) }
        do throws(ImageError) {
            for (path, text) in files { try write(text, to: path, outside) }
            try ignoreArtifacts(outside)
        } catch {
            outside.complain("\(error)")
            return .toolError
        }
        if ci != "none", !values.has("from") {
            let file =
                ci == "github" ? files[1].0 + " takes the tool from \(from)" : files[1].0 + " takes the image \(from)"
            outside.print("\(file): put yours there, or call init with --from")
        }
        let missing = targets.filter { !FileManager.default.fileExists(atPath: outside.url($0).path) }
        if let first = missing.first {
            outside.print(
                "next: there is no \(first) yet; ambrotype new cup makes a template in templates, or name your own in \(ProjectFile.standardName)"
            )
        }
        outside.print("\(missing.isEmpty ? "next" : "then"): ambrotype record, then commit the goldens in snapshots")
        return .success
    }

    private static func origin(_ values: ArgumentValues, _ ci: String) throws(UsageError) -> String {
        guard let from = values["from"] else { return ci == "gitlab" ? StarterProject.image : StarterProject.action }
        let isWord = !from.isEmpty && !from.contains { $0.isWhitespace || "\"'#{}".contains($0) }
        let isAction = from.contains("/") && from.contains("@")
        guard isWord, ci != "github" || isAction else {
            throw Words.badValue(
                "from", from,
                expected: ci == "github" ? "a repository and a tag, such as you/ambrotype@v0.1.0" : "an image")
        }
        return from
    }

    private func write(_ text: String, to path: String, _ outside: Outside) throws(ImageError) {
        let url = outside.url(path)
        if FileManager.default.fileExists(atPath: url.path) {
            outside.print("\(path) is already there and was left as it is")
            return
        }
        try makeFolder(url.deletingLastPathComponent().path)
        try writeAtomically(Array(text.utf8), to: url.path)
        outside.print("wrote \(path)")
    }

    /// Reports and pictures of failures go below `.build`, which git should not see.
    private func ignoreArtifacts(_ outside: Outside) throws(ImageError) {
        let url = outside.url(".gitignore")
        let old = FileManager.default.contents(atPath: url.path).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let lines = old.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        guard !lines.contains(where: { [".build", ".build/", "/.build", "/.build/"].contains($0) }) else { return }
        let start = old.isEmpty || old.hasSuffix("\n") ? old : old + "\n"
        try writeAtomically(Array((start + ".build/\n").utf8), to: url.path)
        outside.print("added .build/ to .gitignore")
    }
}
