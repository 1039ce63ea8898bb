import Foundation

extension XcodeProject {
    /// Build settings of a target: its own over the project's, of the configuration Debug where there is one.
    func settings(of target: OldPropertyList) -> [String: String] {
        var settings: [String: String] = [:]
        func set(_ name: String, _ value: String) {
            settings[name] = value.replacingOccurrences(of: "$(inherited)", with: settings[name] ?? "")
        }
        for owner in [project, target] {
            let configuration = configuration(of: owner)
            if let file = configuration.flatMap(settingsFile) {
                for (name, value) in BuildSettingsFile(file).settings { set(name, value) }
            }
            for (key, value) in configuration?["buildSettings"]?.dictionary ?? [:] {
                set(key, value.list.map { _ in value.texts.joined(separator: " ") } ?? value.text ?? "")
            }
        }
        settings["TARGET_NAME"] = target["name"]?.text
        settings["SRCROOT"] = root.path
        settings["PROJECT_DIR"] = root.path
        settings["PROJECT_NAME"] = settings["PROJECT_NAME"] ?? root.lastPathComponent
        if settings["PRODUCT_NAME"] == nil { settings["PRODUCT_NAME"] = target["name"]?.text }
        return settings
    }

    /// The `.xcconfig` files that settings come from, those they include among them.
    func settingsFiles() -> [URL] {
        let targets = objects(project, "targets").map(\.object)
        let files = ([project] + targets).compactMap { configuration(of: $0).flatMap(settingsFile) }
        return Set(files.flatMap { BuildSettingsFile($0).files }).sortedByPath
    }

    private func settingsFile(of configuration: OldPropertyList) -> URL? {
        if let file = configuration["baseConfigurationReference"]?.text { return url(of: file) }
        guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.text.flatMap(url(of:)),
            let path = configuration["baseConfigurationReferenceRelativePath"]?.text
        else { return nil }
        return anchor.appendingPathComponent(path).standardizedFileURL
    }

    private func configuration(of owner: OldPropertyList) -> OldPropertyList? {
        guard let list = owner["buildConfigurationList"]?.text.flatMap(object) else { return nil }
        let all = objects(list, "buildConfigurations").map(\.object)
        let chosen =
            all.first { $0["name"]?.text == "Debug" } ?? all.first { $0["name"]?.text?.contains("ebug") == true }
        return chosen ?? all.first
    }
}

/// Replaces `$(NAME)`, `${NAME}` and `$(NAME:operator)` by settings, to a few levels; what is unknown becomes empty.
func expandedSetting(_ text: String, _ settings: [String: String], depth: Int = 0) -> String {
    guard depth < 8, let start = text.firstIndex(of: "$") else { return text }
    let after = text.index(after: start)
    guard after < text.endIndex, text[after] == "(" || text[after] == "{",
        let end = text[after...].firstIndex(of: text[after] == "(" ? ")" : "}")
    else { return text }
    let words = text[text.index(after: after)..<end].split(separator: ":").map(String.init)
    var value = expandedSetting(settings[words.first ?? ""] ?? "", settings, depth: depth + 1)
    for word in words.dropFirst() {
        switch word {
        case "c99extidentifier", "identifier": value = value.moduleIdentifier
        case "rfc1034identifier":
            value = String(value.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
        case "lower": value = value.lowercased()
        default: break
        }
    }
    let rest = String(text[text.index(after: end)...])
    return String(text[..<start]) + value + expandedSetting(rest, settings, depth: depth)
}
