import AmbrotypeSnapshots
import Foundation

/// Follows the files of templates and publishes what a change to them changes.
@MainActor final class GalleryWatch {
    private let wall: GalleryWall
    private let page: String
    private let names: [String]
    private let source: any SubjectSource
    private let outside: Outside
    private var changes: GalleryChanges
    private var files: WatchedFiles
    /// Changed files of templates that could not be read at the last look: perhaps they were being written just then.
    private var doubtful: [String: Set<String>] = [:]
    /// How many changes the page on the disk holds, and how many looks ago the last came.
    private var written = 0
    private var quietLooks = 0

    /// Between two looks where no notice comes, milliseconds.
    private static let pause: Int32 = 60
    /// The whole page is written again after so many looks without a change: an open page has had them long before, and a page
    /// of a thousand pictures takes a while. One that is read meanwhile takes the changes from beside it.
    private static let quietBeforePage = 8

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
            await files.wait(milliseconds: Self.pause)
        }
        if written < changes.sequence { try writePage() }
    }

    /// One look; draws and publishes what changed since the last.
    func look() async throws(StoreError) {
        var saved = doubtful
        let changed = files.changed()
        for (folder, paths) in byTemplate(changed) { saved[folder, default: []].formUnion(paths) }
        for file in changed where file.hasSuffix("/template.json") && !FileManager.default.fileExists(atPath: file) {
            try takeDown(URL(fileURLWithPath: file).deletingLastPathComponent())
        }
        quietLooks = saved.isEmpty ? quietLooks + 1 : 0
        for (folder, paths) in saved.sorted(by: { $0.key < $1.key }) {
            try await change(in: folder, files: paths, isSure: doubtful.removeValue(forKey: folder) == paths)
        }
        let isFar = changes.sequence - written >= GalleryChanges.kept / 2
        if written < changes.sequence, quietLooks >= Self.quietBeforePage || isFar { try writePage() }
    }

    /// A template that is gone takes its pictures along.
    private func takeDown(_ folder: URL) throws(StoreError) {
        guard let change = wall.takeDown(folder.lastPathComponent) else { return }
        outside.print("\(folder.lastPathComponent): gone")
        try changes.publish(change)
    }

    /// Changed files by the template's folder that they lie in.
    private func byTemplate(_ files: [String]) -> [String: Set<String>] {
        var found: [String: Set<String>] = [:]
        for file in files {
            var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
            while folder.path.count > 1 {
                if FileManager.default.fileExists(atPath: folder.appendingPathComponent("template.json").path) {
                    found[folder.path, default: []].insert(file)
                    break
                }
                folder.deleteLastPathComponent()
            }
        }
        return found
    }

    /// - Parameter isSure: whether the files were as they are at the look before: what cannot be read now is wrong, not unfinished.
    private func change(in folder: String, files: Set<String>, isSure: Bool) async throws(StoreError) {
        let name = URL(fileURLWithPath: folder).lastPathComponent
        let found = await source.find([folder], outside: outside)
        guard let subject = found.subjects.first else {
            guard isSure else {
                doubtful[folder] = files
                return
            }
            for issue in found.issues { outside.complain(issue) }
            return try changes.publish(wall.note(found.issues, of: name))
        }
        // A catalog or a picture that is half written is trouble of the template only until the next look.
        guard isSure || wall.knows(subject.issues, of: name) else {
            doubtful[folder] = files
            return
        }
        let saved = Set(files.map { String($0.dropFirst(folder.count + 1)) })
        var trouble: StoreError?
        do throws(UsageError) {
            let counts = try await wall.hang(subject, saved: saved) { change in
                do throws(StoreError) { try changes.publish(change) } catch { trouble = error }
            }
            outside.print("\(name): \(counts.drawn) of \(counts.all) pictures drawn again, \(counts.changed) changed")
        } catch {
            outside.complain(error.message)
            try changes.publish(wall.note([error.message], of: name))
        }
        if let trouble { throw trouble }
    }

    private func writePage() throws(StoreError) {
        try GalleryPage(pictures: wall.pictures, issues: wall.issues, sequence: changes.sequence).write(to: page)
        written = changes.sequence
    }
}
