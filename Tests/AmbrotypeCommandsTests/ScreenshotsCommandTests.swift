import AmbrotypeCommands
import AmbrotypeDrawing
import AmbrotypeImages
import Foundation
import Testing

@MainActor @Suite("screenshots")
struct ScreenshotsCommandTests {
    /// A folder with a template and a configuration of small pictures.
    static func project(
        _ shots: String = ScreenshotsCommandTests.home, locales: String = #"["en-US", "ja"]"#, rest: String = ""
    ) throws -> Scratch {
        let scratch = Scratch()
        try scratch.write(
            RenderCommandTests.template(#"{"Text": "Hello"}"#, families: #"["systemSmall", "systemMedium"]"#),
            to: "hello/template.json")
        try scratch.write(
            #"{"locales": \#(locales), "devices": ["iphone-4.7"], \#(rest) "shots": [\#(shots)]}"#,
            to: "storefront.json"
        )
        return scratch
    }

    static let home =
        #"{"name": "home", "caption": "A greeting", "scene": {"home": {"widgets": [{"widget": "hello", "family": "small", "at": [0, 0]}]}}}"#

    @Test("Pictures lie where deliver looks, of the exact size, without alpha, tagged as sRGB")
    func pictures() async throws {
        let scratch = try Self.project()
        let run = await tool("screenshots", in: scratch)
        #expect(run.code == .success, "\(run.err)")
        let names = scratch.files(in: "fastlane/screenshots").keys.sorted().filter { $0.contains("/") }
        #expect(names == ["en-US/iPhone SE-01_home.png", "ja/iPhone SE-01_home.png"])
        let header = try readHeader(.file(scratch.url.appendingPathComponent("fastlane/screenshots/" + names[0]).path))
        #expect(header.width == 750 && header.height == 1334)
        #expect(!header.hasAlpha)
        #expect(header.profile == .sRGB)
    }

    @Test("A second run draws nothing, a changed template draws again, and only the languages it touches")
    func incremental() async throws {
        let scratch = try Self.project(locales: #"["en-US", "de-DE"]"#)
        _ = await tool("screenshots", in: scratch)
        let before = scratch.files(in: "fastlane/screenshots")
        #expect(await tool("screenshots", in: scratch).out.hasPrefix("0 drawn, 2 unchanged"))
        #expect(scratch.files(in: "fastlane/screenshots") == before)
        try scratch.write(
            #"{"locales": ["en-US", "de-DE"], "devices": ["iphone-4.7"], "shots": [{"name": "home", "caption": {"en-US": "A greeting", "de-DE": "Ein Gruß"}, "scene": {"home": {"widgets": [{"widget": "hello", "family": "small", "at": [0, 0]}]}}}]}"#,
            to: "storefront.json")
        #expect(await tool("screenshots", in: scratch).out.hasPrefix("1 drawn, 1 unchanged"))
        try scratch.write(
            RenderCommandTests.template(#"{"Text": "Goodbye"}"#, families: #"["systemSmall", "systemMedium"]"#),
            to: "hello/template.json")
        #expect(await tool("screenshots", in: scratch).out.hasPrefix("2 drawn, 0 unchanged"))
    }

    @Test("A lost picture is made again")
    func lost() async throws {
        let scratch = try Self.project(locales: #"["en-US"]"#)
        _ = await tool("screenshots", in: scratch)
        let file = scratch.url.appendingPathComponent("fastlane/screenshots/en-US/iPhone SE-01_home.png")
        try FileManager.default.removeItem(at: file)
        #expect(await tool("screenshots", in: scratch).out.hasPrefix("1 drawn"))
    }

    @Test("A template may be named by an absolute path")
    func absolute() async throws {
        let scratch = Scratch()
        let shot = Self.home.replacing("\"hello\"", with: "\"\(scratch.url.path)/hello\"")
        try scratch.write(
            RenderCommandTests.template(#"{"Text": "Hello"}"#), to: "hello/template.json")
        try scratch.write(
            #"{"locales": ["en-US"], "devices": ["iphone-4.7"], "shots": [\#(shot)]}"#, to: "storefront.json")
        let run = await tool("screenshots", in: scratch)
        #expect(run.code == .success, "\(run.err)")
    }

    @Test("A dry run names what would be drawn and writes nothing")
    func dryRun() async throws {
        let scratch = try Self.project(locales: #"["en-US"]"#)
        let run = await tool("screenshots", "--dry-run", in: scratch)
        #expect(run.out == "would draw  en-US/iPhone SE-01_home\n")
        #expect(scratch.files(in: "fastlane").isEmpty)
    }

    @Test("Brands have a folder each and their own values and parameters")
    func brands() async throws {
        let shot = Self.home.replacing(
            #""caption": "A greeting""#, with: ##""caption": "A greeting", "background": "$ground""##)
        let scratch = try Self.project(
            shot, locales: #"["en-US"]"#,
            rest: ##""brands": {"red": {"values": {"ground": "#FF0000"}}, "blue": {"values": {"ground": "#0000FF"}}},"##
        )
        let run = await tool("screenshots", in: scratch)
        #expect(run.code == .success, "\(run.err)")
        let red = try #require(scratch.data("fastlane/red/screenshots/en-US/iPhone SE-01_home.png"))
        let blue = try #require(scratch.data("fastlane/blue/screenshots/en-US/iPhone SE-01_home.png"))
        let budget = MemoryBudget(limit: 1 << 28)
        #expect(try decodePNG([UInt8](red), budget: budget)[3, 3] == (255, 0, 0, 255))
        #expect(try decodePNG([UInt8](blue), budget: budget)[3, 3] == (0, 0, 255, 255))
        #expect(await tool("screenshots", "--brand", "red", "--json", in: scratch).out.contains("\"brand\" : \"red\""))
    }

    @Test("A JPEG keeps below the limit of bytes by a lower quality, and a limit that cannot be kept is told")
    func jpeg() async throws {
        let scratch = try Self.project(
            locales: #"["en-US"]"#, rest: #""format": {"type": "jpeg", "quality": 95, "maxBytes": 70000},"#)
        let run = await tool("screenshots", "--json", in: scratch)
        #expect(run.code == .success, "\(run.err)")
        let file = try #require(scratch.data("fastlane/screenshots/en-US/iPhone SE-01_home.jpg"))
        #expect(file.count <= 70000)
        let tight = try Self.project(
            locales: #"["en-US"]"#, rest: #""format": {"type": "jpeg", "maxBytes": 2000},"#)
        let refused = await tool("screenshots", in: tight)
        #expect(refused.code == .toolError)
        #expect(refused.err.contains("maxBytes 2000"))
    }

    @Test("A caption that does not fit is an error of its picture, and the others are made")
    func longCaption() async throws {
        let long = String(repeating: "far too many words ", count: 40)
        let scratch = try Self.project(
            Self.home + "," + #"{"name": "long", "caption": "\#(long)", "scene": {"lock": {}}}"#, locales: #"["en-US"]"#
        )
        let run = await tool("screenshots", in: scratch)
        #expect(run.code == .usage)
        #expect(run.err.contains("en-US/iPhone SE-02_long: storefront.json:1:"))
        #expect(run.err.contains("error: the caption") && run.err.contains("(/shots/1)"))
        #expect(scratch.data("fastlane/screenshots/en-US/iPhone SE-01_home.png") != nil)
    }

    @Test("A mistake in the file ends with usage, its place and the right word")
    func mistakes() async throws {
        let scratch = try Self.project(locales: #"["en-UK"]"#)
        let run = await tool("screenshots", in: scratch)
        #expect(run.code == .usage)
        #expect(run.err.contains("storefront.json:1:14: error: there is no language \"en-UK\""))
        #expect(await tool("screenshots", "nowhere.json", in: scratch).code == .usage)
    }

    @Test(
        "A mistake inside a shot ends with usage too, with its place; the other pictures are made",
        arguments: [
            (
                #"{"name": "b", "scene": {"lock": {"dork": true}}}"#,
                "error: a lock scene has no \"dork\" (/shots/1/scene/lock/dork). Did you mean"
            ),
            (
                #"{"name": "b", "scene": {"home": {"widgets": [{"widget": "hello", "family": "small", "at": [3, 0]}]}}}"#,
                "does not fit the grid"
            ),
            (
                #"{"name": "b", "scene": {"home": {"widgets": [{"widget": "hello", "family": "small", "at": [0, 0], "entry": "nope"}]}}}"#,
                "there is no entry \"nope\""
            ),
            (
                #"{"name": "b", "scene": {"home": {"widgets": [{"widget": "hallo", "family": "small", "at": [0, 0]}]}}}"#,
                "(/shots/1)"
            ),
            (#"{"name": "b", "scene": {"island": {"widget": "hello"}}}"#, "has no Dynamic Island"),
        ])
    func mistakesInShots(shot: String, words: String) async throws {
        let scratch = try Self.project(Self.home + "," + shot, locales: #"["en-US"]"#)
        let run = await tool("screenshots", in: scratch)
        #expect(run.code == .usage, "\(run.err)")
        #expect(run.err.contains(words) && run.err.contains("storefront.json:1:"), "\(run.err)")
        #expect(scratch.data("fastlane/screenshots/en-US/iPhone SE-01_home.png") != nil)
    }

    @Test("A template that cannot be drawn is no mistake of the configuration")
    func brokenTemplate() async throws {
        let scratch = try Self.project(locales: #"["en-US"]"#)
        try scratch.write(RenderCommandTests.template(#"{"Txet": "Hello"}"#), to: "hello/template.json")
        #expect(await tool("screenshots", in: scratch).code == .toolError)
    }

    @Test(
        "Names that are not there are refused with those that are: language, brand, and what a filter matches nothing with"
    )
    func unknownNames() async throws {
        let scratch = try Self.project(rest: #""brands": {"red": {}, "blue": {}},"#)
        for arguments in [
            ["--locale", "fr-FR"], ["--brand", "green"], ["--filter", "hme"], ["--filter", "red/de-DE"],
        ] {
            let run = await tool(["screenshots", "--dry-run"] + arguments, in: scratch)
            #expect(run.code == .usage && run.out.isEmpty, "\(arguments)")
            #expect(run.err.contains(arguments[1]), "\(run.err)")
        }
        #expect(await tool("screenshots", "--dry-run", "--filter", "hme", in: scratch).err.contains("home"))
        #expect(await tool("screenshots", "--dry-run", "--filter", "red/ja", in: scratch).out.contains("red/ja"))
    }

    @Test("A blurred photograph is as soft as asked, though it is made small")
    func softWallpaper() async throws {
        let scratch = try Self.project(
            #"{"name": "a", "layout": "full", "scene": {"home": {"wallpaper": {"picture": "edge.png", "blur": 12}, "neutralApps": 0, "page": false}}}"#,
            locales: #"["en-US"]"#)
        let budget = MemoryBudget(limit: 1 << 28)
        let edge = try Pixmap(width: 750, height: 1334, budget: budget, for: "a test")
        for at in 0..<750 * 1334 {
            for channel in 0..<4 { edge.bytes[at * 4 + channel] = channel == 3 || at % 750 >= 375 ? 255 : 0 }
        }
        try Data(encodePNG(edge, budget: budget)).write(to: scratch.url.appendingPathComponent("edge.png"))
        let run = await tool("screenshots", in: scratch)
        #expect(run.code == .success, "\(run.err)")
        let file = try #require(scratch.data("fastlane/screenshots/en-US/iPhone SE-01_a.png"))
        let made = try decodePNG([UInt8](file), budget: budget)
        // 12 points are 24 pixels of standard deviation.
        for x in stride(from: 0, to: 750, by: 5) {
            let wanted = 127.5 * (1 + erf((Double(x) + 0.5 - 375) / 24 / 2.0.squareRoot()))
            #expect(abs(Double(made[x, 600].0) - wanted) < 5, "\(x): \(made[x, 600].0), not \(wanted)")
        }
    }

    @Test("A contact sheet has the same bytes, made from pictures just drawn or from their files")
    func contactSheet() async throws {
        let scratch = try Self.project(locales: #"["en-US"]"#)
        _ = await tool("screenshots", in: scratch)
        let sheet = "fastlane/screenshots/contact-en-US.png"
        let fresh = try #require(scratch.data(sheet))
        try FileManager.default.removeItem(at: scratch.url.appendingPathComponent(sheet))
        #expect(await tool("screenshots", in: scratch).out.hasPrefix("0 drawn, 1 unchanged"))
        #expect(scratch.data(sheet) == fresh)
    }

    @Test("fastlane's captions and a Framefile are taken over, and what cannot be is told")
    func fastlane() async throws {
        let shot = Self.home.replacing(#""caption": "A greeting", "#, with: "")
        let scratch = try Self.project(
            shot, locales: #"["en-US"]"#,
            rest: #""fastlaneStrings": "old", "framefile": "old/Framefile.json", "#)
        try scratch.write("\n\"01_home\" = \"Old words\";\n", to: "old/en-US/title.strings")
        try scratch.write(##"{"default": {"background": "#00FF00", "padding": 40}}"##, to: "old/Framefile.json")
        let run = await tool("screenshots", in: scratch)
        #expect(run.code == .success, "\(run.err)")
        #expect(run.err.contains("padding is not taken over"))
        let file = try #require(scratch.data("fastlane/screenshots/en-US/iPhone SE-01_home.png"))
        #expect(try decodePNG([UInt8](file), budget: MemoryBudget(limit: 1 << 28))[3, 3] == (0, 255, 0, 255))
    }

    @Test("fastlane's key is looked for in the shot's name, not in the device's")
    func deviceNames() async throws {
        let shot = Self.home.replacing(#""caption": "A greeting", "#, with: "")
        let scratch = try Self.project(shot, locales: #"["en-US"]"#)
        _ = await tool("screenshots", in: scratch)
        let path = "fastlane/screenshots/en-US/iPhone SE-01_home.png"
        let plain = try #require(scratch.data(path))
        func drawn(with key: String) async throws -> Data? {
            try scratch.write("\"\(key)\" = \"Old words\";\n", to: "old/en-US/title.strings")
            let text =
                #"{"locales": ["en-US"], "devices": ["iphone-4.7"], "fastlaneStrings": "old", "shots": [\#(shot)]}"#
            try scratch.write(text, to: "storefront.json")
            _ = await tool("screenshots", "--force", in: scratch)
            return scratch.data(path)
        }
        #expect(try await drawn(with: "one") == plain)
        #expect(try await drawn(with: "home") != plain)
    }

    @Test("A filter shows the mistakes of the pictures it chooses, and only those")
    func filteredMistakes() async throws {
        let wrong = Self.home.replacing(#""at": [0, 0]"#, with: #""at": [-1, 0]"#)
        let scratch = try Self.project(wrong + #", {"name": "lock", "scene": {"lock": {}}}"#)
        let run = await tool("screenshots", "--filter", "home", in: scratch)
        #expect(run.code == .usage)
        #expect(run.err.contains("en-US, iPhone SE (and 1 more like it): storefront.json:1:"), "\(run.err)")
        #expect(await tool("screenshots", "--filter", "lock", in: scratch).code == .success)
        #expect(await tool("screenshots", "--filter", "hmoe", in: scratch).err.contains("no picture's name matches"))
    }

    @Test("A language, device or brand that there is not is told where a shot names it")
    func strangers() async throws {
        let shot = Self.home.replacing(
            #""name": "home","#,
            with:
                ##""name": "home", "only": {"devices": ["iphon"]}, "locales": {"jp": {"background": "#FF0000"}}, "brands": {"red": {}},"##
        )
        let run = await tool("screenshots", in: try Self.project(shot))
        #expect(run.code == .usage)
        #expect(
            run.err.contains(#"there is no device "iphon" (/shots/0/only/devices/0). Did you mean "iphone""#),
            "\(run.err)")
        #expect(run.err.contains(#"there is no language "jp""#))
        #expect(run.err.contains(#"there is no brand "red""#))
    }

    @Test(
        "What would draw one file twice or outside the output folder is refused",
        arguments: [
            (#""brands": {"a": {"output": "same"}, "b": {"output": "same"}},"#, "the brands a and b both write"),
            (#""brands": {"../a": {}},"#, #""../a" is not a name that a folder can have"#),
            (#""now": "yesterday","#, "storefront.json: now yesterday: expected a time"),
        ])
    func refused(rest: String, words: String) async throws {
        let scratch = try Self.project(rest: rest)
        let run = await tool("screenshots", in: scratch)
        #expect(run.code == .usage)
        #expect(run.err.contains(words), "\(run.err)")
        #expect(!FileManager.default.fileExists(atPath: scratch.url.appendingPathComponent("same").path))
    }

    @Test("A device or a language named twice is refused, and so is a folder in the file's place")
    func twice() async throws {
        #expect(
            await tool("screenshots", in: try Self.project(locales: #"["ja", "ja"]"#)).err.contains(
                "is not a language that is named once"))
        let scratch = try Self.project()
        #expect(await tool("screenshots", ".", in: scratch).err.contains("it is a folder"))
        try scratch.write(
            #"{"locales": ["ja"], "devices": ["iphone-6.9", "iphone-17-pro-max"], "shots": [\#(Self.home)]}"#,
            to: "storefront.json")
        #expect(await tool("screenshots", in: scratch).err.contains("devices has iPhone 17 Pro Max twice"))
    }

    @Test("More pictures than the store takes of a set are told while drawing")
    func crowded() async throws {
        let shots = (1...11).map { #"{"name": "s\#($0)", "scene": {"lock": {}}}"# }.joined(separator: ", ")
        let run = await tool("screenshots", "--dry-run", in: try Self.project(shots, locales: #"["ja"]"#))
        #expect(run.err.contains("ja, iPhone SE: 11 pictures, and the store takes 10 of a set"), "\(run.err)")
    }

    @Test("A key without a text in a language is told, not drawn in another")
    func untranslated() async throws {
        let scratch = try Self.project(rest: #""strings": ["Localizable.xcstrings"],"#)
        try scratch.write(
            #"{"sourceLanguage": "en", "version": "1.0", "strings": {"A greeting": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Hi"}}}}}}"#,
            to: "Localizable.xcstrings")
        let run = await tool("screenshots", in: scratch)
        #expect(run.code == .usage)
        #expect(run.err.contains("ja, iPhone SE"))
        #expect(run.err.contains("is not translated into ja"))
        #expect(scratch.data("fastlane/screenshots/en-US/iPhone SE-01_home.png") != nil)
    }

    @Test("Pictures of shots that are gone are told, and removed when asked")
    func prune() async throws {
        let scratch = try Self.project(locales: #"["en-US"]"#)
        _ = await tool("screenshots", in: scratch)
        try scratch.write(
            #"{"locales": ["en-US"], "devices": ["iphone-4.7"], "shots": [{"name": "lock", "scene": {"lock": {}}}]}"#,
            to: "storefront.json")
        let told = await tool("screenshots", in: scratch)
        #expect(told.err.contains("01_home.png is of an earlier run"))
        _ = await tool("screenshots", "--prune", in: scratch)
        #expect(scratch.data("fastlane/screenshots/en-US/iPhone SE-01_home.png") == nil)
        #expect(scratch.data("fastlane/screenshots/en-US/iPhone SE-01_lock.png") != nil)
    }

    @Test("The number of jobs changes no byte")
    func jobs() async throws {
        let scratch = try Self.project()
        _ = await tool("screenshots", "--out", "one", "--jobs", "1", in: scratch)
        _ = await tool("screenshots", "--out", "four", "--jobs", "4", in: scratch)
        #expect(scratch.files(in: "one") == scratch.files(in: "four"))
        #expect(scratch.files(in: "one").keys.contains("index.html"))
        #expect(scratch.files(in: "one").keys.contains("contact-ja.png"))
    }
}

@MainActor @Suite("screenshots --validate")
struct ScreenshotFolderTests {
    /// A picture of one colour with a few marks, so that no two are equal.
    private func png(_ width: Int, _ height: Int, mark: Int, alpha: Bool = false) throws -> [UInt8] {
        let budget = MemoryBudget(limit: 1 << 28)
        let pixmap = try Pixmap(width: width, height: height, budget: budget, for: "a test")
        pixmap.bytes.update(repeating: 255)
        for channel in 0..<3 { pixmap.bytes[(height / 2 * width + width / 2) * 4 + channel] = UInt8(mark) }
        if alpha { for channel in 0..<4 { pixmap.bytes[channel] = 0 } }
        return try encodePNG(pixmap, budget: budget)
    }

    private func write(_ bytes: [UInt8], _ path: String, _ scratch: Scratch) throws {
        let file = scratch.url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    @Test("Every fault of a broken folder is named, and nothing else")
    func broken() async throws {
        let scratch = Scratch()
        // Small sizes of the store keep the test quick; the large set is there once.
        try write(try png(1320, 2868, mark: 1), "shots/en-US/good.png", scratch)
        try write(try png(640, 1135, mark: 2), "shots/en-US/wrong-size.png", scratch)
        try write(try png(640, 1136, mark: 3, alpha: true), "shots/en-US/alpha.png", scratch)
        let whole = try png(640, 1136, mark: 4)
        try write(Array(whole.prefix(whole.count / 2)), "shots/en-US/truncated.png", scratch)
        try write(Array("<html>".utf8), "shots/en-US/page.png", scratch)
        try write(try png(1320, 2868, mark: 5), "shots/xx-YY/good.png", scratch)
        for number in 1...11 { try write(try png(640, 960, mark: 20 + number), "shots/de-DE/p\(number).png", scratch) }
        try write(try png(1320, 2868, mark: 6), "shots/de-DE/good.png", scratch)
        let run = await tool("screenshots", "--validate", "shots", "--json", in: scratch)
        #expect(run.code == .lint)
        struct Report: Decodable {
            struct Finding: Decodable {
                var path: String
                var rule: String
            }
            var findings: [Finding]
        }
        let report = try JSONDecoder().decode(Report.self, from: Data(run.out.utf8))
        #expect(
            report.findings.map { "\($0.path): \($0.rule)" } == [
                "de-DE: too-many", "en-US/alpha.png: alpha", "en-US/page.png: unreadable",
                "en-US/truncated.png: truncated",
                "en-US/wrong-size.png: wrong-size", "xx-YY: unknown-language",
            ])
    }

    @Test("What this tool makes passes its own check")
    func own() async throws {
        let scratch = try ScreenshotsCommandTests.project(locales: #"["en-US"]"#)
        try scratch.write(
            #"{"locales": ["en-US"], "devices": ["iphone-6.9"], "shots": [\#(ScreenshotsCommandTests.home)]}"#,
            to: "storefront.json")
        _ = await tool("screenshots", in: scratch)
        let run = await tool("screenshots", "--validate", "fastlane/screenshots", in: scratch)
        #expect(run.code == .success, "\(run.out)")
        #expect(run.out.hasPrefix("1 picture, 0 errors, 0 warnings"))
    }

    @Test("A caption nobody can read and one in a rounded corner are warned of")
    func look() async throws {
        let scratch = Scratch()
        let budget = MemoryBudget(limit: 1 << 28)
        let pixmap = try Pixmap(width: 1242, height: 2208, budget: budget, for: "a test")
        pixmap.bytes.update(repeating: 255)
        // Pale stripes where a caption is, dark ones in the corner.
        for y in 0..<2208 {
            for x in 0..<1242 {
                let isCaption = (250..<330).contains(y) && (200..<1000).contains(x) && x / 12 % 2 == 0
                let isCorner = y < 60 && x < 60 && x / 6 % 2 == 0
                guard isCaption || isCorner else { continue }
                for channel in 0..<3 { pixmap.bytes[(y * 1242 + x) * 4 + channel] = isCorner ? 20 : 205 }
            }
        }
        try write(try encodePNG(pixmap, budget: budget), "shots/en-US/a.png", scratch)
        let run = await tool("screenshots", "--validate", "shots", in: scratch)
        #expect(run.out.contains("upper left corner"))
        #expect(run.out.contains("[text-contrast]"))
    }

    @Test("An empty folder and one that is not there are told apart")
    func nothing() async throws {
        let scratch = Scratch()
        #expect(await tool("screenshots", "--validate", "nowhere", in: scratch).code == .usage)
        try scratch.write("", to: "shots/en-US/.keep")
        #expect(await tool("screenshots", "--validate", "shots", in: scratch).code == .lint)
    }

    @Test(
        "What belongs to drawing is refused beside --validate, and --require without it",
        arguments: [
            ["--validate", "shots", "--force"], ["--validate", "shots", "--out", "there"],
            ["--validate", "shots", "--locale", "ja"], ["--validate", "shots", "--jobs", "2"],
            ["--validate", "shots", "--dry-run"], ["--validate", "shots", "storefront.json"],
            ["--require", "ipad-13"],
        ])
    func strangers(arguments: [String]) async throws {
        let scratch = try ScreenshotsCommandTests.project(locales: #"["en-US"]"#)
        try write(try png(640, 960, mark: 1), "shots/en-US/a.png", scratch)
        let run = await tool(["screenshots"] + arguments, in: scratch)
        #expect(run.code == .usage && run.out.isEmpty, "\(run.out)")
        #expect(run.err.contains("--validate"))
    }
}
