import AmbrotypeText
import Foundation
import Testing

@Suite("Plain words")
struct PlainWordTests {
    /// Words, digits, points and spaces by a small generator; the seed is printed with a failure.
    private func text(seed: UInt64) -> String {
        var state = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        func next(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        let pieces = ["a", "word", "Longer", "42", "3", "x", ". ", ", ", " ", "  ", "! ", "? ", ": ", "; "]
        return (0..<30).map { _ in pieces[next(pieces.count)] }.joined()
    }

    @Test("Lines break where the whole rules break them: a zero-width space at the end sends a text through ICU")
    func agreesWithICU() {
        for seed in UInt64(1)...200 {
            let text = text(seed: seed)
            let style = ParagraphStyle(avoidsOrphans: false)
            let plain = TextFixture.set(text, style: style, width: 60).lines
            let whole = TextFixture.set(text + "\u{200B}", style: style, width: 60).lines
            #expect(plain.map(\.text) == whole.map(\.text), "seed \(seed): \(text)")
        }
    }
}
