/// Which goldens are written; the words are swift-snapshot-testing's.
package enum RecordMode: String, Sendable, CaseIterable {
    /// Every one.
    case all
    /// Those that are missing or differ.
    case failed
    /// Those that are missing; others are compared.
    case missing
    /// None: `verify`.
    case never
}

/// Whether goldens are kept as pictures or as a list of hashes.
package enum GoldenKind: String, Sendable, CaseIterable {
    case pictures
    case hashes
}
