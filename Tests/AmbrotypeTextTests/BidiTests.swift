import AmbrotypeGeometry
import AmbrotypeText
import Foundation
import Testing

@Suite("Bidi")
struct BidiTests {
    /// Left edges of the drawn runs by style: each run has its own.
    private func places(_ texts: [String], _ direction: ParagraphStyle.Direction = .leftToRight) -> [Int] {
        let runs = texts.enumerated().map { TextRun(text: $1, font: FontRequest(size: 17), style: $0) }
        let layout = TextFixture.engine.layout(runs, style: ParagraphStyle(layoutDirection: direction))
        var edges: [(style: Int, x: CGFloat)] = []
        for fragment in layout.fragments() {
            if case .outline(let path, let style) = fragment { edges.append((style, path.controlBounds.minX)) }
        }
        return edges.sorted { $0.x < $1.x }.map(\.style)
    }

    @Test("Hebrew in an English sentence runs right to left, the sentence left to right")
    func embedded() {
        #expect(places(["abc ", "אבג ", "דהו ", "xyz"]) == [0, 2, 1, 3])
    }

    @Test("A paragraph that begins with Hebrew runs right to left, whatever the layout")
    func firstStrong() {
        #expect(places(["אבג ", "abc ", "דהו"]) == [2, 1, 0])
        #expect(places(["abc ", "אבג"], .rightToLeft) == [0, 1])
    }

    @Test("Numbers keep their order inside right-to-left text")
    func numbers() {
        #expect(places(["אבג ", "12", "3", " דהו"]) == [3, 1, 2, 0])
    }

    @Test("Text without strong letters takes the layout's direction")
    func neutral() {
        #expect(places(["(", "1"], .leftToRight) == [0, 1])
        #expect(places(["(", "1"], .rightToLeft) == [1, 0])
    }

    @Test("Leading is the right edge in a right-to-left layout, also for English lines")
    func alignment() {
        let style = ParagraphStyle(layoutDirection: .rightToLeft)
        let layout = TextFixture.set("Long line of text\nshort", style: style)
        #expect(abs(layout.lines[1].origin.x - (layout.size.width - layout.lines[1].width)) < 1e-9)
        let centred = TextFixture.set("Long line of text\nshort", style: ParagraphStyle(alignment: .center))
        #expect(abs(centred.lines[1].origin.x - (centred.size.width - centred.lines[1].width) / 2) < 1e-9)
    }

    @Test("Brackets turn round in right-to-left text")
    func mirrored() {
        let open = TextFixture.ink(TextFixture.set("("))
        let both = TextFixture.set("א(")
        #expect(open.width > 0 && both.missingGlyphs.isEmpty)
        #expect(places(["א", "("]) == [1, 0])
    }
}
