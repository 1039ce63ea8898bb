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

    func run() async throws(UsageError) -> ExitCode {
        if values.has("show-config") {
            let standard = source.standardNames ?? ["templates"]
            let settings = try Settings(values, outside: outside, standardTargets: standard)
            return ConfigCommand.tell(settings, asJSON: values.has("json"), outside)
        }
        guard let session = try await SnapshotSession(values, outside: outside, form: form, source: source) else {
            return .toolError
        }
        let mode: RecordMode
        if let given = self.mode { mode = given } else { mode = try Self.recordMode(session.settings) }
        if session.chosen.isEmpty, session.issues.isEmpty, session.shard == nil || session.all.isEmpty {
            outside.complain("nothing to draw: no picture matches what was asked")
            return .usage
        }
        if values.has("dry-run") { return list(session) }
        do throws(SnapshotTrouble) {
            return try await report(records(session, mode), session, mode)
        } catch {
            outside.complain(error.sentence)
            return .toolError
        }
    }

    private static func recordMode(_ settings: Settings) throws(UsageError) -> RecordMode {
        guard let word = settings.values["record"] else { return .all }
        guard let mode = RecordMode(rawValue: word) else {
            let error = Words.notOneOf("record", word, RecordMode.allCases.map(\.rawValue))
            throw settings.placed(error)
        }
        return mode
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
            artifacts: session.artifacts.folder)
        var records: [SnapshotRecord]
        do throws(StoreError) {
            let recording = mode == .never ? nil : try Recording(into: session.store)
            if recording == nil { try Recording.recover(session.store) }
            records = await SnapshotDarkroom(session: session, run: run, recording: recording, outside: outside)
                .develop()
            try recording?.commit()
            if session.knowsAllPictures { records += run.removals(try session.orphans()) }
        } catch { throw SnapshotTrouble("\(error)") }
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
