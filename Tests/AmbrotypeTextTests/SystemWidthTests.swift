import AmbrotypeText
import Foundation
import Testing

@Suite("System widths")
struct SystemWidthTests {
    private let measured = SystemWidths.measured

    /// Sum of the advances of single letters: no pair, so no kerning. A no-break space stands for the space, which
    /// would hang.
    private func unkerned(_ text: String, size: Double, weight: Int) -> Double {
        text.reduce(0) { sum, letter in
            let shown = letter == " " ? "\u{A0}" : String(letter)
            return sum + Double(TextFixture.set(shown, size: size, weight: weight).lines[0].width)
        }
    }

    @Test(
        "Six strings, kerning aside, are within 0.5 % as wide as iOS sets them, at every size measured",
        arguments: ["regular", "medium", "semibold", "bold"])
    func advances(weight: String) throws {
        let number = try #require(SystemWidths.weights[weight])
        for (name, row) in try #require(measured.widths[weight]).sorted(by: { $0.key < $1.key }) {
            let size = try #require(Double(name))
            for (index, text) in measured.strings.enumerated() {
                let wanted = row[index] - measured.kerning(index, size: size, weight: weight)
                let width = unkerned(text, size: size, weight: number)
                #expect(abs(width / wanted - 1) < 0.005, "\(text) at \(size) \(weight): \(width), measured \(wanted)")
            }
        }
    }

    @Test(
        "With the stand-in's own kerning they stay within 1.5 %",
        arguments: ["regular", "medium", "semibold", "bold"])
    func kerned(weight: String) throws {
        for (name, row) in try #require(measured.widths[weight]).sorted(by: { $0.key < $1.key }) {
            let size = try #require(Double(name))
            for (index, text) in measured.strings.enumerated() {
                let layout = TextFixture.set(text, size: size, weight: try #require(SystemWidths.weights[weight]))
                #expect(abs(Double(layout.lines[0].width) / row[index] - 1) < 0.015, "\(text) at \(size) \(weight)")
            }
        }
    }

    /// Extents of what is drawn on Apple's pictures at 3x, points (±0.33).
    private static let inks: [(text: String, size: CGFloat, weight: Int, mono: Bool, ink: CGFloat)] = [
        ("Laundry", 20, 600, false, 74.00), ("Washing cycle", 17, 400, false, 108.33),
        ("Charging paused", 17, 400, false, 127.33),
        ("A Handbook of Agile Software Craftsmanship", 16, 400, false, 326.00),
        ("A book by Robert C. Martin", 16, 400, false, 194.67), ("Sesame Street", 16, 600, false, 109.33),
        ("Sesame Street", 17, 600, false, 115.00), ("Title 0", 15, 600, false, 43.33),
        ("by Robert C. Martin", 14, 400, false, 123.67), ("No energy dashboard configured", 13, 400, false, 197.67),
        ("review your Home Assistant", 13, 400, false, 166.67),
        ("Edit widget to select calendars.", 12, 400, false, 175.67), ("Calendar event 1", 12, 600, false, 96.00),
        ("All-day · Calendar 1", 11, 400, false, 100.33), ("Living Room", 11, 600, false, 65.33),
        ("TOMORROW", 11, 700, false, 68.67), ("25:00", 20, 500, true, 52.33), ("40%", 17, 600, true, 36.67),
        ("20%", 17, 600, false, 36.00), ("2:20:13", 13, 400, true, 46.33), ("40%", 13, 600, true, 28.33),
    ]

    @Test("What is drawn is as wide as on Apple's pictures, within 2 % and a pixel")
    func inkWidths() {
        for row in Self.inks {
            let layout = TextFixture.set(row.text, size: row.size, weight: row.weight, monospacedDigits: row.mono)
            let width = TextFixture.ink(layout).width
            #expect(abs(width - row.ink) < row.ink * 0.02 + 0.34, "\(row.text): \(width), measured \(row.ink)")
        }
    }

    @Test("The x-height reported is the measured one within 1/2048 em")
    func xHeights() throws {
        for (weight, sizes) in measured.xHeight.sorted(by: { $0.key < $1.key }) {
            for (name, wanted) in sizes.sorted(by: { $0.key < $1.key }) {
                let size = try #require(Double(name))
                let request = FontRequest(size: size, weight: try #require(SystemWidths.weights[weight]))
                let found = Double(TextFixture.engine.metrics(of: request).xHeight)
                #expect(abs(found - wanted) < size * 1.01 / 2048, "\(weight) \(size): \(found), measured \(wanted)")
            }
        }
    }

    @Test("Monospaced digits all take the same room, and SF Mono's stand-in 0.618164 em for every letter")
    func monospaced() {
        let digits = (0...9).map { TextFixture.set("\($0)", monospacedDigits: true).lines[0].width }
        #expect(Set(digits).count == 1)
        let mono = FontRequest(design: .monospaced, size: 17)
        let layout = TextFixture.engine.layout([TextRun(text: "iW", font: mono)], style: ParagraphStyle())
        #expect(abs(layout.lines[0].width - 2 * 10.5087890625) < 1e-6)
    }

    @Test("The dots of an ellipsis stand 4.33 points apart at 17 (measured on a truncated label)")
    func ellipsis() {
        #expect(abs(TextFixture.set("…").lines[0].width - 3 * 4.333) < 0.1)
    }

    @Test("Between digits a colon stands higher: 1 point at 11, 1.33 at 13; elsewhere it stands on the line")
    func colon() {
        /// The lower edges of the dots above the line: subpaths too low to be letters.
        func bottom(_ text: String, _ size: CGFloat) -> CGFloat {
            let layout = TextFixture.set(text, size: size)
            let dots = TextFixture.subpaths(layout).filter { $0.height < size * 0.2 }
            return layout.lines[0].origin.y - (dots.map(\.maxY).max() ?? 0)
        }
        #expect(abs(bottom("0:0", 11) - bottom("0: 0", 11) - 1.0) < 0.2)
        #expect(abs(bottom("0:0", 13) - bottom("0: 0", 13) - 1.33) < 0.2)
    }

    @Test("A per cent sign has as much ink as iOS's", arguments: [(13, 11.24), (17, 14.74), (18.3, 15.52)])
    func percent(size: CGFloat, ink: CGFloat) {
        #expect(abs(TextFixture.ink(TextFixture.set("%", size: size, weight: 600)).width - ink) < 0.34)
    }

    @Test("A tabular one is no wider than another: its foot is not drawn")
    func tabularOne() {
        let ink = TextFixture.ink(TextFixture.set("1", size: 13, monospacedDigits: true)).width
        #expect(abs(ink - 4) < 0.5, "measured: 4.0 of ink at 13 points")
    }

    @Test("A letter with an accent is as wide as the letter")
    func accents() {
        #expect(TextFixture.set("é").lines[0].width == TextFixture.set("e").lines[0].width)
        #expect(TextFixture.set("e\u{301}").lines[0].width == TextFixture.set("e").lines[0].width)
    }
}
