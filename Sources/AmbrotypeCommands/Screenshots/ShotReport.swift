import AmbrotypeImages
import AmbrotypeRendering
import AmbrotypeStorefront
import AmbrotypeWidgets
import Foundation

/// What became of every picture of a run; `--json` prints it.
struct ShotReport: Codable {
    enum State: String, Codable { case drawn, unchanged, wouldDraw, mistaken, failed, overBudget }

    struct Picture: Codable {
        var name: String
        var state: State
        /// The file, as an absolute path.
        var file: String
        var brand: String?
        var locale: String
        var device: String
        var displayClass: String?
        var bytes: Int?
        var development: DevelopmentRecord?
        var quality: Int?
        var errors: [String]
    }

    var schemaVersion = 1
    var tool = "ambrotype " + Version.current
    var pictures: [Picture] = []
    /// Mistakes in shots, which therefore have no picture.
    var issues: [String] = []
    /// What could not be written besides pictures.
    var troubles: [String] = []
    /// What a person should know: words of a Framefile that are not taken over, views that iOS would not draw.
    var remarks: [String] = []

    @MainActor mutating func add(
        _ plan: ShotPlan, _ state: State, bytes: Int? = nil, made: ShotJob.Made? = nil, lines: [String] = []
    ) {
        pictures.append(
            Picture(
                name: plan.name, state: state, file: plan.file.path, brand: plan.brand?.name, locale: plan.locale,
                device: plan.device.device.id, displayClass: plan.device.displayClass, bytes: bytes,
                development: made?.record, quality: made?.quality, errors: lines))
    }

    var code: ExitCode {
        var code = issues.isEmpty ? ExitCode.success : .usage
        if !troubles.isEmpty { code = code.joined(with: .toolError) }
        for picture in pictures {
            if picture.state == .mistaken { code = code.joined(with: .usage) }
            if picture.state == .failed { code = code.joined(with: .toolError) }
            if picture.state == .overBudget { code = code.joined(with: .memory) }
        }
        return code
    }
}

extension ShotStudio {
    /// Logs, stale pictures, review pages.
    func finish(
        _ plans: [ShotPlan], _ copies: SheetCopies, _ logs: inout [String: ShotLog],
        _ report: inout ShotReport
    ) async {
        let isWhole =
            values["filter"] == nil && values["locale"] == nil && values["brand"] == nil && report.issues.isEmpty
        for root in logs.keys.sorted() {
            let wanted = Set(plans.filter { $0.root.path == root }.map(\.path))
            if isWhole { retire(root, wanted, &logs, &report) }
            guard let log = logs[root] else { continue }
            let folder = URL(fileURLWithPath: root)
            do throws(ImageError) {
                try makeFolder(root)
                let path = folder.appendingPathComponent(ShotLog.fileName).path
                try writeAtomically(Array((JSONText.of(log) + "\n").utf8), to: path)
                let pages = ReviewPages(
                    root: folder, log: log, rules: project.tables.store, copies: copies, jobs: options.jobs)
                try await pages.write()
            } catch { report.troubles.append("\(error)") }
        }
    }

    /// Pictures of earlier runs that no shot makes any more: told, or removed where that was asked for.
    private func retire(
        _ root: String, _ wanted: Set<String>, _ logs: inout [String: ShotLog], _ report: inout ShotReport
    ) {
        for path in (logs[root]?.pictures.keys.sorted() ?? []) where !wanted.contains(path) {
            let file = root + "/" + path
            guard FileManager.default.fileExists(atPath: file) else {
                logs[root]?.pictures[path] = nil
                continue
            }
            if values.has("prune") {
                try? FileManager.default.removeItem(atPath: file)
                logs[root]?.pictures[path] = nil
                report.remarks.append("removed \(file), which no shot makes any more")
            } else {
                report.remarks.append("\(file) is of an earlier run and no shot makes it any more; --prune removes it")
            }
        }
    }

    func tell(_ report: ShotReport) -> ExitCode {
        for issue in report.issues + report.troubles { outside.complain(issue) }
        for picture in report.pictures {
            for line in picture.errors { outside.complain("\(picture.name): \(line)") }
        }
        for remark in report.remarks { outside.complain(remark) }
        if values.has("json") {
            outside.print(JSONText.of(report))
        } else if values.has("dry-run") {
            for picture in report.pictures {
                outside.print("\(picture.state == .unchanged ? "unchanged" : "would draw")  \(picture.name)")
            }
        } else {
            func count(_ state: ShotReport.State) -> Int {
                report.pictures.filter { $0.state == state }.count
            }
            let failed = count(.failed) + count(.overBudget) + count(.mistaken)
            let roots = Set(
                report.pictures.map { picture in
                    URL(fileURLWithPath: picture.file).deletingLastPathComponent().deletingLastPathComponent().path
                }
            ).sorted()
            outside.print(
                "\(count(.drawn)) drawn, \(count(.unchanged)) unchanged" + (failed > 0 ? ", \(failed) failed" : "")
                    + (roots.isEmpty ? "" : " in \(roots.joined(separator: ", "))"))
        }
        return report.code
    }
}
