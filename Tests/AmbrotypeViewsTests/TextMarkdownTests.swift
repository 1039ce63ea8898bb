import AmbrotypeDrawing
import AmbrotypeText
import AmbrotypeViews
import Foundation
import Testing

@MainActor @Suite("Markdown in text")
struct TextMarkdownTests {
    /// Runs with a letter for each style: b bold, i italic, s struck, c code, l link.
    private func marked(_ key: LocalizedStringKey) throws -> [String] {
        let content = try ResolvedText(Text(key).font(.system(size: 20))).content
        return content.runs.indices.map { index in
            let run = content.runs[index]
            var style = ""
            if run.font.weight >= 600 { style += "b" }
            if run.font.isItalic { style += "i" }
            if run.strikethrough != nil { style += "s" }
            if run.font.design == .monospaced { style += "c" }
            if content.links[index] != nil { style += "l" }
            return style.isEmpty ? run.text : "\(style):\(run.text)"
        }
    }

    @Test(
        "Marks inside a line are styles",
        arguments: [
            ("a **b** c", ["a ", "b:b", " c"]), ("*a* _b_", ["i:a", " ", "i:b"]), ("***a***", ["bi:a"]),
            ("**a *b* c**", ["b:a ", "bi:b", "b: c"]), ("~~a~~ b", ["s:a", " b"]), ("`a*b*`", ["c:a*b*"]),
            ("__a__", ["b:a"]), ("**粗**体", ["b:粗", "体"]), ("line\n**two**", ["line\n", "b:two"]),
        ] as [(String, [String])])
    func styles(text: String, expected: [String]) throws { #expect(try marked(LocalizedStringKey(text)) == expected) }

    @Test(
        "Marks without a partner, or inside words, are letters",
        arguments: [
            "2 * 3 * 4", "snake_case_name", "**open", "a ~ b", "5 ~ 6 ~ 7", "`open", "[no link]", "[a] (b)", "a & b",
            "C:\\dir", "me @ home", "* item",
        ])
    func plain(text: String) throws { #expect(try marked(LocalizedStringKey(text)) == [text]) }

    @Test("A backslash takes a mark's meaning away, an entity is its letter")
    func escapes() throws {
        #expect(try marked(#"\*a\* \[b\]"#) == ["*a* [b]"])
        #expect(try marked("Q&amp;A &#8364; &#x263A;") == ["Q&A € ☺"])
    }

    @Test("Links have their words, address and the tint")
    func links() throws {
        let content = try ResolvedText(Text("See [the **site**](https://example.com/a?b=c) now")).content
        #expect(content.runs.map(\.text) == ["See ", "the ", "site", " now"])
        #expect(
            content.links == [
                1: URL(string: "https://example.com/a?b=c")!, 2: URL(string: "https://example.com/a?b=c")!,
            ])
        let tinted = try ResolvedText(Text("[a](https://example.com)")) {
            $0.tintStyle = .color(DrawingColor(bytes: 1, 2, 3))
        }
        #expect(tinted.content.paints[tinted.content.runs[0].style] == .color(DrawingColor(bytes: 1, 2, 3)))
    }

    @Test("Addresses that stand alone are links")
    func bareAddresses() throws {
        #expect(try marked("Visit https://example.com/x.") == ["Visit ", "l:https://example.com/x", "."])
        #expect(try marked("www.example.com") == ["l:www.example.com"])
        #expect(try marked("mail me@example.com!") == ["mail ", "l:me@example.com", "!"])
        #expect(try marked("<https://example.com>") == ["l:https://example.com"])
    }

    @Test("Values inside marks are styled and not read as Markdown themselves")
    func values() throws {
        #expect(try marked("**\("a*b*")** \("**c**")") == ["b:a*b*", " **c**"])
        let content = try ResolvedText(Text("[\("here")](https://example.com/\(7))")).content
        #expect(content.string == "here")
        #expect(content.links[0] == URL(string: "https://example.com/7"))
    }

    @Test("Strings that are no keys are shown with their marks")
    func notForStrings() throws {
        let variable = "**a**"
        #expect(try ResolvedText(Text(variable)).string == "**a**")
    }

    @Test("Grammar agreement is named as not done")
    func agreement() throws {
        let text = try ResolvedText(Text("^[\(2) book](inflect: true)"))
        #expect(text.string == "2 book")
        #expect(text.diagnostics.map(\.code) == ["no-grammar-agreement"])
    }

    @Test("An attributed string is made of Markdown")
    func attributedString() throws {
        let string = try AttributedString(markdown: "a **b** [c](https://example.com)")
        #expect(String(string.characters) == "a b c")
        let content = try ResolvedText(Text(string).font(.system(size: 20))).content
        #expect(content.runs.map { $0.font.weight } == [400, 700, 400, 400])
        #expect(content.links.count == 1)
    }
}
