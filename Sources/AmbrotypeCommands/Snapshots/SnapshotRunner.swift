import AmbrotypeDrawing
import AmbrotypeSnapshots
import Foundation

/// What `record`, `verify` and `compare` have in common: draw what is meant, check each picture, tell and report.
@MainActor struct SnapshotRunner {
    let form: CommandForm
    let source: any SubjectSource
    let outside: Outside
    let values: ArgumentValues
    /// How the manifest names the run.
    var verb: String
    /// nil takes what the settings say.
    var mode: RecordMode?
    /// Whether a difference fails the run.
    var isStrict = true
    /// What `compare --base` compares with, as a person named it.
    var base: String?

    func run() async throws(UsageError) -> ExitCode {
        try checkContradictions()
        if values.has("show-config") {
            let standard = source.standardNames ?? ["templates"]
            let settings = try Settings(values, outside: outside, standardTargets: standard)
            try settings.checkAll(outside)
            return ConfigCommand.tell(settings, asJSON: values.has("json"), outside)
        }
        guard let session = try await SnapshotSession(values, outside: outside, form: form, source: source) else {
            return .toolError
        }
        let mode = self.mode ?? session.recordMode
        if session.chosen.isEmpty, session.issues.isEmpty, session.shard == nil || session.all.isEmpty {
            outside.complain("nothing to draw: no picture matches what was asked")
            return .usage
        }
        if let shard = session.shard, session.chosen.isEmpty, !session.all.isEmpty {
            outside.complain(
                "note: the shard \(shard) has none of the \(session.all.count) pictures; pictures are shared out by their names, so "
                    + "some shards of a small set stay empty")
        }
        if values.has("dry-run") { return list(session) }
        do throws(SnapshotTrouble) {
            return try await report(records(session, mode), session, mode)
        } catch {
            outside.complain(error.sentence)
            return .toolError
        }
    }

    private func checkContradictions() throws(UsageError) {
        if values.has("open"), values.has("no-report") {
            throw UsageError("--open shows the report that --no-report leaves out; leave one of them out")
        }
        let words = values.list("mode") ?? []
        if values.has("update"), words.contains(where: { RecordMode(rawValue: $0) != nil && $0 != "failed" }) {
            throw UsageError("--update is --mode failed, and --mode \(words.joined(separator: ",")) asks for another")
        }
    }

    private func list(_ session: SnapshotSession) -> ExitCode {
        let names = session.chosen.map(\.name.description)
        if values.has("json") {
            outside.print(JSONText.of(names))
        } else {
            for name in names { outside.print(name) }
        }
        for issue in session.issues { outside.complain(issue) }
        return session.issues.isEmpty ? .success : .toolError
    }

    // MARK: Drawing and checking

    private func records(_ session: SnapshotSession, _ mode: RecordMode) async throws(SnapshotTrouble)
        -> [SnapshotRecord]
    {
        let run = SnapshotRun(
            store: session.store, mode: mode, kind: session.kind, rules: session.rules,
            artifacts: session.artifacts.folder, fonts: StampMaker(session.studio.fonts).atHand)
        var records: [SnapshotRecord]
        do throws(StoreError) {
            let recording = mode == .never ? nil : try Recording(into: session.store)
            if recording == nil { try Recording.recover(session.store) }
            records = await SnapshotDarkroom(session: session, run: run, recording: recording, outside: outside)
                .develop()
            try recording?.commit()
            if session.knowsAllPictures { records += run.removals(try session.orphans()) }
        } catch { throw SnapshotTrouble("\(error)") }
        guard let base else { return records }
        for index in records.indices {
            if records[index].type == .added { records[index].message = "\(base) has no such picture." }
            if records[index].type == .removed { records[index].message = "Only \(base) has this picture." }
        }
        return records
    }

    // MARK: Telling

    private func report(_ records: [SnapshotRecord], _ session: SnapshotSession, _ mode: RecordMode)
        throws(SnapshotTrouble) -> ExitCode
    {
        let manifest = AmbrotypeSnapshots.Manifest(
            tool: Version.current, verb: verb, mode: verb == "record" ? mode : nil, goldens: session.store.shown,
            shard: session.shard, issues: session.issues, records: records)
        let reports = SnapshotReports(
            artifacts: session.artifacts, outside: outside, manifestOnly: values.has("no-report"))
        try reports.publish(manifest, asJSON: values.has("json"), opens: values.has("open"))
        let code = manifest.exitCode(failsOnOrphans: values.has("fail-on-orphans"))
        return isStrict || code == .toolError ? code : .success
    }
}

extension SnapshotReports {
    /// Writes the reports and tells the outcome.
    func publish(_ manifest: AmbrotypeSnapshots.Manifest, asJSON: Bool, opens: Bool) throws(SnapshotTrouble) {
        let files = try write(manifest)
        if asJSON {
            outside.print(manifest.json.text.trimmingCharacters(in: .newlines))
        } else {
            var lines = manifest.told(artifacts: artifacts.shown)
            // The counts stay last; who has nothing to look at needs no page.
            if !manifest.troubles.isEmpty, let page = files.first(where: { $0.hasSuffix(".html") }) {
                lines.insert("report: \(page)", at: lines.count - 1)
            }
            for line in lines { outside.print(line) }
        }
        if opens, let page = files.first(where: { $0.hasSuffix(".html") }) { openInBrowser(page) }
    }

    private func openInBrowser(_ path: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["xdg-open", outside.url(path).path]
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
            process.waitUntilExit()
        } catch { outside.complain("no browser can be started; open \(path) by hand") }
        if process.terminationStatus != 0 { outside.complain("xdg-open is not there; open \(path) by hand") }
    }
}
