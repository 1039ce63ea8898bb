import AmbrotypeCommands
import Foundation
import Testing

/// What a check found, by rule.
private struct FoundRules {
    var names: Set<String>
    var messages: [String: String]

    init(_ run: ToolRun) throws {
        let report = try JSONSerialization.jsonObject(with: Data(run.out.utf8)) as? [String: Any]
        let findings = report?["findings"] as? [[String: Any]] ?? []
        names = Set(findings.compactMap { $0["rule"] as? String })
        messages = Dictionary(
            findings.map { ($0["rule"] as? String ?? "", $0["message"] as? String ?? "") },
            uniquingKeysWith: { first, _ in first })
    }
}

@MainActor @Suite("Reported trouble")
struct ReportedTroubleTests {
    private func found(_ document: String, _ arguments: [String]) async throws -> FoundRules {
        let scratch = Scratch()
        try scratch.write(document, to: "cup/template.json")
        try scratch.picture("Photo", TestPhotograph.jpeg(300, 300), in: "cup")
        let standard = ["--device", "iphone-16-pro", "--text-size", "large"]
        let run = await tool(
            ["check", "cup", "--json"] + (arguments.isEmpty ? standard : arguments), in: scratch)
        #expect(run.err.isEmpty, "\(run.err)")
        return try FoundRules(run)
    }

    @Test("A rule finds what was reported and is silent on the mended twin", arguments: ReportedTrouble.layout)
    func findsAndPasses(trouble: ReportedTrouble) async throws {
        let broken = try await found(trouble.failing, trouble.arguments)
        #expect(broken.names.contains(trouble.rule), "found only \(broken.names.sorted())")
        let mended = try await found(trouble.passing, trouble.arguments)
        #expect(!mended.names.contains(trouble.rule), "\(mended.messages[trouble.rule] ?? "")")
    }

    /// mozilla-mobile/firefox-ios#7442
    @Test("Long languages overflow, a real one and the made-up one")
    func longLanguages() async throws {
        let strings = #"""
            {"sourceLanguage": "en", "version": "1.0", "strings": {"Save": {"localizations": {"de": {"stringUnit":
            {"state": "translated", "value": "Zwischenspeichern"}}}}}}
            """#
        func names(_ width: String, _ arguments: String...) async throws -> Set<String> {
            let scratch = Scratch()
            let body = #"{"Text": "Save", "modifiers": [{"lineLimit": 1}, {"frame": {"width": \#(width)}}]}"#
            try scratch.write(ReportedTrouble.widget(body, family: "systemMedium"), to: "cup/template.json")
            try scratch.write(strings, to: "cup/Localizable.xcstrings")
            let run = await tool(
                ["check", "cup", "--json", "--device", "iphone-16-pro", "--text-size", "large"] + arguments, in: scratch
            )
            return try FoundRules(run).names
        }
        #expect(try await names("44", "--locale", "en").contains("truncated-text") == false)
        #expect(try await names("44", "--locale", "de").contains("truncated-text"))
        #expect(try await names("44").contains("truncated-text"))
        #expect(try await names("240").contains("truncated-text") == false)
    }
}

@MainActor @Suite("Reported trouble with memory")
struct ReportedMemoryTests {
    /// A widget of one family whose entries each show a picture of their own.
    private func scratch(
        _ pictures: Int, _ bytes: [UInt8], family: String = "systemLarge", entries: Int? = nil, name: String = "cup",
        in scratch: Scratch = Scratch()
    ) throws -> Scratch {
        let names = (0..<pictures).map { "\"Photo\($0)\"" }.joined(separator: ", ")
        try scratch.write(
            ReportedTrouble.widget(
                #"{"Image": "{{ entry.picture }}", "modifiers": ["resizable", "scaledToFill"]}"#, family: family,
                """
                "data": {"pictures": [\(names)]}, "timeline": {"everyMinutes": 10, "count": \(entries ?? pictures),
                "items": "data.pictures"}, "entry": {"picture": "{{ item }}"},
                """), to: "\(name)/template.json")
        for index in 0..<pictures { try scratch.picture("Photo\(index)", bytes, in: name) }
        return scratch
    }

    private func rules(_ scratch: Scratch, _ arguments: String...) async throws -> Set<String> {
        let run = await tool(
            ["check", ".", "--json", "--section", "memory", "--device", "iphone-16-pro"] + arguments, in: scratch)
        return try FoundRules(run).names
    }

    /// wikimedia/wikipedia-ios#6019, #3725
    @Test("One picture of twelve megapixels is over the limit, its copy is not")
    func picture() async throws {
        let large = try scratch(1, TestPhotograph.jpeg(4032, 3024))
        #expect(try await rules(large).contains("picture-memory"))
        #expect(try await rules(scratch(1, TestPhotograph.jpeg(1452, 1089))).isEmpty)
    }

    /// feedback-assistant/reports#177
    @Test("All entries of a timeline count together")
    func timeline() async throws {
        let six = try await rules(scratch(6, TestPhotograph.jpeg(1000, 1000)))
        #expect(six.contains("timeline-memory"))
        #expect(!six.contains("entry-memory"))
        #expect(try await !rules(scratch(4, TestPhotograph.jpeg(1000, 1000))).contains("timeline-memory"))
    }

    /// wikimedia/wikipedia-ios#6019
    @Test("The pictures of one entry count together")
    func entry() async throws {
        func names(_ side: Int) async throws -> Set<String> {
            let scratch = Scratch()
            let image = { (name: String) in #"{"Image": "\#(name)", "modifiers": ["resizable"]}"# }
            try scratch.write(
                ReportedTrouble.widget(#"{"HStack": [\#(image("A")), \#(image("B"))]}"#, family: "systemLarge"),
                to: "cup/template.json")
            let bytes = try TestPhotograph.jpeg(side, side)
            for name in ["A", "B"] { try scratch.picture(name, bytes, in: "cup") }
            return try await rules(scratch)
        }
        #expect(try await names(1700).contains("entry-memory"))
        #expect(try await !names(700).contains("entry-memory"))
    }

    /// developer.apple.com/forums/thread/744726
    @Test("All widgets of a run share one process")
    func bundle() async throws {
        func names(_ side: Int) async throws -> Set<String> {
            let bytes = try TestPhotograph.jpeg(side, side)
            let both = Scratch()
            _ = try scratch(3, bytes, name: "cup", in: both)
            _ = try scratch(3, bytes, name: "jug", in: both)
            return try await rules(both)
        }
        #expect(try await names(1000).contains("bundle-memory"))
        #expect(try await !names(500).contains("bundle-memory"))
    }

    /// wikimedia/wikipedia-ios#6019, TortugaPower/BookPlayer#1230
    @Test("Pixels nobody sees are told")
    func waste() async throws {
        func names(_ side: Int) async throws -> Set<String> {
            let scratch = Scratch()
            try scratch.write(
                ReportedTrouble.widget(
                    #"{"Image": "Cover", "modifiers": ["resizable", {"frame": {"width": 44, "height": 44}}]}"#,
                    family: "systemLarge"), to: "cup/template.json")
            try scratch.picture("Cover", TestPhotograph.jpeg(side, side), in: "cup")
            return try await rules(scratch)
        }
        #expect(try await names(1200) == ["wasteful-picture"])
        #expect(try await names(132).isEmpty)
    }

    /// mattmaddux/FASwiftUI#16
    @Test("A large file in the extension is told")
    func resources() async throws {
        let scratch = try scratch(1, TestPhotograph.jpeg(100, 100))
        #expect(try await rules(scratch).isEmpty)
        try scratch.write(String(repeating: " ", count: 3_000_000), to: "cup/data/icons.json")
        #expect(try await rules(scratch) == ["large-resource"])
    }

    /// home-assistant/iOS#2741
    @Test("What the process takes before its first picture is part of the sum")
    func overhead() async throws {
        let scratch = try scratch(1, TestPhotograph.jpeg(1452, 1089))
        try scratch.write(#"{"check": {"limits": {"memoryOverheadMegabytes": 28}}}"#, to: "ambrotype.json")
        #expect(try await rules(scratch).contains("picture-memory"))
        try scratch.write(#"{"check": {"limits": {"memoryOverheadMegabytes": 31}}}"#, to: "ambrotype.json")
        #expect(try await rules(scratch).contains("memory-overhead"))
        try scratch.write(#"{"check": {"limits": {"memoryOverheadMegabytes": 20}}}"#, to: "ambrotype.json")
        #expect(try await rules(scratch).isEmpty)
    }

    /// steipete/CodexBar#3339
    @Test("A timeline too large to be stored is told, with how many entries fit")
    func archive() async throws {
        let noise = try TestPhotograph.jpeg(640, 640, isNoise: true)
        let scratch = try scratch(1, noise, entries: 90)
        let run = await tool(
            "check", ".", "--json", "--section", "memory", "--device", "iphone-16-pro", in: scratch)
        let found = try FoundRules(run)
        #expect(found.names.contains("archive-size"))
        #expect(found.messages["archive-size"]?.contains("entries like these fit") == true)
        let fewer = try self.scratch(1, noise, entries: 8)
        #expect(try await rules(fewer).isDisjoint(with: ["archive-size", "archive-near-limit"]))
    }

    /// software-mansion-labs/expo-live-activity, developer.apple.com/forums/thread/751341
    @Test("A picture larger than the activity's presentation is refused, whatever the 4 KB of its state")
    func activity() async throws {
        func names(_ width: Int, _ height: Int) async throws -> Set<String> {
            let scratch = Scratch()
            try scratch.write(
                ReportedTrouble.activity(
                    #"{"Image": "Map", "modifiers": ["resizable", {"frame": {"height": 120}}]}"#),
                to: "cup/template.json")
            try scratch.picture("Map", TestPhotograph.jpeg(width, height), in: "cup")
            return try await rules(scratch)
        }
        #expect(try await names(2000, 1200).contains("activity-picture-size"))
        #expect(try await !names(900, 320).contains("activity-picture-size"))
    }

    /// TortugaPower/BookPlayer#1282, better-rail/app#121, TeamNADA/NADA-iOS-ForRelease#643
    @Test("A twelve-megapixel photo in a small widget fails as iOS prints it, on every device; the thumbnail passes")
    func area() async throws {
        let scratch = try scratch(1, TestPhotograph.jpeg(4032, 3024), family: "systemSmall")
        let run = await tool("check", "cup", "--section", "memory", "--thumbnail", in: scratch)
        #expect(run.code == .memory)
        #expect(run.out.contains("is too large: (4032, 3024), totalArea: 12192768 > "))
        for limit in [
            "max[1069415.6] (1084.6, 986.0)", "max[1001127.6] (1049.4, 954.0)", "max[951390.0] (1023.0, 930.0)",
            "max[385510.4] (651.2, 592.0)", "max[1144440.0] (1122.0, 1020.0)",
        ] { #expect(run.out.contains(limit), "\(limit)") }
        let set = "cup/Assets.xcassets/Photo0.imageset"
        let copy = try #require(scratch.files(in: set).keys.first { $0.hasPrefix("picture-") })
        let isPlain = copy.allSatisfy { $0.isASCII }
        #expect(isPlain)
        try scratch.write(
            #"{"images": [{"filename": "\#(copy)", "idiom": "universal"}], "info": {"author": "xcode", "version": 1}}"#,
            to: set + "/Contents.json")
        let mended = await tool("check", "cup", "--section", "memory", in: scratch)
        #expect(mended.code == .success, "\(mended.out)")
    }
}
