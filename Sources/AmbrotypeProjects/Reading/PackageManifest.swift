import Foundation

/// The targets of a `Package.swift`, read from its text: the manifest is not run, so nothing but literals is understood.
struct PackageManifest {
    var name: String?
    /// Of the tools version: 6 from 6.0 on.
    var languageMode = 5
    var targets: [Target] = []

    struct Target {
        /// `target`, `executableTarget`, `testTarget`, `macro`, `plugin`, …
        var kind: String
        var name: String
        var path: String?
        var sources: [String]?
        var exclude: [String] = []
        var resources: [String] = []
        var dependencies: [String] = []
    }

    init?(_ file: URL) {
        guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
        let bytes = Array(data)
        let tokens = SwiftTokenizer.tokens(bytes)
        languageMode = Self.toolsVersion(bytes) >= 6 ? 6 : 5
        let kinds: Set<String> = ["target", "executableTarget", "testTarget", "macro", "plugin", "systemLibrary"]
        for (index, token) in tokens.enumerated() where index > 0 && index + 1 < tokens.count {
            guard tokens[index + 1].text == "(" else { continue }
            if token.text == "Package" {
                name = Arguments(tokens, open: index + 1).text("name")
            } else if tokens[index - 1].text == ".", kinds.contains(token.text) {
                let arguments = Arguments(tokens, open: index + 1)
                // `.target(name:)` inside a list of dependencies names a target and describes none.
                guard !isInsideDependencies(tokens, index), let target = arguments.text("name") else { continue }
                targets.append(
                    Target(
                        kind: token.text, name: target, path: arguments.text("path"),
                        sources: arguments.texts("sources"), exclude: arguments.texts("exclude") ?? [],
                        resources: arguments.texts("resources") ?? [],
                        dependencies: arguments.texts("dependencies") ?? []))
            }
        }
    }

    private func isInsideDependencies(_ tokens: [SwiftToken], _ index: Int) -> Bool {
        var depth = 0
        for at in stride(from: index, through: 1, by: -1) {
            switch tokens[at].text {
            case ")", "]", "}": depth += 1
            case "(", "[", "{":
                depth -= 1
                if depth < 0 {
                    if tokens[at].text == "[", at > 1 { return tokens[at - 2].text == "dependencies" }
                    return false
                }
            default: break
            }
        }
        return false
    }

    /// The number behind `swift-tools-version:` on the first line; 5 where there is none.
    private static func toolsVersion(_ bytes: [UInt8]) -> Int {
        let line = String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
        guard let mark = line.range(of: "swift-tools-version:") else { return 5 }
        return Int(line[mark.upperBound...].drop { $0 == " " }.prefix { $0.isNumber }) ?? 5
    }
}

/// The labelled arguments of a call, as far as they are literals.
private struct Arguments {
    private var values: [String: [SwiftToken]] = [:]

    init(_ tokens: [SwiftToken], open: Int) {
        guard let close = SourceCopy.closing(tokens, open) else { return }
        var depth = 0
        var label: String?
        for at in (open + 1)..<max(open + 1, close) {
            let token = tokens[at]
            if depth == 0, token.kind == .word, tokens[at + 1].text == ":" { label = token.text }
            switch token.text {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            default: break
            }
            if let label { values[label, default: []].append(token) }
        }
    }

    func text(_ label: String) -> String? { texts(label)?.first }

    /// The string literals of an argument, in order; nil where there is no such argument.
    func texts(_ label: String) -> [String]? {
        values[label].map { tokens in
            tokens.filter { $0.kind == .string }.map { String($0.text.dropFirst().dropLast()) }
        }
    }
}

extension PackageManifest {
    /// The package's targets with their files; tests, plugins and macros left out.
    func project(in root: URL) -> SwiftProject {
        let targets = targets.filter { ["target", "executableTarget"].contains($0.kind) }.map {
            projectTarget($0, root)
        }
        return SwiftProject(
            name: name ?? root.lastPathComponent, root: root, kind: .package, targets: targets,
            manifests: [root.appendingPathComponent("Package.swift")])
    }

    private func projectTarget(_ target: Target, _ root: URL) -> ProjectTarget {
        let folder =
            target.path.map { root.appendingPathComponent($0).standardizedFileURL }
            ?? ["Sources", "Source", "src", "srcs"].map { root.appendingPathComponent($0 + "/" + target.name) }
            .first(where: FolderListing.isFolder) ?? root.appendingPathComponent("Sources/" + target.name)
        let excluded = target.exclude.map { folder.appendingPathComponent($0).standardizedFileURL.path }
        let included = target.sources.map { $0.map { folder.appendingPathComponent($0).standardizedFileURL.path } }
        func lies(_ file: URL, in paths: [String]) -> Bool {
            paths.contains { file.path == $0 || file.path.hasPrefix($0 + "/") }
        }
        let files = FolderListing.files(below: folder).filter { !lies($0, in: excluded) }
        let sources = files.filter { file in
            file.pathExtension == "swift" && (included.map { lies(file, in: $0) } ?? true)
        }
        var made = ProjectTarget(
            name: target.name, kind: .library, moduleName: target.name.moduleIdentifier, sources: sources,
            resources: files.filter(FolderListing.isResource))
        if sources.contains(where: { SourceFacts.mentionsWidget(at: $0) }) { made.kind = .widgetExtension }
        made.languageMode = languageMode
        made.dependencies = target.dependencies
        made.folders = [folder]
        return made
    }
}
