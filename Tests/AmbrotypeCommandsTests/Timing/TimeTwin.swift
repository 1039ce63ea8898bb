import Foundation
import Testing

/// Two inputs of `timeline` that differ in one thing: the one breaks a rule, the other does not.
struct TimeTwin: Sendable, CustomTestStringConvertible {
    var rule: String
    /// Files by path below the run's folder; those of `failing` and `passing` come over the common ones.
    var files: [String: String] = [:]
    var failing: [String: String]
    var passing: [String: String]
    var arguments: [String] = []

    var testDescription: String { rule }

    /// A widget with another timeline.
    static func timeline(
        _ rule: String, _ failing: String, _ passing: String, _ arguments: String...
    ) -> TimeTwin {
        TimeTwin(
            rule: rule, failing: ["t/template.json": widget(failing)], passing: ["t/template.json": widget(passing)],
            arguments: arguments)
    }

    /// One widget on two kinds of day.
    static func events(_ rule: String, _ timeline: String, _ failing: String, _ passing: String) -> TimeTwin {
        TimeTwin(
            rule: rule, files: ["t/template.json": widget(timeline)], failing: ["day.json": failing],
            passing: ["day.json": passing], arguments: ["--events", "day.json"])
    }

    /// One activity in two stories.
    static func steps(_ rule: String, _ failing: String, _ passing: String, _ arguments: String...) -> TimeTwin {
        TimeTwin(
            rule: rule, files: ["t/template.json": activity()], failing: ["s.json": #"{"steps": [\#(failing)]}"#],
            passing: ["s.json": #"{"steps": [\#(passing)]}"#], arguments: ["--scenario", "s.json"] + arguments)
    }

    /// One activity with two push files, the second of which differs.
    static func push(_ rule: String, _ failing: String, _ passing: String) -> TimeTwin {
        let start = """
            {"aps": {"event": "start", "timestamp": 1780000000, "content-state": \(good), "attributes-type": "Order",
             "attributes": {"order": "A"}, "alert": {"title": "x"}, "stale-date": 1780000900}}
            """
        return TimeTwin(
            rule: rule, files: ["t/template.json": activity(), "p/1.json": start], failing: ["p/2.json": failing],
            passing: ["p/2.json": passing], arguments: ["--payload", "p"])
    }

    static let good = #"{"stage": 1, "arrival": 802692660, "word": "a"}"#

    static func update(_ state: String, _ more: String = "") -> String {
        #"{"aps": {"event": "update", "timestamp": 1780000600, "content-state": \#(state)\#(more)}}"#
    }

    static func widget(_ timeline: String) -> String {
        """
        {"kind": "widget", "families": ["systemSmall"], "languages": ["en"], "timeline": \(timeline),
         "configuration": {"isEnabled": {"default": true}}, "body": {"Text": {"date": "{{ date }}", "style": "time"}},
         "containerBackground": "background"}
        """
    }

    static func activity(staleLook: String = "gray") -> String {
        """
        {"kind": "liveActivity", "languages": ["en"], "attributes": {"order": "A-17"},
         "states": [
           {"name": "on", "state": {"stage": 0, "arrival": "{{ start }}", "word": "a"}, "staleDate": "{{ start + minutes(20) }}"},
           {"name": "over", "from": "on", "state": {"stage": 1}, "phase": "ended", "shownAt": "{{ start + minutes(15) }}"}],
         "lockScreen": {"Text": "{{ state.stage }}", "modifiers": [{"foregroundStyle": "{{ isStale ? '\(staleLook)' : 'white' }}"}]}}
        """
    }
}
