import AmbrotypeDrawing
import AmbrotypeStorefront
import AmbrotypeTemplates
import AmbrotypeWidgets
import Foundation
import Testing

@MainActor @Suite("Storefront configuration")
struct StorefrontConfigurationTests {
    private func config(_ shots: String, rest: String = "") throws -> StorefrontConfig {
        let text = """
            {"locales": ["en-US", "ar-SA"], "devices": ["iphone-6.9"],\(rest)
             "shots": [\(shots)]}
            """
        return try StorefrontConfig.read(
            try JSONReader.read(text, file: "storefront.json"), rules: try Theatre.tables.get().store)
    }

    private func shot(_ config: StorefrontConfig, locale: String = "en-US", brand: String? = nil) throws -> Shot? {
        let found = config.brands.first { $0.name == brand }
        let reader = ShotReader(
            ShotSurroundings(
                locale: locale, device: try Theatre.device("iphone-17-pro-max"), displayClass: "iphone-6.9",
                brand: found, system: config.system,
                values: config.values.merging(found?.values ?? [:]) { $1 }, text: { key, _ in "text of \(key)" },
                picture: { path, _ in PictureKey(name: path, pixelSize: CGSize(width: 10, height: 10)) }))
        return try reader.read(config.shots[0], defaults: config.defaults)
    }

    private func message(_ body: () throws -> Void) -> String {
        do {
            try body()
            return "nothing thrown"
        } catch { return "\(error)" }
    }

    @Test("A shot is read with its keys looked up")
    func aShotIsReadWithIts() throws {
        let shot = try #require(try shot(try config(#"{"name": "a", "caption": "k", "scene": {"lock": {}}}"#)))
        #expect(shot.composition.caption?.text == "text of k")
        #expect(shot.composition.content == .lock(LockScreen()))
    }

    @Test("Defaults lie below a shot, devices, brands and languages above, in this order")
    func defaultsLieBelowAShotDevices() throws {
        let config = try config(
            #"""
            {"name": "a", "background": "dawn", "scene": {"lock": {}},
             "devices": {"iphone-6.9": {"background": "plum", "frame": "none"}},
             "locales": {"ar": {"background": "sand"}}}
            """#, rest: #""defaults": {"frame": "silver", "layout": "full"},"#)
        let (english, arabic) = (try #require(try shot(config)), try #require(try shot(config, locale: "ar-SA")))
        #expect(english.composition.background == .own(.plum))
        #expect(arabic.composition.background == .own(.sand))
        #expect(english.composition.frame == .none)
        #expect(english.composition.layout == .full)
    }

    @Test("A brand's values fill names, and a shot for another brand is passed over before it is read")
    func aBrandSValuesFillNames() throws {
        let config = try config(
            #"{"name": "a", "background": "$ground", "only": {"brands": ["sea"]}, "scene": {"lock": {}}}"#,
            rest: ##""brands": {"sea": {"values": {"ground": "#0000FF"}}, "sand": {}},"##)
        #expect(try shot(config, brand: "sea")?.composition.background == .color(DrawingColor(bytes: 0, 0, 255)))
        #expect(try shot(config, brand: "sand") == nil)
    }

    @Test("Brand texts come before the strings files and may be by language")
    func brandTextsComeBeforeTheStrings() throws {
        let config = try config(
            #"{"name": "a", "caption": "k", "subtitle": "s", "scene": {"lock": {}}}"#,
            rest: #""brands": {"sea": {"strings": {"k": {"ar": "بحر"}, "s": "all"}}},"#)
        #expect(try shot(config, locale: "ar-SA", brand: "sea")?.composition.caption?.text == "بحر")
        #expect(try shot(config, brand: "sea")?.composition.caption?.text == "text of k")
        #expect(try shot(config, brand: "sea")?.composition.caption?.subtitle == "all")
    }

    @Test("Mistakes name line, column and the nearest right word")
    func mistakesNameLineColumnAndThe() throws {
        #expect(
            message { _ = try shot(try config(#"{"name": "a", "captoin": "k", "scene": {"lock": {}}}"#)) }
                .contains(
                    "storefront.json:2:26: error: a shot has no \"captoin\" (/shots/0/captoin). Did you mean \"caption\""
                ))
        #expect(
            message { _ = try shot(try config(#"{"name": "a", "background": "dawm", "scene": {"lock": {}}}"#)) }
                .contains("dawn, lagoon"))
        #expect(message { _ = try config("") }.contains("shots"))
    }

    @Test("A language the store does not have is refused with the one it has")
    func aLanguageTheStoreDoesNot() throws {
        let text = #"{"locales": ["ja-JP"], "devices": [], "shots": [{"name": "a"}]}"#
        let found = message {
            _ = try StorefrontConfig.read(
                try JSONReader.read(text, file: "storefront.json"), rules: try Theatre.tables.get().store)
        }
        #expect(found.contains("ja-JP") && found.contains("Did you mean \"ja\""))
    }

    @Test("Two shots of one name are refused")
    func twoShotsOfOneNameAre() throws {
        let shot = #"{"name": "a", "scene": {"lock": {}}}"#
        #expect(message { _ = try config(shot + "," + shot) }.contains("a name no other shot has"))
    }

    @Test("A family in StandBy is answered with the one there is")
    func aFamilyInStandByIs() throws {
        let scene = #"{"standBy": {"widgets": [{"widget": "w", "family": "systemSmall"}]}}"#
        #expect(message { _ = try shot(try config(#"{"name": "a", "scene": \#(scene)}"#)) }.contains("always small"))
    }

    @Test(
        "A number no picture can be made of is refused where it stands",
        arguments: [
            #""scene": {"home": {"page": [0, 1e300]}}"#, #""scene": {"home": {"page": [0, 999999999]}}"#,
            #""scene": {"home": {"neutralApps": -4}}"#, #""scene": {"home": {"neutralApps": 1e300}}"#,
            #""scene": {"home": {}}, "caption": "k", "captionStyle": {"size": 1e9}"#,
            #""scene": {"home": {}}, "caption": "k", "captionStyle": {"size": -5}"#,
        ])
    func aNumberNoPictureCanBe(members: String) throws {
        #expect(message { _ = try shot(try config(#"{"name": "a", \#(members)}"#)) }.contains("number from"))
    }

    @Test(
        "What makes no picture is refused where it stands, with what would do",
        arguments: [
            (#""scene": {"hero": {"rows": []}}"#, "/shots/0/scene/hero/rows"),
            (#""scene": {"hero": {"rows": [[]]}}"#, "/shots/0/scene/hero/rows/0"),
            (#""scene": {"standBy": {"widgets": ["clock", "clock", "clock"]}}"#, "not a list of 1 to 2"),
            (#""scene": {"standBy": {"widgets": []}}"#, "/shots/0/scene/standBy/widgets"),
            (#""scene": {"lock": {}}, "device": {"scale": 0}"#, "a number from 0.1 to 3"),
            (#""scene": {"lock": {}}, "device": {"offset": [0, 40]}"#, "/shots/0/device/offset/1"),
            (#""scene": {"lock": {}}, "captionStyle": {"height": 40}"#, "a number from 0.02 to 0.7"),
            (#""scene": {"lock": {"wallpaper": {"picture": "a.jpg", "blur": 1e9}}}"#, "a number from 0 to 100"),
            (#""scene": {"lock": {"wallpaper": {"picture": "a.jpg", "dim": 2}}}"#, "a number from 0 to 1"),
            (#""scene": {"lock": {}}, "frame": {"picture": "a.png", "screen": [0, 0, 20, 5]}"#, "10 × 10 pixels"),
            (#""scene": {"home": {"widgets": {}}}"#, "a list of widgets"),
            (#""scene": {"home": {"dock": [{"neutral": 1e300}]}}"#, "/shots/0/scene/home/dock/0/neutral"),
            (#""scene": {"home": {"look": "clear"}}, "system": 18"#, "before system 26"),
            (#""scene": {"island": {"widget": "w", "attached": "v"}}"#, "form minimal"),
        ])
    func whatMakesNoPictureIs(members: String, words: String) throws {
        let found = message { _ = try shot(try config(#"{"name": "a", \#(members)}"#)) }
        #expect(found.contains(words) && found.contains("storefront.json:2:"), "\(found)")
    }

    @Test("A shot may be of another iOS version than the file")
    func aShotMayBeOf() throws {
        let scene = #""scene": {"home": {"look": "clear"}}"#
        let read = try shot(try config(#"{"name": "a", "system": 26, \#(scene)}"#, rest: #""system": 18,"#))
        #expect(read?.system == 26)
        #expect(try shot(try config(#"{"name": "a", "scene": {"lock": {}}}"#, rest: #""system": 18,"#))?.system == 18)
    }

    @Test("Every scene is read")
    func everySceneIsRead() throws {
        let scenes = [
            ##"{"home": {"look": "tinted", "tint": "#FF0000", "widgets": [{"widget": "w", "family": "small", "at": [0, 0]}], "apps": ["a.png"], "page": false}}"##,
            #"{"lock": {"inline": "w", "accessories": [{"widget": "w", "family": "circular"}], "activities": ["w"]}}"#,
            #"{"island": {"widget": "w", "form": "expanded", "app": "shot.png"}}"#,
            #"{"standBy": {"widgets": ["w", "clock"], "night": true}}"#,
            #"{"hero": {"rows": [[{"widget": "w", "family": "expanded"}]]}}"#, #"{"screenshot": "shot.png"}"#,
        ]
        for scene in scenes {
            let read = try #require(try shot(try config(#"{"name": "a", "scene": \#(scene)}"#)))
            #expect(read.composition.choices.allSatisfy { $0.subject == "w" })
        }
    }
}

@MainActor @Suite("Framefile")
struct FramefileTests {
    private func read(_ text: String) throws -> AmbrotypeStorefront.Framefile {
        try AmbrotypeStorefront.Framefile.read(try JSONReader.read(text, file: "Framefile.json"))
    }

    @Test("What has a counterpart is taken over, later filters over earlier ones")
    func whatHasACounterpartIsTaken() throws {
        let file = try read(
            ##"""
            {"default": {"background": "bg.jpg", "title_below_image": true, "frame": "WHITE", "show_complete_frame": true,
                         "title": {"color": "#111111"}, "keyword": {"color": "#222222"}},
             "data": [{"filter": "home", "title": {"text": "One"}}, {"filter": "01_home", "title": {"text": "Two"}}]}
            """##)
        let value = file.members(for: "iPhone-01_home")
        #expect(value["background"]?.string == "bg.jpg")
        #expect(value["layout"]?.string == "captionBottom")
        #expect(value["frame"]?.string == "white")
        #expect(value["device"]?["bleeds"]?.bool == false)
        #expect(value["subtitle"]?.string == "Two")
        #expect(value["captionStyle"]?["color"]?.string == "#222222")
        #expect(value["captionStyle"]?["subtitleColor"]?.string == "#111111")
        #expect(file.remarks.isEmpty)
    }

    @Test("What has none is named with its place and what to do")
    func whatHasNoneIsNamedWith() throws {
        let file = try read(
            #"{"device_frame_version": "latest", "default": {"padding": 50, "title": {"font": "a.ttf", "font_size": 128}, "use_platform": "IOS"}}"#
        )
        #expect(file.remarks.count == 4)
        #expect(file.remarks.allSatisfy { $0.hasPrefix("Framefile.json:1:") && $0.contains("is not taken over") })
    }
}
