import AmbrotypeSnapshots
import AmbrotypeTemplates
import Foundation

extension Settings {
    /// How pictures are compared: the standard settings, then those of single pictures, which add to them.
    func comparison() throws(UsageError) -> ComparisonRules {
        var standard = ComparisonSettings.exact
        do throws(UsageError) { standard = try standardComparison() } catch { throw placed(error) }
        guard let file else { return ComparisonRules(standard: standard) }
        if let ignored = file["comparison.ignore"] { standard.ignored = try file.ignoredAreas(ignored) }
        return ComparisonRules(standard: standard, rules: try file.pictureRules(standard))
    }

    private func standardComparison() throws(UsageError) -> ComparisonSettings {
        var settings = ComparisonSettings.exact
        if let number = try number("threshold", "a number from 0 to 1", in: 0...1) { settings.threshold = number }
        if let number = try number("allowed-ratio", "a number from 0 to 1", in: 0...1) {
            settings.allowedRatio = number
        }
        if let number = try number("allowed-pixels", "a whole number", in: 0...1e9) {
            settings.allowedPixels = Int(number)
        }
        switch values["antialiasing"] {
        case nil, "counted": break
        case "ignored": settings.ignoresAntialiasing = true
        case let word?: throw Words.notOneOf("antialiasing", word, ["counted", "ignored"])
        }
        return settings
    }

    private func number(_ name: String, _ expected: String, in range: ClosedRange<Double>) throws(UsageError)
        -> Double?
    {
        guard let text = values[name] else { return nil }
        guard let number = Double(text), range.contains(number) else {
            throw Words.badValue(name, text, expected: expected)
        }
        return number
    }
}

extension ProjectFile {
    private static let ruleMembers = [
        "name", "threshold", "antialiasing", "allowedPixels", "allowedRatio", "ignore",
    ]

    fileprivate func pictureRules(_ standard: ComparisonSettings) throws(UsageError) -> [ComparisonRules.Rule] {
        guard let list = self["pictures"] else { return [] }
        guard let items = list.array else { throw wrong(list, "pictures is a list, found \(list.kindName)") }
        var rules: [ComparisonRules.Rule] = []
        for item in items {
            guard item.members != nil else { throw wrong(item, "a picture's settings are an object") }
            try Self.checkMembers(item, among: Self.ruleMembers)
            guard let pattern = item["name"]?.string else {
                throw wrong(item, "a picture's settings need a name, in which * stands for any characters")
            }
            rules.append(.init(pattern: pattern, settings: try settings(item, over: standard)))
        }
        return rules
    }

    private func settings(_ item: AmbrotypeTemplates.JSONValue, over standard: ComparisonSettings) throws(UsageError)
        -> ComparisonSettings
    {
        var settings = standard
        if let value = item["threshold"] { settings.threshold = try share(value, "threshold") }
        if let value = item["allowedRatio"] { settings.allowedRatio = try share(value, "allowedRatio") }
        if let value = item["allowedPixels"] {
            guard let count = value.integer, count >= 0 else { throw wrong(value, "allowedPixels is a whole number") }
            settings.allowedPixels = count
        }
        if let value = item["antialiasing"] {
            guard let word = value.string, ["counted", "ignored"].contains(word) else {
                throw wrong(value, "antialiasing is \"counted\" or \"ignored\"")
            }
            settings.ignoresAntialiasing = word == "ignored"
        }
        if let value = item["ignore"] { settings.ignored += try ignoredAreas(value) }
        return settings
    }

    private func share(_ value: AmbrotypeTemplates.JSONValue, _ name: String) throws(UsageError) -> Double {
        guard let number = value.number, (0...1).contains(number) else {
            throw wrong(value, "\(name) is a number from 0 to 1")
        }
        return number
    }

    // MARK: Ignored areas

    fileprivate func ignoredAreas(_ list: AmbrotypeTemplates.JSONValue) throws(UsageError) -> [IgnoredArea] {
        var areas: [IgnoredArea] = []
        for item in list.array ?? [list] { areas.append(try ignoredArea(item)) }
        return areas
    }

    private func ignoredArea(_ item: AmbrotypeTemplates.JSONValue) throws(UsageError) -> IgnoredArea {
        if let word = item.string { return .view(word) }
        guard let member = item.members?.first, item.members?.count == 1 else {
            throw wrong(
                item, "an ignored area is a view's name, or an object with one member: view, points or pixels")
        }
        try Self.checkMembers(item, among: ["view", "points", "pixels"])
        if member.key == "view", let word = member.value.string { return .view(word) }
        let numbers = member.value.array?.compactMap(\.number) ?? []
        guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else {
            throw wrong(
                member.value, "\(member.key) is \(member.key == "view" ? "a name" : "[x, y, width, height]")")
        }
        guard numbers.allSatisfy({ abs($0) <= 100_000 }) else {
            throw wrong(member.value, "\(member.key) takes numbers from -100000 to 100000")
        }
        if member.key == "points" {
            return .points(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
        }
        let whole = numbers.map { Int($0.rounded()) }
        return .pixels(PixelBox(x: whole[0], y: whole[1], width: whole[2], height: whole[3]))
    }
}
