import AmbrotypeSnapshots

/// What `--filter` lets through: names with a match of a regular expression; every name where none is given.
struct NameFilter {
    private let regex: Regex<AnyRegexOutput>?

    init(_ pattern: String?) throws(UsageError) {
        guard let pattern else {
            regex = nil
            return
        }
        guard let read = try? Regex(pattern) else {
            throw Words.badValue("filter", pattern, expected: "a regular expression")
        }
        regex = read
    }

    func contains(_ name: SnapshotName) -> Bool { contains(name.description) }

    func contains(_ name: String) -> Bool { regex.map { name.contains($0) } ?? true }
}
