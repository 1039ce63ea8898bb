import Foundation
import Testing

/// Each example says in Swift what a template says in JSON; the program of the example draws the same bytes.
@Suite("Swift twins of the templates", .serialized)
struct TwinTests {
    private let run = ExampleRun()

    /// Which pictures of the run stand for the template's that are not the same.
    private func differences(_ template: String, only part: String = ".", _ twin: (String) -> String) async -> [String]
    {
        let names = await run.drawTemplate(template).filter { $0.contains(part) }
        return names.filter { name in
            let own = run.bytes("template/\(template)/\(name)")
            return own == nil || own != run.bytes(twin(name))
        }
    }

    private func draw(
        _ example: String, _ widget: String, into folder: String, resources: String, fixtures: String? = nil,
        _ arguments: String...
    ) throws {
        let out = run.folder.appendingPathComponent(folder).path
        let result = try run.run(
            example, ["render", widget, "-o", out] + arguments, resources: resources, fixtures: fixtures)
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.errors == "")
    }

    @Test("The reading widget asks what its app group says")
    func readingWidget() async throws {
        for state in ["none", "trial", "active", "expired"] {
            try draw(
                "ReadingWidget", "ReadingWidget", into: state, resources: "reading-widget", fixtures: state,
                "--entry", "all", "--filter", "entry-[12][.]")
        }
        let different = await differences("reading-widget") { name in
            let folder = name.entry.hasPrefix("none") ? "none" : name.entry
            return "\(folder)/ReadingWidget/" + name.entry(name.entry == "none-1" ? "entry-2" : "entry-1")
        }
        #expect(different == [])
    }

    @Test("The delivery draws the states of its previews in every presentation, each at its time")
    func delivery() async throws {
        let times = [
            "preparing": "09:41", "picked-up": "09:56", "nearby": "10:08", "delivered": "10:12", "stale": "10:21",
        ]
        for (name, time) in times.sorted(by: { $0.key < $1.key }) {
            try draw(
                "DeliveryActivity", "DeliveryActivityWidget", into: name, resources: "delivery-activity", "--now",
                "2026-06-09T\(time):00", "--filter", "[.]\(name)[.]")
        }
        #expect(await differences("delivery-activity") { "\($0.entry)/DeliveryActivityWidget/\($0)" } == [])
    }

    @Test("The wallpapers follow the category chosen with --set")
    func wallpapers() async throws {
        for category in ["all", "desert", "sea", "night"] {
            for (widget, template) in [
                ("WallpaperHomeWidget", "wallpaper-home"), ("WallpaperLockWidget", "wallpaper-lock"),
            ] {
                try draw(
                    "Wallpapers", widget, into: category, resources: template, "--set", "category=\(category)",
                    "--entry", "all", "--filter", "entry-[12][.]")
            }
        }
        #expect(
            await differences("wallpaper-home") { "\($0.entry)/WallpaperHomeWidget/\($0.entry("entry-1"))" } == [])
        #expect(
            await differences("wallpaper-lock") { name in
                let category = name.entry.hasPrefix("all") ? "all" : name.entry
                return "\(category)/WallpaperLockWidget/" + name.entry(name.entry == "all-1" ? "entry-2" : "entry-1")
            } == [])
    }

    @Test(
        "The sale draws the states of its previews in every presentation, each at its time, at the prices of one storefront"
    )
    func sale() async throws {
        let shown = [
            ("running", "running", "09:41"), ("last-minutes", "running", "11:50"), ("stale", "stale", "12:01"),
            ("purchased", "purchased", "09:53"), ("ended", "ended", "11:55"),
        ]
        for (name, state, time) in shown {
            try draw(
                "SaleActivity", "SaleActivityWidget", into: name, resources: "sale-activity", "--now",
                "2026-06-09T\(time):00", "--locale", "en", "--filter", "[.]\(state)[.]")
        }
        let states = Dictionary(uniqueKeysWithValues: shown.map { ($0.0, $0.1) })
        let different = await differences("sale-activity", only: ".en.") { name in
            "\(name.entry)/SaleActivityWidget/" + name.entry(states[name.entry] ?? "")
        }
        #expect(different == [])
    }

    @Test("The paywall's task loads the plans, and a returning customer sees no offers")
    func paywall() async throws {
        try draw("Paywall", "new", into: "plans", resources: "paywall-plans", "--locale", "en")
        try draw("Paywall", "returning", into: "plans", resources: "paywall-plans", "--locale", "en")
        #expect(
            await differences("paywall-plans", only: ".en.") { name in
                "plans/preview-\(name.entry)/" + name.entry("view")
            } == [])
    }
}
