import AmbrotypeDrawing
import AmbrotypeTemplates
import Foundation

/// A project's `ambrotype.json`: what is drawn, in which matrix, how pictures are compared. See `docs/configuration.md`.
///
/// JSON with comments (`//` to the end of the line, `/* */`). Each verb reads the members that are its own; a member that no
/// verb knows is an error with its place.
struct ProjectFile {
    static let standardName = "ambrotype.json"

    /// As a person gave it, for messages.
    var shown: String
    var folder: URL
    var root: JSONValue

    /// Members of the file that are no settings of the snapshot verbs; whoever reads one checks what is in it.
    static let ownMembers = ["$schema", "check", "gallery", "screenshots", "timeline", "build"]

    /// The file that `--config` or `AMBROTYPE_CONFIG` names, else the one in the current folder; nil where there is none.
    static func find(_ values: ArgumentValues, _ outside: Outside) throws(UsageError) -> ProjectFile? {
        let named = values["config"] ?? outside.environment["AMBROTYPE_CONFIG"].flatMap { $0.isEmpty ? nil : $0 }
        let shown = named ?? standardName
        if let file = try ProjectFile(at: shown, outside) { return file }
        if named == nil { return nil }
        throw UsageError("\(shown): there is no such configuration; ambrotype init writes one")
    }

    /// As `find`, and where there is none, the nearest one in a target's folder or above it, no further up than the current folder.
    ///
    /// Templates may have a configuration of their own; targets under two are asked about one by one.
    static func find(
        near targets: [String], _ values: ArgumentValues, _ outside: Outside
    ) throws(UsageError) -> ProjectFile? {
        if let file = try find(values, outside) { return file }
        let top = outside.url(".").standardizedFileURL.pathComponents
        var found: [String] = []
        for target in targets {
            var steps = outside.url(target).standardizedFileURL.pathComponents
            while steps.count > top.count, steps.starts(with: top) {
                let name = (steps.dropFirst(top.count) + [standardName]).joined(separator: "/")
                if FileManager.default.fileExists(atPath: outside.url(name).path) {
                    if !found.contains(name) { found.append(name) }
                    break
                }
                steps.removeLast()
            }
        }
        guard let shown = found.first else { return nil }
        guard found.count == 1 else {
            throw UsageError(
                "\(found.joined(separator: " and ")) both speak of what is named here; choose one with --config, or ask one by one"
            )
        }
        if let file = try ProjectFile(at: shown, outside) { return file }
        throw UsageError("\(shown): cannot be read")
    }

    /// nil where there is none, or none that may be read.
    private init?(at shown: String, _ outside: Outside) throws(UsageError) {
        let url = outside.url(shown)
        guard let data = FileManager.default.contents(atPath: url.path) else { return nil }
        try self.init(data, shown: shown, folder: url.deletingLastPathComponent())
    }

    init(_ data: Data, shown: String, folder: URL) throws(UsageError) {
        (self.shown, self.folder) = (shown, folder)
        do throws(TemplateIssue) {
            root = try JSONReader.read(JSONComments.blanked(data), file: shown)
        } catch { throw UsageError(error.description) }
        guard root.members != nil else { throw wrong(root, "a configuration is an object") }
        try check()
    }

    /// The value at a way of member names; nil where it is left out or null.
    subscript(path: String) -> JSONValue? {
        var value: JSONValue? = root
        for step in path.split(separator: ".") { value = value?[String(step)] }
        return value?.isNull == true ? nil : value
    }

    /// An error about a value, with its place.
    func wrong(_ value: JSONValue, _ reason: String) -> UsageError { Self.wrong(value.place, reason) }

    static func wrong(_ place: SourcePlace, _ reason: String) -> UsageError {
        let pointer = place.pointer.isEmpty ? "" : " (\(place.pointer))"
        return UsageError("\(place.file):\(place.line):\(place.column): error: \(reason)\(pointer)")
    }

    // MARK: Members

    private func check() throws(UsageError) {
        let paths = Setting.all.compactMap(\.path)
        let top = Set(paths.map { String($0.prefix { $0 != "." }) })
        try Self.checkMembers(root, among: top.sorted() + Self.ownMembers + ["pictures"])
        for group in ["matrix", "comparison"] {
            guard let value = self[group] else { continue }
            guard value.members != nil else { throw wrong(value, "\(group) is an object, found \(value.kindName)") }
            let known = paths.filter { $0.hasPrefix(group + ".") }.map { String($0.dropFirst(group.count + 1)) }
            try Self.checkMembers(value, among: known + (group == "comparison" ? ["ignore"] : []))
        }
    }

    /// Throws at the first member that is none of `known`.
    static func checkMembers(_ value: JSONValue, among known: [String]) throws(UsageError) {
        for member in value.members ?? [] where !known.contains(member.key) {
            let near = nearestNames(to: member.key, among: known)
            let hint = near.isEmpty ? "" : "; did you mean \(near.joined(separator: " or "))?"
            throw wrong(
                member.keyPlace,
                "there is no member \"\(member.key)\"\(hint) Known are \(known.sorted().joined(separator: ", "))")
        }
    }
}

/// Comments in JSON, which the reader does not know.
enum JSONComments {
    /// The text with every comment turned into blanks, so that places stay as they are.
    static func blanked(_ data: Data) -> Data {
        var bytes = [UInt8](data)
        var at = 0
        while at < bytes.count {
            switch (bytes[at], at + 1 < bytes.count ? bytes[at + 1] : 0) {
            case (UInt8(ascii: "\""), _): at = endOfString(bytes, from: at)
            case (UInt8(ascii: "/"), UInt8(ascii: "/")):
                while at < bytes.count, bytes[at] != 0x0A {
                    bytes[at] = 0x20
                    at += 1
                }
            case (UInt8(ascii: "/"), UInt8(ascii: "*")): at = blankBlock(&bytes, from: at)
            default: at += 1
            }
        }
        return Data(bytes)
    }

    private static func endOfString(_ bytes: [UInt8], from start: Int) -> Int {
        var at = start + 1
        while at < bytes.count, bytes[at] != UInt8(ascii: "\""), bytes[at] != 0x0A {
            at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1
        }
        return at + 1
    }

    private static func blankBlock(_ bytes: inout [UInt8], from start: Int) -> Int {
        var end = start + 2
        while end < bytes.count, !(bytes[end] == UInt8(ascii: "*") && end + 1 < bytes.count && bytes[end + 1] == slash)
        {
            end += 1
        }
        end = min(end + 2, bytes.count)
        for at in start..<end where bytes[at] != 0x0A { bytes[at] = 0x20 }
        return end
    }

    private static let slash = UInt8(ascii: "/")
}
