import AmbrotypeCommands
import Foundation
import Synchronization

/// Pictures of an example and of its template, made in a folder that goes away with the value.
final class ExampleRun {
    static let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// What a run of a program left.
    struct Result {
        var code: Int32
        var errors: String
    }

    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ambrotype-example-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Runs an example's own program, which is the tool.
    func run(
        _ example: String, _ arguments: [String], resources: String? = nil, fixtures: String? = nil,
        environment: [String: String] = [:]
    ) throws -> Result {
        let process = Process()
        let errors = Pipe()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent().appendingPathComponent(example + "Example")
        process.currentDirectoryURL = Self.checkout
        process.arguments = arguments
        var variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        variables["AMBROTYPE_RESOURCES"] = resources.map { Self.checkout.path + "/templates/" + $0 }
        variables["AMBROTYPE_FIXTURES"] = fixtures.map { "\(Self.checkout.path)/Examples/\(example)/Fixtures/\($0)" }
        process.environment = variables
        process.standardOutput = FileHandle.nullDevice
        process.standardError = errors
        try process.run()
        let text = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Result(code: process.terminationStatus, errors: String(decoding: text, as: UTF8.self))
    }

    /// Draws a template; its pictures' names without the folder, sorted.
    func drawTemplate(_ name: String) async -> [String] {
        let heard = Heard()
        let outside = Outside(
            environment: [:], currentDirectory: Self.checkout, now: Date(timeIntervalSince1970: 0), processors: 2,
            isTerminal: false, program: nil, out: { _ in }, err: { heard.add($0) })
        let out = folder.appendingPathComponent("template")
        let code = await runCommandLine(["render", "templates/" + name, "-o", out.path], outside: outside)
        guard code == .success else { return [heard.text] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: out.path + "/" + name)) ?? []
        return names.filter { $0.hasSuffix(".png") }.sorted()
    }

    func bytes(_ path: String) -> Data? {
        FileManager.default.contents(atPath: folder.appendingPathComponent(path).path)
    }
}

private final class Heard: Sendable {
    private let lines = Mutex<String>("")
    var text: String { lines.withLock { $0 } }
    func add(_ line: String) { lines.withLock { $0 += line } }
}

extension String {
    /// A picture's name with another entry's word: `systemSmall.none-0.dark.en.png`.
    func entry(_ word: String) -> String {
        var parts = split(separator: ".").map(String.init)
        parts[1] = word
        return parts.joined(separator: ".")
    }

    var entry: String { String(split(separator: ".")[1]) }
}
