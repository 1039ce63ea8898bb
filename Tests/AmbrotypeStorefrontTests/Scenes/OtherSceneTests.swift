import AmbrotypeDrawing
import AmbrotypeStorefront
import AmbrotypeWidgets
import Foundation
import Testing

@MainActor @Suite("Scenes")
struct ScenesTests {
    private let choice = WidgetChoice(subject: "a")

    @Test("Accessories are vibrant and cards full colour")
    func accessoriesAreVibrantAndCardsFull() throws {
        let theatre = Theatre()
        var lock = LockScreen()
        lock.accessories = [.init(choice, .accessoryCircular), .init(choice, .accessoryRectangular)]
        lock.activities = [choice]
        _ = try theatre.stage().list(lock)
        #expect(theatre.slots.map(\.mode.name) == ["vibrant", "vibrant", "dark"])
        #expect(theatre.slots.last?.presentation == .lockScreenActivity)
    }

    @Test("Accessories stand centred with the measured gap on the measured line")
    func accessoriesStandCentredWithTheMeasured() throws {
        var lock = LockScreen()
        lock.accessories = [.init(choice, .accessoryCircular), .init(choice, .accessoryCircular)]
        let frames = try Theatre().stage("iphone-14-plus", system: 17).list(lock).widgetFrames
        #expect(frames.map(\.midX) == [214 - 48, 214 + 48])
        #expect(frames.allSatisfy { abs($0.midY - 279) < 0.01 })
    }

    @Test("Cards stack upwards from the measured line")
    func cardsStackUpwardsFromTheMeasured() throws {
        var lock = LockScreen()
        lock.activities = [choice, choice]
        let frames = try Theatre().stage("iphone-15-pro-max", system: 17).list(lock).widgetFrames
        #expect(abs(frames[0].maxY - 804) < 0.01)
        #expect(abs(frames[0].minY - frames[1].maxY - 8.67) < 0.01)
    }

    @Test("The island is dark and stands on the sensors")
    func theIslandIsDarkAndStands() throws {
        let theatre = Theatre()
        let stage = try theatre.stage()
        let frames = try stage.list(IslandScene(choice, form: .expanded, background: .color(.white))).widgetFrames
        #expect(theatre.slots.map(\.mode.name) == ["dark"])
        #expect(abs(frames[0].midX - 201) < 0.01)
        #expect(frames[0].minY == stage.device.island?.sensor.minY)
    }

    @Test("The frame's sensors do not lie over an island", arguments: [IslandPresentation.expanded, .compact])
    func theFramesSensorsDoNotLie(form: IslandPresentation) throws {
        let stage = try Theatre().stage()
        let scene = IslandScene(choice, form: form, background: .color(.white))
        let sensor = try #require(stage.device.island?.sensor.size)
        func pills(_ list: DisplayList) -> Int {
            list.all.count { item in
                guard case .fill(let path, _, .color(.black)) = item else { return false }
                let size = path.boundingRect.size
                return abs(size.width / size.height - sensor.width / sensor.height) < 0.01
            }
        }
        let framed = try stage.list(Composition(content: .island(scene)))
        #expect(pills(framed) == pills(try stage.list(scene)))
        let key = PictureKey(name: "app.png", pixelSize: CGSize(width: 10, height: 10))
        let plain = try stage.list(Composition(content: .screenshot(key)))
        #expect(pills(plain) == 1)
    }

    @Test("The detached island changes sides with the language")
    func theDetachedIslandChangesSidesWith() throws {
        let scene = IslandScene(choice, form: .minimal, background: .color(.white))
        let left = try Theatre().stage(locale: "ar-SA").list(scene).widgetFrames[0]
        let right = try Theatre().stage(locale: "en-US").list(scene).widgetFrames[0]
        #expect(left.maxX < 201 && right.minX > 201)
    }

    @Test(
        "Of two activities one stays at the sensors and one is detached, on the other side where people read that way")
    func ofTwoActivitiesOneStays() throws {
        var scene = IslandScene(choice, form: .minimal, background: .color(.white))
        scene.attached = WidgetChoice(subject: "b")
        let theatre = Theatre()
        let stage = try theatre.stage()
        let sensor = try #require(stage.device.island?.sensor)
        let left = try stage.list(scene).widgetFrames
        #expect(theatre.slots.map(\.choice.subject) == ["a", "b"])
        #expect(theatre.slots.allSatisfy { $0.presentation == .island(.minimal) })
        #expect(left.map(\.minX).sorted() == [sensor.minX - 160, sensor.maxX + 8])
        let right = try Theatre().stage(locale: "ar-SA").list(scene).widgetFrames
        #expect(right.map(\.minX).sorted() == [sensor.minX - 168, sensor.maxX])
    }

    @Test("An iPad's Lock Screen has accessories")
    func anIpadSLockScreen() throws {
        var lock = LockScreen()
        lock.accessories = [.init(choice, .accessoryCircular), .init(choice, .accessoryRectangular)]
        let stage = try Theatre().stage("ipad-pro-13-inch-m4")
        let frames = try stage.list(lock).widgetFrames
        #expect(frames.map(\.width) == [76, 172])
        #expect(frames.allSatisfy { $0.minY > stage.device.points.height * 0.152 })
    }

    @Test("A device without an island is told")
    func aDeviceWithoutAnIslandIs() throws {
        let scene = IslandScene(choice, form: .compact, background: .color(.white))
        #expect(throws: StorefrontTrouble.noSuchPlace("Dynamic Island", device: "iPhone 14 Plus")) {
            try Theatre().stage("iphone-14-plus").list(scene)
        }
    }

    @Test("StandBy lies on its side and asks for widgets without their background")
    func standbyLiesOnItsSideAnd() throws {
        let theatre = Theatre()
        let list = try theatre.stage().list(StandByScene([choice, nil]))
        #expect(list.size == CGSize(width: 874, height: 402))
        #expect(theatre.slots.map(\.hidesBackground) == [true])
    }

    @Test("The clock says 9:41 as each language writes it")
    func theClockSays941As() throws {
        let languages = ["en-US", "de-DE", "ja", "ar-SA", "ko", "fi"]
        let texts = try languages.map { try Theatre().stage(locale: $0).clockText }
        #expect(texts == ["9:41", "09:41", "9:41", "٩:٤١", "9:41", "9.41"])
    }

    @Test("A hero's rows fit their place")
    func aHeroSRowsFitTheir() throws {
        let room = CGRect(x: 20, y: 100, width: 300, height: 500)
        let hero = HeroScene(rows: [
            [.init(choice, .family(.systemSmall)), .init(choice, .family(.systemSmall))],
            [.init(choice, .family(.systemLarge))],
        ])
        let items = try Theatre().stage().items(hero, in: room)
        let frames = DisplayList(size: .zero, items: items).widgetFrames
        #expect(frames.count == 3)
        #expect(frames.allSatisfy { room.insetBy(dx: -0.01, dy: -0.01).contains($0) })
    }
}
