import AmbrotypeCommands
import AmbrotypeLimits
import Foundation
import Testing

@MainActor @Suite("Check command")
struct CheckCommandTests {
    static let cup = """
        {"kind": "widget", "families": ["systemSmall"], "containerBackground": "background", "body": BODY}
        """

    /// A scratch folder with one widget of that body.
    func widget(_ body: String) throws -> Scratch {
        let scratch = Scratch()
        try scratch.write(Self.cup.replacing("BODY", with: body), to: "cup/template.json")
        return scratch
    }

    let tooLong = #"{"Text": "A sentence that is far too long for one line", "modifiers": [{"lineLimit": 1}]}"#

    @Test("A sound widget passes, and a broken one fails with its line and the mend")
    func passes() async throws {
        let sound = try await tool("check", "cup", in: widget(#"{"Text": "Hello"}"#))
        #expect(sound.code == .success)
        #expect(sound.out.contains("0 errors, 0 warnings"))
        let broken = try await tool("check", "cup", in: widget(#"{"Text": "", "modifiers": []}"#))
        #expect(broken.code == .lint)
        #expect(broken.out.contains("blank-picture"))
        #expect(broken.out.contains("→ Draw something in every state"))
    }

    @Test("A choice that leaves no picture is a mistake, not a pass")
    func nothingChosen() async throws {
        let run = try await tool("check", "cup", "--filter", "zzz", in: widget(#"{"Text": "Hello"}"#))
        #expect(run.code == .usage)
        #expect(run.err.contains("nothing to check: no picture matches what was asked"))
    }

    @Test("A new template has no error")
    func starter() async {
        let scratch = Scratch()
        #expect(await tool("new", "cup", in: scratch).code == .success)
        let run = await tool("check", "templates", in: scratch)
        #expect(run.code == .success, "\(run.out)\(run.err)")
    }

    @Test("Warnings fail only where --strict asks for it, and each names its place in the document")
    func warnings() async throws {
        let scratch = try widget(tooLong)
        let run = await tool("check", "cup", in: scratch)
        #expect(run.code == .success)
        #expect(run.out.contains("truncated-text"))
        #expect(run.out.contains("at template.json:1:"))
        #expect(await tool("check", "cup", "--strict", in: scratch).code == .lint)
    }

    @Test("A rule that the configuration makes an error fails; an exception with a reason passes")
    func configuration() async throws {
        let scratch = try widget(tooLong)
        try scratch.write(
            #"{"check": {"rules": {"truncated-text": {"severity": "error", "reason": "titles must be whole"}}}}"#,
            to: "ambrotype.json")
        #expect(await tool("check", "cup", in: scratch).code == .lint)
        try scratch.write(
            #"{"check": {"exceptions": [{"rule": "truncated-text", "subject": "cup", "reason": "it is a teaser"}]}}"#,
            to: "ambrotype.json")
        let run = await tool("check", "cup", "--strict", in: scratch)
        #expect(run.code == .success)
        #expect(run.out.contains("1 excepted"))
        try scratch.write(#"{"check": {"rulez": {}}}"#, to: "ambrotype.json")
        let wrong = await tool("check", "cup", in: scratch)
        #expect(wrong.code == .usage)
        #expect(wrong.err.contains("ambrotype.json:1:12"))
    }

    @Test(
        "Templates have their own configuration in their folder or above; two at once are a question, the folder's own comes first"
    )
    func nearConfiguration() async throws {
        let scratch = try widget(tooLong)
        let accepting = #"{"check": {"exceptions": [{"rule": "truncated-text", "reason": "it is a teaser"}]}}"#
        for name in ["a/one", "a/two", "b/three"] {
            try scratch.write(Self.cup.replacing("BODY", with: tooLong), to: name + "/template.json")
        }
        for name in ["a", "b"] { try scratch.write(accepting, to: name + "/ambrotype.json") }
        #expect(await tool("check", "cup", "--strict", in: scratch).code == .lint)
        #expect(await tool("check", "a/one", "a/two", "--strict", in: scratch).code == .success)
        let idle = #"{"check": {"exceptions": [{"rule": "blank-picture", "reason": "of another template"}]}}"#
        try scratch.write(idle, to: "b/ambrotype.json")
        #expect(await tool("check", "b/three", in: scratch).err.isEmpty)
        #expect(await tool("check", "b", in: scratch).err.contains("b/ambrotype.json:1:27: warning"))
        let both = await tool("check", "a/one", "b/three", in: scratch)
        #expect(both.code == .usage)
        #expect(both.err.contains("a/ambrotype.json and b/ambrotype.json both speak of what is named here"))
        try scratch.write("{}", to: "ambrotype.json")
        #expect(await tool("check", "a/one", "--strict", in: scratch).code == .lint)
    }

    @Test("An exception that fits nothing is told with its place, in a whole run only")
    func idleExceptions() async throws {
        let scratch = try widget(tooLong)
        try scratch.write(
            """
            {"check": {"exceptions": [
              {"rule": "truncated-text", "subject": "cup", "reason": "it is a teaser"},
              {"rule": "blank-picture", "reason": "mended long ago"},
              {"rule": "truncated-text", "subject": "cupp", "reason": "misspelt"},
              {"rule": "truncated-text", "subject": "another-widget", "reason": "not in this run"}]}}
            """, to: "ambrotype.json")
        let run = await tool("check", "cup", in: scratch)
        #expect(run.code == .success)
        #expect(run.err.contains("ambrotype.json:3:3: warning: the exception of blank-picture fits no finding"))
        #expect(run.err.contains("ambrotype.json:4:3: warning: "))
        #expect(run.err.contains("did you mean cup?"))
        #expect(!run.err.contains(":2:") && !run.err.contains("another-widget"), "\(run.err)")
        #expect(await tool("check", "cup", "--section", "layout", in: scratch).err.isEmpty)
    }

    @Test("--filter chooses among days as among pictures")
    func filteredDays() async throws {
        let scratch = Scratch()
        try scratch.write(
            """
            {"kind": "widget", "families": ["systemSmall"], "containerBackground": "background",
             "timeline": {"everyMinutes": 60, "count": 1, "policy": "never"}, "body": {"Text": "Hello"}}
            """, to: "cup/template.json")
        #expect(await tool("check", "cup", in: scratch).out.contains("widget-frozen"))
        let pictures = await tool("check", "cup", "--filter", "systemSmall", in: scratch)
        #expect(pictures.code == .success && !pictures.out.contains("widget-frozen"), "\(pictures.out)")
        let days = await tool("check", "cup", "--filter", "/timeline", in: scratch)
        #expect(days.out.contains("widget-frozen") && days.out.contains("in 0 pictures"), "\(days.out)")
        #expect(await tool("check", "cup", "--filter", "zzz", "--section", "time", in: scratch).code == .usage)
    }

    @Test("What a baseline knows does not fail, and what is new does")
    func baseline() async throws {
        let scratch = try widget(tooLong)
        #expect(await tool("check", "cup", "--strict", "--write-baseline", "known.json", in: scratch).code == .success)
        let same = await tool("check", "cup", "--strict", "--baseline", "known.json", in: scratch)
        #expect(same.code == .success)
        #expect(same.out.contains("1 in the baseline"))
        try scratch.write(
            Self.cup.replacing("BODY", with: #"{"VStack": [\#(tooLong), \#(tooLong)]}"#), to: "cup/template.json")
        #expect(await tool("check", "cup", "--strict", "--baseline", "known.json", in: scratch).code == .lint)
    }

    @Test("JSON, JUnit, SARIF and annotations all name the finding, and equal runs give equal bytes")
    func reports() async throws {
        let scratch = try widget(tooLong)
        let arguments = ["check", "cup", "--json", "--junit", "out/check.xml", "--sarif", "out/check.sarif"]
        let run = await tool(arguments, in: scratch)
        let again = await tool(arguments, in: scratch)
        #expect(run.out == again.out)
        let report = try JSONSerialization.jsonObject(with: Data(run.out.utf8)) as? [String: Any]
        #expect(report?["schemaVersion"] as? Int == 1)
        let junit = String(decoding: scratch.data("out/check.xml") ?? Data(), as: UTF8.self)
        #expect(junit.contains("<testsuite name=\"cup\""))
        #expect(junit.contains("truncated-text template.json:1:"))
        let sarif = try JSONSerialization.jsonObject(with: scratch.data("out/check.sarif") ?? Data()) as? [String: Any]
        #expect(sarif?["version"] as? String == "2.1.0")
        let text = String(decoding: scratch.data("out/check.sarif") ?? Data(), as: UTF8.self)
        #expect(text.contains("\"ruleId\": \"truncated-text\""))
        #expect(text.contains("cup/template.json"))
        let github = await tool("check", "cup", "--github", in: scratch)
        #expect(github.out.contains("::warning file=cup/template.json,line=1,"))
    }

    @Test("Rules can be listed and explained, and an unknown one is answered with the nearest")
    func explains() async throws {
        let scratch = Scratch()
        let list = await tool("check", "--list-rules", in: scratch)
        for rule in RuleBook.rules { #expect(list.out.contains(rule.name)) }
        let one = await tool("check", "--explain", "picture-area", in: scratch)
        #expect(one.code == .success)
        #expect(one.out.contains("4.4 times"))
        #expect(one.out.contains("https://github.com/TortugaPower/BookPlayer/issues/1282"))
        let wrong = await tool("check", "--explain", "picture-aria", in: scratch)
        #expect(wrong.code == .usage)
        #expect(wrong.err.contains("picture-area"))
    }
}
