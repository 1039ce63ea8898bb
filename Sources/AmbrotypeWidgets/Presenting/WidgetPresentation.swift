/// Where and in what shape a widget's views are shown.
package enum WidgetPresentation: Hashable, Sendable {
    case family(WidgetFamily)
    /// A Live Activity's card on the Lock Screen, also the banner of phones without an island.
    case lockScreenActivity
    case island(IslandPresentation)

    /// `systemSmall`, `lockScreen`, `island-compact` …; what file names and the command line say.
    package var name: String {
        switch self {
        case .family(let family): family.name
        case .lockScreenActivity: "lockScreen"
        case .island(let presentation): "island-" + presentation.rawValue
        }
    }

    package static let all: [WidgetPresentation] =
        WidgetFamily.all.map { .family($0) } + [.lockScreenActivity] + IslandPresentation.allCases.map { .island($0) }

    package init?(name: String) {
        guard let found = Self.all.first(where: { $0.name == name }) else { return nil }
        self = found
    }
}

/// The forms of a Live Activity in the Dynamic Island.
package enum IslandPresentation: String, CaseIterable, Hashable, Sendable {
    /// The whole island with both sides and the sensors between them.
    case compact
    case compactLeading
    case compactTrailing
    case minimal
    case expanded
}
