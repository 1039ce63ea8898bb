import AmbrotypeDrawing
import AmbrotypeLimits
import AmbrotypeTemplates

/// Exceptions of the configuration that no finding of a run fits: written for something that is mended or gone, or misspelt.
///
/// Only a run without choices of its own can tell, since a part of the matrix has a part of the findings.
@MainActor struct IdleExceptions {
    /// A sentence each, with its place.
    let warnings: [String]

    private static let choices = [
        "section", "family", "device", "os", "appearance", "mode", "locale", "time-zone", "text-size", "now", "entry",
        "set", "direction", "filter",
    ]

    init(_ gathering: CheckGathering, used: Set<Int>, _ excepted: [Finding]) {
        let settings = gathering.limits.settings
        let isWhole =
            gathering.studio.issues.isEmpty && !gathering.subjects.isEmpty
            && !Self.choices.contains(where: gathering.values.has)
        guard isWhole, !settings.exceptions.isEmpty else {
            warnings = []
            return
        }
        var used = used
        for finding in excepted { used.formUnion(settings.exceptions(fitting: finding, beside: used)) }
        let names = gathering.subjects.map(\.name)
        let targets = gathering.values.positional
        warnings = settings.exceptions.indices.compactMap { index in
            let exception = settings.exceptions[index]
            guard !used.contains(index), settings.rules[exception.rule]?.severity != .off else { return nil }
            if exception.subject == nil, Self.isWider(exception.place, than: targets) { return nil }
            return Self.warning(exception, names)
        }
    }

    /// Whether the file is that of a folder of which only parts were asked about.
    private static func isWider(_ place: SourcePlace?, than targets: [String]) -> Bool {
        guard let end = place?.file.lastIndex(of: "/"), let folder = place?.file[...end] else { return false }
        return !targets.isEmpty && targets.allSatisfy { $0.hasPrefix(folder) && $0.count > folder.count }
    }

    /// nil for one that is meant for a subject of another run.
    private static func warning(_ exception: FindingException, _ names: [String]) -> String? {
        let place = exception.place.map { "\($0.file):\($0.line):\($0.column): " } ?? ""
        if names.contains(where: exception.concerns) {
            return place
                + "warning: the exception of \(exception.rule) fits no finding: take it out, or mend its subject, picture, view or file"
        }
        let near = exception.subject.map { nearestNames(to: $0, among: names) } ?? []
        guard let subject = exception.subject, !near.isEmpty else { return nil }
        return place
            + "warning: the exception of \(exception.rule) is for \"\(subject)\", which is not here; did you mean \(near.joined(separator: " or "))?"
    }
}
