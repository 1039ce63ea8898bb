import Foundation

/// All that a run found, the source of every report. Written as `manifest.json`; the schema has a version.
package struct Manifest: Equatable, Sendable, Decodable {
    package static let currentVersion = 1

    package var schemaVersion: Int
    /// The tool's version.
    package var tool: String
    /// The verb: record, verify, compare.
    package var verb: String
    /// `record`'s mode.
    package var mode: String?
    /// The folder of goldens, as the run was told it.
    package var goldens: String
    /// Of a sharded run: `2/3`. None once merged.
    package var shard: String?
    /// When, as the caller says; left out by default, so that equal runs give equal bytes.
    package var date: String?
    /// Trouble that belongs to no picture, such as a target that cannot be read; nil where there was none.
    package var issues: [String]?
    /// Sorted by name, each name once.
    package internal(set) var records: [SnapshotRecord]

    package init(
        tool: String, verb: String, mode: RecordMode? = nil, goldens: String, shard: Shard? = nil, date: String? = nil,
        issues: [String] = [], records: [SnapshotRecord]
    ) {
        schemaVersion = Self.currentVersion
        (self.tool, self.verb, self.mode, self.goldens) = (tool, verb, mode?.rawValue, goldens)
        (self.shard, self.date) = (shard?.description, date)
        self.issues = issues.nilIfEmpty
        self.records = records.sorted { $0.name < $1.name }
    }

    /// Records of one type, by name.
    package func records(_ type: SnapshotRecord.Kind) -> [SnapshotRecord] { records.filter { $0.type == type } }

    package func count(_ type: SnapshotRecord.Kind) -> Int { records.count { $0.type == type } }

    /// Pictures whose size differs from their golden's.
    package var sizeDifferences: [SnapshotRecord] { records(.changed).filter { $0.difference?.sizeDiffers == true } }

    package var json: JSONValue {
        let summary = SnapshotRecord.Kind.allCases.map { JSONValue.Member($0.rawValue, .integer(count($0))) }
        return .object([
            "schemaVersion": .integer(schemaVersion), "tool": .string(tool), "verb": .string(verb),
            "mode": mode.map { .string($0) }, "goldens": .string(goldens), "shard": shard.map { .string($0) },
            "date": date.map { .string($0) }, "issues": issues.map { .strings($0) }, "summary": .object(summary),
            "records": .array(records.map(\.json)),
        ])
    }

    private enum CodingKeys: String, CodingKey {
        case schemaVersion, tool, verb, mode, goldens, shard, date, issues, records
    }

    /// Reads a manifest's text.
    package init(text: [UInt8]) throws(ManifestError) {
        struct Version: Decodable { var schemaVersion: Int }
        let data = Data(text)
        let version = try? JSONDecoder().decode(Version.self, from: data)
        guard let version else { throw .notAManifest }
        guard version.schemaVersion == Self.currentVersion else { throw .otherVersion(version.schemaVersion) }
        guard let read = try? JSONDecoder().decode(Manifest.self, from: data) else { throw .notAManifest }
        self = read
    }
}

package enum ManifestError: Error, Equatable, Sendable {
    case notAManifest
    case otherVersion(Int)
    /// Nothing to merge.
    case none
    /// Two manifests of different runs: what differs.
    case unlike(String)
    /// One name in two manifests.
    case duplicate(String)
    case missingShards([String])
}

extension ManifestError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .notAManifest: "this is no manifest of ambrotype."
        case .otherVersion(let version):
            "the manifest has schema version \(version); this version reads \(Manifest.currentVersion)."
        case .none: "there is no manifest to merge."
        case .unlike(let what): "the manifests are of different runs: \(what)."
        case .duplicate(let name): "\"\(name)\" is in two of the manifests; each shard has pictures of its own."
        case .missingShards(let missing):
            (missing.count == 1
                ? "the shard \(missing[0]) is missing" : "the shards \(missing.joined(separator: ", ")) are missing")
                + "; name the folders of all of them."
        }
    }
}
