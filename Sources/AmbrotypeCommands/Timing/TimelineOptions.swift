import AmbrotypeTimelines
import Foundation

/// What `timeline` is asked for besides the scene.
struct TimelineOptions {
    /// Seconds; nil: a day for widgets, and for activities until the last of them is gone.
    var duration: TimeInterval?
    /// nil: everything happens on time.
    var seed: UInt64?
    var budget = RefreshBudget()
    var events: DayEventsFile?
    var meetsClockChanges = false
    /// Samples of a widget or stories of an activity; empty for all.
    var samples: [String] = []
    var scenario: URL?
    var payloads: [URL] = []
    var film = false
    var animation = false
    /// Most frames on a film strip.
    var frames = 24
    /// Whether all frames were asked for: those that are left out all the same are told then.
    var wantsEveryFrame = false
    /// A strip or animation has no more, so that a month of minutes ends.
    static let mostFrames = 240
    var zoom: CGFloat = 0.5
}

extension TimelineOptions {
    static let options: [CommandForm.Option] =
        [
            .init("hours", value: "N", "how long; default 24 hours, activities until they are gone"),
            .init("days", value: "N", "the same in days, up to 31"),
            .init("clock-changes", "run over the next change to and from daylight saving in each zone"),
            .init("events", value: "FILE", "what the person and the app do: JSON, see docs/timeline.md"),
            .init("seed", value: "N", "let the system be early and late, the same way for the same number"),
            .init("budget", value: "N", "questions a day the system allows; default 40"),
            .init("gap", value: "MINUTES", "least time between two of them; default 5"),
            .init("sample", value: "LIST", list: true, "samples of a widget, stories of an activity; default all"),
            .init("scenario", value: "FILE", "the life of one or more activities: JSON, see docs/timeline.md"),
            .init("payload", value: "LIST", list: true, "push files in order, or a folder of them"),
            .init("film", "draw a film strip: film.*.png"),
            .init("animation", "draw an animated PNG: animation.*.png"),
            .init(
                "frames", value: "N",
                "most frames of a film strip or animation, up to 240; 0 for all of them; default 24"),
            .init("zoom", value: "N", "size of a strip's pictures; default 0.5"),
            .init("out", short: "o", value: "DIR", "folder for the pictures; default output"),
        ] + RenderOptions.options.filter { scene.contains($0.name) } + [
            .init("fonts", value: "DIR", "a folder of your own fonts, which come first"),
            .init("json", "print JSON only"),
        ]

    private static let scene = [
        "family", "device", "os", "appearance", "mode", "locale", "time-zone", "text-size", "now", "set", "scale",
        "memory-budget",
    ]

    static func read(_ values: ArgumentValues, outside: Outside) throws(UsageError) -> TimelineOptions {
        var options = TimelineOptions()
        options.duration = try duration(values)
        options.meetsClockChanges = values.has("clock-changes")
        if let seed = try number(values, "seed", 0...Double(1 << 53)) { options.seed = UInt64(seed) }
        let gap = try number(values, "gap", 0...1440).map { $0 * 60 } ?? 300
        options.budget = RefreshBudget(perDay: Int(try number(values, "budget", 1...10_000) ?? 40), gap: gap)
        options.samples = values.list("sample") ?? []
        (options.film, options.animation) = (values.has("film"), values.has("animation"))
        if let frames = try number(values, "frames", 0...Double(mostFrames)) {
            (options.frames, options.wantsEveryFrame) = (frames == 0 ? mostFrames : Int(frames), frames == 0)
        }
        options.zoom = CGFloat(try number(values, "zoom", 0.05...4) ?? 0.5)
        options.scenario = values["scenario"].map(outside.url)
        for path in values.list("payload") ?? [] { options.payloads += try payloads(path, outside.url(path)) }
        if options.scenario != nil, !options.payloads.isEmpty {
            throw UsageError("--scenario and --payload contradict each other: a scenario names its push files itself")
        }
        if let path = values["events"] { options.events = try DayEventsFile.read(path, outside.url(path)) }
        return options
    }

    private static func duration(_ values: ArgumentValues) throws(UsageError) -> TimeInterval? {
        let hours = try number(values, "hours", 0.1...744)
        let days = try number(values, "days", 0.1...31)
        if hours != nil, days != nil { throw UsageError("--hours and --days contradict each other") }
        return hours.map { $0 * 3600 } ?? days.map { $0 * 86_400 }
    }

    private static func number(
        _ values: ArgumentValues, _ name: String, _ range: ClosedRange<Double>
    ) throws(UsageError) -> Double? {
        guard let text = values[name] else { return nil }
        guard let number = Double(text), range.contains(number) else {
            let words = [range.lowerBound, range.upperBound].map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }
            throw Words.badValue(name, text, expected: "a number from \(words[0]) to \(words[1])")
        }
        return number
    }

    /// A file, or the JSON files of a folder by name.
    private static func payloads(_ path: String, _ url: URL) throws(UsageError) -> [URL] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
            throw UsageError("--payload \(path): no such file or folder")
        }
        guard isFolder.boolValue else { return [url] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        let files = names.filter { $0.hasSuffix(".json") || $0.hasSuffix(".apns") }.sorted()
        guard !files.isEmpty else { throw UsageError("--payload \(path): no .json or .apns file in it") }
        return files.map { url.appendingPathComponent($0) }
    }
}
