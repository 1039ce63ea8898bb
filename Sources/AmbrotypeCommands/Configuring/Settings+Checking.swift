import AmbrotypeSnapshots
import AmbrotypeWidgets
import Foundation

extension Settings {
    /// Throws at the first setting that some verb would refuse, with the place it comes from: what `config` prints without
    /// complaint every verb takes, and what one verb refuses all refuse.
    @MainActor func checkAll(_ outside: Outside) throws(UsageError) {
        do throws(UsageError) {
            _ = try comparison()
            _ = try NameFilter(values["filter"])
            _ = (try goldenKind(), try shard(), try recordMode())
            try checkFolders(outside)
            try checkTargets()
            // Without the table the run says so itself.
            if let table = try? DeviceTable.load() {
                _ = try RenderOptions.read(values, table: table, outside: outside)
            }
        } catch { throw placed(error) }
    }

    func goldenKind() throws(UsageError) -> GoldenKind {
        guard let word = values["golden-kind"] else { return .pictures }
        guard let kind = GoldenKind(rawValue: word) else {
            throw Words.notOneOf("golden-kind", word, GoldenKind.allCases.map(\.rawValue))
        }
        return kind
    }

    func shard() throws(UsageError) -> Shard? {
        guard let text = values["shard"] else { return nil }
        guard let shard = Shard(text) else {
            throw Words.badValue("shard", text, expected: "a share such as 2/3, from 1/3 to 3/3")
        }
        return shard
    }

    func recordMode() throws(UsageError) -> RecordMode {
        guard let word = values["record"] else { return .all }
        guard let mode = RecordMode(rawValue: word) else {
            throw Words.notOneOf("record", word, RecordMode.allCases.map(\.rawValue))
        }
        return mode
    }

    /// An empty name would be the root of the disk; one folder inside the other would mix reports with goldens.
    func checkFolders(_ outside: Outside) throws(UsageError) {
        for name in ["goldens", "artifacts"] where values[name] == "" {
            throw Words.badValue(name, "\"\"", expected: "a folder, such as snapshots")
        }
        let (goldens, artifacts) = (values["goldens"] ?? "snapshots", values["artifacts"] ?? ".build/snapshots")
        let both = [goldens, artifacts].map { name in
            let path = outside.url(name).resolvingSymlinksInPath().path
            return path.hasSuffix("/") ? path : path + "/"
        }
        guard both[0].hasPrefix(both[1]) || both[1].hasPrefix(both[0]) else { return }
        // Whoever was named is told; a default is nobody's mistake.
        let (name, given, other) =
            origins["artifacts"] == .standard ? ("goldens", goldens, artifacts) : ("artifacts", artifacts, goldens)
        let (own, kind) = name == "goldens" ? ("artifacts", "goldens") : ("goldens", "artifacts")
        let relation =
            both[0] == both[1] ? "another folder than that of the \(own)" : "a folder apart from that of the \(own)"
        throw Words.badValue(name, given, expected: "\(relation), \(other): \(kind) and \(own) must not mix")
    }

    /// A target that stands in the file twice; on a command line patterns of the shell may well name one twice.
    private func checkTargets() throws(UsageError) {
        guard case .file(let place)? = origins["targets"] else { return }
        if let twice = values.positional.firstRepeated {
            throw ProjectFile.wrong(place, "targets names \(twice) twice")
        }
    }
}
