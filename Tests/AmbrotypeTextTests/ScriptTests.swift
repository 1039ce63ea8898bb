import AmbrotypeDrawing
import AmbrotypeText
import Foundation
import Testing

@Suite("Scripts")
struct ScriptTests {
    @Test("Nine scripts and emoji in one paragraph leave no character without a glyph")
    func everything() {
        let text =
            "Hello, 日本語のテスト。中文测试，中文測試，한국어 시험 العربية مرحبا 123 עברית שלום ภาษาไทยง่าย हिन्दी नमस्ते "
            + "👨‍👩‍👧‍👦🇯🇵👍🏽😀❤️1️⃣ done — “quoted” ‘x’ … € ½ → ✓ café Ελληνικά Русский"
        let layout = TextFixture.set(text, width: 300)
        #expect(layout.missingGlyphs == [])
        #expect(layout.lines.map(\.width).allSatisfy { $0 <= 300.001 })
    }

    @Test("A letter no font has is named, once")
    func missing() {
        #expect(TextFixture.set("a\u{1F000}b\u{1F000}\u{12000}").missingGlyphs.contains("\u{12000}"))
        #expect(TextFixture.set("\u{12000}\u{12000}").missingGlyphs.count == 1)
    }

    @Test(
        "Han letters come from the face of the locale",
        arguments: [
            ("ja", "noto-sans-jp"), ("zh-Hans", "noto-sans-sc"), ("zh-Hant", "noto-sans-tc"), ("zh-TW", "noto-sans-tc"),
            ("zh", "noto-sans-sc"), ("ko", "noto-sans-kr"), ("ja-JP", "noto-sans-jp"), ("en", "noto-sans-sc"),
        ])
    func hanFaces(locale: String, face: String) {
        #expect(TextFixture.set("骨直", style: ParagraphStyle(locale: locale)).fontNames == [face])
        let run = TextRun(text: "骨直", font: FontRequest(size: 17), language: locale)
        #expect(TextFixture.engine.layout([run], style: ParagraphStyle(locale: "fr")).fontNames == [face])
    }

    @Test("Kana and Hangul find their face in any locale; the full stop stays with the text before it")
    func kana() {
        #expect(TextFixture.set("かな。").fontNames == ["noto-sans-jp"])
        #expect(TextFixture.set("한글").fontNames == ["noto-sans-kr"])
    }

    @Test(
        "An emoji sequence is one glyph as wide as one emoji",
        arguments: ["👨‍👩‍👧‍👦", "🇯🇵", "👍🏽", "👩🏾‍🚀", "❤️", "1️⃣", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🏳️‍🌈"])
    func emoji(text: String) {
        let layout = TextFixture.set(text)
        #expect(layout.fontNames == ["noto-color-emoji"])
        #expect(layout.lines[0].width == TextFixture.set("😀").lines[0].width)
        #expect(layout.fragments().count == 1)
    }

    @Test("Emoji come as pictures of whole pixels, no larger than shown")
    func emojiPixels() throws {
        guard case .bitmap(let bitmap, let rect) = try #require(TextFixture.set("😀").fragments().first) else {
            return #expect(Bool(false), "a picture was wanted")
        }
        #expect(abs(CGFloat(bitmap.width) - rect.width * 3) < 1e-6)
        #expect(abs((rect.minX * 3).rounded() - rect.minX * 3) < 1e-6)
        #expect(bitmap.bytes.enumerated().contains { $0.offset % 4 == 3 && $0.element == 255 })
    }

    @Test("A text selector asks for the plain letter, digits stay digits")
    func presentation() {
        #expect(TextFixture.set("123").fontNames == ["inter"])
        #expect(!TextFixture.set("→\u{FE0E}").fontNames.contains("noto-color-emoji"))
        #expect(TextFixture.set("☀️").fontNames == ["noto-color-emoji"])
    }

    @Test("Arabic letters join: a word is narrower than its letters alone")
    func joining() {
        let word = TextFixture.set("سلام").lines[0].width
        let letters = "سلام".map { TextFixture.set(String($0)).lines[0].width }.reduce(0, +)
        #expect(word < letters * 0.9)
    }

    @Test("Devanagari forms conjuncts: क्ष is one glyph, narrower than its parts")
    func conjuncts() {
        let joint = TextFixture.set("क्ष").lines[0].width
        #expect(joint < TextFixture.set("क").lines[0].width + TextFixture.set("ष").lines[0].width)
    }
}
