import AmbrotypeActivities
import AmbrotypeWidgets
import Foundation

/// What an author's code asked of the system while it ran: written as JSON for whoever wants to check it.
///
/// Widgets and activities have their calls in the order they were made; the two are not ordered with each other.
struct CallRecord: Encodable {
    var schemaVersion = 1
    var activities: [ActivityCall]
    var widgets: [WidgetCall]

    struct WidgetCall: Encodable {
        var call: String
        var kind: String?
    }

    struct ActivityCall: Encodable {
        var activity: String
        var attributes: String
        var call: String
        /// UTC, by the author's clock.
        var date: String
        var isAlerting: Bool?
        var staleDate: String?
        /// JSON, as a push would carry it.
        var state: String?
    }

    /// Everything recorded in this program.
    static func current() -> CallRecord {
        CallRecord(
            activities: ActivityLog.shared.calls.map(ActivityCall.init),
            widgets: WidgetCenter.shared.recorded.calls.map(WidgetCall.init))
    }
}

extension CallRecord.WidgetCall {
    init(_ call: ReloadLog.Call) {
        switch call {
        case .reloadTimelines(let kind): self.init(call: "reloadTimelines", kind: kind)
        case .reloadAllTimelines: self.init(call: "reloadAllTimelines")
        case .invalidateRecommendations: self.init(call: "invalidateConfigurationRecommendations")
        case .invalidateRelevance(let kind): self.init(call: "invalidateRelevance", kind: kind)
        case .askForConfigurations: self.init(call: "currentConfigurations")
        case .reloadControls(let kind): self.init(call: "reloadControls", kind: kind)
        case .reloadAllControls: self.init(call: "reloadAllControls")
        }
    }
}

extension CallRecord.ActivityCall {
    init(_ call: ActivityLog.Call) {
        self.init(
            activity: call.activityID, attributes: call.attributesName, call: "", date: InstantText.utc(call.date),
            staleDate: call.staleDate.map(InstantText.utc),
            state: call.state.map { String(decoding: $0, as: UTF8.self) })
        switch call.kind {
        case .request: self.call = "request"
        case .update(let isAlerting): (self.call, self.isAlerting) = ("update", isAlerting)
        case .end: self.call = "end"
        }
    }
}
