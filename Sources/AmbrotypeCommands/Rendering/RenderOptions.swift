import AmbrotypeDrawing
import AmbrotypeGeometry
import AmbrotypeTemplates
import AmbrotypeViews
import AmbrotypeWidgets
import Foundation

/// What `render` and its like are asked for, read from the command line. Empty lists mean "the template's own".
struct RenderOptions {
    var families: [String] = []
    var devices: [Device] = []
    var systems: [Int] = [26]
    var appearances: [ColorScheme] = [.light, .dark]
    var modes: [String] = []
    var locales: [String] = []
    /// The first of the time zones; what has one zone only stands in this one.
    var timeZone = TimeZone(identifier: "UTC")!
    /// Where and when pictures stand; at least one.
    var clocks: [Clock] = []
    var textSizes: [DynamicTypeSize] = [.large]
    var now: Date
    var entries = EntryChoice.shown
    var configuration: [String: String] = [:]
    var scale: CGFloat?
    var out: URL
    var jobs: Int
    var memoryBudget = MemoryBudget.standardLimit
    var json = false
    /// nil takes the language's own direction.
    var directions: [LayoutDirection?] = [nil]
    var redactions: [RedactionReasons] = [[]]
    var filter: String?
    /// Whether, where no mode is asked for, all that a place can have are drawn.
    var drawsEveryMode = false
    /// The device that is drawn when nobody asks for another.
    var standardDevice = ""

    /// A time zone, and the instant a render there stands at.
    struct Clock: Equatable {
        var zone: TimeZone
        var now: Date
    }

    /// Which entries of a timeline become pictures.
    enum EntryChoice: Equatable {
        case shown
        case all
        case first
        case placeholder
        case number(Int)
    }

    /// A fixed instant that every render starts from unless told otherwise: 9:41 on the day Apple first showed an iPhone's
    /// widgets with content, in the render's zone.
    static let standardNow = "2026-06-09T09:41:00"
}

extension RenderOptions {
    static let options: [CommandForm.Option] = [
        .init("family", value: "LIST", list: true, "families or presentations; default: all the template has"),
        .init(
            "device", value: "LIST", list: true, "devices by id, see ambrotype list --devices; default: iphone-16-pro"),
        .init("os", value: "LIST", list: true, "17, 18 or 26; default 26"),
        .init("appearance", value: "LIST", list: true, "light, dark; default both"),
        .init("mode", value: "LIST", list: true, "fullColor, accented, vibrant; default: what the place implies"),
        .init("locale", value: "LIST", list: true, "BCP-47 codes; default: the template's languages"),
        .init("time-zone", value: "LIST", list: true, "IANA names; default UTC"),
        .init("text-size", value: "LIST", list: true, "xSmall … xxxLarge, accessibility1 … 5; default large"),
        .init("now", value: "TIME", "ISO 8601; without an offset it is local to --time-zone; default \(standardNow)"),
        .init("entry", value: "WHICH", "all, first, placeholder or a number; default: those the template shows"),
        .init("set", value: "NAME=VALUE", list: true, "a configuration parameter"),
        .init("direction", value: "LIST", list: true, "natural, leftToRight, rightToLeft; default natural"),
        .init(
            "redact", value: "LIST", list: true,
            "none, placeholder, privacy, placeholder+privacy: a picture each; default none"),
        .init("scale", value: "N", "pixels a point; default: the device's"),
        .init("memory-budget", value: "BYTES", "for all pixel buffers of a picture; 30MB, 8MiB …; default 30MB"),
        .init("jobs", short: "j", value: "N", "pictures drawn at once; default: the processors"),
        .init("filter", value: "REGEX", "only pictures whose name matches"),
    ]

    @MainActor static func read(_ values: ArgumentValues, table: DeviceTable, outside: Outside) throws(UsageError)
        -> RenderOptions
    {
        try checkTwice(values)
        let clocks = try clocks(values)
        var options = RenderOptions(
            now: clocks[0].now, out: outside.url(values["out"] ?? "output"), jobs: outside.processors)
        (options.timeZone, options.clocks, options.standardDevice) = (clocks[0].zone, clocks, table.defaultDevice.id)
        options.families = values.list("family") ?? []
        options.locales = values.list("locale") ?? []
        for code in options.locales where !Self.isLocale(code) {
            throw Words.badValue("locale", code, expected: "a BCP-47 code such as en, pt-BR or zh-Hant")
        }
        options.devices = try devices(values.list("device"), table)
        options.systems = try numbers(values, "os", among: [17, 18, 26]) ?? [26]
        options.modes = try choices(values, "mode", ["fullColor", "accented", "vibrant"]) ?? []
        if let names = try choices(values, "appearance", ["light", "dark"]) {
            options.appearances = names.map { $0 == "dark" ? .dark : .light }
        }
        if let names = try choices(values, "text-size", DynamicTypeSize.allCases.map { "\($0)" }) {
            options.textSizes = names.compactMap { name in DynamicTypeSize.allCases.first { "\($0)" == name } }
        }
        if let names = try choices(values, "redact", RedactionReasons.words) {
            options.redactions = names.map(RedactionReasons.init(word:))
        }
        if let names = try choices(values, "direction", LayoutDirection?.words) {
            options.directions = names.map(LayoutDirection?.init(word:))
        }
        options.entries = try entries(values)
        options.configuration = try settings(values)
        options.filter = values["filter"]
        options.json = values.has("json")
        if let text = values["scale"] {
            guard let scale = Double(text), scale > 0, scale <= 10 else {
                throw Words.badValue("scale", text, expected: "a number above 0 and up to 10")
            }
            options.scale = CGFloat(scale)
        }
        if let text = values["jobs"] {
            guard let jobs = Int(text), (1...256).contains(jobs) else {
                throw Words.badValue("jobs", text, expected: "a whole number from 1 to 256")
            }
            options.jobs = jobs
        }
        if let text = values["memory-budget"] { options.memoryBudget = try bytes(text) }
        return options
    }
}

extension RenderOptions {
    /// Parts of letters and digits, the language first.
    private static func isLocale(_ code: String) -> Bool {
        let parts = code.split(omittingEmptySubsequences: false) {
            $0 == "-" || $0 == "_" || $0 == "@" || $0 == "=" || $0 == ";"
        }
        return parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } }
            && (1...8).contains(parts[0].count)
    }

    /// A word that stands twice in a list would make two pictures of one name.
    private static func checkTwice(_ values: ArgumentValues) throws(UsageError) {
        for option in options where option.isList && option.name != "set" {
            let words = values.list(option.name) ?? []
            if let twice = words.firstRepeated {
                throw Words.badValue(
                    option.name, words.joined(separator: ","), expected: "each word once; \(twice) stands there twice")
            }
        }
    }

    private static func clocks(_ values: ArgumentValues) throws(UsageError) -> [Clock] {
        var clocks: [Clock] = []
        let names = values.list("time-zone") ?? []
        for name in names.isEmpty ? ["UTC"] : names {
            guard let zone = TimeZone(identifier: name) else {
                throw Words.badValue("time-zone", name, expected: "an IANA name such as Asia/Tokyo")
            }
            clocks.append(Clock(zone: zone, now: try now(values, zone)))
        }
        return clocks
    }

    static func now(_ values: ArgumentValues, _ zone: TimeZone) throws(UsageError) -> Date {
        let text = values["now"] ?? standardNow
        if let date = iso8601Date(text, zone: zone) { return date }
        throw Words.badValue("now", text, expected: "a time such as 2026-06-09T09:41:00 or 2026-06-09T09:41:00+09:00")
    }

    private static func devices(_ names: [String]?, _ table: DeviceTable) throws(UsageError) -> [Device] {
        guard let names else { return [table.defaultDevice] }
        var devices: [Device] = []
        for name in names {
            do { devices.append(try table.device(named: name)) } catch {
                throw Words.notOneOf("device", name, table.devices.map(\.id))
            }
        }
        return devices
    }

    private static func entries(_ values: ArgumentValues) throws(UsageError) -> EntryChoice {
        switch values["entry"] {
        case nil: return .shown
        case "all": return .all
        case "first": return .first
        case "placeholder": return .placeholder
        case let text?:
            guard let number = Int(text), number >= 0 else {
                throw Words.badValue("entry", text, expected: "all, first, placeholder or a number from 0")
            }
            return .number(number)
        }
    }

    private static func settings(_ values: ArgumentValues) throws(UsageError) -> [String: String] {
        var settings: [String: String] = [:]
        for text in values.list("set") ?? [] {
            let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2 else { throw Words.badValue("set", text, expected: "NAME=VALUE") }
            settings[parts[0]] = parts[1]
        }
        return settings
    }

    static func choices(_ values: ArgumentValues, _ name: String, _ known: [String]) throws(UsageError) -> [String]? {
        guard let given = values.list(name) else { return nil }
        for value in given where !known.contains(value) { throw Words.notOneOf(name, value, known) }
        return given
    }

    private static func numbers(_ values: ArgumentValues, _ name: String, among known: [Int]) throws(UsageError)
        -> [Int]?
    {
        try choices(values, name, known.map(String.init))?.compactMap(Int.init)
    }

    /// `30MB`, `8MiB`, `500kB`, `1000000`.
    static func bytes(_ text: String) throws(UsageError) -> Int {
        let units: [(String, Double)] = [
            ("MiB", 1_048_576), ("KiB", 1024), ("GiB", 1_073_741_824), ("MB", 1_048_576), ("kB", 1000), ("KB", 1000),
            ("GB", 1_073_741_824), ("B", 1), ("", 1),
        ]
        for (unit, factor) in units where text.hasSuffix(unit) {
            guard let number = Double(text.dropLast(unit.count).trimmingPrefix(" ")), number > 0,
                number < 1e6 || unit.count < 2
            else { continue }
            return Int(number * factor)
        }
        throw Words.badValue("memory-budget", text, expected: "bytes such as 30MB, 8MiB or 500000")
    }
}
