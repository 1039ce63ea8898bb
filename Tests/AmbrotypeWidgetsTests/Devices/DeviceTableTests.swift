import AmbrotypeWidgets
import Foundation
import Testing

@Suite struct DeviceTableTests {
    let table: DeviceTable

    init() throws { table = try DeviceTable.load() }

    @Test("Every iPhone and iPad answers sizes for iOS 17, 18 and 26")
    func everyDeviceHasSizes() {
        #expect(table.devices.count { $0.idiom == .phone } == 37)
        #expect(table.devices.count { $0.idiom == .pad } == 18)
        for device in table.devices {
            for os in [17, 18, 26] {
                let families = device.families(os: os)
                #expect(families.contains(.systemSmall) && families.contains(.systemLarge), "\(device.id) \(os)")
                for family in families {
                    guard let metrics = device.widgetMetrics(family, os: os) else {
                        Issue.record("\(device.id) \(family) has no metrics")
                        continue
                    }
                    #expect(metrics.displaySize.width <= metrics.size.width)
                    #expect(metrics.displaySize.width < device.points.width, "\(device.id) \(family)")
                    #expect((metrics.cornerRadius == 0) == family.isAccessory)
                }
            }
        }
    }

    @Test("Sizes are whole pixels and follow the iOS version")
    func sizesFollowTheVersion() throws {
        let phone = try table.device(named: "iphone-16-pro")
        #expect(phone.widgetSize(.systemSmall, os: 18) == CGSize(width: 162, height: 162))
        let small = try #require(phone.widgetSize(.systemSmall, os: 26))
        #expect(small.width * 3 == 493)
        let medium = try #require(phone.widgetSize(.systemMedium, os: 26))
        #expect(medium.width * 3 == 1049)
        // Older than the oldest row: the oldest row.
        #expect(phone.widgetSize(.systemSmall, os: 17) == CGSize(width: 162, height: 162))
        #expect(try table.device(named: "iphone-15").widgetSize(.systemMedium, os: 17)?.width == 339)
        #expect(try table.device(named: "iphone-8-plus").widgetSize(.systemMedium, os: 16)?.height == 157)
    }

    @Test("The largest picture the system takes follows from the pixel sizes as logs print it")
    func sizesAgreeWithSystemLogs() throws {
        func limit(_ id: String, _ family: WidgetFamily, _ os: Int) throws -> Double {
            let device = try table.device(named: id)
            let metrics = try #require(device.widgetMetrics(family, os: os))
            let pixels = (metrics.displaySize.width * device.scale, metrics.displaySize.height * device.scale)
            return 2.2 * pixels.0.rounded() * 2.0 * pixels.1.rounded()
        }
        #expect(abs(try limit("iphone-17", .systemMedium, 26) - 2_275_490.8) < 0.01)
        #expect(abs(try limit("iphone-16", .systemMedium, 18) - 2_121_055.2) < 0.01)
        #expect(abs(try limit("iphone-16-pro", .systemSmall, 18) - 1_039_262.4) < 0.01)
        #expect(abs(try limit("iphone-16", .systemSmall, 26) - 1_001_127.6) < 0.01)
        #expect(abs(try limit("iphone-13-mini", .systemSmall, 17) - 951_390) < 0.01)
        #expect(abs(try limit("ipad-10", .systemMedium, 17) - 718_080) < 0.01)
        #expect(abs(try limit("iphone-se-1", .systemSmall, 15) - 349_905.6) < 0.01)
    }

    @Test("An iPad widget is laid out larger than it is shown")
    func padWidgetsAreScaled() throws {
        let pad = try table.device(named: "ipad-air-5")
        let metrics = try #require(pad.widgetMetrics(.systemExtraLarge, os: 18))
        #expect(metrics.size == CGSize(width: 715.5, height: 342))
        #expect(metrics.displaySize == CGSize(width: 628, height: 300))
        #expect(abs(metrics.displayFactor - 0.8777) < 0.001)
        #expect(try table.device(named: "iphone-16").widgetSize(.systemExtraLarge, os: 18) == nil)
    }

    @Test("Margins came with iOS 17, the larger corner with iOS 26")
    func marginsAndCorners() throws {
        let phone = table.defaultDevice
        #expect(phone.widgetMetrics(.systemSmall, os: 17)?.contentMargin == 16)
        #expect(phone.widgetMetrics(.systemSmall, os: 16)?.contentMargin == 0)
        #expect(phone.widgetMetrics(.accessoryCircular, os: 18)?.contentMargin == 0)
        #expect(phone.widgetMetrics(.systemSmall, os: 18)?.cornerRadius == 22)
        #expect(phone.widgetMetrics(.systemSmall, os: 26)?.cornerRadius == 28)
        #expect(try table.device(named: "iphone-15").widgetMetrics(.systemMedium, os: 17)?.cornerRadius == 21.6)
        let derived = try #require(table.device(named: "iphone-15-plus").widgetMetrics(.systemLarge, os: 18))
        #expect(derived.cornerRadius == 23.2)
    }

    @Test("Guessed rows say so")
    func guessesAreMarked() throws {
        let air = try #require(table.device(named: "iphone-air").widgetMetrics(.systemMedium, os: 26))
        #expect(air.fact.isGuess)
        let measured = try #require(table.defaultDevice.widgetMetrics(.systemMedium, os: 18))
        #expect(measured.fact.isConfirmed)
        let accessory = try #require(table.defaultDevice.widgetMetrics(.accessoryRectangular, os: 18))
        #expect(accessory.fact.isGuess && accessory.size == CGSize(width: 160, height: 72))
    }

    @Test("A name is found by id or Apple's name, a wrong one is answered with near ones")
    func names() throws {
        #expect(try table.device(named: "iPhone 16 Pro").id == "iphone-16-pro")
        #expect(table.defaultDevice.id == "iphone-16-pro")
        #expect(table.defaultDevice.pixels == CGSize(width: 1206, height: 2622))
        do {
            _ = try table.device(named: "iphone-16-por")
            Issue.record("a device of that name exists")
        } catch {
            #expect(error.nearest.first == "iphone-16-pro")
            #expect(error.nearest.count == 3)
        }
    }

    @Test("Compatibility is told apart from sizes")
    func compatibility() throws {
        let old = try table.device(named: "iphone-xs")
        #expect(old.runs(os: 18) && !old.runs(os: 26))
        #expect(!(try table.device(named: "iphone-17").runs(os: 18)))
    }
}

@Suite struct DeviceSurroundingsTests {
    let table: DeviceTable

    init() throws { table = try DeviceTable.load() }

    @Test("Home Screen grids keep their widgets inside the screen, and two columns make a medium widget")
    func homeGrids() {
        for device in table.devices where device.idiom == .phone {
            for (os, large) in [(18, false), (18, true), (26, false)] {
                guard let grid = device.homeGrid(os: os, largeIcons: large) else { continue }
                let right = grid.columns[1] + grid.small.width
                #expect(abs(right - grid.columns[0] - grid.medium.width) < 0.7, "\(device.id) \(os)")
                let bottom = (grid.rows.last ?? 0) + grid.small.height
                #expect(right < device.points.width && bottom < device.points.height)
            }
        }
    }

    @Test("A 402 by 874 screen has the rows that were measured on pictures")
    func measuredRows() throws {
        let device = table.defaultDevice
        let grid = try #require(device.homeGrid(os: 18))
        #expect(grid.rows == [87, 291, 495] && grid.columns == [29, 211])
        #expect(try #require(device.homeGrid(os: 26)).rows[0] == 272.0 / 3)
        #expect(try #require(device.homeGrid(os: 18, largeIcons: true)).small.width == 165)
        #expect(try #require(device.iconGrid(os: 26)).icon == 64)
        let mini = try table.device(named: "iphone-13-mini").homeGrid(os: 18)
        let ten = try table.device(named: "iphone-x").homeGrid(os: 16)
        #expect(mini?.rows.first == 77 && ten?.rows.first == 71)
    }

    @Test("Icons stand where the widgets beside them do: tops in line, two icons centred below a small one")
    func iconsAgreeWithWidgets() throws {
        for device in table.devices {
            for os in [17, 18, 26] {
                guard let icons = device.iconGrid(os: os), let home = device.homeGrid(os: os) else { continue }
                #expect(abs(icons.first.y - home.rows[0]) < 1.5, "\(device.id) \(os)")
                #expect(abs(icons.icon + icons.pitch.height - home.small.height) < 0.7, "\(device.id) \(os)")
                let middle = icons.first.x + (icons.pitch.width + icons.icon) / 2
                let widget = home.columns[0] + home.small.width / 2
                #expect(abs(middle - widget) < 0.5, "\(device.id) \(os)")
            }
        }
    }

    @Test("An iPad's accessories are there and marked as assumed")
    func padAccessories() throws {
        for device in table.devices where device.idiom == .pad {
            let metrics = try #require(device.widgetMetrics(.accessoryCircular, os: 18))
            #expect(metrics.fact.confidence.hasPrefix("assumed"))
        }
    }

    @Test("The Dynamic Island is centred and only where the phone has one")
    func islands() throws {
        for device in table.devices {
            guard let island = device.island else { continue }
            #expect(abs(island.sensor.midX - device.points.width / 2) <= 1.01, "\(device.id)")
            #expect(island.cornerRadius == 44 && island.expandedWidth < device.points.width)
            #expect(island.expandedHeight == 84...160)
        }
        #expect(try table.device(named: "iphone-16e").island == nil)
        #expect(try table.device(named: "iphone-14").island == nil)
        #expect(try table.device(named: "iphone-air").island?.width == 250)
        #expect(table.defaultDevice.island?.compactWidth == 52.33)
        #expect(table.devices.count { $0.island != nil } == 14)
    }

    @Test("A Live Activity card fits between its insets and is 84 to 160 points high")
    func lockScreens() throws {
        for device in table.devices {
            let lock = device.lockScreen
            #expect(abs(lock.activityWidth + 2 * lock.activityInset - device.points.width) < 0.01)
            #expect(lock.activityHeight == 84...160 && lock.activityCornerRadius == 24)
        }
        #expect(try table.device(named: "iphone-15-pro-max").lockScreen.activityWidth == 402)
    }
}

@Suite struct DeviceDamageTests {
    @Test("A damaged table is an error, not a crash")
    func damage() {
        #expect(throws: (any Error).self) { try DeviceTable(json: Data("{}".utf8)) }
        #expect(throws: DeviceTableDamage.self) {
            try DeviceTable(
                json: Data(
                    """
                    {"about": {"sources": {}}, "defaultDevice": "x", "devices": [], "widgetSizes": [],
                     "padWidgetSizes": [], "widgetCornerRadii": [], "contentMargins": [], "homeGrids": [],
                     "iconGrids": [], "islands": {}, "islandSensors": [], "lockScreens": []}
                    """.utf8))
        }
    }
}
