import AmbrotypeCommands
import Foundation
import Testing

@MainActor @Suite("Configuration")
struct SettingsTests {
    /// Value and origin of a setting, as `config` tells them.
    private func told(_ name: String, _ run: ToolRun) throws -> [String] {
        struct Told: Decodable {
            var settings: [[String: String]]
        }
        let told = try JSONDecoder().decode(Told.self, from: Data(run.out.utf8))
        let setting = try #require(told.settings.first { $0["name"] == name })
        return [setting["value"] ?? "", setting["origin"] ?? ""]
    }

    @Test("A flag comes before the environment, the environment before the file, the file before the default")
    func precedence() async throws {
        let plain = try Project()
        #expect(try told("locale", await plain.run("config", "--json")) == ["the target's languages", "default"])
        let project = try Project(
            configuration: "{\n  // which languages\n  \"matrix\": {\"locales\": [\"de\", \"ja\"]}\n}")
        #expect(try told("locale", await project.run("config", "--json")) == ["de, ja", "ambrotype.json:3:25"])
        let environment = ["AMBROTYPE_LOCALE": "fr"]
        #expect(
            try told("locale", await project.run("config", "--json", environment: environment)) == [
                "fr", "environment AMBROTYPE_LOCALE",
            ])
        #expect(
            try told("locale", await project.run("config", "--json", "--locale", "en", environment: environment)) == [
                "en", "flag",
            ])
        #expect(await project.run("verify", "--dry-run").out.contains("commute.systemSmall.first.dark.ja"))
        let shown = await project.run("verify", "--show-config", "--artifacts", "there")
        #expect(shown.out.contains("there"))
        let artifacts = await project.run("config", "--json", environment: ["SNAPSHOT_ARTIFACTS": "x"])
        #expect(try told("artifacts", artifacts) == ["x", "environment SNAPSHOT_ARTIFACTS"])
    }

    @Test("Paths of a configuration elsewhere are seen from it")
    func paths() async throws {
        let project = try Project()
        try project.scratch.write(#"{"targets": ["../templates"], "goldens": "goldens"}"#, to: "ci/ambrotype.json")
        _ = await project.run("record", "--config", "ci/ambrotype.json")
        #expect(project.scratch.files(in: "ci/goldens").count == 4)
        #expect(await project.run("verify", environment: ["AMBROTYPE_CONFIG": "ci/ambrotype.json"]).code == .success)
        let gone = await project.run("verify", "--config", "none.json")
        #expect(gone.code == .usage)
        #expect(gone.err.contains("none.json"))
    }

    @Test("A picture's own rule forgives, an ignored view is not compared")
    func comparison() async throws {
        let project = try Project(
            padding: 8,
            configuration: """
                {
                  "pictures": [
                    {"name": "*.dark.*", "allowedRatio": 0.5},
                    {"name": "*.light.*", "ignore": ["Arriving"]}
                  ]
                }
                """)
        _ = await project.run("record")
        try project.write(padding: 12)
        let run = await project.run("verify")
        #expect(run.code == .success, "\(run.out)")
        try project.scratch.write(#"{"comparison": {"allowedPixels": 5}}"#, to: "ambrotype.json")
        let strict = await project.run("verify")
        #expect(strict.code == .pictureDiffers)
        #expect(strict.out.contains("compared: up to 5 pixels"))
        #expect(await project.run("verify", "--allowed-pixels", "100000").code == .success)
    }

    @Test(
        "What is wrong in the file is named with its place and ends with the usage code",
        arguments: [
            (
                "{\n  \"goldns\": \"x\"\n}",
                "ambrotype.json:2:3: error: there is no member \"goldns\"; did you mean goldens?"
            ),
            (
                #"{"matrix": {"devces": []}}"#,
                "ambrotype.json:1:13: error: there is no member \"devces\"; did you mean devices?"
            ),
            (
                #"{"matrix": {"devices": ["iphone-16-prp"]}}"#,
                "ambrotype.json:1:24: error: matrix.devices iphone-16-prp: expected one of"
            ),
            (
                #"{"comparison": {"threshold": 2}}"#,
                "ambrotype.json:1:30: error: comparison.threshold 2: expected a number from 0 to 1"
            ),
            (
                #"{"comparison": {"threshold": "a"}}"#,
                "ambrotype.json:1:30: error: comparison.threshold is a number, found a string"
            ),
            (#"{"pictures": [{"threshold": 0.1}]}"#, "ambrotype.json:1:15: error: a picture's settings need a name"),
            (#"{"pictures": [{"name": "*", "ignore": [{"points": [1, 2]}]}]}"#, "points is [x, y, width, height]"),
            (#"{"comparison": {"ignore": [{"points": [1e300, 2, 1e300, 3]}]}}"#, "numbers from -100000 to 100000"),
            (#"{"comparison": {"ignore": [{"pixels": [1e300, 2, 1e300, 3]}]}}"#, "numbers from -100000 to 100000"),
            (#"{"artifacts": "./snapshots"}"#, "another folder than that of the goldens"),
            (
                #"{"artifacts": "snapshots/run"}"#,
                "ambrotype.json:1:15: error: artifacts snapshots/run: expected a folder apart"
            ),
            (
                #"{"goldens": ".build/snapshots/goldens"}"#,
                "ambrotype.json:1:13: error: goldens .build/snapshots/goldens: expected"
            ),
            (#"{"artifacts": "/"}"#, "ambrotype.json:1:15: error: artifacts /: expected a folder apart"),
            (#"{"matrix": {"locales": ["../en"]}}"#, "matrix.locales ../en: expected a BCP-47 code"),
            (#"{"targets": 5}"#, "ambrotype.json:1:13: error: targets is a list of paths, found a number"),
            (#"{"targets": []}"#, "ambrotype.json:1:13: error: targets is an empty list; leave it out for templates"),
            (#"{"targets": ["templates", "templates"]}"#, "targets names templates twice"),
            (#"{"matrix": {"appearances": []}}"#, "ambrotype.json:1:28: error: matrix.appearances is an empty list"),
            (#"{"matrix": {"appearances": ["dark", "dark"]}}"#, "expected each word once; dark stands there twice"),
            (#"{"matrix": {"locales": 5}}"#, "matrix.locales is a list of words, found a number"),
            (#"{"matrix": {"locales": [""]}}"#, "matrix.locales holds an empty word"),
            (#"{"matrix": {"scale": -1}}"#, "ambrotype.json:1:22: error: matrix.scale -1: expected"),
            (#"{"matrix": {"now": "soon"}}"#, "matrix.now soon: expected a time"),
            (#"{"matrix": {"parameters": {"a": []}}}"#, "a parameter is a string, a number, true or false"),
            (
                #"{"record": "some"}"#,
                "ambrotype.json:1:12: error: record some: expected one of all, failed, missing, never"
            ),
            (#"{"goldenKind": "x"}"#, "goldenKind x: expected one of pictures, hashes"),
            (#"{"memoryBudget": "much"}"#, "memoryBudget much: expected bytes"),
            (#"{"goldens": "a" "b"}"#, "ambrotype.json:1:17"),
            (#"[]"#, "ambrotype.json:1:1: error: a configuration is an object"),
        ])
    func trouble(text: String, words: String) async throws {
        let project = try Project(configuration: text)
        // One check for all verbs: what one refuses they all refuse, with the same words.
        for verb in [["verify"], ["record"], ["compare"], ["approve"], ["clean", "--orphans"], ["config"]] {
            let run = await tool(verb, in: project.scratch)
            #expect(run.code == .usage, "\(verb)")
            #expect(run.err.contains(words), "\(verb): \(run.err)")
        }
        #expect(project.scratch.files(in: "snapshots").isEmpty)
    }

    @Test("A Swift project among the targets is told to stand on the command line")
    func project() async throws {
        let project = try Project(configuration: #"{"targets": ["widgets"]}"#)
        try project.scratch.write("import SwiftUI\n", to: "widgets/Tea.swift")
        let run = await project.run("verify")
        #expect(run.code == .toolError)
        #expect(
            run.out.contains("widgets: a Swift project is compiled only where the command line names it"), "\(run.out)")
    }

    @Test("A parameter may be true or false")
    func toggles() async throws {
        let run = await (try Project(configuration: #"{"matrix": {"parameters": {"on": true, "n": 3}}}"#)).run(
            "config", "--json")
        #expect(try told("set", run)[0] == "on=true, n=3")
    }

    @Test("A word that stands twice on the command line is named", arguments: ["verify", "render"])
    func twice(verb: String) async throws {
        let run = await (try Project()).run(verb, "templates", "--appearance", "dark,dark")
        #expect(run.code == .usage)
        #expect(run.err.contains("--appearance dark,dark: expected each word once"), "\(run.err)")
    }

    @Test("An empty folder's name is not the root of the disk", arguments: ["--goldens", "--artifacts"])
    func emptyFolder(option: String) async throws {
        let run = await (try Project(configuration: "{}")).run("verify", option, "")
        #expect(run.code == .usage)
        #expect(run.err.contains(option), "\(run.err)")
    }

    @Test("The schema names every member that is read, and no other")
    func schema() async throws {
        struct Told: Decodable {
            struct One: Decodable { var member: String? }
            var settings: [One]
        }
        let run = await (try Project()).run("config", "--json")
        let told = try JSONDecoder().decode(Told.self, from: Data(run.out.utf8)).settings.compactMap(\.member)
        let path = projectFolder.appendingPathComponent("docs/ambrotype.schema.json").path
        let data = try #require(FileManager.default.contents(atPath: path))
        let schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let properties = try #require(schema["properties"] as? [String: [String: Any]])
        var named: Set<String> = []
        for (name, property) in properties {
            let inner = (name == "matrix" || name == "comparison") ? property["properties"] as? [String: Any] : nil
            if let inner { named.formUnion(inner.keys.map { "\(name).\($0)" }) } else { named.insert(name) }
        }
        let others = [
            "$schema", "check", "gallery", "screenshots", "timeline", "build", "pictures", "comparison.ignore",
        ]
        #expect(named == Set(told + others))
    }

    @Test("Members of other verbs are let through")
    func otherMembers() async throws {
        let project = try Project(configuration: #"{"check": {"anything": 1}, "$schema": "x", "screenshots": {}}"#)
        #expect(await project.run("config").code == .success)
    }

    @Test("A wrong value of the environment is named by its variable")
    func environmentTrouble() async throws {
        let run = await (try Project()).run("verify", environment: ["AMBROTYPE_DEVICE": "iphone-16-prp"])
        #expect(run.code == .usage)
        #expect(run.err.hasPrefix("AMBROTYPE_DEVICE iphone-16-prp: expected one of"))
    }
}
