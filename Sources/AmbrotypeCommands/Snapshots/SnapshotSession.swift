import AmbrotypeSnapshots
import Foundation

/// What every snapshot verb sets up first: settings, studio, goldens, artifacts, and which pictures are meant.
@MainActor struct SnapshotSession {
    let settings: Settings
    let studio: RenderStudio
    let store: SnapshotStore
    let artifacts: Artifacts
    let kind: GoldenKind
    let rules: ComparisonRules
    let shard: Shard?
    /// What `record` writes.
    let recordMode: RecordMode
    /// Every picture there is.
    let all: [SnapshotPlan]
    /// Those of this shard that the filter lets through.
    let chosen: [SnapshotPlan]
    /// Trouble that belongs to no picture.
    let issues: [String]
    private let filter: NameFilter

    /// nil where fonts or tables are missing; what is missing has been said then.
    init?(_ values: ArgumentValues, outside: Outside, form: CommandForm, source: any SubjectSource)
        async throws(UsageError)
    {
        settings = try Settings(values, outside: outside, standardTargets: source.standardNames ?? ["templates"])
        try settings.checkAll(outside)
        do throws(UsageError) {
            rules = try settings.comparison()
            filter = try NameFilter(settings.values["filter"])
            (kind, shard, recordMode) = (try settings.goldenKind(), try settings.shard(), try settings.recordMode())
            store = Self.store(settings, outside)
            artifacts = Artifacts(settings, outside)
            var others = settings.values
            // Goldens have names of their own, which the filter is about.
            others.replace("filter", with: nil)
            guard let studio = try await RenderStudio(others, outside: outside, form: form, source: source) else {
                return nil
            }
            let result = try await studio.matrix.plans(of: studio.subjects)
            self.studio = studio
            issues = studio.issues + result.issues
            all = try Self.named(result.plans, studio.options.standardDevice)
            let (shard, filter) = (shard, filter)
            chosen = all.filter { filter.contains($0.name) && shard?.contains($0.name) ?? true }
        } catch { throw settings.placed(error) }
    }

    private static func named(_ plans: [PicturePlan], _ standardDevice: String) throws(UsageError) -> [SnapshotPlan] {
        let named = plans.compactMap { SnapshotPlan($0, standardDevice: standardDevice) }
        do throws(NameCollision) { try SnapshotName.checkDistinct(named.map(\.name)) } catch {
            throw UsageError(error.description)
        }
        return named.sorted { $0.name < $1.name }
    }

    static func store(_ settings: Settings, _ outside: Outside) -> SnapshotStore {
        let shown = settings.values["goldens"] ?? "snapshots"
        return SnapshotStore(root: outside.url(shown).path, shownAs: outside.shown(shown))
    }

    // MARK: Orphans

    /// Whether every picture there may be is known, so that a golden without one is an orphan: nothing narrowed the matrix
    /// for this run, and every target could be read.
    var knowsAllPictures: Bool { issues.isEmpty && !settings.isNarrowed }

    /// Goldens that no picture belongs to. Where targets were named for this run only, those of other targets do not count.
    func orphans() throws(StoreError) -> [SnapshotName] {
        let names = try store.orphans(among: all.map(\.name), shard: shard).filter(filter.contains)
        switch settings.origins["targets"] {
        case .flag, .environment:
            let heads = studio.subjects.compactMap { SnapshotName($0.name)?.description }
            return names.filter { name in heads.contains { name.description.hasPrefix($0 + ".") } }
        default: return names
        }
    }
}

/// Where a run's reports and the pictures of its failures go.
struct Artifacts {
    let folder: ArtifactFolder
    /// As a person gave it, or from the current folder where it lies below it.
    let shown: String

    init(_ settings: Settings, _ outside: Outside) {
        self.init(settings.values["artifacts"] ?? ".build/snapshots", outside)
    }

    init(_ path: String, _ outside: Outside) {
        (shown, folder) = (outside.shown(path), ArtifactFolder(root: outside.url(path).path))
    }

    /// The manifest of the last run into this folder; nil where there was none.
    func manifest() throws(SnapshotTrouble) -> AmbrotypeSnapshots.Manifest? {
        let text: [UInt8]?
        do throws(StoreError) { text = try folder.read("manifest.json") } catch { throw SnapshotTrouble("\(error)") }
        guard let text else { return nil }
        do throws(ManifestError) { return try AmbrotypeSnapshots.Manifest(text: text) } catch {
            throw SnapshotTrouble("\(shown)/manifest.json: \(error)")
        }
    }
}

/// Trouble of the outside on the way; the sentence is told and the command ends as a tool error.
struct SnapshotTrouble: Error {
    var sentence: String
    init(_ sentence: String) { self.sentence = sentence }
}
