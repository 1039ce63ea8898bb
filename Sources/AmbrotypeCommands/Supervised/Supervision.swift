import AmbrotypeImages
import AmbrotypeProjects
import AmbrotypeViews
import Foundation
import Glibc

/// The inside of `SupervisedProgram`: a bundle's program that was started by the tool says its words on streams of their own, so that
/// nothing an author prints mixes with them, and tells each step it takes.
package struct Supervision: Sendable {
    private let out: Int32
    private let err: Int32
    private let steps: Int32
    private let aside: SetAside
    let fixtures: URL?
    private let groups: URL?
    private let home: URL?
    private let folder: URL?
    /// Names the folder that paths of the command line are against.
    static let folderVariable = "AMBROTYPE_FOLDER"
    private let calls: String?

    /// nil where the program was started by hand.
    package init?(_ environment: [String: String]) {
        let numbers = (environment[SupervisedProgram.variable] ?? "").split(separator: ",").compactMap { Int32($0) }
        guard numbers.count == 3 else { return nil }
        (out, err, steps) = (numbers[0], numbers[1], numbers[2])
        aside = SetAside(reading: environment[SetAside.variable] ?? "")
        fixtures = environment["AMBROTYPE_FIXTURES"].map { URL(fileURLWithPath: $0, isDirectory: true) }
        folder = environment[Self.folderVariable].map { URL(fileURLWithPath: $0, isDirectory: true) }
        calls = environment["AMBROTYPE_CALLS"]
        groups = environment["AMBROTYPE_APP_GROUPS"].map { URL(fileURLWithPath: $0, isDirectory: true) }
        home = environment["HOME"].map { URL(fileURLWithPath: $0, isDirectory: true) }
        for number in numbers { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
        if let limit = environment["AMBROTYPE_MEMORY_LIMIT"].flatMap(UInt.init) { Self.limit(memory: limit) }
    }

    private static func limit(memory: UInt) {
        var limit = rlimit(rlim_cur: memory, rlim_max: memory)
        setrlimit(__rlimit_resource_t(UInt32(RLIMIT_AS.rawValue)), &limit)
        limit = rlimit(rlim_cur: 0, rlim_max: 0)
        setrlimit(__rlimit_resource_t(UInt32(RLIMIT_CORE.rawValue)), &limit)
    }

    /// The same machine, with the supervisor's streams.
    package func outside(_ machine: Outside) -> Outside {
        let (out, err) = (out, err)
        return Outside(
            environment: machine.environment, currentDirectory: folder ?? machine.currentDirectory, now: machine.now,
            processors: machine.processors, isTerminal: false, program: machine.program,
            out: { Self.write($0, to: out) }, err: { Self.write($0, to: err) })
    }

    /// Made before any of the author's code runs: defaults of the fixtures, and no network.
    ///
    /// - Returns: what is wrong with the fixtures, each with its place.
    func begin() -> [String] {
        leaveNetwork()
        LaunchSteps.runAll()
        let issues = standInSurroundings()
        guard let fixtures else { return issues }
        var defaults = FixtureDefaults()
        defaults.load(from: fixtures)
        return FixtureFolder.issues(in: fixtures) + issues + defaults.issues
    }

    /// An empty network of the process's own, where the system allows it; requests that `URLSession` makes are refused in any case.
    private func leaveNetwork() {
        let (newNetwork, newUser): (Int32, Int32) = (0x4000_0000, 0x1000_0000)
        if unshare(newNetwork) != 0 { _ = unshare(newUser | newNetwork) }
    }

    /// Folders and purchases that the author's code finds.
    private func standInSurroundings() -> [String] {
        var issues: [String] = []
        var surroundings = SharedSurroundings.current
        surroundings.groupContainers = groups
        surroundings.container = home
        if let fixtures, let bought = FixturePurchases(in: fixtures) {
            surroundings.purchases = bought.products
            issues = bought.issues
        }
        SharedSurroundings.current = surroundings
        return issues
    }

    /// After the last of the author's code: what it asked of the system goes where the caller wants it.
    func end() {
        step(nil)
        guard let calls else { return }
        do throws(ImageError) {
            try writeAtomically(Array((JSONText.of(CallRecord.current()) + "\n").utf8), to: calls)
        } catch { Self.write("\(error)\n", to: err) }
    }

    /// Whether the tool found out that this subject ends the program.
    func isAside(_ name: String) -> Bool { aside.names.contains(name) }

    var asideIssues: [String] { aside.entries.map { "\($0.name): \($0.reason)" } }

    /// Tells that work on a subject begins; nil for none.
    func step(_ name: String?) { Self.write((name ?? "") + "\n", to: steps) }

    private static func write(_ text: String, to descriptor: Int32) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0 && errno != EINTR { return }
            bytes = bytes.dropFirst(max(count, 0))
        }
    }
}

/// Linux's call; the module Glibc hides it.
@_silgen_name("unshare") private func unshare(_ flags: Int32) -> Int32
