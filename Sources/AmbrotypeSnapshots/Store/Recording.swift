import Foundation
import Synchronization

/// A change of many goldens that happens whole or not at all, even if the process is killed.
///
/// New files are written into a hidden folder beside the goldens. `commit` then writes a journal, which is the moment of
/// decision: before it the old set stands and the folder is thrown away, after it the files are moved into place one by
/// one, each in one step. Whoever opens the store next finishes or throws away what a killed process left; `recover` does
/// just that. A picture is thus never half a file, and a set never half of two.
package final class Recording: Sendable {
    private let store: SnapshotStore
    private let staging: String
    private let lock: FolderLock?
    private let state = Mutex(State())
    private let watch: @Sendable (Step) -> Void

    private struct State {
        var staged: [SnapshotName] = []
        var removed: [SnapshotName] = []
        var hashes: [SnapshotName: HashList.Entry] = [:]
        var stamp: DrawingStamp?
        var isOver = false
    }

    /// What has just happened on the disk.
    package enum Step: Equatable, Sendable {
        case staged(SnapshotName)
        case journalWritten
        /// So many files have been moved or removed.
        case moved(Int)
        case finished
    }

    /// Opens the store for writing: finishes what was interrupted, then begins. Files appear at `commit`.
    ///
    /// - Parameter watch: is told each step, on the thread that made it; tests end the process there.
    package init(into store: SnapshotStore, watch: @escaping @Sendable (Step) -> Void = { _ in }) throws(StoreError) {
        (self.store, self.watch) = (store, watch)
        try Files.makeFolder(store.root)
        let door = try FolderLock(store.root, waits: true)
        defer { withExtendedLifetime(door) {} }
        try Self.finishInterrupted(store)
        (staging, lock) = try Self.stage(in: store)
    }

    /// A folder of our own, locked for as long as we live.
    private static func stage(in store: SnapshotStore) throws(StoreError) -> (String, FolderLock?) {
        for number in 1...99 {
            let path = "\(store.root)/\(prefix)\(number)"
            if mkdir(path, 0o777) == 0 { return (path, try FolderLock(path, waits: false)) }
            if errno != EEXIST { throw .unwritable(path: path, reason: "the folder cannot be made") }
        }
        throw .busy(path: store.root)
    }

    private static let prefix = ".recording-"

    // MARK: Staging

    /// Puts a golden and its sidecar aside. From any thread, once for each name.
    package func stage(_ name: SnapshotName, png: [UInt8], sidecar: Sidecar) throws(StoreError) {
        try Files.write(png, to: "\(staging)/\(name).png")
        try Files.write(Array(sidecar.json.text.utf8), to: "\(staging)/\(name).json")
        state.withLock { $0.staged.append(name) }
        watch(.staged(name))
    }

    /// Notes a picture's digest for the list of hashes.
    package func stage(_ name: SnapshotName, hash: HashList.Entry, stamp: DrawingStamp) {
        state.withLock { state in
            state.hashes[name] = hash
            // Pictures come in any order: what the list says of fonts must not depend on which was the last.
            state.stamp = state.stamp.map { $0.joined(with: stamp) } ?? stamp
        }
        watch(.staged(name))
    }

    /// Notes a golden to remove, from the folder and from the list of hashes.
    package func remove(_ name: SnapshotName) { state.withLock { $0.removed.append(name) } }

    // MARK: Ending

    /// Makes the change; afterwards this object is of no use.
    package func commit() throws(StoreError) {
        let state = state.withLock { state in
            precondition(!state.isOver, "a recording is committed once")
            state.isOver = true
            return state
        }
        let door = try FolderLock(store.root, waits: true)
        defer { withExtendedLifetime(door) {} }
        var journal = RecordingJournal(
            moved: state.staged.flatMap { ["\($0).png", "\($0).json"] }, removed: state.removed.map(\.description))
        if try stageHashes(state) { journal.moved.append("hashes.txt") }
        journal.moved.sort()
        journal.removed.sort()
        try Files.write(Array(journal.json.text.utf8), to: staging + "/" + RecordingJournal.file)
        watch(.journalWritten)
        try Self.carryOut(journal, from: staging, in: store, watch: watch)
        watch(.finished)
    }

    /// Leaves the old set as it is.
    package func cancel() throws(StoreError) {
        state.withLock { $0.isOver = true }
        try Files.remove(staging)
    }

    deinit { if !state.withLock({ $0.isOver }) { try? Files.remove(staging) } }

    private func stageHashes(_ state: State) throws(StoreError) -> Bool {
        var list = try HashList.read(store.hashesPath)
        if let stamp = state.stamp {
            list = HashList(
                stamp: list.map { stamp.joined(with: $0.stamp) } ?? stamp, entries: list?.entries ?? [:])
        }
        guard var list else { return false }
        list.entries.merge(state.hashes) { $1 }
        for name in state.removed { list.entries[name] = nil }
        guard try Files.read(store.hashesPath) != Array(list.text.utf8) else { return false }
        try Files.write(Array(list.text.utf8), to: staging + "/hashes.txt")
        return true
    }

    // MARK: Recovering

    /// Finishes or throws away what killed processes left in the store; those that are alive are left alone. Writes nothing
    /// if there is nothing.
    package static func recover(_ store: SnapshotStore) throws(StoreError) {
        guard try Files.names(in: store.root).contains(where: { $0.hasPrefix(prefix) }) else { return }
        let door = try FolderLock(store.root, waits: true)
        defer { withExtendedLifetime(door) {} }
        try finishInterrupted(store)
    }

    private static func finishInterrupted(_ store: SnapshotStore) throws(StoreError) {
        for name in try Files.names(in: store.root) where name.hasPrefix(prefix) {
            let staging = "\(store.root)/\(name)"
            guard let lock = try FolderLock(staging, waits: false) else { continue }
            if let journal = try RecordingJournal.read(staging) {
                try carryOut(journal, from: staging, in: store, watch: { _ in })
            } else {
                try Files.remove(staging)
            }
            withExtendedLifetime(lock) {}
        }
    }

    /// May be repeated after any interruption: what is already moved is no longer there to move.
    private static func carryOut(
        _ journal: RecordingJournal, from staging: String, in store: SnapshotStore, watch: (Step) -> Void
    ) throws(StoreError) {
        var count = 0
        for file in journal.moved where FileManager.default.fileExists(atPath: "\(staging)/\(file)") {
            try Files.move("\(staging)/\(file)", to: "\(store.root)/\(file)")
            count += 1
            watch(.moved(count))
        }
        for name in journal.removed {
            try Files.remove("\(store.root)/\(name).png")
            try Files.remove("\(store.root)/\(name).json")
            count += 1
            watch(.moved(count))
        }
        try Files.remove(staging + "/" + RecordingJournal.file)
        try Files.remove(staging)
    }
}

/// What a recording is about to do.
struct RecordingJournal: Equatable, Codable {
    static let file = "journal"

    /// Files to move from the staging folder into the store.
    var moved: [String] = []
    /// Names of goldens to remove.
    var removed: [String] = []

    var json: JSONValue { .object(["moved": .strings(moved), "removed": .strings(removed)]) }

    /// Nil if the recording did not come that far.
    static func read(_ staging: String) throws(StoreError) -> RecordingJournal? {
        guard let text = try Files.read(staging + "/" + file) else { return nil }
        guard let journal = try? JSONDecoder().decode(RecordingJournal.self, from: Data(text)) else {
            throw .malformed(path: staging + "/" + file, line: 1, reason: "this is no journal")
        }
        return journal
    }
}
