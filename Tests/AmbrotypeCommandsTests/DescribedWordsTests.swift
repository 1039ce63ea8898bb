import AmbrotypeCommands
import Foundation
import Testing

/// What `describe` calls things: the words of the template, not those of the engine.
@Suite("Described words")
struct DescribedWordsTests {
    private static let template = """
        {
          "kind": "widget", "families": ["systemSmall"], "languages": ["en"], "containerBackground": "background",
          "body": {
            "VStack": {"spacing": 6},
            "content": [
              {"Label": {"title": "Water", "systemImage": "drop.fill"}},
              {"ProgressView": {"value": "{{ 5 / 8 }}"}, "modifiers": [{"opacity": 0.5}]},
              {"Gauge": {"value": 0.4, "label": {"Text": "Done"}}}
            ]
          }
        }
        """

    private struct Picture: Decodable {
        struct Part: Decodable { var tree: Tree }
        var parts: [Part]
    }

    private struct Tree: Decodable {
        var type: String
        var place: String
        var children: [Tree]?
        var all: [Tree] { [self] + (children ?? []).flatMap(\.all) }
    }

    @MainActor private func trees() async throws -> [Tree] {
        let scratch = Scratch()
        try scratch.write(Self.template, to: "cup/template.json")
        let run = await tool("describe", "cup", "--appearance", "light", "--json", in: scratch)
        #expect(run.err == "")
        let pictures = try JSONDecoder().decode([Picture].self, from: Data(run.out.utf8))
        return pictures.flatMap(\.parts).flatMap(\.tree.all)
    }

    @Test("A control is one view with its words in it; what its style draws is not told")
    @MainActor func controls() async throws {
        let all = try await trees()
        let progress = try #require(all.first { $0.type == "ProgressView" })
        #expect(progress.all.allSatisfy { ["ProgressView", "Text"].contains($0.type) })
        let label = try #require(all.first { $0.type == "Label" })
        #expect(label.children?.map(\.type) == ["Symbol", "Text"])
        #expect(all.first { $0.type == "Gauge" }?.all.contains { $0.type == "Shape" } == false)
        #expect(all.contains { $0.type == "opacity" })
    }

    @Test("Names that stand in no template occur neither as types nor in places")
    @MainActor func internals() async throws {
        let words = try await trees().flatMap { [$0.type, $0.place] }
        for inner in ["TemplateContent", "Styled", "ModifiedContent", "Remark", "effect", "Icon", "Title"] {
            #expect(!words.contains { $0.contains(inner) }, "\(inner)")
        }
    }
}
