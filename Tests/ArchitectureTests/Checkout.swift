import Foundation

/// The checked-out project that these tests belong to.
enum Checkout {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static func page() throws -> ArchitecturePage {
        let address = root.appendingPathComponent("ARCHITECTURE.md")
        return ArchitecturePage(try String(contentsOf: address, encoding: .utf8))
    }

    /// Swift files below a top folder, sorted by path.
    static func swiftFiles(below folder: String) throws -> [SourceFile] {
        let top = root.appendingPathComponent(folder).path
        let paths = FileManager.default.enumerator(atPath: top)?.compactMap { $0 as? String } ?? []
        return try paths.filter { $0.hasSuffix(".swift") }.sorted().map {
            SourceFile(path: $0, text: try String(contentsOfFile: top + "/" + $0, encoding: .utf8))
        }
    }
}
