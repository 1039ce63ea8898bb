import Foundation

/// The HTML report: every picture of a run, expected, actual and difference, in one file. See `docs/report.md`.
package struct ReportPage {
    private let manifest: Manifest
    private let artifacts: ArtifactFolder
    private let options: Options

    package struct Options: Sendable {
        /// The address of a line of the project's source, with `{file}` and `{line}`; none: the place is told, not linked.
        package var sourceLink: String?
        /// Whether pictures that need no look are in the page too; they make most of its size.
        package var showsUnchanged: Bool
        /// Where a golden lies, of the path that the manifest gives it.
        package var golden: @Sendable (String) -> String

        package init(
            sourceLink: String? = nil, showsUnchanged: Bool = true,
            golden: @escaping @Sendable (String) -> String = { $0 }
        ) {
            (self.sourceLink, self.showsUnchanged, self.golden) = (sourceLink, showsUnchanged, golden)
        }
    }

    /// - Parameter artifacts: the folder of the run's pictures, which the manifest's paths are relative to.
    package init(_ manifest: Manifest, artifacts: ArtifactFolder, options: Options = Options()) {
        (self.manifest, self.artifacts, self.options) = (manifest, artifacts, options)
    }

    /// Writes the page so that the path holds the old one or the new one, never a part. Two passes over the pictures, one
    /// picture in memory at a time.
    package func write(to path: String) throws(StoreError) {
        var pictures = PagePictures()
        var records: [JSONValue] = []
        var unseen = 0
        for record in manifest.inOrderOfGravity {
            let (value, hasPicture) = try json(record, &pictures)
            records.append(value)
            if !hasPicture, record.type != .error, options.showsUnchanged || !record.isFine { unseen += 1 }
        }
        let page = Page(
            title: "Ambrotype \(manifest.verb): \(manifest.countsSentence)", sources: .report,
            data: .object([
                "verb": .string(manifest.verb), "tool": .string(manifest.tool), "goldens": .string(manifest.goldens),
                "mode": manifest.mode.map { .string($0) }, "shard": manifest.shard.map { .string($0) },
                "date": manifest.date.map { .string($0) }, "issues": manifest.issues.map { .strings($0) },
                "unseen": unseen == 0 ? nil : .string(unseenSentence(unseen)),
                "cause": manifest.causeSentence.map { .string($0) },
                "sourceLink": options.sourceLink.map { .string($0) }, "records": .array(records),
            ]))
        let file = try PageFile(path)
        try file.append(page.head)
        for (digest, path) in pictures.sources {
            if let bytes = try Files.read(path) { try file.append(Page.picture(bytes, digest: digest)) }
        }
        try file.append(Page.tail)
        try file.finish()
    }

    /// Goldens are not carried with shards; who joins them where the project is not checked out has the failures only.
    private func unseenSentence(_ count: Int) -> String {
        let what =
            count == 1 ? "1 picture is listed without being shown" : "\(count) pictures are listed without being shown"
        let isHashed = manifest.records.contains { $0.golden?.hasSuffix("/hashes.txt") == true }
        return isHashed
            ? "\(what): the goldens are kept as hashes, so there is nothing to show of what is unchanged."
            : "\(what): the goldens in \(manifest.goldens) were not there when this page was made. Make it where the project is checked "
                + "out, with the command of its run: ambrotype merge, or ambrotype report."
    }

    /// The record as the manifest has it, which pictures belong to it, and whether there are any.
    private func json(_ record: SnapshotRecord, _ pictures: inout PagePictures) throws(StoreError) -> (JSONValue, Bool)
    {
        guard case .object(var members) = record.json else { return (record.json, false) }
        var shown: [JSONValue.Member] = []
        for (key, path) in paths(record) {
            if let digest = try pictures.add(path) { shown.append(.init(key, .string(digest))) }
        }
        members.append(.init("pictures", .object(shown)))
        return (.object(members), !shown.isEmpty)
    }

    private func paths(_ record: SnapshotRecord) -> [(String, String)] {
        guard options.showsUnchanged || !record.isFine else { return [] }
        let kept = [
            ("expected", record.artifacts?.expected), ("actual", record.artifacts?.actual),
            ("difference", record.artifacts?.difference),
        ]
        let found = kept.compactMap { key, path in path.map { (key, "\(artifacts.root)/\($0)") } }
        if !found.isEmpty || record.type == .added { return found }
        return record.golden.map { [("expected", options.golden($0))] } ?? []
    }
}

extension SnapshotRecord {
    /// Equal to its golden, or recorded as it was wanted.
    var isFine: Bool { type == .unchanged || type == .recorded }
}
