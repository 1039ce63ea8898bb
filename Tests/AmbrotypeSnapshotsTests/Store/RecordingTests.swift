import AmbrotypeSnapshots
import Foundation
import Synchronization
import Testing

@Suite("Recordings")
struct RecordingTests {
    private static let names = (0..<5).map { "picture-\($0)" }

    private static func set(_ x: Int) throws -> [Capture] { try names.map { try Captures.capture($0, box: x) } }

    /// The names whose goldens are the ones of `captures`.
    private static func equal(_ captures: [Capture], _ folder: Folder) -> Int {
        Captures.verify(captures, in: folder).count { $0.type == .unchanged }
    }

    @Test("Nothing shows before the commit, all of it after, and nothing hidden stays")
    func commit() throws {
        let folder = try Folder()
        let store = SnapshotStore(root: folder.path + "/goldens")
        let run = SnapshotRun(store: store, mode: .all)
        let recording = try Recording(into: store)
        #expect(run.check(try Captures.capture("a"), recording: recording, budget: Canvas.budget).type == .recorded)
        #expect(try store.names() == [])
        try recording.commit()
        #expect(try store.names() == [Captures.name("a")])
        #expect(folder.contents == ["goldens", "goldens/a.json", "goldens/a.png"])
    }

    @Test("A cancelled or forgotten recording leaves no trace")
    func cancel() throws {
        let folder = try Folder()
        let store = SnapshotStore(root: folder.path + "/goldens")
        let run = SnapshotRun(store: store, mode: .all)
        do {
            let recording = try Recording(into: store)
            _ = run.check(try Captures.capture("a"), recording: recording, budget: Canvas.budget)
        }
        let other = try Recording(into: store)
        _ = run.check(try Captures.capture("a"), recording: other, budget: Canvas.budget)
        try other.cancel()
        #expect(folder.contents == ["goldens"])
    }

    @Test("Two recordings at once do not disturb each other")
    func two() throws {
        let folder = try Folder()
        let store = SnapshotStore(root: folder.path + "/goldens")
        let run = SnapshotRun(store: store, mode: .all)
        let (first, second) = (try Recording(into: store), try Recording(into: store))
        _ = run.check(try Captures.capture("a"), recording: first, budget: Canvas.budget)
        _ = run.check(try Captures.capture("b"), recording: second, budget: Canvas.budget)
        try second.commit()
        try first.commit()
        #expect(try store.names().map(\.description) == ["a", "b"])
    }

    @Test("Killed at any step, the old set stands whole or the new one does", arguments: 0..<17)
    func killed(at step: Int) async throws {
        let folder = try Folder()
        let (old, new) = (try Self.set(4), try Self.set(20))
        try Captures.record(old, in: folder)
        let path = folder.path
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String, step = step as Int] in
            try Self.recordAndDie(in: path, at: step)
        }
        let store = SnapshotStore(root: path + "/goldens")
        // Every picture is whole even before anyone mends the store.
        for name in try store.names() { #expect(try store.golden(name) != nil) }
        try Recording.recover(store)
        let counts = (Self.equal(old, folder), Self.equal(new, folder))
        // Five stages, then the journal, then ten moves and the end.
        #expect(counts == (step < 5 ? (5, 0) : (0, 5)), "\(counts)")
        #expect(folder.contents.allSatisfy { !$0.contains("/.") })
    }

    /// Runs in a process of its own.
    private static func recordAndDie(in path: String, at step: Int) throws {
        let count = Atomic<Int>(0)
        let run = SnapshotRun(store: SnapshotStore(root: path + "/goldens"), mode: .all)
        let recording = try Recording(into: run.store) { _ in
            if count.wrappingAdd(1, ordering: .relaxed).oldValue == step { kill(getpid(), SIGKILL) }
        }
        for capture in try set(20) { _ = run.check(capture, recording: recording, budget: Canvas.budget) }
        try recording.commit()
    }

    @Test("A recording that is killed while another lives is cleared, and the living one is not")
    func living() async throws {
        let folder = try Folder()
        let store = SnapshotStore(root: folder.path + "/goldens")
        let run = SnapshotRun(store: store, mode: .all)
        let living = try Recording(into: store)
        _ = run.check(try Captures.capture("living"), recording: living, budget: Canvas.budget)
        let path = folder.path
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
            try Self.recordAndDie(in: path, at: 2)
        }
        try Recording.recover(store)
        #expect(
            folder.contents.filter { $0.hasPrefix("goldens/.recording-") && $0.split(separator: "/").count == 2 }.count
                == 1)
        try living.commit()
        #expect(try store.names().map(\.description) == ["living"])
    }

    @Test("Removing takes picture, sidecar and hash")
    func remove() throws {
        let folder = try Folder()
        let captures = [try Captures.capture("a"), try Captures.capture("b")]
        try Captures.record(captures, in: folder)
        try Captures.record(captures, in: folder, kind: .hashes)
        let store = SnapshotStore(root: folder.path + "/goldens")
        #expect(try store.orphans(among: [Captures.name("b")]).map(\.description) == ["a"])
        try store.remove([Captures.name("a")])
        #expect(folder.contents == ["goldens", "goldens/b.json", "goldens/b.png", "goldens/hashes.txt"])
        #expect(folder.text("goldens/hashes.txt")?.hasSuffix(" 40 40 b\n") == true)
        #expect(try store.orphans(among: [Captures.name("b")]) == [])
    }
}
