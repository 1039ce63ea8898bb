import AmbrotypeSnapshots
import Foundation

/// `merge`: one report for the shards of a run.
struct MergeCommand: Command {
    let form = CommandForm(
        name: "merge", summary: "join the reports of a sharded run into one", positional: "<artifacts folder>…",
        options: [
            .init("artifacts", value: "DIR", "folder for the joined report; default .build/snapshots"),
            SnapshotOptions.failOnOrphans, SnapshotOptions.json, SnapshotOptions.noReport, SnapshotOptions.open,
        ],
        examples: ["ambrotype merge shard-1 shard-2 shard-3 --artifacts report"],
        notes: "Ends as the whole run would have ended. Every shard must be there, each once.")

    func run(_ values: ArgumentValues, outside: Outside) async throws(UsageError) -> ExitCode {
        guard !values.positional.isEmpty else { throw UsageError("merge needs the folders of the shards") }
        var others = values
        others.positional = []
        let settings = try Settings(others, outside: outside, standardTargets: nil)
        do throws(UsageError) { try settings.checkFolders(outside) } catch { throw settings.placed(error) }
        let target = Artifacts(settings, outside)
        if let own = values.positional.first(where: { outside.url($0).path == target.folder.root }) {
            throw UsageError("the joined report would take the place of the shard in \(own); name another --artifacts")
        }
        do throws(SnapshotTrouble) {
            let manifest = try join(values.positional.map { Artifacts($0, outside) }, into: target)
            let reports = SnapshotReports(artifacts: target, outside: outside, manifestOnly: values.has("no-report"))
            try reports.publish(manifest, asJSON: values.has("json"), opens: values.has("open"))
            let code = manifest.exitCode(failsOnOrphans: values.has("fail-on-orphans"))
            return manifest.verb == "compare" && code != .toolError ? .success : code
        } catch {
            outside.complain(error.sentence)
            return .toolError
        }
    }

    private func join(_ parts: [Artifacts], into target: Artifacts) throws(SnapshotTrouble)
        -> AmbrotypeSnapshots.Manifest
    {
        var manifests: [AmbrotypeSnapshots.Manifest] = []
        for part in parts {
            guard let manifest = try part.manifest() else {
                throw SnapshotTrouble(
                    "\(part.shown) holds no manifest.json; was the shard's folder carried over whole?")
            }
            manifests.append(manifest)
        }
        let merged: AmbrotypeSnapshots.Manifest
        do throws(ManifestError) { merged = try .merged(manifests) } catch {
            throw SnapshotTrouble("the shards cannot be joined: \(error)")
        }
        do throws(StoreError) {
            for (part, manifest) in zip(parts, manifests) where part.folder.root != target.folder.root {
                let names = manifest.records.filter { $0.artifacts != nil }.compactMap {
                    SnapshotName(exactly: $0.name)
                }
                try target.folder.take(names, from: part.folder)
            }
        } catch { throw SnapshotTrouble("\(error)") }
        return merged
    }
}
