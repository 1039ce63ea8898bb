import AmbrotypeDrawing
import Foundation

/// One object of `devices.json` and where it stands, for errors.
private struct Row {
    typealias Trouble = TableValue.Trouble

    var value: TableValue
    var place: String

    func text(_ key: String) throws(Trouble) -> String { try value.text(key, at: place) }
    func texts(_ key: String) throws(Trouble) -> [String] { try value.texts(key, at: place) }
    func length(_ key: String) throws(Trouble) -> CGFloat { CGFloat(try value.number(key, at: place)) }
    func lengths(_ key: String) throws(Trouble) -> [CGFloat] { try value.numbers(key, at: place) }
    func whole(_ key: String) throws(Trouble) -> Int {
        try value.need(key, "a whole number", at: place) { $0.number.flatMap(Int.init(exactly:)) }
    }
    func two(_ key: String) throws(Trouble) -> Two {
        try value.need(key, "two numbers", at: place) { Two($0) }
    }
    func four(_ key: String) throws(Trouble) -> Four {
        try value.need(key, "four numbers", at: place) { member in
            guard let numbers = member.array?.compactMap(\.number), numbers.count == 4 else { return nil }
            return Four(rect: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
        }
    }
    func sizes(_ key: String) throws(Trouble) -> [String: Two] {
        let members = try value.members(key, at: place)
        let sizes = members.compactMapValues { Two($0) }
        guard sizes.count == members.count else { throw Trouble(reason: "\(place)/\(key) holds more than sizes") }
        return sizes
    }

    /// Of a member that may be missing.
    func has(_ key: String) -> Bool { value[key] != nil }
}

extension Two {
    fileprivate init?(_ value: TableValue) {
        guard let numbers = value.array?.compactMap(\.number), numbers.count == 2 else { return nil }
        (first, second) = (CGFloat(numbers[0]), CGFloat(numbers[1]))
    }
}

extension DeviceDocument {
    /// Reads the document; the error names the first member that is missing or something else than it should be.
    init(_ table: TableValue) throws(TableValue.Trouble) {
        func rows<T>(
            _ key: String, _ read: (Row) throws(TableValue.Trouble) -> T
        ) throws(TableValue.Trouble) -> [T] {
            var result: [T] = []
            for (index, value) in try table.items(key, at: "").enumerated() {
                result.append(try read(Row(value: value, place: "/\(key)/\(index)")))
            }
            return result
        }
        let head = Row(value: table, place: "")
        let about = try table.need("about", "an object", at: "") { $0.object.map(TableValue.object) }
        var sources: [String: String] = [:]
        for (name, words) in try about.members("sources", at: "/about") { sources[name] = words.string }
        self.about = About(sources: sources)
        defaultDevice = try head.text("defaultDevice")
        devices = try rows("devices", DeviceRow.init)
        widgetSizes = try rows("widgetSizes", SizeRow.init)
        padWidgetSizes = try rows("padWidgetSizes", PadRow.init)
        widgetCornerRadii = try rows("widgetCornerRadii", RadiusRow.init)
        contentMargins = try rows("contentMargins", MarginRow.init)
        homeGrids = try rows("homeGrids", HomeRow.init)
        iconGrids = try rows("iconGrids", IconRow.init)
        var islands: [String: IslandForm] = [:]
        for (name, value) in try table.members("islands", at: "") {
            islands[name] = try IslandForm(Row(value: value, place: "/islands/\(name)"))
        }
        self.islands = islands
        islandSensors = try rows("islandSensors", Sensor.init)
        lockScreens = try rows("lockScreens", LockRow.init)
    }
}

extension DeviceDocument.DeviceRow {
    fileprivate init(_ row: Row) throws(TableValue.Trouble) {
        (id, name, screen) = (try row.text("id"), try row.text("name"), try row.text("screen"))
        firstOS = try row.whole("firstOS")
        lastOS = row.has("lastOS") ? try row.whole("lastOS") : nil
        cornerRadius = try row.length("cornerRadius")
        cornerConfidence = try row.text("cornerConfidence")
        confidence = try row.text("confidence")
        island = row.has("island") ? try row.text("island") : nil
    }
}

extension DeviceDocument.PadRow {
    fileprivate init(_ row: Row) throws(TableValue.Trouble) {
        (screen, from) = (try row.text("screen"), try row.whole("from"))
        (canvas, display) = (try row.sizes("canvas"), try row.sizes("display"))
        (source, confidence) = (try row.texts("source"), try row.text("confidence"))
        note = row.has("note") ? try row.text("note") : nil
    }
}

extension DeviceDocument.RadiusRow {
    fileprivate init(_ row: Row) throws(TableValue.Trouble) {
        from = try row.whole("from")
        screen = row.has("screen") ? try row.text("screen") : nil
        radius = row.has("radius") ? try row.length("radius") : nil
        radiusOfSmall = row.has("radiusOfSmall") ? try row.length("radiusOfSmall") : nil
    }
}

extension DeviceDocument.MarginRow {
    fileprivate init(_ row: Row) throws(TableValue.Trouble) {
        (from, families) = (try row.whole("from"), try row.texts("families"))
        (margin, tight) = (try row.length("margin"), try row.length("tight"))
    }
}

extension DeviceDocument.HomeRow {
    fileprivate init(_ row: Row) throws(TableValue.Trouble) {
        (screen, from, icons) = (try row.text("screen"), try row.whole("from"), try row.text("icons"))
        devices = row.has("devices") ? try row.texts("devices") : nil
        (small, medium, large) = (try row.two("small"), try row.two("medium"), try row.two("large"))
        (x, y) = (try row.lengths("x"), try row.lengths("y"))
        (source, confidence) = (try row.texts("source"), try row.text("confidence"))
        note = row.has("note") ? try row.text("note") : nil
    }
}

extension DeviceDocument.IconRow {
    fileprivate init(_ row: Row) throws(TableValue.Trouble) {
        (screen, from, icon) = (try row.text("screen"), try row.whole("from"), try row.length("icon"))
        (first, pitch, dockIcon) = (try row.two("first"), try row.two("pitch"), try row.two("dockIcon"))
        dock = try row.four("dock")
        (columns, rows) = (try row.whole("columns"), try row.whole("rows"))
        (labelSize, dockPitch) = (try row.length("labelSize"), try row.length("dockPitch"))
        (source, confidence) = (try row.texts("source"), try row.text("confidence"))
        note = row.has("note") ? try row.text("note") : nil
    }
}

extension DeviceDocument.IslandForm {
    fileprivate init(_ row: Row) throws(TableValue.Trouble) {
        (width, compactWidth) = (try row.length("width"), try row.length("compactWidth"))
        (expandedWidth, height) = (try row.length("expandedWidth"), try row.length("height"))
        cornerRadius = try row.length("cornerRadius")
        (minimalWidth, expandedHeight) = (try row.two("minimalWidth"), try row.two("expandedHeight"))
        (source, confidence) = (try row.texts("source"), try row.text("confidence"))
    }
}

extension DeviceDocument.Sensor {
    fileprivate init(_ row: Row) throws(TableValue.Trouble) {
        (screen, frame) = (try row.text("screen"), try row.four("frame"))
        (source, confidence) = (try row.texts("source"), try row.text("confidence"))
    }
}

extension DeviceDocument.LockRow {
    fileprivate init(_ row: Row) throws(TableValue.Trouble) {
        screen = try row.text("screen")
        (activityInset, activityWidth) = (try row.length("activityInset"), try row.length("activityWidth"))
        (activityCornerRadius, activityGap) = (try row.length("activityCornerRadius"), try row.length("activityGap"))
        activityHeight = try row.two("activityHeight")
        guidelineWidth = row.has("guidelineWidth") ? try row.length("guidelineWidth") : nil
        stackBottom = row.has("stackBottom") ? try row.length("stackBottom") : nil
        accessoryCenterY = row.has("accessoryCenterY") ? try row.length("accessoryCenterY") : nil
        (source, confidence) = (try row.texts("source"), try row.text("confidence"))
        note = row.has("note") ? try row.text("note") : nil
    }
}

extension SizeRow {
    fileprivate init(_ row: Row) throws(TableValue.Trouble) {
        (screen, from) = (try row.text("screen"), try row.whole("from"))
        sizes = [:]
        for family in WidgetFamily.all where row.has(family.name) { sizes[family] = try row.two(family.name).size }
        fact = DeviceFact(
            source: try row.texts("source"), confidence: try row.text("confidence"),
            note: row.has("note") ? try row.text("note") : nil)
    }
}
