import AmbrotypeDrawing
import AmbrotypeText
import AmbrotypeViews
import Foundation
import Testing

@MainActor @Suite("Styles of text")
struct TextStyleTests {
    private func runs(_ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }) throws -> [TextRun] {
        try ResolvedText(view, change).content.runs
    }

    private func color(_ content: TextContent, _ run: Int) -> DrawingColor {
        content.paints[content.runs[run].style].representativeColor
    }

    @Test("A text in no font is body")
    func body() throws {
        let font = try runs(Text("a"))[0].font
        #expect(font.size == 17)
        #expect(font.linePitch == 22)
    }

    @Test("The innermost of two fonts wins")
    func innermost() throws {
        #expect(try runs(Text("a").font(.caption).font(.title))[0].font.size == 12)
        #expect(try runs(Text("a").font(.caption)) { $0.font = .title }[0].font.size == 12)
        #expect(try runs(Text("a").font(nil)) { $0.font = .title }[0].font.size == 17)
    }

    @Test("Parts of a text keep their own style under the style of the whole")
    func concatenation() throws {
        let text = (Text("a").bold() + Text("b") + Text("c").font(.caption).foregroundColor(.red))
            .font(.title).foregroundColor(.blue)
        let content = try ResolvedText(text).content
        #expect(content.runs.map(\.text) == ["a", "b", "c"])
        #expect(content.runs.map(\.font.size) == [28, 28, 12])
        #expect(content.runs.map { $0.font.weight >= 600 } == [true, false, false])
        #expect(color(content, 0) == color(content, 1))
        #expect(color(content, 1) != color(content, 2))
    }

    @Test("Neighbours of one style are one run")
    func merging() throws {
        #expect(try runs(Text("Hello, ") + Text("world") + Text("!").bold()).map(\.text) == ["Hello, world", "!"])
        #expect(try runs(Text("You have \(3) of \("five")")).map(\.text) == ["You have 3 of five"])
    }

    @Test("A weight further in takes the place of an outer bold, an outer weight yields to an inner bold")
    func weights() throws {
        let system = Font.system(size: 20)
        #expect(try runs(Text("a").fontWeight(.light).bold().font(system))[0].font.weight == 300)
        #expect(try runs(Text("a").bold().fontWeight(.light).font(system))[0].font.weight == 700)
        #expect(try runs(Group { Text("a").bold(false) }.bold().font(system))[0].font.weight == 400)
        #expect(try runs(Group { Text("a").fontWeight(.light) }.bold().font(system))[0].font.weight == 300)
    }

    @Test("Each font modifier reaches the request")
    func fontModifiers() throws {
        let font = try runs(
            Text("a").font(.system(size: 20)).italic().monospacedDigit().fontWidth(.condensed).fontDesign(.rounded))[0]
            .font
        #expect(font.isItalic && font.monospacedDigits && font.design == .rounded && font.width == -0.2)
        #expect(try runs(Text("a").monospaced())[0].font.design == .monospaced)
        #expect(try runs(Text("a").italic(false)) { $0.textModifiers.isItalic = true }[0].font.isItalic == false)
    }

    @Test("Letter spacing, baseline and language reach the run")
    func letters() throws {
        let run = try runs(
            Text("a").tracking(2).kerning(1).baselineOffset(-3).typesettingLanguage(.init(identifier: "ja")))[0]
        #expect((run.tracking, run.kerning, run.baselineOffset) == (2, 1, -3))
        #expect(run.language?.hasPrefix("ja") == true)
    }

    @Test("A secondary scale makes the font smaller, and the line with it")
    func scale() throws {
        let font = try runs(Text("a").textScale(.secondary))[0].font
        #expect(abs(font.size - 17 * 5 / 6) < 1e-9)
        #expect(abs((font.linePitch ?? 0) - 22 * 5.0 / 6) < 1e-9)
        #expect(try runs(Text("a").textScale(.secondary, isEnabled: false))[0].font.size == 17)
    }

    @Test("Lines take their own colour, else that of the text")
    func lines() throws {
        let text = Text("a").underline(true, pattern: .dash, color: .red).strikethrough().foregroundColor(.blue)
        let content = try ResolvedText(text).content
        let run = content.runs[0]
        #expect(run.underline?.pattern == .dash)
        #expect(run.strikethrough?.style == run.style)
        #expect(run.underline?.style != run.style)
        #expect(try runs(Text("a").underline(false).underline())[0].underline == nil)
    }

    @Test("A gradient paints a text as a gradient")
    func gradient() throws {
        let style = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        let content = try ResolvedText(Text("a").foregroundStyle(style)).content
        guard case .linear(let stops, _, _, _) = content.paints[content.runs[0].style] else {
            Issue.record("not a gradient: \(content.paints)")
            return
        }
        #expect(stops.count == 2)
    }

    @Test("A level on the text itself is that of the surrounding style")
    func hierarchy() throws {
        let inRed = try ResolvedText(Group { Text("a").foregroundStyle(.secondary) }.foregroundStyle(.red)).content
        let red = try ResolvedText(Text("a").foregroundStyle(.red)).content
        #expect(color(inRed, 0) == color(red, 0).opacity(0.5))
        let plain = try ResolvedText(Text("a").foregroundColor(nil)) {
            $0.foregroundStyles = [.color(DrawingColor(bytes: 1, 2, 3))]
        }
        #expect(color(plain.content, 0) == color(try ResolvedText(Text("a")).content, 0))
    }

    @Test("Capitals follow the locale")
    func cases() throws {
        #expect(try ResolvedText(Text("istanbul ß").textCase(.uppercase)).string == "ISTANBUL SS")
        #expect(try ResolvedText(Text("istanbul").textCase(.uppercase), locality("tr_TR")).string == "İSTANBUL")
        #expect(try ResolvedText(Text("AB \(Text("CD").bold())").textCase(.lowercase)).string == "ab cd")
    }

    @Test("The environment's paragraph settings reach the paragraph")
    func paragraph() throws {
        let view = Text("a").lineLimit(2, reservesSpace: true).lineSpacing(3).multilineTextAlignment(.center)
            .truncationMode(.middle).minimumScaleFactor(0.5).allowsTightening(true)
        let style = try ResolvedText(view) {
            locality("zh_TW")(&$0)
            $0.layoutDirection = .rightToLeft
            $0.displayScale = 2
        }.content.style
        #expect(
            style
                == ParagraphStyle(
                    alignment: .center, lineLimit: 2, reservesSpace: true, truncation: .middle, lineSpacing: 3,
                    minimumScaleFactor: 0.5, allowsTightening: true, layoutDirection: .rightToLeft, locale: "zh-TW",
                    scale: 2))
    }

    @Test("An empty text has the height of a line and no width")
    func empty() throws {
        let content = try ResolvedText(Text("").font(.title)).content
        #expect(content.runs.count == 1)
        #expect(content.runs[0].font.size == 28)
        let leaf = try placed(Text(""), in: CGSize(width: 100, height: 100)).leaves[0]
        #expect(leaf.width == 0)
        #expect(abs(leaf.height - 20.333) < 0.01)
    }

    @Test("A text is redacted as a placeholder, and for privacy only where it is private")
    func redaction() throws {
        #expect(try ResolvedText(Text("a")) { $0.redactionReasons = .placeholder }.content.isRedacted)
        #expect(try !ResolvedText(Text("a")) { $0.redactionReasons = .privacy }.content.isRedacted)
        let isPrivate = try ResolvedText(Text("a")) {
            $0.redactionReasons = .privacy
            $0.isPrivacySensitive = true
        }
        #expect(isPrivate.content.isRedacted)
        #expect(try !ResolvedText(Text("a").unredacted()) { $0.redactionReasons = .placeholder }.content.isRedacted)
    }

    @Test("A symbol in a text stands in one place of the line, in the text's font")
    func attachment() throws {
        let content = try ResolvedText(Text("\(Image(systemName: "star.fill")) 4.5").font(.title)).content
        #expect(content.string == "\u{FFFC} 4.5")
        #expect(content.attachments.count == 1)
        let attachment = try #require(content.runs[0].attachment)
        let body = try #require(try ResolvedText(Text(Image(systemName: "star.fill"))).content.runs[0].attachment)
        #expect(attachment.size.height > body.size.height)
        #expect(!attachment.growsLine)
        #expect(attachment.baselineOffset < 0)
    }

    // MARK: Attributed strings

    @Test("Attributes of a string win over the text's modifiers")
    func attributed() throws {
        var string = AttributedString("plain ")
        var loud = AttributedString("loud")
        loud.font = .caption
        loud.foregroundColor = .red
        loud.underlineStyle = Text.LineStyle(pattern: .dot)
        loud.kern = 2
        string.append(loud)
        let content = try ResolvedText(Text(string).font(.title).foregroundColor(.blue)).content
        #expect(content.runs.map(\.text) == ["plain ", "loud"])
        #expect(content.runs.map(\.font.size) == [28, 12])
        #expect(content.runs[1].underline?.pattern == .dot)
        #expect(content.runs[1].kerning == 2)
        #expect(color(content, 0) != color(content, 1))
    }

    @Test("An attribute that is not drawn is named")
    func unsupported() throws {
        var string = AttributedString("a")
        string.backgroundColor = .red
        let diagnostics = try ResolvedText(Text(string)).diagnostics
        #expect(diagnostics.map(\.code) == ["unsupported-text-attribute"])
        #expect(diagnostics.first?.place == "Text")
    }

    @Test("Two texts are equal when they say and style the same")
    func equality() {
        #expect(Text("a \(3)").bold() == Text("a \(3)").bold())
        #expect(Text("a \(3)").bold() != Text("a \(4)").bold())
        #expect(Text("a").bold() != Text("a"))
        #expect(Text("a").foregroundStyle(.red) == Text("a").foregroundStyle(.red))
        #expect(Text("a") != Text(verbatim: "a"))
        #expect(Text(3, format: .number) == Text(3, format: .number))
        #expect(Text(3, format: .number) != Text(3, format: .number.sign(strategy: .always())))
    }

    @Test("A text is made and changed off the main actor")
    func isolation() async {
        let text = await Task.detached { Text("a").bold() + Text(verbatim: "b") }.value
        #expect(text == Text("a").bold() + Text(verbatim: "b"))
    }
}
