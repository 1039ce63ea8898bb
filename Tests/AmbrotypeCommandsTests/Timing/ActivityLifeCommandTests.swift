import AmbrotypeCommands
import Foundation
import Testing

@MainActor @Suite("A Live Activity's life")
struct ActivityLifeCommandTests {
    private func activity(stale: String = "gray", staleDate: String = #""{{ now + minutes(20) }}""#) -> String {
        """
        {"kind": "liveActivity", "languages": ["en"], "attributes": {"order": "A-17"},
         "states": [
           {"name": "cooking", "state": {"stage": 0, "arrival": "{{ start + minutes(30) }}"}, "staleDate": \(staleDate)},
           {"name": "done", "from": "cooking", "state": {"stage": 1}, "phase": "ended", "shownAt": "{{ start + minutes(15) }}"}],
         "lockScreen": {"Text": "{{ state.stage }}", "modifiers": [{"foregroundStyle": "{{ isStale ? '\(stale)' : 'white' }}"}]},
         "minimal": {"Text": "{{ state.stage }}"}}
        """
    }

    private func activities(_ run: ToolRun) throws -> [[String: Any]] {
        let document = try JSONSerialization.jsonObject(with: Data(run.out.utf8)) as? [String: Any]
        return try #require(document?["activities"] as? [[String: Any]], "\(run.err)")
    }

    private func rules(_ life: [String: Any]) -> [String] {
        (life["findings"] as? [[String: Any]] ?? []).compactMap { $0["rule"] as? String }
    }

    private func push(_ event: String, _ minute: Int, _ state: String, _ more: String = "") -> String {
        #"{"aps": {"event": "\#(event)", "timestamp": \#(1_780_000_000 + minute * 60), "content-state": \#(state)\#(more)}}"#
    }

    private let start = #", "attributes-type": "Order", "attributes": {"order": "B-2"}, "alert": {"title": "x"}"#

    @Test(
        "A template's states are a life: active, ended for four hours, gone; bytes counted as a push would carry them")
    func story() async throws {
        let scratch = Scratch()
        try scratch.write(activity(), to: "t/template.json")
        let run = await tool("timeline", "t", "--json", in: scratch)
        let life = try #require(try activities(run).first)
        let track = try #require((life["activities"] as? [[String: Any]])?.first)
        let phases = try #require(track["phases"] as? [[String: Any]])
        #expect(phases.compactMap { $0["state"] as? String } == ["active", "ended"])
        #expect(phases.compactMap { $0["until"] as? String } == ["2026-06-09T09:56:00Z", "2026-06-09T13:56:00Z"])
        let sizes = try #require(track["sizes"] as? [[String: Any]])
        #expect(sizes[0]["bytes"] as? Int == #"{"order":"A-17"}{"arrival":802692660,"stage":0}"#.utf8.count)
    }

    @Test("A stale look like the fresh one is named by its presentation, pixel by pixel")
    func staleLooks() async throws {
        let scratch = Scratch()
        try scratch.write(activity(stale: "white"), to: "same/template.json")
        try scratch.write(activity(), to: "other/template.json")
        try scratch.write(activity(staleDate: "null"), to: "never/template.json")
        let run = await tool("timeline", "same", "other", "never", "--json", in: scratch)
        let lives = try activities(run)
        #expect(rules(lives[0]) == ["stale-looks-fresh"])
        #expect(rules(lives[1]) == ["stale-looks-fresh"], "its minimal form never changes")
        #expect(rules(lives[2]) == ["stale-never-reached", "stale-branch-unreachable"])
        #expect(run.out.contains("stale and fresh look the same in lockScreen, island-minimal"))
        #expect(run.out.contains("stale and fresh look the same in island-minimal:"))
    }

    @Test("Push files are decoded into the template's state; one with a wrong key is dropped and named")
    func pushes() async throws {
        let scratch = Scratch()
        try scratch.write(activity(), to: "t/template.json")
        try scratch.write(
            push("start", 0, #"{"stage": 0, "arrival": 801700000}"#, start + #", "stale-date": 1780001200"#),
            to: "p/1.json")
        try scratch.write(push("update", 5, #"{"stge": 1, "arrival": "2026-06-09T10:00:00Z"}"#), to: "p/2.json")
        try scratch.write(push("end", 10, #"{"stage": 1, "arrival": 801700000}"#), to: "p/3.json")
        let run = await tool("timeline", "t", "--payload", "p", "--film", "-o", "out", in: scratch)
        #expect(run.code == .lint)
        #expect(run.out.contains("p/2.json: /aps/content-state/stge: nobody reads this key; did you mean \"stage\"?"))
        #expect(run.out.contains("p/2.json: /aps/content-state/stage is missing; the system drops the push"))
        #expect(run.out.contains("1 for 10 min: Lock Screen, island"), "\(run.out)")
        #expect(run.out.contains("3 ended for 4 h: Lock Screen"))
        #expect(scratch.data("out/t/film.payloads.png") != nil)
    }

    @Test("Dates beyond all calendars are named, in a push's state and in its timestamp")
    func hugeDates() async throws {
        let scratch = Scratch()
        try scratch.write(activity(), to: "t/template.json")
        try scratch.write(push("start", 0, #"{"stage": 0, "arrival": 1e300}"#, start), to: "1.json")
        let state = await tool("timeline", "t", "--payload", "1.json", in: scratch)
        #expect(state.out.contains("/aps/content-state/arrival: 1e+300 is no date of our time"), "\(state.out)")
        let late = push("start", 0, #"{"stage": 0, "arrival": 801700000}"#, start)
        try scratch.write(late.replacing("1780000000", with: "9223372036854775807"), to: "2.json")
        let stamp = await tool("timeline", "t", "--payload", "2.json", in: scratch)
        #expect(stamp.out.contains("/aps/timestamp: "), "\(stamp.out)\(stamp.err)")
    }

    @Test("A scenario's lengths of time are within ten years, and a mistake in it is not called a dropped push")
    func hugeScenario() async throws {
        let scratch = Scratch()
        try scratch.write(activity(), to: "t/template.json")
        try scratch.write(
            #"{"steps": [{"after": 1e300, "event": "start", "state": {"stage": 0, "arrival": 801700000}}]}"#,
            to: "life.json")
        let run = await tool("timeline", "t", "--scenario", "life.json", in: scratch)
        #expect(run.code == .usage)
        #expect(run.err.contains("life.json: /steps/0/after: expected a number of seconds up to ten years"))
        #expect(!run.err.contains("drops the push"))
    }

    @Test("A push over 4 KB is an error, with its bytes")
    func large() async throws {
        let scratch = Scratch()
        try scratch.write(activity(), to: "t/template.json")
        let long = String(repeating: "x", count: 4100)
        let more = #", "attributes-type": "Order", "attributes": {"order": "\#(long)"}, "alert": {"title": "x"}"#
        try scratch.write(push("start", 0, #"{"stage": 0, "arrival": 801700000}"#, more), to: "1.json")
        let run = await tool("timeline", "t", "--payload", "1.json", in: scratch)
        #expect(run.code == .lint)
        #expect(run.out.contains("of attributes and state; the system takes 4096 [payload-too-large]"))
    }

    @Test("Of two apps' activities both are minimal; of one app's the one that matters more is compact")
    func several() async throws {
        let scratch = Scratch()
        try scratch.write(activity(), to: "t/template.json")
        func scenario(_ app: String) -> String {
            """
            {"activities": {"a": {"app": "x"}, "b": {"app": "\(app)"}},
             "steps": [{"after": 0, "activity": "a", "event": "start", "state": {"stage": 0, "arrival": 801700000}, "relevance": 10},
                       {"after": 60, "activity": "b", "event": "start", "state": {"stage": 0, "arrival": 801700000}, "relevance": 90}]}
            """
        }
        try scratch.write(scenario("x"), to: "one.json")
        try scratch.write(scenario("y"), to: "two.json")
        let one = await tool("timeline", "t", "--scenario", "one.json", "--hours", "1", in: scratch)
        #expect(one.out.contains(": compact b; not in the island: a"), "\(one.out)\(one.err)")
        let two = await tool("timeline", "t", "--scenario", "two.json", "--hours", "1", in: scratch)
        #expect(two.out.contains(": minimal a at the sensors; minimal b beside"))
    }
}
