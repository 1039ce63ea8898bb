import AmbrotypeDrawing
import AmbrotypeSnapshots

/// `record`: makes goldens.
struct RecordCommand: Command {
    let source: any SubjectSource
    let form = CommandForm(
        name: "record", summary: "draw pictures and keep them as goldens", positional: "[template or folder]…",
        options: SnapshotOptions.options.map(Self.withRecordWords) + [
            SnapshotOptions.update, SnapshotOptions.dryRun, SnapshotOptions.showConfig, SnapshotOptions.json,
            SnapshotOptions.noReport, SnapshotOptions.open,
        ],
        examples: [
            "ambrotype record templates", "ambrotype record --mode missing",
            "ambrotype record --filter 'systemSmall' --device iphone-se,iphone-16-pro",
        ],
        notes:
            "Goldens are written when all pictures are drawn, all at once: an interrupted run leaves the old set whole."
    )

    private nonisolated static func withRecordWords(_ option: CommandForm.Option) -> CommandForm.Option {
        guard option.name == "mode" else { return option }
        return .init(
            "mode", value: "LIST", list: true,
            "which goldens are written: all, failed, missing or never; default all; also rendering modes, as in render")
    }

    func run(_ values: ArgumentValues, outside: Outside) async throws(UsageError) -> ExitCode {
        try await SnapshotRunner(
            form: form, source: source, outside: outside, values: values, verb: "record",
            mode: values.has("update") ? .failed : nil
        ).run()
    }
}

/// `verify`: compares pictures with their goldens.
struct VerifyCommand: Command {
    let source: any SubjectSource
    let form = CommandForm(
        name: "verify", summary: "draw pictures and compare them with their goldens",
        positional: "[template or folder]…",
        options: SnapshotOptions.options + [
            SnapshotOptions.update, SnapshotOptions.failOnOrphans, SnapshotOptions.dryRun, SnapshotOptions.showConfig,
            SnapshotOptions.json, SnapshotOptions.noReport, SnapshotOptions.open,
        ],
        examples: ["ambrotype verify templates", "ambrotype verify --shard 2/3", "ambrotype verify --json"],
        notes:
            "Ends with 0 where all are equal, 1 where a picture differs, 3 where a size differs, 4 where a golden is missing."
    )

    func run(_ values: ArgumentValues, outside: Outside) async throws(UsageError) -> ExitCode {
        let updates = values.has("update")
        return try await SnapshotRunner(
            form: form, source: source, outside: outside, values: values, verb: updates ? "record" : "verify",
            mode: updates ? .failed : .never
        ).run()
    }
}

/// `approve`: makes the last run's pictures the goldens.
struct ApproveCommand: Command {
    let source: any SubjectSource
    let form = CommandForm(
        name: "approve", summary: "make pictures of the last verify the goldens, without drawing them again",
        positional: "[name]…",
        options: SnapshotOptions.options.filter { ["config", "goldens", "golden-kind", "artifacts"].contains($0.name) }
            + [
                .init("filter", value: "REGEX", "only pictures whose name matches"), SnapshotOptions.dryRun,
                SnapshotOptions.json,
            ],
        examples: ["ambrotype approve", "ambrotype approve --filter 'dark' --dry-run"],
        notes: "All of those meant are approved or, where one cannot be, none.")

    func run(_ values: ArgumentValues, outside: Outside) async throws(UsageError) -> ExitCode {
        var others = values
        others.positional = []
        let settings = try Settings(others, outside: outside, standardTargets: nil)
        let filter = try NameFilter(settings.values["filter"])
        try settings.checkAll(outside)
        let kind = try settings.goldenKind()
        let (store, artifacts) = (SnapshotSession.store(settings, outside), Artifacts(settings, outside))
        let names = Set(values.positional)
        let isMeant = { (name: String) in (names.isEmpty || names.contains(name)) && filter.contains(name) }
        do throws(SnapshotTrouble) {
            guard let manifest = try artifacts.manifest() else {
                throw SnapshotTrouble("\(artifacts.shown) holds no run; ambrotype verify makes one")
            }
            guard manifest.goldens == store.shown else {
                throw SnapshotTrouble(
                    "the last run compared with \(manifest.goldens), not with the goldens in \(store.shown); nothing was approved. Run "
                        + "ambrotype verify first, or name --goldens")
            }
            let meant = Approval.candidates(manifest, where: isMeant).map(\.name)
            if let unknown = names.subtracting(meant).sorted().first {
                throw SnapshotTrouble(
                    "the last run has no changed or new picture \"\(unknown)\"; nothing was approved. ambrotype approve --dry-run "
                        + "lists those it has")
            }
            if !values.has("dry-run"), !meant.isEmpty {
                try approve(manifest, artifacts, store, kind, isMeant)
            }
            if meant.isEmpty { outside.complain(nothing(manifest, artifacts, values)) }
            tell(meant, values, outside, store)
            return .success
        } catch {
            outside.complain(error.sentence)
            return .toolError
        }
    }

    /// Why nothing is approved, and what to do if something should be.
    private func nothing(_ manifest: AmbrotypeSnapshots.Manifest, _ artifacts: Artifacts, _ values: ArgumentValues)
        -> String
    {
        let all = Approval.candidates(manifest) { _ in true }.count
        if all > 0 { return "nothing to approve: --filter lets none of \(all) changed or new pictures through" }
        return
            "nothing to approve: the last run (\(manifest.verb), in \(artifacts.shown)) left no changed or new picture; "
            + "ambrotype verify makes another"
    }

    private func approve(
        _ manifest: AmbrotypeSnapshots.Manifest, _ artifacts: Artifacts, _ store: SnapshotStore, _ kind: GoldenKind,
        _ isMeant: (String) -> Bool
    ) throws(SnapshotTrouble) {
        do throws(ApprovalError) {
            _ = try Approval.approve(
                manifest, from: artifacts.folder, into: store, kind: kind,
                budget: .init(limit: SnapshotJob.comparingBudget), where: isMeant)
        } catch { throw SnapshotTrouble("\(error)") }
    }

    private func tell(_ names: [String], _ values: ArgumentValues, _ outside: Outside, _ store: SnapshotStore) {
        if values.has("json") { return outside.print(JSONText.of(names)) }
        for name in names { outside.print(name) }
        let verb = values.has("dry-run") ? "would be approved" : "approved"
        outside.print("\(names.count) \(verb) in \(store.shown)")
    }
}

/// `clean`: removes goldens that no picture belongs to.
struct CleanCommand: Command {
    let source: any SubjectSource
    let form = CommandForm(
        name: "clean", summary: "remove goldens that no picture belongs to", positional: "[template or folder]…",
        options: SnapshotOptions.options + [
            .init("orphans", "the goldens to remove; must be given"), SnapshotOptions.dryRun, SnapshotOptions.json,
        ],
        examples: ["ambrotype clean --orphans --dry-run", "ambrotype clean --orphans"],
        notes:
            "Options that choose fewer pictures than the project has are refused, and so is a project with trouble: what is "
            + "not known would be taken for an orphan. Targets named on the command line stand for their own goldens only."
    )

    func run(_ values: ArgumentValues, outside: Outside) async throws(UsageError) -> ExitCode {
        guard values.has("orphans") else { throw UsageError("clean needs --orphans, which says what is removed") }
        guard let session = try await SnapshotSession(values, outside: outside, form: form, source: source) else {
            return .toolError
        }
        guard !session.settings.isNarrowed else {
            throw UsageError("clean takes the whole matrix: leave out options and variables that choose pictures")
        }
        guard session.issues.isEmpty else {
            for issue in session.issues { outside.complain(issue) }
            outside.complain("nothing was removed, for not all pictures are known")
            return .toolError
        }
        do throws(StoreError) {
            let names = try session.orphans()
            if !values.has("dry-run"), !names.isEmpty { try session.store.remove(names) }
            tell(names.map(\.description), values, outside, session.store)
            return .success
        } catch {
            outside.complain("\(error)")
            return .toolError
        }
    }

    private func tell(_ names: [String], _ values: ArgumentValues, _ outside: Outside, _ store: SnapshotStore) {
        if values.has("json") { return outside.print(JSONText.of(names)) }
        for name in names { outside.print(name) }
        let verb = values.has("dry-run") ? "would be removed" : "removed"
        outside.print("\(names.count) \(names.count == 1 ? "orphan" : "orphans") \(verb) from \(store.shown)")
    }
}
