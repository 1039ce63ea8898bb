import AmbrotypeProjects
import Foundation
import Testing

@Suite struct ModuleFolders {
    @Test func everyCModuleOfTheEngineIsKnown() throws {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 0..<4 { root.deleteLastPathComponent() }
        let names = try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Sources").path)
        let modules = names.filter { $0.hasPrefix("C") && $0.dropFirst().first?.isUppercase == true && $0 != "Combine" }
        #expect(
            Set(ModuleFolder.systemModules).isSuperset(of: modules.filter { $0 != "CoreGraphics" && $0 != "Charts" }))
    }
}
