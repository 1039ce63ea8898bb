import Foundation
import Testing

/// The built program, run as a person runs it.
@Suite("The program")
struct ProgramTests {
    private static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Beside the test bundle, in whatever build folder that is.
    private static let program: URL = {
        let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        let beside = bundle.deletingLastPathComponent().appendingPathComponent("ambrotype")
        let usual = project.appendingPathComponent(".build/debug/ambrotype")
        return FileManager.default.isExecutableFile(atPath: beside.path) ? beside : usual
    }()

    private struct Ending {
        var code: Int32
        var out: String
        var err: String
    }

    private func run(_ arguments: [String], environment: [String: String] = [:], in folder: URL = project) throws
        -> Ending
    {
        let process = Process()
        process.executableURL = Self.program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let files = FileManager.default.temporaryDirectory
        let (out, err) = (
            files.appendingPathComponent(UUID().uuidString), files.appendingPathComponent(UUID().uuidString)
        )
        for file in [out, err] { FileManager.default.createFile(atPath: file.path, contents: nil) }
        defer { for file in [out, err] { try? FileManager.default.removeItem(at: file) } }
        process.standardOutput = try FileHandle(forWritingTo: out)
        process.standardError = try FileHandle(forWritingTo: err)
        try process.run()
        process.waitUntilExit()
        return Ending(
            code: process.terminationStatus, out: try String(contentsOf: out, encoding: .utf8),
            err: try String(contentsOf: err, encoding: .utf8))
    }

    private func files(below folder: URL) throws -> [String: Data] {
        var files: [String: Data] = [:]
        for case let name as String in FileManager.default.enumerator(atPath: folder.path) ?? .init() {
            if let data = FileManager.default.contents(atPath: folder.appendingPathComponent(name).path) {
                files[name] = data
            }
        }
        return files
    }

    @Test("A full disk below the output ends with code 70; a reader that is slow gets everything")
    func output() throws {
        let process = Process()
        process.executableURL = Self.program
        process.arguments = ["list", "--devices"]
        let complaint = Pipe()
        process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/full"))
        process.standardError = complaint
        try process.run()
        let words = String(decoding: complaint.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 70)
        #expect(words == "the output cannot be written: No space left on device\n")

        // More than a pipe holds, into a pipe that does not wait by itself.
        let (slow, pipe) = (Process(), Pipe())
        slow.executableURL = Self.program
        slow.arguments = ["describe", "templates"]
        slow.currentDirectoryURL = Self.project
        #expect(fcntl(pipe.fileHandleForWriting.fileDescriptor, F_SETFL, O_WRONLY | O_NONBLOCK) == 0)
        slow.standardOutput = pipe
        try slow.run()
        Thread.sleep(forTimeInterval: 1)
        let read = pipe.fileHandleForReading.readDataToEndOfFile()
        slow.waitUntilExit()
        #expect(read.count > 1 << 16)
        #expect(String(decoding: read, as: UTF8.self) == (try run(["describe", "templates"])).out)
    }

    @Test(
        "Every template drawn twice, the second time under another host locale, time zone and number of jobs: equal bytes"
    )
    func determinism() throws {
        let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("ambrotype-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let (first, second) = (scratch.appendingPathComponent("a"), scratch.appendingPathComponent("b"))
        let one = try run(
            ["render", "templates", "--out", first.path, "--jobs", "1"],
            environment: ["TZ": "UTC", "LANG": "C", "LC_ALL": "C"])
        #expect(one.code == 0, "\(one.err)")
        let two = try run(
            ["render", "templates", "--out", second.path, "--jobs", "5"],
            environment: [
                "TZ": "Pacific/Chatham", "LANG": "ar_EG.UTF-8", "LC_ALL": "ar_EG.UTF-8",
                "SWIFT_DETERMINISTIC_HASHING": "",
            ])
        #expect(two.code == 0, "\(two.err)")
        let (a, b) = (try files(below: first), try files(below: second))
        #expect(a.count > 100)
        #expect(a.keys.sorted() == b.keys.sorted())
        #expect(a.filter { $0.value != b[$0.key] }.keys.sorted() == [])
    }

    @Test("The exit code of a wrong option reaches the shell, and nothing goes to standard output")
    func exitCode() throws {
        let ending = try run(["render", "templates", "--nonsense"])
        #expect(ending.code == 2)
        #expect(ending.out.isEmpty)
        #expect(ending.err.contains("--nonsense"))
    }

    @Test("doctor finds fonts and tables in order")
    func doctor() throws {
        let ending = try run(["doctor"])
        #expect(ending.code == 0, "\(ending.out)\(ending.err)")
        #expect(ending.out.contains("fonts"))
    }
}
