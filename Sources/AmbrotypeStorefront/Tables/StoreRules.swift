package import AmbrotypeDrawing
import Foundation

/// What App Store Connect takes as screenshots, from `store.json`, whose rows name their sources.
package struct StoreRules: Sendable, Equatable {
    /// Width and height in pixels.
    package struct PixelSize: Hashable, Sendable, Codable, CustomStringConvertible {
        package var width: Int
        package var height: Int

        package init(_ width: Int, _ height: Int) { (self.width, self.height) = (width, height) }

        package var description: String { "\(width) × \(height)" }
        package var swapped: PixelSize { PixelSize(height, width) }
    }

    /// One of the store's sets: 6.9", 13" …
    package struct DisplayClass: Equatable, Sendable {
        package var id: String
        package var name: String
        /// Every size it takes, both ways up where it takes both.
        package var sizes: [PixelSize]
        /// The device drawn for it, by id, and its name in file names; nil where no scene can be drawn.
        package var device: String?
        package var deviceName: String?
    }

    package var classes: [DisplayClass]
    /// Sets of which one must be there: `when` is the word that ids of the family begin with.
    package var required: [(any: [String], when: String)]
    package var mostPictures: Int
    package var leastPictures: Int
    /// How many are shown in search results.
    package var shownInSearch: Int
    package var languages: [String]
    /// Codes that were or look right, and what to write today.
    package var formerLanguages: [String: String]
    package var holdingFolders: [String]
    package var fallbackFolders: [String]
    package var ignoredFolders: [String]
    /// Radius of the store's rounded corners as a share of the width.
    package var cornerShare: Double
    /// Least contrast of large text.
    package var leastContrast: Double

    package static func == (left: StoreRules, right: StoreRules) -> Bool { left.classes == right.classes }

    init(_ table: TableValue) throws(TableValue.Trouble) {
        classes = []
        for row in try table.items("displayClasses", at: "store.json") { classes.append(try DisplayClass(row)) }
        required = []
        for row in try table.items("required", at: "store.json") {
            required.append((try row.texts("any", at: "required"), try row.text("when", at: "required")))
        }
        func part(_ key: String) throws(TableValue.Trouble) -> TableValue {
            try table.need(key, "an object", at: "store.json") { $0.object == nil ? nil : $0 }
        }
        let count = try part("count")
        leastPictures = Int(try count.number("least", at: "count"))
        mostPictures = Int(try count.number("most", at: "count"))
        shownInSearch = Int(try part("shownInSearch").number("count", at: "shownInSearch"))
        let folders = try part("specialFolders")
        holdingFolders = try folders.texts("holdLanguages", at: "specialFolders")
        fallbackFolders = try folders.texts("fallback", at: "specialFolders")
        ignoredFolders = try folders.texts("ignored", at: "specialFolders")
        cornerShare = try part("corners").number("share", at: "corners")
        leastContrast = try part("corners").number("contrast", at: "corners")
        languages = try table.texts("languages", at: "store.json")
        formerLanguages = try table.members("formerLanguages", at: "store.json").compactMapValues(\.string)
    }

    /// The set a picture belongs to: its size decides, and in two cases its path (fastlane's rule).
    package func displayClass(of size: PixelSize, path: String) -> DisplayClass? {
        let fitting = classes.filter { $0.sizes.contains(size) }
        guard fitting.count > 1 else { return fitting.first }
        let path = path.lowercased()
        if fitting.contains(where: { $0.id == "ipad-12.9" }) {
            let old = path.contains("app_ipad_pro_129") || (path.contains("12.9") && path.contains("2nd generation"))
            return fitting.first { $0.id == (old ? "ipad-12.9" : "ipad-13") }
        }
        if fitting.contains(where: { $0.id == "vision" }) {
            return fitting.first { $0.id == (path.contains("vision") ? "vision" : "tv") }
        }
        return fitting.first
    }

    /// The valid size that is least far away: the least change of width and height together.
    package func nearest(to size: PixelSize) -> (size: PixelSize, displayClass: DisplayClass) {
        var best = (size: classes[0].sizes[0], displayClass: classes[0])
        var least = Int.max
        for displayClass in classes {
            for candidate in displayClass.sizes {
                let change = abs(candidate.width - size.width) + abs(candidate.height - size.height)
                if change < least { (least, best) = (change, (candidate, displayClass)) }
            }
        }
        return best
    }

    package func displayClass(named id: String) -> DisplayClass? { classes.first { $0.id == id } }
}

extension StoreRules.DisplayClass {
    init(_ row: TableValue) throws(TableValue.Trouble) {
        id = try row.text("id", at: "displayClasses")
        name = try row.text("name", at: id)
        var found: [StoreRules.PixelSize] = []
        for pair in try row.items("sizes", at: id) {
            guard let sides = pair.array?.compactMap(\.number), sides.count == 2 else {
                throw TableValue.Trouble(reason: "\(id)/sizes holds something that is not two numbers")
            }
            found.append(StoreRules.PixelSize(Int(sides[0]), Int(sides[1])))
        }
        if try row.flag("bothWays", at: id) { found += found.map(\.swapped) }
        sizes = found
        (device, deviceName) = (row["device"]?.string, row["deviceName"]?.string)
    }
}
