import AmbrotypeDrawing
import AmbrotypeStorefront
import AmbrotypeWidgets
import Foundation
import Testing

@MainActor @Suite("Home Screen")
struct HomeScreenTests {
    private func geometry(_ device: String, system: Int = 18) throws -> HomeGeometry {
        let found = HomeGeometry(try Theatre.device(device), system: system, tables: try Theatre.tables.get())
        return try #require(found)
    }

    @Test("Widgets stand where the device table says")
    func widgetsStandWhereTheDeviceTable() throws {
        let geometry = try geometry("iphone-16-pro")
        let medium = try #require(geometry.widgetFrame(.systemMedium, column: 0, row: 2))
        #expect(medium == CGRect(x: 29, y: 291, width: 344, height: 162))
        let small = try #require(geometry.widgetFrame(.systemSmall, column: 2, row: 4))
        #expect(small.origin == CGPoint(x: 211, y: 495))
    }

    @Test("Icons follow from the widgets and agree with what was measured")
    func iconsFollowFromTheWidgetsAnd() throws {
        // Measured on iOS 26: 64 points, first at 30.1, pitch 92.5 and 100.6.
        let geometry = try geometry("iphone-16-pro", system: 26)
        let first = geometry.iconFrame(column: 0, row: 0)
        let next = geometry.iconFrame(column: 1, row: 1)
        #expect(abs(first.width - 64) < 0.4)
        #expect(abs(first.minX - 30.1) < 0.4)
        #expect(abs(next.minX - first.minX - 92.5) < 0.4)
        #expect(abs(next.minY - first.minY - 100.6) < 0.4)
    }

    @Test("A widget at an odd cell is centred on its icons")
    func aWidgetAtAnOddCell() throws {
        let geometry = try geometry("iphone-16-pro")
        let frame = try #require(geometry.widgetFrame(.systemSmall, column: 1, row: 1))
        let (one, other) = (geometry.iconFrame(column: 1, row: 1), geometry.iconFrame(column: 2, row: 2))
        #expect(abs(frame.midX - (one.minX + other.maxX) / 2) < 0.01)
        #expect(abs(frame.midY - (one.minY + other.maxY) / 2) < 0.01)
    }

    @Test(
        "Nothing leaves the screen, and the last row ends above the dock",
        arguments: ["iphone-17-pro-max", "iphone-14-plus", "iphone-se", "iphone-11", "ipad-pro-13-inch-m4"])
    func nothingLeavesTheScreenAndThe(_ name: String) throws {
        let geometry = try geometry(name)
        let screen = CGRect(origin: .zero, size: try Theatre.device(name).points)
        let last = geometry.iconFrame(column: geometry.columns - 1, row: geometry.rows - 1)
        #expect(screen.contains(last))
        #expect(screen.contains(geometry.dock))
        #expect(last.maxY < geometry.dock.minY)
    }

    @Test("The mode follows the look")
    func theModeFollowsTheLook() throws {
        let theatre = Theatre()
        var home = HomeScreen()
        home.widgets = [HomeWidget(WidgetChoice(subject: "a"), .systemSmall, column: 0, row: 0)]
        for look in [HomeLook.light, .dark, .tinted(.white), .clear] {
            home.look = look
            _ = try theatre.stage().list(home)
        }
        #expect(theatre.slots.map(\.mode.name) == ["light", "dark", "accented", "accented"])
    }

    @Test("Right to left the first column is at the right")
    func rightToLeftTheFirstColumn() throws {
        let theatre = Theatre()
        var home = HomeScreen()
        home.widgets = [HomeWidget(WidgetChoice(subject: "a"), .systemSmall, column: 0, row: 0)]
        let left = try theatre.stage(locale: "en-US").list(home).widgetFrames
        let right = try theatre.stage(locale: "ar-SA").list(home).widgetFrames
        #expect(left.map(\.minX) == [29])
        #expect(right.map(\.maxX) == [402 - 29])
    }

    @Test("Widgets that cover each other are refused")
    func widgetsThatCoverEachOtherAre() throws {
        var home = HomeScreen()
        home.widgets = [
            HomeWidget(WidgetChoice(subject: "a"), .systemMedium, column: 0, row: 0),
            HomeWidget(WidgetChoice(subject: "b"), .systemSmall, column: 2, row: 1),
        ]
        #expect(throws: StorefrontTrouble.overlapping("a systemMedium", "b systemSmall")) {
            try Theatre().stage().list(home)
        }
    }

    @Test("A widget outside the grid is refused with the grid's size")
    func aWidgetOutsideTheGridIs() throws {
        var home = HomeScreen()
        home.widgets = [HomeWidget(WidgetChoice(subject: "a"), .systemLarge, column: 0, row: 4)]
        #expect(
            throws: StorefrontTrouble.outsideGrid(what: "a systemLarge", column: 0, row: 4, columns: 4, rows: 6)
        ) { try Theatre().stage().list(home) }
    }

    @Test("Tinted widgets stand on glass that reads the wallpaper of the screen alone")
    func tintedWidgetsStandOnGlassThat() throws {
        var home = HomeScreen()
        home.look = .tinted(.white)
        home.widgets = [HomeWidget(WidgetChoice(subject: "a"), .systemSmall, column: 0, row: 0)]
        let frames = try Theatre().stage().list(home).all.compactMap { item -> CGRect? in
            if case .backdrop(_, let recipe) = item { return recipe.frame }
            return nil
        }
        #expect(frames.count > 1)
        #expect(frames.allSatisfy { $0 == CGRect(x: 0, y: 0, width: 402, height: 874) })
    }

    @Test(
        "No neutral icon stands on a page twice, the dock counted",
        arguments: ["iphone-16-pro", "iphone-se", "ipad-pro-13-inch-m4", "ipad-mini-a17-pro"])
    func noNeutralIconStandsTwice(_ name: String) throws {
        var home = HomeScreen()
        home.wallpaper = .color(.black)
        let paints = try Theatre().stage(name).list(home).all.compactMap { item -> [GradientStop]? in
            if case .fill(_, _, .linear(let stops, _, _, _)) = item { stops } else { nil }
        }
        #expect(paints.count >= 18)
        for (index, paint) in paints.enumerated() { #expect(!paints[..<index].contains(paint)) }
    }
}
