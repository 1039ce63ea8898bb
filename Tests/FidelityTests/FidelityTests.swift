import AmbrotypeCommands
import AmbrotypeDrawing
import AmbrotypeImages
import Foundation
import Testing

/// The templates of `Tests/Fidelity`, drawn by the tool as the iOS pictures they are compared with were drawn, against the boxes and
/// colours read off those pictures. The figures were at hand while the engine was made: they keep what was reached, and prove
/// nothing for other pictures.
@MainActor @Suite("Fidelity")
struct FidelityTests {
    @Test("A case is drawn where iOS draws it, in its colours", arguments: FidelityCase.all)
    func matches(_ fidelityCase: FidelityCase) async throws {
        let picture = try await drawn(fidelityCase)
        #expect(picture.width == Int(fidelityCase.size[0] * 3) && picture.height == Int(fidelityCase.size[1] * 3))
        for box in fidelityCase.boxes {
            let found = box.ink(in: picture, masks: fidelityCase.masks)
            #expect(box.accepts(found), "\(box.name): \(found.map(\.description) ?? "nothing"), iOS \(box.box)")
        }
        for color in fidelityCase.colors {
            let found = color.pixel(in: picture)
            #expect(
                zip(found, color.rgb).allSatisfy { abs($0 - $1) <= color.tolerance },
                "\(color.name): \(found), iOS \(color.rgb)")
        }
    }

    @Test("Every case has its settings, and every template its case")
    func complete() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: FidelityCase.folder.path)
            .filter { !$0.contains(".") }
        #expect(Set(FidelityCase.all.map(\.name)) == Set(folders))
        #expect(Set(FidelityCase.settings.keys) == Set(folders))
    }

    private func drawn(_ fidelityCase: FidelityCase) async throws -> Pixmap {
        let settings = try #require(FidelityCase.settings[fidelityCase.name])
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("ambrotype-\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        let outside = Outside(
            environment: ["AMBROTYPE_FONT_FOLDER": FidelityCase.project.appendingPathComponent("fonts").path],
            currentDirectory: FidelityCase.project, now: Date(timeIntervalSince1970: 0), processors: 1,
            isTerminal: false,
            program: nil, out: { _ in }, err: { Issue.record("\($0)") })
        let code = await runCommandLine(
            [
                "render", "Tests/Fidelity/\(fidelityCase.name)", "--out", file.path, "--appearance",
                settings.appearance,
                "--text-size", settings.textSize, "--os", settings.system, "--scale", "3", "--locale", "en",
            ], outside: outside)
        #expect(code == .success)
        return try decodePNG(Array(try Data(contentsOf: file)), budget: MemoryBudget(limit: 64 << 20))
    }
}
