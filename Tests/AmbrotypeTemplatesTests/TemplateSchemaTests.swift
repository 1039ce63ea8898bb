import AmbrotypeTemplates
import Foundation
import Testing

@MainActor @Suite("JSON Schema of templates")
struct TemplateSchemaTests {
    private let file = Repository.templates.appendingPathComponent("template.schema.json")

    /// To write the file anew after a change of the tables: `AMBROTYPE_WRITE_SCHEMA=1 swift test --filter TemplateSchemaTests`.
    @Test("The committed schema is the one the tables give")
    func committed() throws {
        let text = TemplateSchema.text()
        if ProcessInfo.processInfo.environment["AMBROTYPE_WRITE_SCHEMA"] == "1" { try Data(text.utf8).write(to: file) }
        #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }

    @Test("Every view and modifier of the tables is in the schema")
    func complete() throws {
        let schema = try JSONReader.read(TemplateSchema.text(), file: "schema")
        let view = schema["definitions"]?["view"]?["anyOf"]?.array?[1]["properties"]
        let modifier = schema["definitions"]?["modifier"]?["anyOf"]?.array?[1]["properties"]
        for name in ViewTable.viewNames { #expect(view?[name] != nil, "view \(name)") }
        for name in ViewTable.modifierNames { #expect(modifier?[name] != nil, "modifier \(name)") }
        for member in DocumentMember.all { #expect(schema["properties"]?[member.name] != nil, "member \(member.name)") }
    }
}
