import Foundation

/// The targets of an XcodeGen `project.yml`: the part of YAML that such files are written in, read by indentation.
struct GeneratorManifest {
    struct Target {
        var name: String
        var type = ""
        var sources: [String] = []
        var excludes: [String] = []
        var infoPlist: String?
        var dependencies: [String] = []
        var bundleIdentifier: String?
        /// `info: properties:` and `settings:`, texts and numbers only.
        var infoValues: [String: String] = [:]
        var settings: [String: String] = [:]
    }

    var name: String?
    var targets: [Target] = []

    init?(_ file: URL) {
        guard let text = FileManager.default.contents(atPath: file.path).map({ String(decoding: $0, as: UTF8.self) })
        else { return nil }
        var keys: [(indent: Int, key: String)] = []
        for raw in text.split(separator: "\n", omittingEmptySubsequences: true) {
            let line = Self.withoutComment(String(raw))
            let body = line.drop { $0 == " " }
            guard !body.isEmpty else { continue }
            var indent = line.count - body.count
            var words = Substring(body)
            let isItem = words.hasPrefix("- ") || words == "-"
            while keys.last.map({ $0.indent > indent || ($0.indent == indent && !isItem) }) == true {
                keys.removeLast()
            }
            if isItem {
                words = words.dropFirst(2).drop { $0 == " " }
                indent += 2
            }
            note(words, path: keys.map(\.key), isItem: isItem, indent: indent, keys: &keys)
        }
    }

    private mutating func note(
        _ words: Substring, path: [String], isItem: Bool, indent: Int, keys: inout [(indent: Int, key: String)]
    ) {
        let parts = words.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let isPair = parts.count == 2 && (parts[1].isEmpty || parts[1].hasPrefix(" "))
        let key = isPair ? Self.plain(parts[0]) : ""
        let value = isPair ? Self.plain(parts[1]) : Self.plain(words)
        if path.isEmpty, key == "name" { name = value }
        if path.first == "targets" {
            if path.count == 1, isPair { targets.append(Target(name: key)) }
            if path.count >= 2, !targets.isEmpty {
                noteTarget(&targets[targets.count - 1], Array(path.dropFirst(2)), key, value)
            }
        }
        if isPair, value.isEmpty || isItem { keys.append((indent, key)) }
    }

    private func noteTarget(_ target: inout Target, _ path: [String], _ key: String, _ value: String) {
        switch (path.first, key) {
        case (nil, "type"): target.type = value
        case (nil, "sources") where !value.isEmpty: target.sources += Self.list(value)
        case ("sources", "") where !path.contains("excludes"), ("sources", "path"): target.sources.append(value)
        case ("sources", "") where path.contains("excludes"): target.excludes.append(value)
        case ("dependencies", "target"), ("dependencies", "package"), ("dependencies", "product"):
            target.dependencies.append(value)
        case ("info", "path"), ("settings", "INFOPLIST_FILE"): target.infoPlist = value
        case ("settings", "PRODUCT_BUNDLE_IDENTIFIER"): target.bundleIdentifier = value
        case ("info", _) where path == ["info", "properties"] && !key.isEmpty && !value.isEmpty:
            target.infoValues[key] = value
        default: break
        }
        if path.first == "settings", !key.isEmpty, !value.isEmpty { target.settings[key] = value }
    }

    private static func withoutComment(_ line: String) -> String {
        guard let mark = line.range(of: " #") else { return line.hasPrefix("#") ? "" : line }
        return String(line[..<mark.lowerBound])
    }

    private static func plain(_ text: some StringProtocol) -> String {
        text.trimmingCharacters(in: CharacterSet(charactersIn: " \"'\r"))
    }

    private static func list(_ text: String) -> [String] {
        guard text.hasPrefix("[") else { return [text] }
        return text.dropFirst().dropLast().split(separator: ",").map { plain($0) }
    }
}

extension GeneratorManifest {
    func project(in root: URL, file: URL) -> SwiftProject {
        SwiftProject(
            name: name ?? root.lastPathComponent, root: root, kind: .generator,
            targets: targets.map { projectTarget($0, root) }, manifests: [file])
    }

    private func projectTarget(_ target: Target, _ root: URL) -> ProjectTarget {
        let places = (target.sources.isEmpty ? [target.name] : target.sources).map {
            root.appendingPathComponent($0).standardizedFileURL
        }
        let excluded = target.excludes.map { $0.replacing("**/", with: "").replacing("*", with: "") }
        let files = places.flatMap { FolderListing.files(atOrBelow: $0) }
            .filter { file in !excluded.contains { !$0.isEmpty && file.path.contains($0) } }
        var made = ProjectTarget(
            name: target.name, kind: .other, moduleName: target.name.moduleIdentifier,
            sources: files.filter { $0.pathExtension == "swift" && FolderListing.exists($0) }.sortedByPath,
            resources: files.filter(FolderListing.isResource).sortedByPath)
        made.infoPlist = target.infoPlist.map { root.appendingPathComponent($0) }
        made.bundleIdentifier = target.bundleIdentifier
        (made.infoValues, made.settings) = (target.infoValues, target.settings)
        made.dependencies = target.dependencies
        made.folders = places.filter(FolderListing.isFolder)
        switch target.type {
        case "app-extension", "extensionkit-extension":
            let declares = made.sources.contains { SourceFacts.mentionsWidget(at: $0) }
            made.kind = declares ? .widgetExtension : .other
        case "application": made.kind = .app
        case let type where type.contains("framework") || type.contains("library"): made.kind = .library
        default: made.kind = .other
        }
        return made
    }
}

extension [URL] {
    var sortedByPath: [URL] { sorted { $0.path < $1.path } }
}
