import AmbrotypeTemplates
import AmbrotypeViews
import Foundation
import Testing

@MainActor @Suite("Templates of the repository")
struct ShippedTemplateTests {
    private let zone = TimeZone(identifier: "Asia/Tokyo")!

    @Test("No template folder is left out of the tests")
    func complete() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Repository.templates.path)
            .filter { FileManager.default.fileExists(atPath: Repository.templates.path + "/\($0)/template.json") }
        #expect(names.sorted() == ShippedTemplates.names)
    }

    @Test("Nothing is wrong in any of them", arguments: ShippedTemplates.names)
    func clean(name: String) throws {
        #expect(try ShippedTemplates.load(name).issues.map(\.description) == [])
    }

    @Test(
        "Every picture of the whole matrix has its views, in each language without a missing text",
        arguments: ShippedTemplates.names)
    func matrix(name: String) throws {
        let template = try ShippedTemplates.load(name)
        #expect(Set(template.languages).isSuperset(of: ["en", "ja"]))
        var count = 0
        for language in template.languages {
            let locale = Locale(identifier: language)
            for sample in template.samples {
                let timeline = try template.timeline(sample: sample.name, now: noon, zone: zone, locale: locale)
                #expect(Set(timeline.entries.map(\.name)).count == timeline.entries.count)
                for entry in timeline.entries + [try template.placeholder(now: noon, zone: zone, locale: locale)] {
                    for presentation in template.presentations {
                        for scheme in ColorScheme.allCases {
                            let scene = TemplateScene(colorScheme: scheme, zone: zone, locale: locale)
                            let drawing = try template.drawing(of: entry, as: presentation, in: scene)
                            #expect(drawing.issues.map(\.description) == [])
                            count += 1
                        }
                    }
                }
            }
        }
        #expect(count > 0)
    }

    @Test("The pictures shown by default are at least 150")
    func pictures() throws {
        var count = 0
        for name in ShippedTemplates.names {
            let template = try ShippedTemplates.load(name)
            for sample in template.samples {
                let entries = try template.timeline(
                    sample: sample.name, now: noon, zone: zone, locale: Locale(identifier: "en")
                ).entries
                count += entries.count(where: \.isShown) * template.presentations.count * template.languages.count * 2
            }
        }
        #expect(count >= 150)
    }

    @Test("The reading widget asks those who do not pay at every third refresh, and nobody else")
    func upgradePrompt() throws {
        let template = try ShippedTemplates.load("reading-widget")
        func prompts(_ sample: String) throws -> [String?] {
            try template.entries(sample: sample).map { $0.fields["prompt"]?.string }
        }
        #expect(try prompts("none") == ["upgrade", "read", "read", "upgrade", "read", "read"])
        #expect(try prompts("trial") == Array(repeating: "trial", count: 6))
        #expect(try prompts("active") == Array(repeating: "read", count: 6))
        #expect(try prompts("expired") == Array(repeating: "renew", count: 6))
    }

    @Test(
        "Plans stand in their groups, cheapest first, with the three kinds of introductory offer, at the storefront's prices"
    )
    func plans() throws {
        let template = try ShippedTemplates.load("paywall-plans")
        for (locale, prices) in [
            ("en_US", [["$4.99", "$39.99"], ["$9.99", "$89.99"]]),
            ("ja_JP", [["￥680", "￥5,800"], ["￥1,280", "￥11,800"]]),
        ] {
            let store = try #require(
                template.store(for: Locale(identifier: locale))?.values(for: Locale(identifier: locale)).object)
            let plans = store["groups"]!.list!.map { $0.object!["plans"]!.list!.map { $0.object! } }
            let texts = plans.map { $0.map { $0["displayPrice"]!.string!.replacingOccurrences(of: "¥", with: "￥") } }
            #expect(texts == prices)
            let modes = plans.flatMap { $0.map { $0["offer"]!.object?["mode"]?.string } }
            #expect(Set(modes) == ["freeTrial", "payAsYouGo", "payUpFront", nil])
        }
    }

    @Test("The home wallpaper shows only the chosen category, in pictures of a size that iOS stores")
    func wallpapers() throws {
        let template = try ShippedTemplates.load("wallpaper-home")
        let night = try template.entries(configuration: ["category": .string("night")])
        #expect(Set(night.map { $0.fields["wallpaper"]?.object?["category"]?.string }) == ["night"])
        let all = try template.entries(configuration: ["category": .string("all")])
        #expect(Set(all.map { $0.fields["wallpaper"]?.object?["id"]?.string }).count == 3)
        // A medium widget of an iPad takes 718,080 pixels.
        #expect(template.assets.pixelSizes.values.allSatisfy { $0.width * $0.height <= 718_080 })
    }

    @Test("Entries do not depend on when or where they are made twice")
    func pure() throws {
        for name in ShippedTemplates.names {
            let template = try ShippedTemplates.load(name)
            let entries = try template.entries(zone: "America/New_York", locale: "ja_JP")
            #expect(try template.entries(zone: "America/New_York", locale: "ja_JP") == entries)
            #expect(try ShippedTemplates.load(name).entries(zone: "America/New_York", locale: "ja_JP") == entries)
        }
    }
}
