package import Foundation

/// An activity that is active or stale at a moment.
package struct RunningActivity: Equatable, Sendable {
    package var id: String
    /// Bundle name or any other word for the app.
    package var app: String
    package var relevance: Double
    package var started: Date

    package init(id: String, app: String, relevance: Double, started: Date) {
        (self.id, self.app, self.relevance, self.started) = (id, app, relevance, started)
    }
}

/// What the Dynamic Island and the Lock Screen show of several activities.
package struct IslandChoice: Equatable, Sendable {
    /// The one in compact presentation, when a single app has activities.
    package var compact: String?
    /// With activities of two apps: the minimal one attached to the island and the detached circle.
    package var attached: String?
    package var detached: String?
    /// Not in the island.
    package var hidden: [String]
    /// From top to bottom.
    package var lockScreen: [String]
}

/// Chooses what the island shows.
///
/// Within an app the highest relevance wins, on a tie the one that started first (Apple's documentation). With two apps
/// both are minimal, one attached and one detached (documentation); that the app which started first is attached, and
/// that a third app is hidden, is assumed.
package func island(for activities: [RunningActivity]) -> IslandChoice {
    let ranked = activities.sorted {
        if $0.relevance != $1.relevance { return $0.relevance > $1.relevance }
        return ($0.started, $0.id) < ($1.started, $1.id)
    }
    let byStart = activities.sorted { ($0.started, $0.id) < ($1.started, $1.id) }
    var apps: [String] = []
    for activity in byStart where !apps.contains(activity.app) { apps.append(activity.app) }
    let leaders = apps.compactMap { app in ranked.first { $0.app == app }?.id }
    let shown = leaders.prefix(2)
    let lock = apps.flatMap { app in ranked.filter { $0.app == app }.map(\.id) }
    return IslandChoice(
        compact: leaders.count == 1 ? leaders[0] : nil, attached: leaders.count > 1 ? leaders[0] : nil,
        detached: leaders.count > 1 ? leaders[1] : nil, hidden: lock.filter { !shown.contains($0) }, lockScreen: lock)
}
