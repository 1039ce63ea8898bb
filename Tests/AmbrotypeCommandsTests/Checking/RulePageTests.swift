import AmbrotypeCommands
import AmbrotypeLimits
import Foundation
import Testing

@Suite("The page of rules")
struct RulePageTests {
    private static let page = projectFolder.appendingPathComponent("docs/rules.md")

    /// To write it anew after a change of the rules: `AMBROTYPE_WRITE_RULES=1 swift test --filter RulePageTests`.
    @Test("docs/rules.md says what the rules say")
    func current() throws {
        if ProcessInfo.processInfo.environment["AMBROTYPE_WRITE_RULES"] == "1" {
            try Data(RuleWords.page.utf8).write(to: Self.page)
        }
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        #expect(text == RuleWords.page, "write it anew with AMBROTYPE_WRITE_RULES=1")
    }

    @Test("Every public report is answered by a rule, and the page links it")
    func covered() {
        let answered = Set(RuleBook.rules.flatMap(\.reports))
        for report in Self.reports { #expect(answered.contains(report), "\(report)") }
    }

    static let reports = [
        "wikimedia/wikipedia-ios#6019", "wikimedia/wikipedia-ios#3725", "feedback-assistant/reports#177",
        "TortugaPower/BookPlayer#1230", "TortugaPower/BookPlayer#1282", "better-rail/app#121", "steipete/CodexBar#3339",
        "mattmaddux/FASwiftUI#16", "home-assistant/iOS#2741", "software-mansion-labs/expo-live-activity",
        "home-assistant/iOS#3006", "Automattic/pocket-casts-ios#2212", "duckduckgo/iOS#3498",
        "komadorirobin/Softcover#6",
        "evcc-io/app#262", "rafsoh/dimeApp#62", "ryanbr/noop#1715", "wordpress-mobile/WordPress-iOS#21672",
        "Automattic/pocket-casts-ios#892", "expo/expo#47167", "samuelclay/NewsBlur#1842",
        "TelemetryDeck/TelemetryViewer#167", "AtB-AS/mittatb-app#4636", "steipete/CodexBar#3480",
        "daneden/Zeitgeist#98",
        "MacMagazine/app-iOS#225", "callstackincubator/voltra#240", "expo/expo#46987", "jordibruin/Dynamic-Islands#4",
        "home-assistant/iOS#5450", "jerryfane/herdrup#117", "Ebullioscopic/Atoll#563", "callstackincubator/voltra#133",
        "ZingerLittleBee/Heeler#294", "LoopKit/Loop#2391", "LoopKit/Loop#2423", "LoopKit/Loop#2444",
        "mozilla-mobile/firefox-ios#7442", "wikimedia/wikipedia-ios#3705", "Team-B1ND/dodamdodam-ios#164",
        "wordpress-mobile/WordPress-iOS#17731", "exyte/Grid#15", "ChartsOrg/Charts#4644", "SAP/cloud-sdk-ios-fiori#87",
        "dmytro-anokhin/url-image#81", "dmytro-anokhin/url-image#88", "dmytro-anokhin/url-image#125",
        "SDWebImage/SDWebImageSwiftUI#155", "brave/brave-ios#6305", "Automattic/simplenote-ios#1445",
        "wikimedia/wikipedia-ios#4413", "TeamNADA/NADA-iOS-ForRelease#643", "jtbandes/SpacePOD#6",
        "ABausG/home_widget#235",
        "ABausG/home_widget#72", "TrainLCD/MobileApp#6585", "jerryfane/herdrup#113",
        "wordpress-mobile/WordPress-iOS#19685", "wordpress-mobile/WordPress-iOS#19694", "MapleTechLabs/maple#548",
        "nsysu-code-club/NSYSU-AP#132", "pawello2222/WidgetExamples#16", "daneden/Solstice#79", "daneden/Solstice#125",
        "daneden/Solstice#14", "OneBusAway/onebusaway-ios#1376", "ImL1s/xmrig-multi#132", "pingdotgg/t3code#12047",
        "jerryfane/herdrup#264",
    ]
}
