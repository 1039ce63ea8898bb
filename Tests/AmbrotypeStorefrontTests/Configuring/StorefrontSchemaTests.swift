import AmbrotypeStorefront
import Foundation
import Testing

@Suite("Storefront schema")
struct StorefrontSchemaTests {
    private let schema: [String: Any]

    init() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let data = try Data(contentsOf: folder.appendingPathComponent("docs/storefront.schema.json"))
        schema = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    private func properties(_ path: String...) throws -> Set<String> {
        var value: Any? = schema
        for step in path { value = (value as? [String: Any])?[step] }
        return Set(try #require((value as? [String: Any])?["properties"] as? [String: Any]).keys)
    }

    @Test("It has every member the reader takes, and no other")
    func members() throws {
        #expect(try properties() == Set(StorefrontConfig.members.map(\.name)))
        #expect(try properties("definitions", "shot") == Set(ShotReader.members.map(\.name)))
        #expect(try properties("definitions", "scene") == Set(ShotReader.scenes.map(\.name)))
        for scene in ShotReader.scenes where !scene.members.isEmpty {
            #expect(try properties("definitions", "scene", "properties", scene.name) == Set(scene.members))
        }
    }
}
