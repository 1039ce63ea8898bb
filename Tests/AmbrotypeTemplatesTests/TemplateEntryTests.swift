import AmbrotypeTemplates
import AmbrotypeTimelines
import Foundation
import Testing

@MainActor @Suite("Entries of a template")
struct TemplateEntryTests {
    private let reading = """
        {"kind": "widget", "families": ["systemMedium", "systemSmall"], "body": "EmptyView",
         "configuration": {"category": {"options": ["all", "poems"], "default": "all"}, "large": {"default": false}},
         "data": {"articles": {"file": "data/articles.json"}, "purchase": "none"},
         "samples": {"none": {"show": [0, 1]}, "active": {"data": {"purchase": "active"}, "configuration": {"category": "poems"}}},
         "timeline": {"everyMinutes": 30, "count": 4, "items": "data.articles", "policy": {"afterMinutes": 120}},
         "entry": {"article": "{{ item }}", "purchase": "{{ data.purchase }}",
                   "showUpgrade": "{{ entry.purchase == 'none' && index % 3 == 0 }}",
                   "label": "{{ configuration.category }} {{ date.hour }}:{{ date.minute }}"}}
        """
    private let files = ["data/articles.json": #"[{"id": 1, "at": "2026-04-03T12:30:00Z"}, {"id": 2}]"#]

    @Test("Entries follow the schedule, cycle through items and see fields above them")
    func schedule() throws {
        let entries = try Template.reading(reading, files).entries(zone: "Asia/Tokyo")
        #expect(entries.map(\.date) == (0..<4).map { noon.addingTimeInterval(Double($0) * 1800) })
        #expect(entries.map { $0.fields["showUpgrade"] } == [.bool(true), .bool(false), .bool(false), .bool(true)])
        #expect(
            entries.map { $0.fields["article"]?.object?["id"] } == [.integer(1), .integer(2), .integer(1), .integer(2)])
        #expect(
            entries.map { $0.fields["label"] }
                == ["all 21:30", "all 22:0", "all 22:30", "all 23:0"].map { .string($0) })
        #expect(entries[0].fields["article"]?.object?["at"] == .date(noon))
        #expect(entries.map(\.name) == ["none-0", "none-1", "none-2", "none-3"])
        #expect(entries.map(\.isShown) == [true, true, false, false])
    }

    @Test("A sample replaces data and settings, and the person's setting wins")
    func samples() throws {
        let template = try Template.reading(reading, files)
        #expect(template.issues.isEmpty)
        #expect(template.samples.map(\.name) == ["none", "active"])
        let active = try template.entries(sample: "active")
        #expect(active[0].fields["purchase"] == .string("active") && active[0].name == "active")
        #expect(active[0].fields["showUpgrade"] == .bool(false))
        #expect(active[0].configuration == ["category": .string("poems"), "large": .bool(false)])
        let chosen = try template.entries(sample: "active", configuration: ["category": .string("all")])
        #expect(chosen[0].configuration["category"] == .string("all"))
        #expect(template.families.map(\.name) == ["systemSmall", "systemMedium"])
    }

    @Test(
        "The reload policy follows the document",
        arguments: [
            ("{\"afterMinutes\": 120}", TimelineReloadPolicy.after(noon.addingTimeInterval(7200))),
            ("\"never\"", .never), ("\"atEnd\"", .atEnd),
            ("{\"atTime\": \"06:00\"}", .after(noon.addingTimeInterval(17.5 * 3600))),
        ])
    func policies(text: String, policy: TimelineReloadPolicy) throws {
        let document = reading.replacingOccurrences(of: "{\"afterMinutes\": 120}", with: text)
        let timeline = try Template.reading(document, files).timeline(
            now: noon, zone: .gmt, locale: Locale(identifier: "en"))
        #expect(timeline.policy == policy)
    }

    @Test(
        "Fixed local times keep the clock across both daylight-saving days",
        arguments: [
            ("2026-03-28T12:00:00+01:00", [17, 41, 65]), ("2026-10-24T12:00:00+02:00", [19, 43, 67]),
        ])
    func daylightSaving(now: String, hours: [Int]) throws {
        let document = """
            {"kind": "widget", "families": ["systemSmall"], "body": "EmptyView",
             "timeline": {"atTimes": ["06:00"], "count": 4, "startsNow": false, "until": {"hours": 96}}, "entry": {"hour": "{{ date.hour }}"}}
            """
        let start = try #require(iso8601Date(now, zone: .gmt))
        let entries = try Template.reading(document).entries(now: start, zone: "Europe/Berlin")
        let found = entries.map { Int($0.date.timeIntervalSince(start) / 3600) }.filter { $0 > 0 }
        #expect(found.prefix(3) == hours.prefix(3))
        #expect(entries.allSatisfy { $0.fields["hour"] == .integer(6) || $0.date == start })
    }

    @Test("Dates may come from data, each with its own item")
    func datesFromData() throws {
        let document = """
            {"kind": "widget", "families": ["systemSmall"], "body": "EmptyView",
             "data": {"events": [{"name": "a", "at": "{{ now + hours(2) }}"}, {"name": "b", "at": "{{ now + hours(5) }}"}]},
             "timeline": {"dates": "data.events.map('at')", "items": "data.events", "startsNow": false}, "entry": {"name": "{{ item.name }}"}}
            """
        let entries = try Template.reading(document).entries()
        #expect(entries.map { $0.date.timeIntervalSince(noon) / 3600 } == [2, 5])
        #expect(entries.map { $0.fields["name"] } == [.string("a"), .string("b")])
    }

    @Test("States of an activity take over fields, and their own clock")
    func states() throws {
        let document = """
            {"kind": "liveActivity", "lockScreen": "EmptyView", "attributes": {"shop": "Basil", "due": "{{ start + minutes(30) }}"},
             "states": [{"name": "cooking", "state": {"stage": 0, "arrival": "{{ attributes.due }}"}, "staleDate": "{{ now + minutes(20) }}"},
                        {"name": "late", "from": "cooking", "state": {"stage": 1}, "phase": "stale", "shownAt": "{{ start + minutes(40) }}"}]}
            """
        let entries = try Template.reading(document).entries()
        #expect(entries.map(\.name) == ["cooking", "late"])
        #expect(entries[0].staleDate == noon.addingTimeInterval(1200))
        #expect(entries[1].phase == .stale && entries[1].date == noon.addingTimeInterval(2400))
        #expect(entries[1].fields == ["stage": .integer(1), "arrival": .date(noon.addingTimeInterval(1800))])
        #expect(entries[1].attributes["shop"] == .string("Basil"))
    }

    @Test("The placeholder has its own fields, or those of the first entry")
    func placeholder() throws {
        let without = try Template.reading(reading, files).placeholder(
            now: noon, zone: .gmt, locale: Locale(identifier: "en"))
        #expect(without.isPlaceholder && without.fields["purchase"] == .string("none"))
        let document = reading.replacingOccurrences(
            of: "\"entry\":", with: "\"placeholder\": {\"article\": {\"id\": 0}}, \"entry\":")
        let own = try Template.reading(document, files).placeholder(
            now: noon, zone: .gmt, locale: Locale(identifier: "en"))
        #expect(own.fields == ["article": .object(["id": .integer(0)])])
    }

    @Test("What is wrong in the document is named with its place, all of it")
    func documentIssues() throws {
        let template = try Template.reading(
            """
            {"kind": "widget", "famlies": [], "families": ["systemSmal"], "body": "EmptyView",
             "configuration": {"a": {"options": ["x"], "default": "y"}},
             "data": {"d": {"file": "../outside.json"}, "e": {"file": "dat.json"}},
             "samples": {"s": {"data": {"dd": 1}}},
             "timeline": {"everyMinutes": 0, "evryMinutes": 5}}
            """, ["data.json": "[]"])
        #expect(
            template.issues.map(\.trouble) == [
                .unknownMember("famlies", of: "a template of kind \"widget\"", near: ["families"]),
                .unknownName("systemSmal", kind: .family, near: ["systemSmall"]),
                .unknownName("y", kind: .option, near: ["x"]),
                .pathLeavesFolder("../outside.json"), .fileMissing("dat.json", near: ["data.json"]),
                .unknownMember("evryMinutes", of: "a timeline", near: ["everyMinutes"]),
                .wrongKind(expected: "a whole number of minutes from 1 to 10080", found: "a number"),
                .unknownMember("dd", of: "the template's data", near: ["d"]),
            ])
        #expect(template.issues.map(\.place.line) == [1, 1, 2, 3, 3, 5, 5, 4])
    }

    @Test(
        "Without a document, JSON or kind there is no template",
        arguments: [
            (nil, TemplateTrouble.fileMissing("template.json", near: [])),
            ("{", .jsonUnexpected(found: "the end of the file", expected: "a key in double quotes")),
            ("[]", .wrongKind(expected: "a template's object", found: "a list")),
            ("{}", .missingMember("kind", of: "a template")),
            ("{\"kind\": \"wigdet\"}", .unknownName("wigdet", kind: .kind, near: ["widget"])),
        ])
    func unusable(text: String?, trouble: TemplateTrouble) throws {
        let folder = try TemporaryFolder(text.map { ["template.json": $0] } ?? [:])
        #expect {
            try Template.load(folder: folder.url, measure: .fake)
        } throws: { ($0 as? TemplateFailure)?.issues.map(\.trouble) == [trouble] }
    }
}
