/// One setting of the snapshot verbs: what it is called on the command line, in the environment and in the file.
struct Setting: Sendable {
    enum Kind: Sendable, Equatable {
        case text
        /// A list of words; in the file one word may stand alone.
        case list
        case number
        /// A path, in the file relative to it.
        case path
        case paths
        /// An object of names and values.
        case parameters
    }

    /// The option without dashes; `targets` are the arguments without one.
    var name: String
    /// The member of the file, `group.member`; nil where the file has none.
    var path: String?
    var kind: Kind
    /// What holds when nobody says otherwise, in words.
    var standard: String
    /// A name in the environment besides the regular one, for a convention that others follow.
    var alias: String?

    init(_ name: String, _ path: String?, _ kind: Kind, _ standard: String, alias: String? = nil) {
        (self.name, self.path, self.kind, self.standard, self.alias) = (name, path, kind, standard, alias)
    }

    /// `AMBROTYPE_TIME_ZONE` for `time-zone`.
    var variable: String { "AMBROTYPE_" + name.uppercased().replacing("-", with: "_") }

    /// In the order in which they are told.
    static let all: [Setting] = [
        .init("targets", "targets", .paths, "templates"),
        .init("goldens", "goldens", .path, "snapshots"),
        .init("golden-kind", "goldenKind", .text, "pictures"),
        .init("artifacts", "artifacts", .path, ".build/snapshots", alias: "SNAPSHOT_ARTIFACTS"),
        .init("record", "record", .text, "all"),
        .init("fonts", "fonts", .path, "ours"),
        .init("family", "matrix.families", .list, "all the target has"),
        .init("device", "matrix.devices", .list, "iphone-16-pro"),
        .init("os", "matrix.systems", .list, "26"),
        .init("appearance", "matrix.appearances", .list, "light, dark"),
        .init("mode", "matrix.modes", .list, "what the place implies"),
        .init("locale", "matrix.locales", .list, "the target's languages"),
        .init("time-zone", "matrix.timeZones", .list, "UTC"),
        .init("text-size", "matrix.textSizes", .list, "large"),
        .init("direction", "matrix.directions", .list, "natural"),
        .init("redact", "matrix.redactions", .list, "none"),
        .init("now", "matrix.now", .text, RenderOptions.standardNow),
        .init("entry", "matrix.entry", .text, "those the target shows"),
        .init("set", "matrix.parameters", .parameters, "none"),
        .init("scale", "matrix.scale", .number, "the device's"),
        .init("threshold", "comparison.threshold", .number, "0"),
        .init("antialiasing", "comparison.antialiasing", .text, "counted"),
        .init("allowed-pixels", "comparison.allowedPixels", .number, "0"),
        .init("allowed-ratio", "comparison.allowedRatio", .number, "0"),
        .init("memory-budget", "memoryBudget", .text, "30MB"),
        .init("jobs", "jobs", .number, "the processors"),
        .init("filter", nil, .text, "all pictures"),
        .init("shard", nil, .text, "1/1"),
    ]
}
