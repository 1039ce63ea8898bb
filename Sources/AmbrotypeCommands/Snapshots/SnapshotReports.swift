import AmbrotypeSnapshots
import Foundation

/// Writes what a run found: into the artifacts' folder, and to GitHub where the run stands in one of its jobs.
struct SnapshotReports {
    let artifacts: Artifacts
    let outside: Outside
    /// Only the manifest, which `approve` and `merge` need.
    var manifestOnly = false

    /// - Returns: files written besides the manifest, as messages name them.
    func write(_ manifest: AmbrotypeSnapshots.Manifest) throws(SnapshotTrouble) -> [String] {
        do throws(StoreError) {
            try artifacts.folder.write(manifest.json.text, as: "manifest.json")
            guard !manifestOnly else { return [] }
            var files = ["junit.xml": JUnitReport.text(manifest, artifacts: artifacts.shown)]
            files["summary.md"] = MarkdownReport.comment(manifest)
            for (name, text) in files.sorted(by: { $0.key < $1.key }) { try artifacts.folder.write(text, as: name) }
            try ReportPage(manifest, artifacts: artifacts.folder, options: .init(outside))
                .write(to: artifacts.folder.root + "/report.html")
            try tellGitHub(manifest)
            return (files.keys + ["report.html"]).sorted().map { artifacts.shown + "/" + $0 }
        } catch { throw SnapshotTrouble("\(error)") }
    }

    /// Annotations on the error stream, which GitHub reads as it reads the other, and the step's summary.
    private func tellGitHub(_ manifest: AmbrotypeSnapshots.Manifest) throws(StoreError) {
        guard outside.environment["GITHUB_ACTIONS"] == "true" else { return }
        for line in GitHubAnnotations.text(manifest).split(separator: "\n") { outside.complain(String(line)) }
        guard let path = outside.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
        let url = outside.url(path)
        let before = FileManager.default.contents(atPath: url.path) ?? Data()
        do { try (before + Data(MarkdownReport.stepSummary(manifest).utf8)).write(to: url) } catch {
            throw .unwritable(path: path, reason: "the step's summary")
        }
    }
}
