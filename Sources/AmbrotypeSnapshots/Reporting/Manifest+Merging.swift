extension Manifest {
    /// One manifest for the shards of a run, equal to the manifest of the run in one piece.
    package static func merged(_ parts: [Manifest]) throws(ManifestError) -> Manifest {
        guard let first = parts.first else { throw .none }
        for part in parts { try checkLike(first, part) }
        try checkComplete(parts)
        var seen: Set<String> = []
        let records = parts.flatMap(\.records)
        if let twice = records.map(\.name).sorted().first(where: { !seen.insert($0).inserted }) {
            throw .duplicate(twice)
        }
        var merged = first
        merged.shard = nil
        // Each shard meets the same trouble.
        var known: Set<String> = []
        merged.issues = parts.flatMap { $0.issues ?? [] }.filter { known.insert($0).inserted }.nilIfEmpty
        merged.records = records.sorted { $0.name < $1.name }
        return merged
    }

    private static func checkLike(_ a: Manifest, _ b: Manifest) throws(ManifestError) {
        let pairs = [
            ("tool", a.tool, b.tool), ("verb", a.verb, b.verb), ("mode", a.mode ?? "none", b.mode ?? "none"),
            ("goldens", a.goldens, b.goldens), ("date", a.date ?? "none", b.date ?? "none"),
        ]
        if let unlike = pairs.first(where: { $0.1 != $0.2 }) {
            throw .unlike("\(unlike.0) is \(unlike.1) in one and \(unlike.2) in another")
        }
    }

    /// If any part names its shard, all shards of that count must be there, each once.
    private static func checkComplete(_ parts: [Manifest]) throws(ManifestError) {
        let shards = parts.compactMap(\.shard).compactMap { Shard($0) }
        guard let count = shards.first?.count else { return }
        guard shards.count == parts.count, shards.allSatisfy({ $0.count == count }) else {
            throw .unlike("some are shards of \(count), others are not")
        }
        let there = Set(shards.map(\.index))
        let missing = (1...count).filter { !there.contains($0) }
        guard missing.isEmpty else { throw .missingShards(missing.map { "\($0)/\(count)" }) }
        guard shards.count == count else { throw .unlike("a shard is there twice") }
    }
}
