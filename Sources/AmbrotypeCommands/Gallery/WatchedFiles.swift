import Foundation
import Glibc

/// Which files below some folders changed, by modification time and size.
///
/// The kernel's notifications only wake the watch early: they do not cross the file sharing of containers and of network
/// folders, so what counts is what the files themselves say.
struct WatchedFiles {
    private let roots: [URL]
    private let notices = FolderNotices()
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

    /// Until something may have changed, `milliseconds` at most.
    func wait(milliseconds: Int32) async {
        guard let notices else {
            try? await Task.sleep(for: .milliseconds(Int(milliseconds)))
            return
        }
        await notices.wait(milliseconds: milliseconds)
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
        notices?.add(path)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        where !name.hasPrefix(".") && !name.hasSuffix("~") {
            add(path + "/" + name, to: &marks)
        }
    }
}

/// What the kernel says of folders as soon as it happens (`inotify`).
final class FolderNotices: Sendable {
    private let descriptor: Int32

    /// Nil where the system has no more of them to give: the caller looks from time to time anyway.
    init?() {
        descriptor = inotify_init1(O_NONBLOCK | O_CLOEXEC)
        if descriptor < 0 { return nil }
    }

    deinit { close(descriptor) }

    /// Adding a folder again changes nothing.
    func add(_ folder: String) {
        // A file that is still open for writing is not finished: its closing counts, not each of its pieces.
        let events = [IN_CLOSE_WRITE, IN_MOVED_TO, IN_MOVED_FROM, IN_CREATE, IN_DELETE].reduce(0) { $0 | UInt32($1) }
        _ = inotify_add_watch(descriptor, folder, events)
    }

    /// Until a notice comes, `milliseconds` at most; takes all there are.
    func wait(milliseconds: Int32) async {
        let descriptor = descriptor
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                var one = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                if poll(&one, 1, milliseconds) > 0 {
                    var buffer = [UInt8](repeating: 0, count: 4096)
                    while read(descriptor, &buffer, buffer.count) > 0 {}
                }
                continuation.resume()
            }
        }
    }
}
