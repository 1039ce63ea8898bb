import AmbrotypeText
import Foundation
import Testing

@Suite("Line heights")
struct LineHeightTests {
    /// Size, pitch and one-line height at 3x and 2x; from the table of measured pictures.
    private static let table: [(size: CGFloat, pitch: CGFloat, at3: CGFloat, at2: CGFloat)] = [
        (34, 41, 40.67, 41.0), (28, 34, 33.67, 33.5), (22, 28, 26.33, 26.5), (20, 25, 24.00, 24.0),
        (17, 22, 20.33, 20.5), (16, 21, 19.33, 19.5), (15, 20, 18.00, 18.0), (13, 18, 15.67, 16.0),
        (12, 16, 14.33, 14.5), (11, 13, 13.33, 13.5),
    ]

    @Test("One line is 1.19336 × size, rounded up to a pixel")
    func oneLine() {
        for row in Self.table {
            for (scale, wanted) in [(CGFloat(3), row.at3), (2, row.at2)] {
                let layout = TextFixture.set(
                    "Hello", size: row.size, pitch: row.pitch, style: ParagraphStyle(scale: scale))
                #expect(abs(layout.size.height - wanted) < 0.004, "\(row.size) at \(scale)x: \(layout.size.height)")
            }
        }
    }

    @Test("n lines are n - 1 pitches and one line")
    func pitches() {
        for row in Self.table where row.pitch >= row.size * 1.19336 {
            let layout = TextFixture.set("a\nb\nc", size: row.size, pitch: row.pitch)
            let (first, last) = (layout.lines[0].origin.y, layout.lines[2].origin.y)
            #expect(abs(last - first - 2 * row.pitch) < 1e-6)
            #expect(abs(layout.size.height - (2 * row.pitch + row.at3)) < 0.34)
        }
    }

    @Test("Without a pitch, lines stand their own height rounded up to a pixel apart")
    func ownPitch() {
        let layout = TextFixture.set("a\nb\nc", size: 13)
        let baselines = layout.lines.map { ($0.origin.y * 3).rounded() }
        #expect(baselines[1] - baselines[0] == 47 && baselines[2] - baselines[1] == 47)
    }

    @Test("The first baseline is the ascender rounded to the nearest pixel, and drawn baselines lie on pixels")
    func baselines() {
        let layout = TextFixture.set("a\nb", size: 17, pitch: 22)
        #expect(abs(layout.firstBaseline - (17 * 1950 / 2048 * 3).rounded() / 3) < 1e-9)
        #expect(abs(layout.lastBaseline - (layout.firstBaseline + 22)) < 1e-9)
        for line in layout.lines { #expect(abs((line.origin.y * 3).rounded() - line.origin.y * 3) < 1e-6) }
    }

    @Test("Metrics carry the leading that stack spacing reads: pitch less the line's own height")
    func leading() {
        let layout = TextFixture.set("a", size: 22, pitch: 28)
        #expect(abs(layout.firstMetrics.leading - (28 - 22 * 1.193359375)) < 1e-9)
        #expect(abs(layout.firstMetrics.capHeight - 22 * 1443 / 2048) < 1e-9)
    }

    @Test("Line spacing and leading change the distance of lines, not one line's height")
    func spacing() {
        let plain = TextFixture.set("a\nb", pitch: 22)
        let spaced = TextFixture.set("a\nb", pitch: 22, style: ParagraphStyle(lineSpacing: 5))
        #expect(abs(spaced.size.height - plain.size.height - 5) < 1e-9)
        let tight = FontRequest(size: 17, linePitch: 22, leading: .tight)
        let layout = TextFixture.engine.layout([TextRun(text: "a\nb", font: tight)], style: ParagraphStyle())
        #expect(abs(layout.lines[1].origin.y - layout.lines[0].origin.y - 20) < 1e-9)
    }

    @Test("Letters of other scripts and colour glyphs leave the line's height as it is")
    func fallbackHeights() {
        let plain = TextFixture.set("Hello").size.height
        for text in ["日本語", "ภาษาไทย", "नमस्ते", "العربية", "😀"] {
            #expect(TextFixture.set(text).size.height == plain, "\(text)")
        }
    }

    @Test("Nothing has no size; a reserved limit keeps its height; a newline at the end makes a line")
    func emptiness() {
        #expect(TextFixture.set("").size == .zero)
        let reserved = TextFixture.set("a", pitch: 22, style: ParagraphStyle(lineLimit: 3, reservesSpace: true))
        #expect(abs(reserved.size.height - 64.3333) < 0.001)
        #expect(TextFixture.set("a\n").lines.count == 2)
    }

    @Test("A tall picture in the text pushes its line; a symbol that does not grow the line does not")
    func attachments() {
        let font = FontRequest(size: 17)
        for (grows, taller) in [(true, true), (false, false)] {
            let picture = TextRun.Attachment(
                size: CGSize(width: 40, height: 40), baselineOffset: 0, growsLine: grows)
            let layout = TextFixture.engine.layout(
                [TextRun(text: "a", font: font), TextRun(attachment: picture, font: font)], style: ParagraphStyle())
            #expect((layout.size.height > 21) == taller)
            #expect(layout.fragments().contains { if case .attachment(1, _) = $0 { true } else { false } })
        }
    }
}
