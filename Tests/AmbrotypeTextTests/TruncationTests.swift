import AmbrotypeText
import Foundation
import Testing

@Suite("Truncation")
struct TruncationTests {
    private let fox = "The quick brown fox jumps over the lazy dog"

    private func set(
        _ text: String, _ truncation: ParagraphStyle.Truncation = .tail, limit: Int? = 1, width: CGFloat = 150,
        height: CGFloat? = nil
    ) -> TextLayout {
        TextFixture.set(
            text, style: ParagraphStyle(lineLimit: limit, truncation: truncation), width: width, height: height)
    }

    @Test("Exactly one … stands where text was cut, and the line fits")
    func oneEllipsis() {
        for mode in [ParagraphStyle.Truncation.head, .middle, .tail] {
            for width in stride(from: CGFloat(30), through: 300, by: 7) {
                let layout = set(fox, mode, width: width)
                #expect(layout.isTruncated && layout.lines.count == 1)
                #expect(layout.lines[0].text.count { $0 == "…" } == 1)
                #expect(layout.lines[0].width <= width + 0.001)
            }
        }
    }

    @Test("The tail loses its end, the head its start, the middle neither")
    func places() {
        let tail = set(fox, .tail).lines[0].text
        #expect(tail.hasPrefix("The quick") && tail.hasSuffix("…"))
        let head = set(fox, .head).lines[0].text
        #expect(head.hasPrefix("…") && head.hasSuffix("lazy dog"))
        let middle = set(fox, .middle).lines[0].text
        #expect(middle.hasPrefix("The") && middle.hasSuffix("dog"))
    }

    @Test("As much as fits is kept: one cluster more would be too wide")
    func greedy() {
        for width in [CGFloat(80), 120, 200] {
            let kept = set(fox, width: width).lines[0].text.dropLast()
            let next = String(fox.prefix(kept.count + 2)) + "…"
            #expect(TextFixture.set(next).lines[0].width > width)
        }
    }

    @Test("The measured label is cut at the same letter as on iOS")
    func measuredLabel() {
        let text = "No connection available, review your Home Assistant URL configuration"
        #expect(set(text, width: 250 - 28.3).lines[0].text == "No connection available, re…")
    }

    @Test("No space stands before the …")
    func noSpace() {
        for width in stride(from: CGFloat(40), through: 250, by: 3) {
            #expect(!set(fox, width: width).lines[0].text.contains(" …"))
        }
    }

    @Test("Clusters are never split: a family stays whole or goes")
    func clusters() {
        let family = "👨‍👩‍👧‍👦"
        let text = String(repeating: family + "e\u{301}", count: 8)
        for width in stride(from: CGFloat(30), through: 160, by: 5) {
            let kept = set(text, width: width).lines[0].text.filter { $0 != "…" }
            #expect(kept.allSatisfy { String($0) == family || $0 == "e\u{301}" })
        }
    }

    @Test("Lines before the last are whole; the last holds the rest")
    func lastLine() {
        let layout = set(fox, limit: 2, width: 130)
        #expect(layout.lines.count == 2 && !layout.lines[0].isTruncated && layout.lines[1].isTruncated)
        #expect(layout.lines[0].text == "The quick brown")
        #expect(layout.lines[1].text.hasPrefix("fox jumps") && layout.lines[1].text.hasSuffix("…"))
    }

    @Test("As many lines as the height holds, at least one")
    func heights() {
        #expect(set(fox, limit: nil, width: 120, height: 45).lines.count == 2)
        #expect(set(fox, limit: nil, width: 120, height: 5).lines.count == 1)
        #expect(set(fox, limit: nil, width: 120, height: 45).isTruncated)
        #expect(!set(fox, limit: nil, width: 120, height: 400).isTruncated)
    }

    @Test("A paragraph that fits but is not the last gets its …")
    func paragraphs() {
        #expect(set("Hello\nWorld").lines[0].text == "Hello…")
    }

    @Test("In right-to-left text the … stands at the left")
    func rightToLeft() {
        let layout = set("مرحبا بالعالم هذا نص طويل جدا للاختبار", width: 100)
        #expect(layout.lines[0].text.hasSuffix("…"))
        let plain = TextFixture.ink(set("مرحبا", width: 100))
        #expect(TextFixture.ink(layout).minX < 4 && plain.width < TextFixture.ink(layout).width)
    }

    @Test("A minimum scale shrinks text until it fits whole, then truncates")
    func scaling() {
        let free = TextFixture.set(fox).size.width
        let style = ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.5)
        let shrunk = TextFixture.set(fox, style: style, width: free * 0.7)
        #expect(!shrunk.isTruncated && shrunk.scaleUsed > 0.65 && shrunk.scaleUsed < 0.72)
        #expect(shrunk.size.width <= free * 0.7 + 0.34)
        let tiny = TextFixture.set(fox, style: style, width: free * 0.3)
        #expect(tiny.isTruncated && tiny.scaleUsed == 0.5)
        #expect(TextFixture.set(fox, style: style, width: free + 1).scaleUsed == 1)
        // Scaled fonts stand on quarters of a point.
        #expect(
            abs(shrunk.lines[0].ascender * 2048 / 1950 * 4 - (shrunk.lines[0].ascender * 2048 / 1950 * 4).rounded())
                < 1e-6)
    }

    @Test(
        "A minimum scale shrinks a line that is too high: 12 points semibold in 13.33 come out 11.2 (measured in a gauge)"
    )
    func scalingByHeight() {
        let style = ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.3)
        let shrunk = TextFixture.set("68%", size: 12, weight: 600, style: style, width: 100, height: 13.33)
        #expect(abs(shrunk.scaleUsed * 12 - 11.17) < 0.06)
        let rigid = TextFixture.set("68%", size: 12, weight: 600, width: 100, height: 13.33)
        #expect(rigid.scaleUsed == 1 && !rigid.isTruncated)
    }

    @Test("Tightening saves a line that is a little too long")
    func tightening() {
        let free = TextFixture.set(fox).lines[0].width
        let style = ParagraphStyle(lineLimit: 1, allowsTightening: true)
        let tight = TextFixture.set(fox, style: style, width: free * 0.97)
        #expect(!tight.isTruncated && tight.lines[0].width <= free * 0.97 + 0.01)
        #expect(TextFixture.set(fox, style: style, width: free * 0.9).isTruncated)
    }
}
