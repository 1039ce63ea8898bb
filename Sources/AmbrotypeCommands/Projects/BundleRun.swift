import AmbrotypeProjects
import Foundation

/// Runs a verb in a built bundle's program. A widget that ends or holds up the program is set aside and named; the rest is still done.
@MainActor struct BundleRun {
    let bundle: BuiltBundle
    let call: ProjectCall
    let outside: Outside

    func run() -> ExitCode {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent("ambrotype-home-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: home) }
        var aside = SetAside()
        while true {
            do { try prepare(home) } catch {
                outside.complain("\(home.path): \(error.localizedDescription)")
                return .toolError
            }
            let result = SupervisedProgram.run(
                bundle.executable, arguments: call.rest, environment: environment(home: home, aside),
                limits: ProgramLimits(silence: call.timeLimit, memory: call.memoryLimit << 20))
            if case .code(let code) = result.ending, let known = ExitCode(rawValue: code),
                code != 0 || result.step == nil
            {
                pass(result)
                return known
            }
            let reason = Self.reason(result)
            guard let step = result.step, !aside.names.contains(step) else {
                pass(result)
                outside.complain("\(bundle.target): \(reason)")
                return .toolError
            }
            aside.add(step, reason: reason)
        }
    }

    private func prepare(_ home: URL) throws {
        try? FileManager.default.removeItem(at: home)
        for folder in ["home", "tmp", "groups"] {
            try FileManager.default.createDirectory(
                at: home.appendingPathComponent(folder), withIntermediateDirectories: true)
        }
        guard let groups = call.fixtures?.appendingPathComponent("groups") else { return }
        for name in (try? FileManager.default.contentsOfDirectory(atPath: groups.path)) ?? [] {
            try FileManager.default.copyItem(
                at: groups.appendingPathComponent(name), to: home.appendingPathComponent("groups/" + name))
        }
    }

    /// The program sees a home of its own, empty but for the fixtures.
    private func environment(home: URL, _ aside: SetAside) -> [String: String] {
        var environment = outside.environment
        environment["AMBROTYPE_FONT_FOLDER"] = (try? FontFolder.find(ArgumentValues(), outside))?.url.path
        environment["HOME"] = home.appendingPathComponent("home").path
        environment["CFFIXED_USER_HOME"] = environment["HOME"]
        environment["XDG_CONFIG_HOME"] = nil
        environment["XDG_DATA_HOME"] = nil
        environment["TMPDIR"] = home.appendingPathComponent("tmp").path
        environment["AMBROTYPE_APP_GROUPS"] = home.appendingPathComponent("groups").path
        environment["AMBROTYPE_FIXTURES"] = call.fixtures?.path
        let fonts = bundle.executable.path + ".fonts"
        if environment["AMBROTYPE_FONTS"] == nil, FileManager.default.fileExists(atPath: fonts) {
            environment["AMBROTYPE_FONTS"] = fonts
        }
        environment[Supervision.folderVariable] = outside.currentDirectory.path
        environment["AMBROTYPE_CALLS"] = call.calls?.path
        (environment["TZ"], environment["LC_ALL"]) = ("UTC", "C")
        environment["SWIFT_BACKTRACE"] = "enable=no"
        environment[SetAside.variable] = aside.names.isEmpty ? nil : aside.text
        return environment
    }

    private func pass(_ result: SupervisedResult) {
        if !result.chatter.isEmpty {
            var seen: Set<Substring> = []
            let lines = result.chatter.split(separator: "\n").filter { seen.insert($0).inserted }
            for line in lines.suffix(40) { outside.complain("  printed by \(bundle.target): \(line)") }
            if lines.count > 40 { outside.complain("  … \(lines.count - 40) lines before these are left out") }
        }
        let err = String(decoding: result.err, as: UTF8.self)
        if !err.isEmpty { outside.complain(err.hasSuffix("\n") ? String(err.dropLast()) : err) }
        let out = String(decoding: result.out, as: UTF8.self)
        if !out.isEmpty { outside.print(out.hasSuffix("\n") ? String(out.dropLast()) : out) }
    }

    /// What happened, in a few words: the author's own last message where there is one.
    static func reason(_ result: SupervisedResult) -> String {
        let fatal = result.chatter.split(separator: "\n").last { $0.contains("Fatal error") }
        switch result.ending {
        case .signal(let number):
            return "its code ended the program (\(signalName(number)))" + (fatal.map { ": \($0)" } ?? "")
        case .silence(let seconds):
            return "its code did not come back within \(seconds.formatted()) seconds (--time-limit)"
        case .chatter(let bytes): return "its code printed more than \(bytes >> 20) MB"
        case .code(let code): return "its code ended the program with exit code \(code)"
        case .notStarted(let why): return "the program could not be started: \(why)"
        }
    }

    private static func signalName(_ number: Int32) -> String {
        let names: [Int32: String] = [
            4: "SIGILL", 5: "SIGTRAP", 6: "SIGABRT", 7: "SIGBUS", 8: "SIGFPE", 9: "SIGKILL", 11: "SIGSEGV",
            24: "SIGXCPU",
        ]
        return names[number] ?? "signal \(number)"
    }
}

/// Subjects that a program is told not to touch, with the reason to give for each.
struct SetAside {
    static let variable = "AMBROTYPE_SET_ASIDE"
    private(set) var entries: [(name: String, reason: String)] = []

    var names: [String] { entries.map(\.name) }

    init() {}

    init(reading text: String) {
        entries = text.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
            return parts.count == 2 ? (parts[0], parts[1]) : nil
        }
    }

    mutating func add(_ name: String, reason: String) {
        entries.append((name, reason.replacing("\n", with: " ").replacing("\t", with: " ")))
    }

    var text: String { entries.map { $0.name + "\t" + $0.reason }.joined(separator: "\n") }
}
