import AmbrotypeCommands
import Foundation
import Synchronization

/// One call of the tool in a scratch folder, with everything it said.
struct ToolRun {
    var code: ExitCode
    var out: String
    var err: String
}

/// A folder of a test's own, gone with it.
final class Scratch: Sendable {
    let url: URL

    init() {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("ambrotype-\(UUID().uuidString)")
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ text: String, to path: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    func data(_ path: String) -> Data? { FileManager.default.contents(atPath: url.appendingPathComponent(path).path) }

    /// Every file below a folder, by relative path.
    func files(in folder: String) -> [String: Data] {
        let root = url.appendingPathComponent(folder)
        let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        var files: [String: Data] = [:]
        for name in names {
            if let data = FileManager.default.contents(atPath: root.appendingPathComponent(name).path) {
                files[name] = data
            }
        }
        return files
    }
}

let projectFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

@MainActor func tool(
    _ arguments: String..., in scratch: Scratch, now: Date = Date(timeIntervalSince1970: 0),
    environment: [String: String] = [:]
) async -> ToolRun {
    await tool(arguments, in: scratch, now: now, environment: environment)
}

@MainActor func tool(
    _ arguments: [String], in scratch: Scratch, now: Date = Date(timeIntervalSince1970: 0),
    environment: [String: String] = [:], source: any SubjectSource = TemplateFolders()
) async -> ToolRun {
    let fonts = ["AMBROTYPE_FONT_FOLDER": projectFolder.appendingPathComponent("fonts").path]
    let said = Mutex((out: "", err: ""))
    let outside = Outside(
        environment: fonts.merging(environment) { $1 },
        currentDirectory: scratch.url, now: now, processors: 2, isTerminal: false, program: nil,
        out: { text in said.withLock { $0.out += text } }, err: { text in said.withLock { $0.err += text } })
    let code = await runCommandLine(arguments, outside: outside, source: source)
    return said.withLock { ToolRun(code: code, out: $0.out, err: $0.err) }
}
