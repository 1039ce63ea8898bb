import AmbrotypeLimits
import AmbrotypeTemplates
import Testing

@Suite("Check settings")
struct SettingsTests {
    let table = LimitTable.load()

    func settings(_ text: String) throws -> CheckSettings {
        try CheckSettings(JSONReader.read(text, file: "ambrotype.json"), limits: table)
    }

    func trouble(_ text: String) throws -> String {
        let json = try JSONReader.read(text, file: "ambrotype.json")
        do throws(SettingsTrouble) {
            _ = try CheckSettings(json, limits: table)
            return "none"
        } catch { return "\(error)" }
    }

    @Test("A rule is switched off with a reason, and then nothing of it is kept")
    func off() throws {
        let settings = try settings(#"{"rules": {"picture-area": {"severity": "off", "reason": "no pictures"}}}"#)
        let finding = Finding(MemoryRules.pictureArea, subject: "cup", at: FindingPlace(), "too large")
        #expect(settings.weighed([finding]).kept.isEmpty)
        #expect(!settings.wants(MemoryRules.pictureArea))
    }

    @Test("A setting or an exception without a reason is refused with its place")
    func reasons() throws {
        let rule = try trouble(#"{"rules": {"picture-area": {"severity": "off", "reason": " "}}}"#)
        #expect(rule.hasPrefix("ambrotype.json:1:"))
        #expect(rule.contains("\"reason\" is missing"))
        #expect(try trouble(#"{"exceptions": [{"rule": "picture-area"}]}"#).contains("\"reason\" is missing"))
    }

    @Test("Unknown rules, members, severities, profiles and limits are named with what is near")
    func unknown() throws {
        #expect(
            try trouble(#"{"rules": {"picture-aria": {"severity": "off", "reason": "x"}}}"#)
                .contains("did you mean picture-area"))
        #expect(try trouble(#"{"rulez": {}}"#).contains("did you mean rules"))
        #expect(
            try trouble(#"{"rules": {"picture-area": {"severity": "mild", "reason": "x"}}}"#)
                .contains("none of off, warning, error"))
        #expect(try trouble(#"{"profiles": {"memory": "phone"}}"#).contains("widget-iphone-17-pro"))
        #expect(try trouble(#"{"limits": {"bytesPerPixl": 8}}"#).contains("did you mean bytesPerPixel"))
    }

    @Test("An exception takes what fits it and nothing else")
    func exceptions() throws {
        let settings = try settings(
            #"{"exceptions": [{"rule": "picture-area", "subject": "cup", "view": "*/Image", "reason": "known"}]}"#)
        func finding(_ subject: String, _ view: String) -> Finding {
            Finding(MemoryRules.pictureArea, subject: subject, at: FindingPlace(view: view), "too large")
        }
        let all = [finding("cup", "VStack/Image"), finding("cup", "VStack/Text"), finding("jug", "VStack/Image")]
        let weighed = settings.weighed(all)
        #expect(weighed.excepted == [all[0]])
        #expect(weighed.kept == [all[1], all[2]])
    }

    @Test("A limit too large to reckon with is refused with its place")
    func hugeLimit() throws {
        let words = try trouble(#"{"limits": {"memoryOverheadMegabytes": 1e308}}"#)
        #expect(words.contains("memoryOverheadMegabytes is a number from 0 to 100000"))
    }

    @Test("Limits and profiles of a project come before the table's")
    func limits() throws {
        let settings = try settings(
            #"{"profiles": {"memory": "watch-complication"}, "limits": {"memoryOverheadMegabytes": 3}}"#)
        let limits = Limits(table, settings)
        #expect(limits.profile("memory")["megabytes"] == 15)
        #expect(limits.figure("memoryOverheadMegabytes") == 3)
        #expect(Limits(table).profile("memory")["megabytes"] == 30)
    }
}

@Suite("Baseline")
struct BaselineTests {
    func finding(_ view: String, _ line: Int) -> Finding {
        Finding(
            MemoryRules.pictureArea, subject: "cup", at: FindingPlace(file: "template.json", line: line, view: view),
            "too large")
    }

    @Test("Known findings pass though their lines moved; one more of a kind is new")
    func known() {
        let baseline = Baseline([finding("VStack/Image", 4)])
        let result = baseline.new([finding("VStack/Image", 9), finding("VStack/Image", 12), finding("HStack/Image", 4)])
        #expect(result.known == 1)
        #expect(result.new.map(\.place.line) == [12, 4])
    }
}

@Suite("Findings")
struct FindingTests {
    @Test("The same thing in several pictures is one finding with the worst of them in front")
    func gathered() {
        func finding(_ picture: String, _ weight: Double) -> Finding {
            Finding(
                MemoryRules.pictureArea, subject: "cup", at: FindingPlace(picture: picture, view: "Image"),
                "\(weight) times", weight: weight)
        }
        let gathered = [finding("a", 1), finding("b", 3), finding("c", 2)].gathered
        #expect(gathered.map(\.place.picture) == ["b"])
        #expect(gathered.first?.further == ["a", "c"])
    }
}
