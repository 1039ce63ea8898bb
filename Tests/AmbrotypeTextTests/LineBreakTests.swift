import AmbrotypeText
import Foundation
import Testing

@Suite("Line breaking")
struct LineBreakTests {
    private func lines(_ text: String, _ width: CGFloat, locale: String = "en", orphans: Bool = false) -> [String] {
        TextFixture.set(text, style: ParagraphStyle(avoidsOrphans: !orphans, locale: locale), width: width)
            .lines.map(\.text)
    }

    @Test("The measured pictures' lines break where they break on iOS")
    func measuredBreaks() {
        let text = "No connection available, review your Home Assistant URL configuration"
        let narrow = TextFixture.set(text, size: 13, style: ParagraphStyle(lineLimit: 3), width: 172)
        #expect(
            narrow.lines.map(\.text) == [
                "No connection available,", "review your Home Assistant", "URL configuration",
            ])
        let wide = TextFixture.set(text, size: 13, pitch: 18, style: ParagraphStyle(alignment: .center), width: 318)
        #expect(
            wide.lines.map(\.text) == ["No connection available, review your Home", "Assistant URL configuration"])
    }

    @Test("A text fits the width it was measured to have")
    func roundTrip() {
        for text in ["Hello World", "The quick brown fox", "日本語のテスト", "مرحبا بالعالم"] {
            let free = TextFixture.set(text)
            let held = TextFixture.set(text, width: free.size.width, height: free.size.height)
            #expect(held.size == free.size && held.lines.count == 1 && !held.isTruncated)
        }
    }

    @Test("A paragraph's last word takes one with it to the last line, where both fit")
    func orphans() {
        let text = "Hello World! I am an annoying orphan."
        let width = TextFixture.set("Hello World! I am an annoying").size.width + 5
        #expect(lines(text, width, orphans: true) == ["Hello World! I am an annoying", "orphan."])
        #expect(lines(text, width) == ["Hello World! I am an", "annoying orphan."])
        #expect(lines("Speed Limit", 50) == ["Speed", "Limit"])
    }

    @Test("No Japanese line begins with a full stop, a closing bracket, a small kana or a long sound mark")
    func japanese() {
        let text = "「東京（とうきょう）」はラーメンがうまい。ちょっと、キャッシュレスでどうぞ。"
        let forbidden = Set("。、）」ょっャュー")
        // Four letters wide: the longest stretch that may not be broken has three.
        for width in stride(from: CGFloat(70), through: 260, by: 5) {
            for line in lines(text, width, locale: "ja") {
                #expect(!forbidden.contains(line.first ?? "x"), "at \(width): \(line)")
            }
        }
    }

    @Test("Thai breaks between words of the dictionary")
    func thai() {
        let text = "ภาษาไทยเป็นภาษาที่มีระดับเสียง"
        let words = ["ภาษา", "ไทย", "เป็น", "ภาษา", "ที่", "มี", "ระดับ", "เสียง"]
        let longest = words.map { TextFixture.set($0).size.width }.max()!
        let ends = words.reduce(into: [""]) { $0.append($0.last! + $1) }
        var shown = ""
        for line in lines(text, longest + 1, locale: "th") {
            shown += line
            #expect(ends.contains(shown), "broken inside a word: \(line)")
        }
        #expect(shown == text)
    }

    @Test("Korean breaks between words, not between syllables")
    func korean() {
        let text = "안녕하세요 만나서 반갑습니다"
        let width = TextFixture.set("안녕하세요 만나").size.width
        #expect(lines(text, width, locale: "ko", orphans: true) == ["안녕하세요", "만나서", "반갑습니다"])
    }

    @Test("A word longer than the line breaks between clusters, never inside one")
    func longWords() {
        let family = "👨‍👩‍👧‍👦"
        let text = String(repeating: family, count: 5)
        for line in lines(text, 50) { #expect(line.allSatisfy { String($0) == family }) }
        let accents = String(repeating: "e\u{301}", count: 20)
        for line in lines(accents, 30) { #expect(line.unicodeScalars.first != "\u{301}") }
        #expect(lines("Donaudampfschiff", 1).count == 16)
    }

    @Test("Spaces hang over the end of a line and take no room; no-break spaces do not break")
    func spaces() {
        let layout = TextFixture.set("World      Hello", width: TextFixture.set("World").size.width)
        #expect(layout.lines.map(\.text) == ["World", "Hello"])
        #expect(lines("10\u{A0}km away", TextFixture.set("10 km").size.width, orphans: true) == ["10\u{A0}km", "away"])
    }

    @Test("Ranges of lines follow each other and cover the text")
    func ranges() {
        let text = "One two three four\nfive six 😀 seven"
        let layout = TextFixture.set(text, width: 60)
        var end = 0
        for line in layout.lines {
            #expect(line.sourceRange.lowerBound == end)
            end = line.sourceRange.upperBound
        }
        #expect(end == text.utf16.count)
    }

    @Test("Hyphens, slashes and dashes break where UAX 14 says")
    func punctuation() {
        let width = TextFixture.set("well-").size.width
        #expect(lines("well-known", width, orphans: true).first == "well-")
        #expect(lines("3.14", 10, orphans: true).first == "3")
        #expect(lines("(a) b", TextFixture.set("(a)").size.width, orphans: true) == ["(a)", "b"])
    }

    @Test("Japanese lines end between phrases where that is asked for, else between any two letters that may be parted")
    func phrases() throws {
        let text = "届くまでの道のりを地図で"
        #expect(TextFixture.engine.pieces(of: text, locale: "ja-u-lw-phrase") == ["届くまでの", "道のりを", "地図で"])
        #expect(TextFixture.engine.pieces(of: text, locale: "ja").count > 8)
    }
}
