import AmbrotypeCommands
import AmbrotypeLimits
import Foundation
import Testing

@MainActor @Suite("Rules about time: one that fails, one that is mended")
struct TimeTwinTests {
    nonisolated private static let sound = #"{"everyMinutes": 30, "count": 6, "policy": {"afterMinutes": 180}}"#

    nonisolated static let days: [TimeTwin] = [
        .timeline("old-content-shown", #"{"everyMinutes": 60, "count": 1, "policy": "atEnd"}"#, sound),
        .timeline("one-entry-at-end", #"{"everyMinutes": 60, "count": 1, "policy": "atEnd"}"#, sound),
        .timeline(
            "refresh-budget-spent", #"{"everyMinutes": 5, "count": 1, "policy": {"afterMinutes": 5}}"#,
            #"{"everyMinutes": 5, "count": 36, "policy": {"afterMinutes": 180}}"#),
        .timeline("widget-frozen", #"{"everyMinutes": 60, "count": 3, "policy": "never"}"#, sound),
        .timeline(
            "entries-doubled", #"{"dates": ["2026-06-10T08:00Z", "2026-06-10T09:00+01:00", "2026-06-10T20:00Z"]}"#,
            #"{"dates": ["2026-06-10T08:00Z", "2026-06-10T09:00Z", "2026-06-10T20:00Z"]}"#),
        .timeline("entries-too-dense", #"{"everyMinutes": 1, "count": 60}"#, #"{"everyMinutes": 15, "count": 12}"#),
        .timeline("entries-too-many", #"{"everyMinutes": 5, "count": 500}"#, #"{"everyMinutes": 5, "count": 48}"#),
        .timeline(
            "entries-never-shown", #"{"everyMinutes": 30, "count": 12, "policy": {"afterMinutes": 60}}"#,
            #"{"everyMinutes": 30, "count": 2, "policy": {"afterMinutes": 60}}"#),
        .timeline(
            "nothing-to-show", #"{"atTimes": ["12:00"], "startsNow": false, "count": 2}"#,
            #"{"atTimes": ["12:00"], "count": 2}"#),
        .timeline(
            "dates-all-past", #"{"dates": ["2020-01-01T08:00"]}"#, #"{"atTimes": ["08:00"], "count": 2}"#),
        .timeline(
            "entries-shifted-by-clock-change", #"{"everyMinutes": 720, "count": 6}"#,
            #"{"atTimes": ["08:00", "20:00"], "count": 6}"#, "--clock-changes", "--time-zone", "Europe/Berlin"),
        .timeline(
            "time-skipped-by-clock-change", #"{"atTimes": ["02:30"], "count": 3}"#,
            #"{"atTimes": ["06:30"], "count": 3}"#, "--clock-changes", "--time-zone", "America/New_York"),
        .timeline(
            "time-repeated-by-clock-change", #"{"atTimes": ["01:30"], "count": 3}"#,
            #"{"atTimes": ["06:30"], "count": 3}"#, "--clock-changes", "--time-zone", "America/New_York"),
        .events(
            "reloads-merged", sound, #"{"events": [{"at": "10:00", "event": "reload", "times": 6}]}"#,
            #"{"events": [{"at": "10:00", "event": "reload"}]}"#),
        .events(
            "refresh-budget-spent", sound, #"{"events": [{"at": [\#(reloads)], "event": "reload"}]}"#,
            #"{"events": [{"at": ["10:00"], "event": "reload"}]}"#),
        .events(
            "switch-unnoticed", sound, #"{"switch": "isEnabled", "events": [{"at": "10:00", "event": "switch-off"}]}"#,
            """
            {"switch": "isEnabled", "events": [{"at": "10:00", "event": "foreground"}, {"at": "10:00", "event": "switch-off"},
             {"at": "10:00", "event": "reload"}]}
            """),
    ]

    /// Fifty moments of a day, ten minutes apart: an app that reloads at each change.
    nonisolated private static let reloads = (0..<50).map { number in
        let minute = 600 + number * 10
        let minutes = minute % 60
        return "\"\(minute / 60):\(minutes < 10 ? "0" : "")\(minutes)\""
    }.joined(separator: ", ")

    nonisolated private static let begin =
        #"{"after": 0, "event": "start", "state": \#(TimeTwin.good), "staleAfter": 3600}"#
    nonisolated private static let other = #"{"stage": 2, "arrival": 802692660, "word": "b"}"#
    nonisolated private static let over =
        #"{"after": "40:00", "event": "end", "state": {"stage": 3, "arrival": 802692660, "word": "c"}}"#

    nonisolated private static func later(_ time: String, _ event: String = "update", _ more: String = "") -> String {
        #"{"after": "\#(time)", "event": "\#(event)", "state": \#(other)\#(more)}"#
    }

    nonisolated static let lives: [TimeTwin] = [
        .steps("activity-not-started", later("00:00") + "," + begin, begin + "," + later("10:00")),
        .steps("activity-started-twice", begin + "," + later("10:00", "start"), begin + "," + later("10:00")),
        .steps(
            "update-after-end", begin + "," + over + "," + later("50:00"), begin + "," + later("30:00") + "," + over),
        .steps(
            "stale-date-in-the-past", begin + "," + later("10:00", "update", #", "staleAfter": -60"#) + "," + over,
            begin + "," + later("10:00", "update", #", "staleAfter": 900"#) + "," + over),
        .steps(
            "stale-never-reached", #"{"after": 0, "event": "start", "state": \#(TimeTwin.good)}, \#(over)"#,
            begin + "," + over),
        .steps(
            "stale-branch-unreachable", #"{"after": 0, "event": "start", "state": \#(TimeTwin.good)}, \#(over)"#,
            begin + "," + over),
        .steps(
            "stale-content-shown",
            #"{"after": 0, "event": "start", "state": \#(TimeTwin.good), "staleAfter": 60}, \#(over)"#,
            begin + "," + over),
        .steps(
            "dismissal-beyond-four-hours", begin + "," + later("40:00", "end", #", "dismissal": 18000"#),
            begin + "," + later("40:00", "end", #", "dismissal": 3600"#)),
        .steps("no-final-content", begin + #", {"after": "40:00", "event": "end"}"#, begin + "," + over),
        .steps(
            "final-content-unchanged", begin + #", {"after": "40:00", "event": "end", "state": \#(TimeTwin.good)}"#,
            begin + "," + over),
        .steps("activity-ended-by-system", begin, begin + "," + over),
        .steps("activity-never-ended", begin, begin + "," + over, "--hours", "1"),
        .steps(
            "updates-too-often", begin + "," + later("10:00") + "," + later("10:05") + "," + over,
            begin + "," + later("10:00") + "," + later("10:30") + "," + over),
        TimeTwin(
            rule: "stale-looks-fresh", failing: ["t/template.json": TimeTwin.activity(staleLook: "white")],
            passing: ["t/template.json": TimeTwin.activity()]),
    ]

    nonisolated static let pushes: [TimeTwin] = [
        .push("payload-not-json", #"{"aps": {"event": "update",}}"#, TimeTwin.update(TimeTwin.good)),
        .push(
            "payload-key-missing", TimeTwin.update(#"{"stage": 1, "arrival": 802692660}"#),
            TimeTwin.update(TimeTwin.good)),
        .push(
            "payload-wrong-type", TimeTwin.update(#"{"stage": "1", "arrival": 802692660, "word": "a"}"#),
            TimeTwin.update(TimeTwin.good)),
        .push(
            "payload-key-unknown", TimeTwin.update(#"{"stage": 1, "arrival": 802692660, "word": "a", "wrd": "b"}"#),
            TimeTwin.update(TimeTwin.good)),
        .push(
            "payload-value-not-allowed", #"{"aps": {"event": "begin", "timestamp": 1780000600}}"#,
            TimeTwin.update(TimeTwin.good)),
        .push(
            "payload-date-as-text", TimeTwin.update(#"{"stage": 1, "arrival": "2026-06-09T10:00:00Z", "word": "a"}"#),
            TimeTwin.update(TimeTwin.good)),
        .push(
            "payload-date-implausible", TimeTwin.update(#"{"stage": 1, "arrival": 1781000000, "word": "a"}"#),
            TimeTwin.update(TimeTwin.good)),
        .push(
            "payload-too-large",
            TimeTwin.update(#"{"stage": 1, "arrival": 802692660, "word": "\#(String(repeating: "x", count: 4100))"}"#),
            TimeTwin.update(TimeTwin.good)),
        TimeTwin(
            rule: "update-older-than-last",
            files: [
                "t/template.json": TimeTwin.activity(),
                "2.json": TimeTwin.update(TimeTwin.good).replacing("1780000600", with: "1790000000"),
                "s.json":
                    #"{"steps": [\#(begin), {"after": "10:00", "push": "2.json"}, {"after": "20:00", "push": "3.json"}]}"#,
            ],
            failing: ["3.json": #"{"aps": {"event": "update", "timestamp": 1780000300, "content-state": \#(other)}}"#],
            passing: ["3.json": #"{"aps": {"event": "update", "timestamp": 1791000000, "content-state": \#(other)}}"#],
            arguments: ["--scenario", "s.json"]),
        .push(
            "dismissal-date-in-the-past",
            #"{"aps": {"event": "end", "timestamp": 1780000600, "content-state": \#(other), "dismissal-date": 1780000000}}"#,
            #"{"aps": {"event": "end", "timestamp": 1780000600, "content-state": \#(other), "dismissal-date": 1780001600}}"#
        ),
    ]

    @Test("A widget's day", arguments: days)
    func day(twin: TimeTwin) async throws { try await compare(twin) }

    @Test("A Live Activity's life", arguments: lives)
    func life(twin: TimeTwin) async throws { try await compare(twin) }

    @Test("Push files", arguments: pushes)
    func push(twin: TimeTwin) async throws { try await compare(twin) }

    @Test("Every rule about time, lives and payloads has its twins here or a test of the engine")
    func complete() {
        let rules = Set((TimeRules.all + ActivityRules.all + PayloadRules.all).map(\.name))
        // Nothing a template can do; the simulation's and the payload reader's own tests have them.
        let elsewhere: Set<String> = [
            "entries-in-the-past", "entries-out-of-order", "timeline-empty", "provider-failed",
            "reload-date-in-the-past", "payload-refused",
            "urgent-pushes-over-budget",
        ]
        #expect(Set((Self.days + Self.lives + Self.pushes).map(\.rule)).union(elsewhere) == rules)
    }

    private func compare(_ twin: TimeTwin) async throws {
        for (files, isBroken) in [(twin.failing, true), (twin.passing, false)] {
            let scratch = Scratch()
            for (path, text) in twin.files.merging(files, uniquingKeysWith: { $1 }) {
                try scratch.write(text, to: path)
            }
            let run = await tool(["timeline", "t", "--json"] + twin.arguments, in: scratch)
            let document = try #require(
                try JSONSerialization.jsonObject(with: Data(run.out.utf8)) as? [String: Any], "\(run.err)")
            let runs = ["days", "activities"].flatMap { document[$0] as? [[String: Any]] ?? [] }
            let rules = runs.flatMap { $0["findings"] as? [[String: Any]] ?? [] }.compactMap { $0["rule"] as? String }
            #expect(!runs.isEmpty, "\(run.err)")
            #expect(rules.contains(twin.rule) == isBroken, "\(twin.rule), broken \(isBroken): \(rules)")
        }
    }
}
