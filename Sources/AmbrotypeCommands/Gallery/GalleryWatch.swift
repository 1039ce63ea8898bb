import AmbrotypeSnapshots
import Foundation
import Glibc

/// Looks at the files of templates a few times a second and publishes what a change to them changes.
///
/// Modification times and not notifications of the kernel: those do not cross the file sharing of containers and of network
/// folders, and looking at a few hundred files takes a millisecond.
@MainActor final class GalleryWatch {
    private let wall: GalleryWall
    private let page: String
    private let names: [String]
    private let source: any SubjectSource
    private let outside: Outside
    private var changes: GalleryChanges
    private var files: WatchedFiles

    /// Between two looks, milliseconds.
    private static let pause = 60

    /// Writes the page and begins: what changes from here on is noticed.
    init(
        _ wall: GalleryWall, page: String, names: [String], source: any SubjectSource, outside: Outside
    ) throws(StoreError) {
        (self.wall, self.page, self.names, self.source, self.outside) = (wall, page, names, source, outside)
        files = WatchedFiles(roots: names.map { outside.url($0) })
        changes = try GalleryChanges(beside: page)
        try changes.publish(.init(isRestart: true))
        try writePage()
    }

    /// Until the task is cancelled or the page can no longer be written.
    func run() async throws(StoreError) {
        while !Task.isCancelled {
            try await look()
            try? await Task.sleep(for: .milliseconds(Self.pause))
        }
    }

    /// One look; draws and publishes what changed since the last.
    func look() async throws(StoreError) {
        let changed = files.changed()
        guard !changed.isEmpty else { return }
        for folder in folders(of: changed) {
            let inside = changed.filter { $0.hasPrefix(folder.path + "/") }
            try changes.publish(await change(in: folder, files: inside))
        }
        try writePage()
    }

    /// The templates' folders that the files lie in, sorted.
    private func folders(of files: [String]) -> [URL] {
        var found: Set<String> = []
        for file in files {
            var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
            while folder.path.count > 1 {
                if FileManager.default.fileExists(atPath: folder.appendingPathComponent("template.json").path) {
                    found.insert(folder.path)
                    break
                }
                folder.deleteLastPathComponent()
            }
        }
        return found.sorted().map { URL(fileURLWithPath: $0, isDirectory: true) }
    }

    private func change(in folder: URL, files: [String]) async -> GalleryPage.Change {
        let name = folder.lastPathComponent
        let found = await source.find([folder.path], outside: outside)
        guard let subject = found.subjects.first else {
            for issue in found.issues { outside.complain(issue) }
            return wall.note(found.issues, of: name)
        }
        // A display list names pictures; only where none of them changed does an equal list mean an equal picture.
        let onlyWords = files.allSatisfy { $0.hasSuffix("/template.json") || $0.hasSuffix(".xcstrings") }
        do throws(UsageError) {
            let change = try await wall.hang(subject, keeps: onlyWords)
            outside.print("\(name): \(change.images.count) of \(change.pictures.count) pictures drawn anew")
            return change
        } catch {
            outside.complain(error.message)
            return wall.note([error.message], of: name)
        }
    }

    private func writePage() throws(StoreError) {
        try GalleryPage(pictures: wall.pictures, issues: wall.issues, sequence: changes.sequence).write(to: page)
    }
}

/// Which files below some folders changed, by modification time and size.
struct WatchedFiles {
    private let roots: [URL]
    private var known: [String: Mark] = [:]

    private struct Mark: Equatable {
        var seconds: Int
        var nanoseconds: Int
        var size: Int
    }

    init(roots: [URL]) {
        self.roots = roots
        known = look()
    }

    /// Paths that came, went or changed since the last call, sorted. Hidden files and editors' copies are left out.
    mutating func changed() -> [String] {
        let now = look()
        defer { known = now }
        let all = Set(now.keys).union(known.keys)
        return all.filter { now[$0] != known[$0] }.sorted()
    }

    private func look() -> [String: Mark] {
        var marks: [String: Mark] = [:]
        for root in roots { add(root.path, to: &marks) }
        return marks
    }

    private func add(_ path: String, to marks: inout [String: Mark]) {
        var status = stat()
        guard stat(path, &status) == 0 else { return }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            marks[path] = Mark(
                seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec, size: Int(status.st_size))
            return
        }
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        where !name.hasPrefix(".") && !name.hasSuffix("~") {
            add(path + "/" + name, to: &marks)
        }
    }
}
