import AmbrotypeCommands
import Foundation
import Testing

@MainActor @Suite("The other verbs")
struct OtherCommandTests {
    @Test("Help is printed for the tool and for each verb, with an example")
    func help() async throws {
        let scratch = Scratch()
        let overview = await tool("--help", in: scratch)
        #expect(overview.code == .success)
        for verb in ["render", "list", "describe", "new", "doctor"] {
            #expect(overview.out.contains(verb))
            let run = await tool(verb, "--help", in: scratch)
            #expect(run.code == .success)
            #expect(run.out.contains("ambrotype \(verb)"))
            #expect(run.out.contains("example"))
        }
    }

    @Test("A mistyped verb is answered with the nearest")
    func verb() async throws {
        let run = await tool("rendr", in: Scratch())
        #expect(run.code == .usage)
        #expect(run.err.contains("did you mean render?"))
    }

    @Test("describe prints texts with their frames, and where a tap goes")
    func describe() async throws {
        let scratch = Scratch()
        _ = await tool("new", "cup", in: scratch)
        let run = await tool(
            "describe", "templates", "--family", "small", "--appearance", "light", "--locale", "en", in: scratch)
        #expect(run.code == .success, "\(run.err)")
        #expect(run.out.contains("Text \"Water today\""))
        #expect(run.out.contains("cup://open"))
        let json = await tool("describe", "templates", "--json", "--family", "small", in: scratch)
        let parsed = try JSONSerialization.jsonObject(with: Data(json.out.utf8)) as? [[String: Any]]
        #expect(parsed?.count == 4)
    }

    @Test("list names presentations and languages, and every device has widgets")
    func list() async throws {
        let scratch = Scratch()
        _ = await tool("new", "cup", in: scratch)
        let run = await tool("list", "templates", in: scratch)
        #expect(run.out.contains("systemSmall, systemMedium"))
        let devices = await tool("list", "--devices", "--os", "18", in: scratch)
        #expect(devices.out.contains("iphone-16-pro "))
        #expect(devices.out.contains("small 162×162"))
    }

    @Test("new leaves a folder that is there as it is")
    func newTwice() async throws {
        let scratch = Scratch()
        try scratch.write("mine", to: "templates/cup/template.json")
        let run = await tool("new", "cup", in: scratch)
        #expect(run.code == .toolError)
        #expect(scratch.data("templates/cup/template.json") == Data("mine".utf8))
        #expect(await tool("new", "../cup", in: scratch).code == .usage)
    }

    @Test("Missing fonts and a folder that cannot be made are told in words, with a mend")
    func missing() async throws {
        let scratch = Scratch()
        _ = await tool("new", "cup", in: scratch)
        let render = await tool("render", "templates", in: scratch, environment: ["AMBROTYPE_FONT_FOLDER": "nowhere"])
        #expect(render.code == .toolError)
        #expect(render.err.contains("fonts.json is not there"), "\(render.err)")
        #expect(render.err.contains("AMBROTYPE_FONT_FOLDER"))
        try scratch.write("a file", to: "shut")
        let new = await tool("new", "tea", "--in", "shut", in: scratch)
        #expect(new.code == .toolError)
        #expect(new.err.contains("/shut/tea: "))
        #expect(new.err.contains("the folder cannot be made"))
        #expect(!new.err.contains("NSCocoa"))
    }

    @Test("A sheet of more pictures than fit at once is drawn, the same with and without room to keep them")
    func sheet() async throws {
        let scratch = Scratch()
        _ = await tool("new", "cup", in: scratch)
        #expect(await tool("render", "templates", in: scratch).code == .success)
        let picture = try #require(scratch.files(in: "output").first { $0.key.contains("systemMedium") }?.value)
        for number in 0..<48 {
            let file = scratch.url.appendingPathComponent("many/\(number).png")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try picture.write(to: file)
        }
        let run = await tool("sheet", "many", "--zoom", "1", in: scratch)
        #expect(run.code == .success, "\(run.err)")
        #expect(run.out.contains("48 pictures on sheet.png"))
    }
}
