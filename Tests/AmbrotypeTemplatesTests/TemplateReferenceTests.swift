import AmbrotypeTemplates
import Foundation
import Testing

@MainActor @Suite("The reference of templates")
struct TemplateReferenceTests {
    @Test("docs/template-format.md ends with the reference that the reader's tables give")
    func document() throws {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("docs/template-format.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        #expect(
            text.hasSuffix(TemplateReference.markdown()),
            "write the output of `ambrotype list --words` below the heading Reference of docs/template-format.md")
    }
}
