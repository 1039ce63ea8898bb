import Foundation
import Testing

/// The pages that scripts/support/make writes, against the table they are made of and the sources they speak of.
@Suite("Pages of support")
struct SupportPageTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// Names of a page's tables, in order.
    private static func names(_ page: String) throws -> [String] {
        try text("docs/" + page).split(separator: "\n").filter { $0.hasPrefix("| `") }
            .map { String($0.dropFirst(3).prefix { $0 != "`" }) }
    }

    /// Every name that a module declares for its users.
    private static func declared() throws -> Set<Substring> {
        var found: Set<Substring> = []
        let sources = root.appendingPathComponent("Sources")
        let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
        let kinds: Set<Substring> = [
            "func", "struct", "class", "enum", "protocol", "var", "let", "case", "typealias", "macro",
        ]
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
                let words = line.split { " (:<,`={".contains($0) }
                for (word, next) in zip(words, words.dropFirst()) where kinds.contains(word) { found.insert(next) }
            }
        }
        return found
    }

    @Test("Every name of the count is on one of the two pages, once")
    func complete() throws {
        let rows = try Self.text("scripts/support/census.csv").split(separator: "\n").dropFirst()
        let counted = rows.map { row in
            let name = row.prefix { $0 != "," }
            return String(name.hasPrefix("@") ? name.dropFirst() : name)
        }
        let listed = try Self.names("support.md") + Self.names("unsupported.md")
        #expect(listed.sorted() == counted.sorted(), "run scripts/support/make")
    }

    @Test("No name is called missing that a module declares")
    func current() throws {
        let declared = try Self.declared()
        let wrong = try Self.names("unsupported.md").filter { declared.contains(Substring($0)) }
        #expect(wrong.isEmpty, "run scripts/support/make")
    }
}
