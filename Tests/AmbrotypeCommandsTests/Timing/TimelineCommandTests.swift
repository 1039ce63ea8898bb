import AmbrotypeCommands
import Foundation
import Testing

@MainActor @Suite("A widget's day")
struct TimelineCommandTests {
    private func widget(_ timeline: String, entry: String = "{}", more: String = "") -> String {
        """
        {"kind": "widget", "families": ["systemSmall"], "languages": ["en"], \(more)
         "timeline": \(timeline), "entry": \(entry), "body": {"Text": {"date": "{{ date }}", "style": "time"}},
         "containerBackground": "background"}
        """
    }

    private func days(_ run: ToolRun) throws -> [[String: Any]] {
        let document = try JSONSerialization.jsonObject(with: Data(run.out.utf8)) as? [String: Any]
        #expect(document?["schemaVersion"] as? Int == 1)
        return try #require(document?["days"] as? [[String: Any]])
    }

    private func rules(_ day: [String: Any]) -> [String] {
        (day["findings"] as? [[String: Any]] ?? []).compactMap { $0["rule"] as? String }
    }

    @Test("Six entries and a question every three hours cost eight questions a day and leave nothing old")
    func sound() async throws {
        let scratch = Scratch()
        try scratch.write(
            widget(#"{"everyMinutes": 30, "count": 6, "policy": {"afterMinutes": 180}}"#), to: "t/template.json")
        let run = await tool("timeline", "t", "--json", in: scratch)
        #expect(run.code == .success, "\(run.err)")
        let day = try #require(try days(run).first)
        #expect(day["paidQuestions"] as? Int == 7 && day["freeQuestions"] as? Int == 1)
        #expect((day["shown"] as? [Any])?.count == 48)
        #expect(day["staleSeconds"] as? Double == 0)
        #expect(rules(day).isEmpty)
    }

    @Test("A policy of never freezes the widget, a reload at the app's launch costs nothing and mends it for a while")
    func never() async throws {
        let scratch = Scratch()
        try scratch.write(widget(#"{"everyMinutes": 60, "count": 1, "policy": "never"}"#), to: "t/template.json")
        try scratch.write(
            """
            {"events": [{"at": ["12:00", "20:00"], "event": "foreground", "seconds": 60},
                        {"at": ["12:00:30", "20:00:30"], "event": "reload", "times": 3}]}
            """, to: "day.json")
        let still = try #require(try days(await tool("timeline", "t", "--json", in: scratch)).first)
        #expect(rules(still) == ["widget-frozen"])
        #expect(still["staleSeconds"] as? Double == 86_400)
        let run = await tool("timeline", "t", "--events", "day.json", "--json", in: scratch)
        let opened = try #require(try days(run).first, "\(run.err)")
        #expect(opened["paidQuestions"] as? Int == 0)
        #expect(opened["staleSeconds"] as? Double == 49_230, "from the last reload at 20:00:30 to 09:41")
    }

    @Test("A reload of a kind that nothing has is told, a switch without its parameter is refused, each with its place")
    func eventsForNobody() async throws {
        let scratch = Scratch()
        try scratch.write(widget(#"{"everyMinutes": 60, "count": 1, "policy": "never"}"#), to: "cup/template.json")
        try scratch.write(
            """
            {"events": [{"at": "12:00", "event": "reload", "kind": "cup"},
                        {"at": "13:00", "event": "reload", "kind": "cups"}]}
            """, to: "day.json")
        let run = await tool("timeline", "cup", "--events", "day.json", in: scratch)
        #expect(run.code == .success)
        #expect(run.err.contains("day.json:2:"), "\(run.err)")
        #expect(
            run.err.contains("warning: the reload of kind \"cups\" reaches no widget of this run; did you mean cup?"))
        try scratch.write(#"{"events": [{"at": "2020-01-01T12:00", "event": "reload"}]}"#, to: "past.json")
        let past = await tool("timeline", "cup", "--events", "past.json", in: scratch)
        #expect(past.code == .success)
        #expect(past.err.contains("past.json:1:20: warning: this event comes at no moment of the run"), "\(past.err)")
        #expect(await tool("timeline", "cup", "--family", "smal", in: scratch).code == .usage)
        try scratch.write(#"{"switch": "isOn", "events": []}"#, to: "switch.json")
        let refused = await tool("timeline", "cup", "--events", "switch.json", in: scratch)
        #expect(refused.code == .usage)
        #expect(refused.err.contains("switch.json:1:12: \"switch\": nothing that is drawn here has parameters"))
    }

    @Test("A film of every frame has an end, and says what it leaves out")
    func longFilm() async throws {
        let scratch = Scratch()
        try scratch.write(
            widget(#"{"everyMinutes": 5, "count": 300, "policy": "atEnd"}"#), to: "cup/template.json")
        let run = await tool(
            "timeline", "cup", "--film", "--frames", "0", "--zoom", "0.1", "--days", "1", "--out", "out", in: scratch)
        #expect(run.err.contains("frames are left out: a film has at most 240"), "\(run.err)")
        #expect(scratch.files(in: "out").count == 1)
        #expect(await tool("timeline", "cup", "--frames", "241", in: scratch).code == .usage)
    }

    @Test("The remote switch reaches the provider through the parameter the events file names")
    func remoteSwitch() async throws {
        let scratch = Scratch()
        let parameters = #""configuration": {"isEnabled": {"default": true}},"#
        let document = """
            {"kind": "widget", "families": ["systemSmall"], "languages": ["en"], \(parameters)
             "timeline": {"everyMinutes": 60, "count": 4}, "entry": {"on": "{{ configuration.isEnabled }}"},
             "body": {"if": "entry.on", "then": {"Text": "on"}, "else": {"Text": "off"}}, "containerBackground": "background"}
            """
        try scratch.write(document, to: "t/template.json")
        try scratch.write(
            #"{"switch": "isEnabled", "events": [{"at": "2026-06-09T10:00", "event": "switch-off"}]}"#, to: "day.json")
        let run = await tool("timeline", "t", "--events", "day.json", "--hours", "6", "--json", in: scratch)
        let day = try #require(try days(run).first, "\(run.err)")
        #expect(rules(day).contains("switch-unnoticed"))
    }

    @Test("A setting is read by its parameter's kind, and one that does not fit is refused with what would")
    func settings() async throws {
        let scratch = Scratch()
        try scratch.write(
            """
            {"kind": "widget", "families": ["systemSmall"], "languages": ["en"],
             "configuration": {"isEnabled": {"default": true}, "color": {"options": ["red", "blue"], "default": "red"}},
             "body": {"if": "configuration.isEnabled", "then": {"Text": "on"}, "else": {"Text": "off"}},
             "containerBackground": "background"}
            """, to: "t/template.json")
        func described(_ setting: String) async -> ToolRun {
            await tool("describe", "t", "--appearance", "light", "--set", setting, in: scratch)
        }
        #expect(await described("isEnabled=false").out.contains("\"off\""))
        #expect(await described("isEnabled=true").out.contains("\"on\""))
        #expect(await described("isEnabled=maybe").err.contains("t: isEnabled is maybe; expected true or false"))
        #expect(await described("color=green").err.contains("t: color is green; expected one of red, blue"))
    }

    @Test("A daily entry counted in hours is shifted by a clock change, one by the wall clock is not")
    func clockChanges() async throws {
        let scratch = Scratch()
        try scratch.write(
            widget(#"{"everyMinutes": 720, "count": 6, "policy": {"afterMinutes": 4320}}"#), to: "t/hours/template.json"
        )
        try scratch.write(widget(#"{"atTimes": ["08:00", "20:00"], "count": 6}"#), to: "t/clock/template.json")
        let run = await tool(
            "timeline", "t", "--time-zone", "Europe/Berlin", "--clock-changes", "--json", in: scratch)
        let all = try days(run)
        #expect(all.count == 4)
        for day in all {
            let isShifted = rules(day).contains("entries-shifted-by-clock-change")
            #expect(isShifted == (day["subject"] as? String == "hours"), "\(rules(day))")
            #expect((day["clockChanges"] as? [Any])?.count == 1)
        }
    }

    @Test("Late and early delivery is the same for one seed and differs for another")
    func seeds() async throws {
        let scratch = Scratch()
        try scratch.write(
            widget(#"{"everyMinutes": 30, "count": 6, "policy": {"afterMinutes": 180}}"#), to: "t/template.json")
        let one = await tool("timeline", "t", "--seed", "7", "--json", in: scratch)
        #expect(one.out == (await tool("timeline", "t", "--seed", "7", "--json", in: scratch)).out)
        #expect(one.out != (await tool("timeline", "t", "--seed", "8", "--json", in: scratch)).out)
    }

    @Test("Each time zone has a run of its own, with the film strip and the animation named for it")
    func zonesAndPictures() async throws {
        let scratch = Scratch()
        try scratch.write(
            widget(#"{"everyMinutes": 60, "count": 3, "policy": {"afterMinutes": 180}}"#), to: "t/template.json")
        let run = await tool(
            "timeline", "t", "--time-zone", "Asia/Tokyo,UTC", "--hours", "3", "--film", "--animation", "--scale", "1",
            "-o",
            "out", in: scratch)
        #expect(run.code == .success, "\(run.err)")
        let files = scratch.files(in: "out")
        #expect(
            files.keys.filter { $0.hasSuffix(".png") }.sorted() == [
                "t/animation.default.Asia-Tokyo.png", "t/animation.default.UTC.png", "t/film.default.Asia-Tokyo.png",
                "t/film.default.UTC.png",
            ])
        let animation = try #require(files["t/animation.default.UTC.png"])
        #expect(animation.range(of: Data("acTL".utf8)) != nil && animation.range(of: Data("fdAT".utf8)) != nil)
        #expect(run.out.contains("2026-06-09 09:41 – 2026-06-09 12:41 (Asia/Tokyo)"))
    }

    @Test("A sample that nothing of the run has is refused with those there are")
    func samples() async throws {
        let scratch = Scratch()
        try scratch.write(widget(#"{"everyMinutes": 60, "count": 3}"#), to: "t/template.json")
        let run = await tool("timeline", "t", "--sample", "defalt", in: scratch)
        #expect(run.code == .usage)
        #expect(run.err.contains("--sample defalt: expected one of default; did you mean default?"))
    }

    @Test("An events file with an unknown event or member is refused with its place")
    func badEvents() async throws {
        let scratch = Scratch()
        try scratch.write(widget(#"{"everyMinutes": 60, "count": 3}"#), to: "t/template.json")
        try scratch.write("{\"events\": [\n{\"at\": \"10:00\", \"event\": \"relode\"}]}", to: "day.json")
        let run = await tool("timeline", "t", "--events", "day.json", in: scratch)
        #expect(run.code == .usage)
        #expect(run.err.contains("day.json:2:") && run.err.contains("expected one of foreground"))
    }

    @Test(
        "An event's numbers are within bounds, and an event without a time is refused",
        arguments: [
            (#""at": "10:00", "event": "foreground", "seconds": 1e300"#, #""seconds" is from 1 to 86400"#),
            (#""at": "10:00", "event": "foreground", "seconds": "60""#, #""seconds" is from 1 to 86400"#),
            (#""at": "10:00", "event": "reload", "times": 1e18"#, #""times" is from 1 to 1000"#),
            (#""at": [], "event": "reload""#, #""at" names no time"#),
        ])
    func boundedEvents(_ event: String, _ words: String) async throws {
        let scratch = Scratch()
        try scratch.write(widget(#"{"everyMinutes": 60, "count": 3}"#), to: "t/template.json")
        try scratch.write("{\"events\": [{\(event)}]}", to: "day.json")
        let run = await tool("timeline", "t", "--events", "day.json", in: scratch)
        #expect(run.code == .usage)
        #expect(run.err.contains(words), "\(run.err)")
    }

    @Test("The placeholder entry can be drawn")
    func placeholder() async throws {
        let scratch = Scratch()
        try scratch.write(
            widget(
                #"{"everyMinutes": 60, "count": 3}"#, entry: #"{"name": "{{ index }}"}"#,
                more: #""placeholder": {"name": "x"},"#), to: "t/template.json")
        let run = await tool("render", "t", "--entry", "placeholder", "--appearance", "light", "-o", "out", in: scratch)
        #expect(run.code == .success, "\(run.err)")
        #expect(scratch.data("out/t/systemSmall.placeholder.light.en.png") != nil, "\(scratch.files(in: "out").keys)")
    }
}
