import AmbrotypeGeometry
import AmbrotypeText
import Foundation
import Testing

@Suite("Text engine")
struct TextEngineTests {
    private let mixed = "Hello 日本語 العربية हिन्दी 😀 fin"

    @Test("Two engines give the same fragments, also when the second set other text before")
    func determinism() {
        let other = TextEngine(fonts: TextFixture.fonts)
        let font = FontRequest(size: 15, weight: 600)
        for text in ["zzz", "日本", "שלום 😀"] {
            _ = other.layout([TextRun(text: text, font: FontRequest(size: 31))], style: ParagraphStyle()).fragments()
        }
        let runs = [TextRun(text: mixed, font: font)]
        let a = TextFixture.engine.layout(runs, style: ParagraphStyle(), width: 90)
        let b = other.layout(runs, style: ParagraphStyle(), width: 90)
        #expect(a.size == b.size && a.lines == b.lines && a.fragments() == b.fragments())
    }

    @Test("Asked twice, the same answer comes, drawn from the cache")
    func repeats() {
        let first = TextFixture.set(mixed, width: 100).fragments()
        #expect(TextFixture.set(mixed, width: 100).fragments() == first)
    }

    @Test("Many threads at once get what one gets")
    func threads() async {
        let engine = TextEngine(fonts: TextFixture.fonts)
        let alone = TextFixture.set(mixed).fragments()
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<16 {
                group.addTask {
                    let runs = [TextRun(text: mixed, font: FontRequest(size: 17))]
                    return engine.layout(runs, style: ParagraphStyle()).fragments() == alone
                }
            }
            for await same in group { #expect(same) }
        }
    }

    @Test("Each style of a line is one outline; rules stand below and above")
    func styles() {
        let font = FontRequest(size: 17)
        let runs = [
            TextRun(text: "red ", font: font, style: 1), TextRun(text: "blue ", font: font, style: 2),
            TextRun(text: "red", font: font, style: 1, underline: .init(style: 5), strikethrough: .init(style: 6)),
        ]
        let fragments = TextFixture.engine.layout(runs, style: ParagraphStyle()).fragments()
        #expect(fragments.count == 4)
        guard case .rule(let under, 5) = fragments[0], case .outline(_, 1) = fragments[1],
            case .outline(_, 2) = fragments[2], case .rule(let through, 6) = fragments[3]
        else { return #expect(Bool(false), "rule, outlines, rule were wanted: \(fragments.count)") }
        #expect(under.minY > through.minY && under.width == through.width)
        for edge in [under.minY, under.maxY, through.minY, through.maxY] {
            #expect(abs((edge * 3).rounded() - edge * 3) < 1e-6)
        }
    }

    @Test("Tracking widens by its length for every cluster; kerning too")
    func tracking() {
        let font = FontRequest(size: 17)
        let plain = TextFixture.set("abcd").lines[0].width
        for run in [
            TextRun(text: "abcd", font: font, tracking: 3), TextRun(text: "abcd", font: font, kerning: 3),
        ] {
            let width = TextFixture.engine.layout([run], style: ParagraphStyle()).lines[0].width
            #expect(abs(width - plain - 12) < 1e-9)
        }
    }

    @Test("A raised run moves up and its line grows")
    func baselineOffset() {
        let font = FontRequest(size: 17)
        let raised = TextFixture.engine.layout(
            [TextRun(text: "a", font: font), TextRun(text: "x", font: font, style: 1, baselineOffset: 10)],
            style: ParagraphStyle())
        #expect(raised.size.height > 30)
        var boxes: [Int: CGRect] = [:]
        for case .outline(let path, let style) in raised.fragments() { boxes[style] = path.controlBounds }
        #expect(abs(boxes[0]!.maxY - boxes[1]!.maxY - 10) < 0.5)
    }

    @Test("A family no one has is named, and the system font stands in")
    func missingFamily() {
        let run = TextRun(text: "a", font: FontRequest(family: "No Such Family", size: 17))
        let layout = TextFixture.engine.layout([run], style: ParagraphStyle())
        #expect(layout.missingFonts == ["No Such Family"] && layout.fontNames == ["inter"])
    }

    @Test("Weights get heavier, italics lean, designs differ")
    func faces() {
        func area(_ request: FontRequest) -> CGRect {
            TextFixture.ink(TextFixture.engine.layout([TextRun(text: "H", font: request)], style: ParagraphStyle()))
        }
        let widths = [400, 500, 600, 700].map {
            TextFixture.set("nnnnnnnn", weight: $0).lines[0].width
        }
        #expect(widths == widths.sorted() && Set(widths).count == 4)
        #expect(area(FontRequest(size: 17, isItalic: true)).width > area(FontRequest(size: 17)).width)
        let names = FontRequest.Design.allCases.map { design in
            TextFixture.engine.layout(
                [TextRun(text: "a", font: FontRequest(design: design, size: 17))], style: ParagraphStyle()
            ).fontNames
        }
        #expect(Set(names).count == 3, "rounded is the standard stand-in with its corners rounded")
    }

    @Test("The rounded design has no sharp outward corner: a stem ends in a half circle")
    func rounded() {
        func outline(_ design: FontRequest.Design) -> Path {
            let run = TextRun(text: "l", font: FontRequest(design: design, size: 100, weight: 600))
            for case .outline(let path, _) in TextFixture.engine.layout([run], style: ParagraphStyle()).fragments() {
                return path
            }
            return Path()
        }
        let (plain, round) = (outline(.standard), outline(.rounded))
        #expect(!plain.elements.contains { if case .curve = $0 { true } else { false } })
        #expect(round.elements.count { if case .curve = $0 { true } else { false } } == 4)
        let box = round.boundingRect
        #expect(!round.contains(CGPoint(x: box.minX + 1, y: box.minY + 1)))
        #expect(round.contains(CGPoint(x: box.midX, y: box.minY + 1)))
        // Measured on iOS 26: "18" at 30 semibold rounded is 31.33 wide.
        let day = TextRun(text: "18", font: FontRequest(design: .rounded, size: 30, weight: 600))
        let ink = TextFixture.ink(TextFixture.engine.layout([day], style: ParagraphStyle()))
        #expect(abs(ink.width - 31.33) < 1.2 && abs(ink.minX - 1) < 1.2, "\(ink)")
    }

    @Test("Letters of other scripts stand upright in italic text")
    func uprightFallback() {
        let ink = [false, true].map { isItalic in
            TextFixture.ink(
                TextFixture.engine.layout(
                    [TextRun(text: "日", font: FontRequest(size: 17, isItalic: isItalic))], style: ParagraphStyle()))
        }
        #expect(ink[0] == ink[1])
    }
}
