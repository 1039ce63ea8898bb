import AmbrotypeGeometry
import AmbrotypeText
import Foundation
import Testing

/// Laws that hold for any text; a failure prints the seed that made it.
@Suite("Text laws")
struct TextLawTests {
    private struct Dice {
        var state: UInt64

        mutating func roll(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
    }

    /// Letters of many scripts, marks without a base, controls of bidi and joining, emoji parts, spaces, newlines.
    private static let blocks: [ClosedRange<UInt32>] = [
        0x20...0x7E, 0x61...0x7A, 0x20...0x20, 0xA0...0x17F, 0x300...0x36F, 0x391...0x3C9, 0x410...0x44F, 0x590...0x5FF,
        0x600...0x6FF, 0x900...0x97F, 0xE01...0xE5B, 0x200B...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0x3040...0x30FF,
        0x4E00...0x4EFF, 0xAC00...0xACFF, 0xFE00...0xFE0F, 0xFF00...0xFF65, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF,
        0x1F466...0x1F469, 0x1F600...0x1F64F, 0xE0061...0xE007F, 0x09...0x0D, 0xE000...0xE00F, 0x12000...0x1200F,
    ]

    private func text(_ dice: inout Dice) -> String {
        var scalars = String.UnicodeScalarView()
        for _ in 0..<dice.roll(40) {
            let block = Self.blocks[dice.roll(Self.blocks.count)]
            for _ in 0...dice.roll(4) {
                let value = block.lowerBound + UInt32(dice.roll(block.count))
                if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
            }
        }
        return String(scalars)
    }

    private func runs(_ dice: inout Dice) -> [TextRun] {
        (0...dice.roll(3)).map { index in
            let font = FontRequest(
                design: FontRequest.Design.allCases[dice.roll(4)], size: CGFloat(8 + dice.roll(30)),
                weight: 100 * (1 + dice.roll(9)), isItalic: dice.roll(2) == 1)
            return TextRun(text: text(&dice), font: font, style: index, tracking: CGFloat(dice.roll(3)) - 1)
        }
    }

    private func style(_ dice: inout Dice) -> ParagraphStyle {
        ParagraphStyle(
            alignment: [.leading, .center, .trailing][dice.roll(3)], lineLimit: [nil, 1, 2, 5][dice.roll(4)],
            truncation: [.head, .middle, .tail][dice.roll(3)], minimumScaleFactor: [1, 1, 0.5][dice.roll(3)],
            allowsTightening: dice.roll(2) == 1, layoutDirection: dice.roll(2) == 1 ? .rightToLeft : .leftToRight,
            locale: ["en", "ja", "ar", "th"][dice.roll(4)])
    }

    @Test(
        "Lines follow each other, stand inside the box and on pixels, and their letters are numbers", arguments: 1...6)
    func structure(part: UInt64) {
        for seed in part * 1000..<part * 1000 + 50 {
            var dice = Dice(state: seed)
            let (runs, style) = (runs(&dice), style(&dice))
            let width: CGFloat? = dice.roll(4) == 0 ? nil : CGFloat(dice.roll(300))
            let height: CGFloat? = dice.roll(2) == 0 ? nil : CGFloat(dice.roll(120))
            let layout = TextFixture.engine.layout(runs, style: style, width: width, height: height)
            var end = 0
            for line in layout.lines {
                #expect(line.sourceRange.lowerBound == end, "seed \(seed)")
                end = line.sourceRange.upperBound
                #expect(
                    line.origin.x >= -0.001 && line.origin.x + line.width <= layout.size.width + 0.001, "seed \(seed)")
                #expect(
                    line.width.isFinite && line.text.count { $0 == "…" } <= 1,
                    "seed \(seed)")
            }
            let length = runs.reduce(0) { $0 + $1.text.utf16.count }
            #expect(end == length, "seed \(seed): \(end) of \(length)")
            #expect(layout.lines.count <= style.lineLimit ?? .max, "seed \(seed)")
            for case .outline(let path, _) in layout.fragments() {
                let box = path.boundingRect
                #expect(box.minX.isFinite && box.maxY.isFinite, "seed \(seed)")
            }
        }
    }

    @Test("Setting a text twice gives the same, also at the size the first came to", arguments: 1...4)
    func repeats(part: UInt64) {
        for seed in part * 1000 + 500..<part * 1000 + 530 {
            var dice = Dice(state: seed)
            let (runs, style) = (runs(&dice), style(&dice))
            let free = TextFixture.engine.layout(runs, style: style, width: 200)
            let held = TextFixture.engine.layout(
                runs, style: style, width: max(200, free.size.width), height: free.size.height)
            #expect(free.size == held.size && free.lines == held.lines, "seed \(seed)")
            #expect(free.fragments() == held.fragments(), "seed \(seed)")
        }
    }
}
