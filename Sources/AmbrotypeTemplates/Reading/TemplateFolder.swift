import AmbrotypeDrawing
package import Foundation

/// A template's folder on disk: the only thing in this module that reads files.
///
/// Paths are relative, with `/` between parts; one that would leave the folder (absolute, `..`, a symbolic link) is refused.
package struct TemplateFolder: Sendable {
    package let url: URL
    /// The real path of `url`, without links.
    private let root: String

    /// Files above this many bytes are not read into memory; pictures are not read here at all.
    package static let largestFile = 16 * 1024 * 1024

    package init(_ url: URL) {
        self.url = url.standardizedFileURL
        root = url.resolvingSymlinksInPath().standardizedFileURL.path
    }

    package func exists(_ path: String) -> Bool {
        (try? file(path, at: SourcePlace(file: path))).map { FileManager.default.fileExists(atPath: $0.path) } ?? false
    }

    /// The file's place on disk; it need not exist. `place` is where the path was written.
    package func file(_ path: String, at place: SourcePlace) throws(TemplateIssue) -> URL {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        if path.isEmpty || path.hasPrefix("/") || path.hasPrefix("~") || parts.contains("..") || path.contains("\0") {
            throw TemplateIssue(.pathLeavesFolder(path), at: place)
        }
        let file = url.appendingPathComponent(path)
        let real = file.resolvingSymlinksInPath().standardizedFileURL.path
        guard real == root || real.hasPrefix(root + "/") else {
            throw TemplateIssue(.pathLeavesFolder(path), at: place)
        }
        return file
    }

    /// The bytes of a file, or why there are none, with the names of files like it.
    package func data(_ path: String, at place: SourcePlace) throws(TemplateIssue) -> Data {
        let file = try file(path, at: place)
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isDirectory), !isDirectory.boolValue
        else {
            throw TemplateIssue(.fileMissing(path, near: neighbours(of: path)), at: place)
        }
        let size = (try? FileManager.default.attributesOfItem(atPath: file.path))?[.size] as? Int ?? 0
        guard size <= Self.largestFile else {
            throw TemplateIssue(.fileTooLarge(path, bytes: size, limit: Self.largestFile), at: place)
        }
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw TemplateIssue(.fileUnreadable(path, reason: "permission denied"), at: place)
        }
        if data.starts(with: Data("version https://git-lfs".utf8)) {
            throw TemplateIssue(.pointerFileOfLargeFileStorage(path), at: place)
        }
        return data
    }

    package func json(_ path: String, at place: SourcePlace? = nil) throws(TemplateIssue) -> JSONValue {
        try JSONReader.read(try data(path, at: place ?? SourcePlace(file: path)), file: path)
    }

    /// Names in a folder, sorted, hidden ones left out; empty for what is no folder.
    package func names(in path: String = "") -> [String] {
        let folder = path.isEmpty ? url : url.appendingPathComponent(path)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted()
    }

    package func isFolder(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        let exists = FileManager.default.fileExists(
            atPath: url.appendingPathComponent(path).path, isDirectory: &isDirectory)
        return exists && isDirectory.boolValue
    }

    private func neighbours(of path: String) -> [String] {
        let parts = path.split(separator: "/").map(String.init)
        let folder = parts.dropLast().joined(separator: "/")
        let names = nearestNames(to: parts.last ?? path, among: names(in: folder))
        return names.map { folder.isEmpty ? $0 : folder + "/" + $0 }
    }
}
