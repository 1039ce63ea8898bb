import AmbrotypeCommands
import Foundation
import Testing

@MainActor @Suite("render")
struct RenderCommandTests {
    /// A template of one small view.
    static func template(_ body: String, families: String = #"["systemSmall"]"#) -> String {
        #"{"kind": "widget", "families": \#(families), "languages": ["en"], "containerBackground": "background", "body": \#(body)}"#
    }

    @Test("A new template renders as it is, light and dark, in both of its languages")
    func newTemplate() async throws {
        let scratch = Scratch()
        #expect(await tool("new", "cup", in: scratch).code == .success)
        let run = await tool("render", "templates", in: scratch)
        #expect(run.code == .success, "\(run.err)")
        let names = scratch.files(in: "output/cup").keys.sorted()
        #expect(names.count == 8)
        #expect(names.first == "systemMedium.first.dark.en.png")
        #expect(run.err.isEmpty)
    }

    @Test("A setting that no template takes is refused with the names there are")
    func unknownSetting() async throws {
        let scratch = Scratch()
        try scratch.write(
            #"{"kind": "widget", "families": ["systemSmall"], "languages": ["en"], "containerBackground": "background", "configuration": {"isWarm": {"default": true}}, "body": {"Text": "Hello"}}"#,
            to: "cup/template.json")
        let run = await tool("render", "cup", "--set", "isWarn=false", in: scratch)
        #expect(run.code == .usage)
        #expect(
            run.err.contains(
                "--set isWarn: nothing that is drawn here has a parameter \"isWarn\"; did you mean isWarm?"))
        #expect(await tool("render", "cup", "--set", "isWarm=false", in: scratch).code == .success)
    }

    @Test("The number of jobs changes no byte of any file")
    func jobs() async throws {
        let scratch = Scratch()
        _ = await tool("new", "cup", in: scratch)
        _ = await tool("render", "templates", "--out", "one", "--jobs", "1", in: scratch)
        _ = await tool(
            "render", "templates", "--out", "four", "--jobs", "4", in: scratch, now: Date(timeIntervalSince1970: 9e8))
        #expect(scratch.files(in: "one") == scratch.files(in: "four"))
        #expect(scratch.files(in: "one").count == 9)
    }

    @Test("The manifest has one record a picture, with its scene, sizes, budget and peak")
    func manifest() async throws {
        let scratch = Scratch()
        _ = await tool("new", "cup", in: scratch)
        _ = await tool("render", "templates", "--family", "small", "--locale", "ja", in: scratch)
        let data = try #require(scratch.data("output/manifest.json"))
        let manifest = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(manifest["schemaVersion"] as? Int == 1)
        let pictures = try #require(manifest["pictures"] as? [[String: Any]])
        #expect(pictures.count == 2)
        let scene = try #require(pictures[0]["scene"] as? [String: Any])
        #expect(scene["locale"] as? String == "ja")
        #expect(scene["now"] as? String == "2026-06-09T09:41:00Z")
        let development = try #require(pictures[0]["development"] as? [String: Any])
        #expect(development["budgetBytes"] as? Int == 30 * 1024 * 1024)
        #expect((development["peakBytes"] as? Int ?? 0) > 0)
    }

    @Test("A broken template is named with file, line and column, and the others are still made")
    func brokenTemplate() async throws {
        let scratch = Scratch()
        try scratch.write("{\n  \"kind\": \"widget\",\n  \"families\": [}", to: "t/bad/template.json")
        try scratch.write(Self.template(#"{"Text": "hello"}"#), to: "t/good/template.json")
        let run = await tool("render", "t", in: scratch)
        #expect(run.code == .toolError)
        #expect(run.err.contains("bad/template.json:3:16"))
        #expect(scratch.files(in: "output/good").count == 2)
    }

    @Test("An unknown view is named with its place and the nearest name")
    func unknownView() async throws {
        let scratch = Scratch()
        try scratch.write(Self.template(#"{"VStak": [{"Text": "a"}]}"#), to: "t/template.json")
        let run = await tool("render", "t", in: scratch)
        #expect(run.code == .toolError)
        #expect(run.err.contains("VStack"))
        #expect(run.err.contains("template.json:1:"))
        #expect(scratch.files(in: "output").keys.sorted() == ["manifest.json"])
    }

    @Test("A budget too small for a row ends with the memory code and says what would do")
    func memory() async throws {
        let scratch = Scratch()
        try scratch.write(Self.template(#"{"Text": "hello"}"#), to: "t/template.json")
        let run = await tool("render", "t", "--memory-budget", "2000", in: scratch)
        #expect(run.code == .memory)
        #expect(run.err.contains("--memory-budget"))
    }

    @Test("A small budget draws the same bytes in more bands")
    func bands() async throws {
        let scratch = Scratch()
        try scratch.write(
            Self.template(#"{"Text": "hello", "modifiers": [{"shadow": {"radius": 3}}]}"#), to: "t/template.json")
        _ = await tool("render", "t", "--out", "wide", in: scratch)
        let run = await tool("render", "t", "--out", "narrow", "--memory-budget", "1500kB", in: scratch)
        #expect(run.code == .success, "\(run.err)")
        #expect(scratch.files(in: "wide/t") == scratch.files(in: "narrow/t"))
    }

    @Test("One picture goes to the .png that is named; several do not")
    func single() async throws {
        let scratch = Scratch()
        try scratch.write(Self.template(#"{"Text": "hello"}"#), to: "t/template.json")
        let several = await tool("render", "t", "-o", "x.png", in: scratch)
        #expect(several.code == .usage)
        #expect(several.err.contains("2 pictures"))
        #expect(await tool("render", "t", "-o", "x.png", "--appearance", "dark", in: scratch).code == .success)
        #expect(scratch.data("x.png")?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
    }

    @Test("An output that cannot be written is said for each picture, and nothing half written stays")
    func unwritable() async throws {
        let scratch = Scratch()
        try scratch.write(Self.template(#"{"Text": "hello"}"#), to: "t/template.json")
        try scratch.write("a file", to: "taken")
        let run = await tool("render", "t", "--out", "taken", in: scratch)
        #expect(run.code == .toolError)
        #expect(run.err.contains("taken"))
        #expect(scratch.data("taken") == Data("a file".utf8))
    }

    @Test(
        "Wrong values end with the usage code and say what was expected",
        arguments: [
            (["--familly", "small"], "--family"), (["--appearance", "drak"], "dark"), (["--os", "12"], "17, 18, 26"),
            (["--time-zone", "Asia/Tokio"], "IANA"), (["--now", "2026-02-30"], "2026-06-09T09:41:00"),
            (["--scale", "0"], "above 0"), (["--jobs", "none"], "1 to 256"),
            (["--device", "iphone-16-por"], "iphone-16-pro"),
            (["--memory-budget", "lots"], "30MB"), (["--entry", "-1"], "number from 0"),
            (["--filter", "("], "regular expression"),
            (["--family", "systemSmal"], "systemSmall"),
        ])
    func usage(arguments: [String], hint: String) async throws {
        let scratch = Scratch()
        try scratch.write(Self.template(#"{"Text": "hello"}"#), to: "t/template.json")
        let run = await tool("render", "t", arguments[0], arguments[1], in: scratch)
        #expect(run.code == .usage)
        #expect(run.err.contains(hint), "\(run.err)")
        #expect(scratch.files(in: "output").isEmpty)
    }

    @Test("A path with no template in it is said")
    func nothing() async throws {
        let scratch = Scratch()
        let run = await tool("render", "nowhere", in: scratch)
        #expect(run.code == .toolError)
        #expect(run.err.contains("nowhere: no such file or folder"))
    }
}
