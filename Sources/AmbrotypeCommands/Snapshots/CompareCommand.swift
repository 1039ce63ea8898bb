import AmbrotypeDrawing
import AmbrotypeImages
import AmbrotypeSnapshots
import Foundation

/// `compare`: what differs, without failing: a project against its goldens, or any two pictures or folders of them.
struct CompareCommand: Command {
    let source: any SubjectSource
    let form = CommandForm(
        name: "compare", summary: "tell what differs from the goldens, or between two pictures or folders of pictures",
        positional: "[template or folder]… | <before> <after>",
        options: SnapshotOptions.options + [
            .init(
                "base", value: "COMMIT", "compare with pictures drawn anew from another commit, as hash goldens need"),
            SnapshotOptions.dryRun, SnapshotOptions.showConfig, SnapshotOptions.json, SnapshotOptions.noReport,
            SnapshotOptions.open,
        ],
        examples: [
            "ambrotype compare templates", "ambrotype compare --base origin/main",
            "ambrotype compare before.png after.png", "ambrotype compare base new",
        ],
        notes:
            "Never fails on a difference: it ends with 0, with 2 where it was asked wrongly, or with 70 for other trouble. Two PNG "
            + "files, or two folders that hold PNG files, are compared as they are; JSON beside them as docs/snapshot-tree.md "
            + "describes it tells what moved.")

    func run(_ values: ArgumentValues, outside: Outside) async throws(UsageError) -> ExitCode {
        if let missing = try missingPicture(values.positional, outside) {
            outside.complain("\(missing): no such picture")
            return .toolError
        }
        if values.positional.count == 2 {
            let sides = values.positional.map { PictureSide($0, outside) }
            if sides.allSatisfy({ !$0.files.isEmpty }) {
                return try comparePictures(sides[0], sides[1], values, outside)
            }
        }
        if let revision = values["base"] { return try await compare(withBase: revision, values, outside) }
        return try await compareWithGoldens(values, outside)
    }

    /// The first of two PNG files that is not there; nil where the arguments are no PNG files.
    private func missingPicture(_ paths: [String], _ outside: Outside) throws(UsageError) -> String? {
        let pictures = paths.filter(PictureSide.isPicture)
        guard !pictures.isEmpty else { return nil }
        guard paths.count == 2, pictures.count == 2 else {
            throw UsageError("compare takes two pictures, before and after, or two folders of pictures")
        }
        return pictures.first { !FileManager.default.fileExists(atPath: outside.url($0).path) }
    }

    private func compareWithGoldens(_ values: ArgumentValues, _ outside: Outside, base: String? = nil)
        async throws(UsageError) -> ExitCode
    {
        try await SnapshotRunner(
            form: form, source: source, outside: outside, values: values, verb: "compare", mode: .never,
            isStrict: false, base: base
        ).run()
    }

    /// Draws the base commit's pictures by its own configuration, then compares today's with them.
    private func compare(withBase revision: String, _ values: ArgumentValues, _ outside: Outside)
        async throws(UsageError) -> ExitCode
    {
        guard source.standardNames == nil else {
            throw UsageError("--base draws templates; build the other commit's widgets and record with them instead")
        }
        let base: BaseCommit
        do throws(SnapshotTrouble) { base = try BaseCommit(revision, outside: outside) } catch {
            outside.complain(error.sentence)
            return .toolError
        }
        defer { base.remove() }
        var before = values
        before.replace("goldens", with: [base.pictures.path])
        before.replace("golden-kind", with: ["pictures"])
        before.replace("artifacts", with: [base.pictures.path + "-run"])
        before.replace("no-report", with: [""])
        for name in ["json", "open", "config"] { before.replace(name, with: nil) }
        let drawn = try await SnapshotRunner(
            form: form, source: source, outside: outside.silent(in: base.project), values: before, verb: "record",
            mode: .all
        ).run()
        if drawn != .success {
            let run = try? Artifacts(base.pictures.path + "-run", outside).manifest()
            for issue in run?.issues ?? [] { outside.complain("\(revision): \(issue)") }
            outside.complain("not all pictures of \(revision) could be drawn; those that could are compared")
            if drawn == .usage { return drawn }
        }
        return try await compareWithGoldens(now(values, base, outside), outside, base: revision)
    }

    private func now(_ values: ArgumentValues, _ base: BaseCommit, _ outside: Outside) -> ArgumentValues {
        var values = values
        let here = outside.currentDirectory.path + "/"
        let path = base.pictures.path
        values.replace("goldens", with: [path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path])
        values.replace("golden-kind", with: ["pictures"])
        return values
    }

    private func comparePictures(
        _ before: PictureSide, _ after: PictureSide, _ values: ArgumentValues, _ outside: Outside
    ) throws(UsageError) -> ExitCode {
        var others = values
        others.positional = []
        let settings = try Settings(others, outside: outside, standardTargets: nil)
        try settings.checkAll(outside)
        let (rules, filter) = (try settings.comparison(), try NameFilter(settings.values["filter"]))
        let artifacts = Artifacts(settings, outside)
        let run = SnapshotRun(
            store: SnapshotStore(pictures: before.files, root: before.root, shownAs: before.shown), mode: .never,
            rules: rules, artifacts: artifacts.folder, threads: outside.processors)
        let names = after.files.keys.filter(filter.contains).sorted()
        var records = names.map { name in after.check(name, run) }
        records += run.removals(before.files.keys.filter { after.files[$0] == nil && filter.contains($0) }.sorted())
        for (index, record) in records.enumerated() where record.type == .added || record.type == .removed {
            let side = record.type == .added ? after : before
            records[index].message = "Only \(side.shown) has this picture."
        }
        let manifest = AmbrotypeSnapshots.Manifest(
            tool: Version.current, verb: "compare", goldens: before.shown, records: records)
        let reports = SnapshotReports(
            artifacts: artifacts, outside: outside, manifestOnly: values.has("no-report"))
        do throws(SnapshotTrouble) {
            try reports.publish(manifest, asJSON: values.has("json"), opens: values.has("open"))
        } catch {
            outside.complain(error.sentence)
            return .toolError
        }
        return manifest.count(.error) > 0 ? .toolError : .success
    }
}

/// One PNG file, or the PNG files of a folder and of those in it, by name.
struct PictureSide {
    let shown: String
    let root: String
    private(set) var files: [SnapshotName: String] = [:]

    init(_ path: String, _ outside: Outside) {
        shown = path
        root = outside.url(path).path
        if Self.isPicture(path) {
            // One against one: whatever the two are called, they are the same picture.
            if FileManager.default.fileExists(atPath: root) { files[SnapshotName("picture")!] = root }
            return
        }
        for file in FileManager.default.enumerator(atPath: root)?.compactMap({ $0 as? String }) ?? []
        where file.lowercased().hasSuffix(".png") {
            let parts = file.dropLast(4).split(separator: "/").map(String.init)
            if let name = SnapshotName(parts) { files[name] = root + "/" + file }
        }
    }

    static func isPicture(_ path: String) -> Bool { path.lowercased().hasSuffix(".png") }

    func check(_ name: SnapshotName, _ run: SnapshotRun) -> SnapshotRecord {
        guard let path = files[name], let data = FileManager.default.contents(atPath: path) else {
            return run.failure(name, "\(shown) cannot be read.")
        }
        let sidecar = FileManager.default.contents(atPath: path.dropLast(4) + ".json").flatMap {
            Sidecar(text: [UInt8]($0))
        }
        let capture = Capture(
            name: name, picture: .png([UInt8](data)), scale: sidecar?.scale ?? 1,
            context: sidecar?.context ?? SceneContext(target: String(name.description.prefix { $0 != "." })),
            stamp: sidecar?.stamp ?? DrawingStamp(tool: Version.current, fonts: []), tree: sidecar?.tree)
        return run.check(capture, budget: MemoryBudget(limit: SnapshotJob.comparingBudget))
    }
}
