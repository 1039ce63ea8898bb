import AmbrotypeGeometry
import AmbrotypeSnapshots
import AmbrotypeViews
import AmbrotypeWidgets
import Foundation

/// One picture of a snapshot run, with its golden's name.
@MainActor struct SnapshotPlan {
    var plan: PicturePlan
    var name: SnapshotName

    /// The name does not depend on what else is drawn: target, presentation, entry, mode and language, then whatever differs
    /// from what is drawn when nobody asks, so that a golden keeps its name when the matrix grows.
    init?(_ plan: PicturePlan, standardDevice: String) {
        var parts = [plan.subject.name, plan.presentation.name, plan.entry.name, plan.mode.name, plan.locale]
        if plan.device.id != standardDevice { parts.append(plan.device.id) }
        if plan.system != 26 { parts.append("ios\(plan.system)") }
        if plan.textSize != .large { parts.append("\(plan.textSize)") }
        let zone = plan.moment.timeZone
        if zone != TimeZone(identifier: "UTC") { parts.append(zone.identifier) }
        if plan.direction != nil { parts.append(plan.direction.word) }
        if !plan.redaction.isEmpty { parts.append(plan.redaction.word) }
        guard let name = SnapshotName(parts) else { return nil }
        (self.plan, self.name) = (plan, name)
    }

    var context: SceneContext { SceneContext(plan, target: plan.subject.name) }
}

extension SceneContext {
    /// What a plan shows, and under which circumstances.
    @MainActor init(_ plan: PicturePlan, target: String) {
        var others = ["entry": plan.entry.name, "system": "\(plan.system)"]
        if let direction = plan.direction { others["direction"] = LayoutDirection?(direction).word }
        if !plan.shownRedaction.isEmpty { others["redaction"] = plan.shownRedaction.joined(separator: "+") }
        self.init(
            target: target, family: plan.presentation.name, device: plan.device.id,
            mode: plan.mode.rendering.description, scheme: plan.mode.colorScheme == .dark ? "dark" : "light",
            locale: plan.locale, timeZone: plan.moment.timeZone.identifier, clock: InstantText.utc(plan.entry.date),
            textSize: "\(plan.textSize)", others: others)
    }
}
