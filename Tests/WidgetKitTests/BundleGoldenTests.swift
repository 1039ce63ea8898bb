import AmbrotypeCommands
import Foundation
import Synchronization
import Testing
import WidgetKit

/// The snapshot verbs in a compiled bundle's own program.
@Suite("A bundle's goldens") @MainActor
struct BundleGoldenTests {
    @Test("record and verify draw the bundle's widgets, and a second run draws the same bytes")
    func recordAndVerify() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bundle-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let recorded = await run(["record"], in: folder)
        #expect(recorded.code == .success, "\(recorded.said)")
        let names = try FileManager.default.contentsOfDirectory(
            atPath: folder.appendingPathComponent("snapshots").path)
        #expect(names.contains("CupWidget.systemSmall.snapshot.light.en.png"), "\(names.sorted())")
        let verified = await run(["verify", "--fail-on-orphans"], in: folder)
        #expect(verified.code == .success, "\(verified.said)")
    }

    private func run(_ arguments: [String], in folder: URL) async -> (code: ExitCode, said: String) {
        let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let said = Mutex("")
        let outside = Outside(
            environment: ["AMBROTYPE_FONT_FOLDER": project.appendingPathComponent("fonts").path],
            currentDirectory: folder, now: Date(timeIntervalSince1970: 0), processors: 2, isTerminal: false,
            program: nil, out: { text in said.withLock { $0 += text } }, err: { text in said.withLock { $0 += text } })
        let code = await runCommandLine(
            arguments, outside: outside, source: CompiledWidgets({ describe(bundle: CupBundle()) }))
        return (code, said.withLock { $0 })
    }
}
