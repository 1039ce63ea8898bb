import Foundation

/// An `.xcconfig` file: lines `NAME = value`, and the files it includes.
struct BuildSettingsFile {
    /// In the order of the lines, those of included files where they are included; a later one counts.
    private(set) var settings: [(name: String, value: String)] = []
    /// The file itself and those it includes, whether they are there or not.
    private(set) var files: [URL] = []

    /// A file that is missing has no settings: a project may leave one out that holds a person's own team.
    init(_ file: URL) { read(file, depth: 0) }

    private mutating func read(_ file: URL, depth: Int) {
        guard depth < 12, !files.contains(file) else { return }
        files.append(file)
        guard let data = FileManager.default.contents(atPath: file.path) else { return }
        for raw in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let line = Self.withoutComment(raw).trimmingCharacters(in: .whitespaces)
            if line.hasPrefix("#include") {
                let path = line.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first ?? ""
                let included = URL(fileURLWithPath: String(path), relativeTo: file.deletingLastPathComponent().asFolder)
                if !path.isEmpty { read(included.absoluteURL.standardizedFileURL, depth: depth + 1) }
            } else if let mark = Self.mark(in: line) {
                note(line[..<mark], line[line.index(after: mark)...])
            }
        }
    }

    /// The sign between name and value: the first that stands in no bracket of the name.
    private static func mark(in line: String) -> String.Index? {
        guard let first = line.firstIndex(of: "="), line[..<first].contains("["),
            let end = line[first...].firstIndex(of: "]")
        else { return line.firstIndex(of: "=") }
        return line[end...].firstIndex(of: "=")
    }

    /// A setting for some devices or architectures only, `NAME[sdk=…]`, counts where it is for phones.
    private mutating func note(_ left: Substring, _ right: Substring) {
        var name = left.trimmingCharacters(in: .whitespaces)
        if let bracket = name.firstIndex(of: "[") {
            guard name[bracket...].contains("sdk=iphoneos") else { return }
            name = String(name[..<bracket])
        }
        let value = right.trimmingCharacters(in: .whitespaces.union(CharacterSet(charactersIn: ";")))
        if !name.isEmpty { settings.append((name, value)) }
    }

    private static func withoutComment(_ line: Substring) -> Substring {
        line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
    }
}
