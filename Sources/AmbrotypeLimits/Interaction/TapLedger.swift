import AmbrotypeWidgets

/// What can be tapped in the presentations of each activity.
@MainActor package final class TapLedger {
    private struct Key: Hashable {
        var subject: String
        var entry: String
    }

    private struct Taps {
        var targets: Set<String> = []
        var hasURL = false
        var picture = ""
    }

    private var taps: [Key: [String: Taps]] = [:]

    package init() {}

    package func add(_ picture: ObservedPicture) {
        guard picture.isActivity, let name = picture.presentation?.name else { return }
        let key = Key(subject: picture.subject, entry: picture.entry)
        var known = taps[key]?[name] ?? Taps(picture: picture.name)
        known.targets.formUnion(picture.targets)
        known.hasURL = known.hasURL || !picture.widgetURLs.isEmpty
        taps[key, default: [:]][name] = known
    }

    /// In a fixed order.
    package func findings() -> [Finding] {
        let sorted = taps.sorted { ($0.key.subject, $0.key.entry) < ($1.key.subject, $1.key.entry) }
        return sorted.flatMap { key, presentations -> [Finding] in
            guard let card = presentations["lockScreen"], let island = presentations["island-expanded"] else {
                return []
            }
            return oneSided(key.subject, ("the Lock Screen card", card), ("the expanded island", island))
                + oneSided(key.subject, ("the expanded island", island), ("the Lock Screen card", card))
        }
    }

    private func oneSided(_ subject: String, _ here: (String, Taps), _ there: (String, Taps)) -> [Finding] {
        var found = here.1.targets.subtracting(there.1.targets).sorted().map { target in
            Finding(
                InteractionRules.oneSided, subject: subject, at: FindingPlace(picture: here.1.picture, view: target),
                "\(target) can be tapped in \(here.0) and not in \(there.0)")
        }
        if here.1.hasURL, !there.1.hasURL {
            found.append(
                Finding(
                    InteractionRules.oneSided, subject: subject,
                    at: FindingPlace(picture: here.1.picture, view: "widgetURL"),
                    "\(here.0) has a widgetURL and \(there.0) has none"))
        }
        return found
    }
}
