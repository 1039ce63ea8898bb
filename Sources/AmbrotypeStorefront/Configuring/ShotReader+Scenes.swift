import AmbrotypeDrawing
import AmbrotypeTemplates
import AmbrotypeWidgets
import Foundation

extension ShotReader {
    /// The scenes' names and their members; the schema is compared with them.
    package static let scenes: [(name: String, members: [String])] = [
        ("home", ["wallpaper", "look", "tint", "widgets", "apps", "neutralApps", "dock", "page"]),
        ("lock", ["wallpaper", "dark", "accessories", "inline", "activities", "buttons"]),
        ("island", ["widget", "entry", "sample", "set", "form", "attached", "app", "statusBar", "statusColor"]),
        ("standBy", ["widgets", "night"]),
        ("hero", ["rows", "dark"]),
        ("screenshot", []),
    ]

    private static func members(_ scene: String) -> [String] { scenes.first { $0.name == scene }?.members ?? [] }

    /// `{"home": {…}}`: an object of one member.
    func content(_ value: JSONValue) throws(TemplateIssue) -> Composition.Content {
        let object = try ConfigObject(value, owner: "a scene", known: Self.scenes.map(\.name))
        guard object.members.count == 1, let scene = object.members.first else {
            throw TemplateIssue(
                .wrongKind(
                    expected: "an object with one of " + Self.scenes.map(\.name).joined(separator: ", "),
                    found: "\(object.members.count) members"), at: value.place)
        }
        if scene.key == "screenshot" {
            return .screenshot(try around.picture(try ConfigValue.string(scene.value), scene.value.place))
        }
        let inner = try ConfigObject(scene.value, owner: "a \(scene.key) scene", known: Self.members(scene.key))
        switch scene.key {
        case "home": return .home(try home(inner))
        case "lock": return .lock(try lock(inner))
        case "island": return .island(try island(inner, scene.value))
        case "standBy": return .standBy(try standBy(inner))
        default: return .hero(try hero(inner))
        }
    }

    private func home(_ object: ConfigObject) throws(TemplateIssue) -> HomeScreen {
        var home = HomeScreen()
        if let wallpaper = object["wallpaper"] { home.wallpaper = try self.wallpaper(wallpaper) }
        let look = try object.choice("look", ["light": 0, "dark": 1, "tinted": 2, "clear": 3]) ?? 0
        let tint = try object["tint"].map(ConfigValue.color)
        home.look = [.light, .dark, .tinted(tint ?? DrawingColor(bytes: 120, 170, 255)), .clear][look]
        let first = [0, 0, 18, 26][look]
        if around.system < first, let value = object["look"] {
            throw TemplateIssue(
                .badValue(
                    value.string ?? "", expected: "a look before system \(first): set system in the shot or in the file"
                ),
                at: value.place)
        }
        for widget in try object.list("widgets", of: "widgets") ?? [] {
            home.widgets.append(try homeWidget(widget))
        }
        if let apps = object["apps"] { home.apps = try icons(apps) }
        home.neutralApps = try object.count("neutralApps", in: 0...100)
        if let dock = object["dock"] { home.dock = try icons(dock) }
        if let page = object["page"] {
            if page.bool == false {
                home.page = nil
            } else {
                home.page = try pair(page)
            }
        }
        return home
    }

    /// Two small whole numbers: a cell, or a page and their count.
    private func pair(_ value: JSONValue) throws(TemplateIssue) -> (Int, Int) {
        guard let two = value.array, two.count == 2 else {
            throw ConfigValue.wrong("a list of 2 numbers", value)
        }
        var numbers: [Int] = []
        for element in two {
            guard let number = element.integer, (0...20).contains(number) else {
                throw ConfigValue.outside(element, "a whole number from 0 to 20")
            }
            numbers.append(number)
        }
        return (numbers[0], numbers[1])
    }

    private func homeWidget(_ value: JSONValue) throws(TemplateIssue) -> HomeWidget {
        let (choice, object) = try choice(value, known: ["family", "at", "label"])
        guard let object else { throw ConfigValue.wrong("an object with widget, family and at", value) }
        let family = try family(
            try object.need("family"), among: [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge])
        let at = try pair(try object.need("at"))
        return HomeWidget(
            choice, family, column: at.0, row: at.1, label: try object["label"].map(text))
    }

    private func lock(_ object: ConfigObject) throws(TemplateIssue) -> LockScreen {
        var lock = LockScreen()
        if let wallpaper = object["wallpaper"] { lock.wallpaper = try self.wallpaper(wallpaper) }
        lock.isDark = try object.flag("dark") ?? true
        lock.showsButtons = try object.flag("buttons") ?? true
        for accessory in try object.list("accessories", of: "accessories") ?? [] {
            let (choice, inner) = try choice(accessory, known: ["family"])
            guard let inner else { throw ConfigValue.wrong("an object with widget and family", accessory) }
            let family = try family(try inner.need("family"), among: [.accessoryCircular, .accessoryRectangular])
            lock.accessories.append(LockScreen.Accessory(choice, family))
        }
        if let inline = object["inline"] { lock.inline = try choice(inline).0 }
        for activity in try object.list("activities", of: "activities") ?? [] {
            lock.activities.append(try choice(activity).0)
        }
        return lock
    }

    private func island(_ object: ConfigObject, _ value: JSONValue) throws(TemplateIssue) -> IslandScene {
        let choice = try choice(value, known: ["form", "attached", "app", "statusBar", "statusColor"]).0
        let form: IslandPresentation =
            try object.choice("form", ["compact": .compact, "minimal": .minimal, "expanded": .expanded]) ?? .compact
        var scene = IslandScene(
            choice, form: form, background: try object["app"].map(wallpaper) ?? .own(.graphite))
        scene.showsStatusBar = try object.flag("statusBar") ?? true
        if let attached = object["attached"] {
            guard form == .minimal else {
                throw TemplateIssue(
                    .badValue(
                        "attached",
                        expected: "of any use but with form minimal, where one of two activities stays at the sensors"),
                    at: attached.place)
            }
            scene.attached = try self.choice(attached, owner: "an attached activity").0
        }
        if let color = object["statusColor"] { scene.statusColor = try ConfigValue.color(color) }
        return scene
    }

    private func standBy(_ object: ConfigObject) throws(TemplateIssue) -> StandByScene {
        var widgets: [WidgetChoice?] = []
        for value in try object.list("widgets", of: "widgets", 1...2) ?? [] {
            widgets.append(
                value.string == "clock" ? nil : try choice(value, owner: "a StandBy widget, which is always small,").0)
        }
        return StandByScene(widgets, isNight: try object.flag("night") ?? false)
    }

    private func hero(_ object: ConfigObject) throws(TemplateIssue) -> HeroScene {
        _ = try object.need("rows")
        var pieces: [[HeroScene.Piece]] = []
        for row in try object.list("rows", of: "rows", 1...20) ?? [] {
            guard let elements = row.array else { throw ConfigValue.wrong("a list of widgets", row) }
            guard (1...20).contains(elements.count) else {
                throw TemplateIssue(
                    .badValue("\(elements.count) widgets", expected: "a row of 1 to 20"), at: row.place)
            }
            var line: [HeroScene.Piece] = []
            for element in elements { line.append(try piece(element)) }
            pieces.append(line)
        }
        return HeroScene(rows: pieces, isDark: try object.flag("dark") ?? false)
    }

    private func piece(_ value: JSONValue) throws(TemplateIssue) -> HeroScene.Piece {
        let (choice, object) = try choice(value, known: ["family"])
        guard let object else { throw ConfigValue.wrong("an object with widget and family", value) }
        let wanted = try object.need("family")
        let name = try ConfigValue.string(wanted)
        let aliases = ["expanded": "island-expanded", "compact": "island-compact", "minimal": "island-minimal"]
        if let presentation = WidgetPresentation(name: aliases[name] ?? name) {
            return HeroScene.Piece(choice, presentation)
        }
        return HeroScene.Piece(choice, .family(try family(wanted, among: WidgetFamily.all)))
    }
}
