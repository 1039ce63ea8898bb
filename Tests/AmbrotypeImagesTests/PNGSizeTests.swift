import AmbrotypeDrawing
import AmbrotypeImages
import Testing

/// Sizes are compared with what libpng 1.6.39 wrote for the same pixels at zlib level 6 with all filters.
@Suite("PNG sizes")
struct PNGSizeTests {
    private let budget = MemoryBudget(limit: 1 << 27)

    /// A widget as it might be: a card on grey, a band of gradient, slanted strokes with soft edges for text.
    private func interface(_ x: Int, _ y: Int) -> (Int, Int, Int, Int) {
        guard (40..<1052).contains(x) && (40..<468).contains(y) else { return (242, 242, 247, 255) }
        if y < 140 { return (x / 6 + 20, 90 + y / 2, 220 - x / 10, 255) }
        let (line, inside) = ((y - 170 + 60) / 60 - 1, (y - 170 + 60) % 60)
        if inside < 28 && x >= 80 && x < 1000 - line * 120 && y >= 110 {
            let (stroke, slant) = ((x * 7 + line * 13) / 3 % 11, (inside + x / 2) % 9)
            if stroke < 4 && slant < 6 { return (20, 20, 20, 255) }
            if stroke < 5 && slant < 7 { return (130, 130, 130, 255) }
        }
        return (255, 255, 255, 255)
    }

    @Test("A picture of an interface takes no more bytes than libpng's, an optimised one fewer")
    func interfaces() throws {
        let pixmap = try makePixmap(1092, 508, interface)
        #expect(try encodePNG(pixmap, budget: budget).count <= 7424)
        #expect(try encodePNG(pixmap, options: PNGOptions(optimised: true), budget: budget).count <= 6800)
    }

    @Test("A hurried file is a few times larger at most")
    func hurried() throws {
        let pixmap = try makePixmap(1092, 508, interface)
        let file = try encodePNG(pixmap, options: PNGOptions(isHurried: true), budget: budget)
        #expect(file.count < 7424 * 4)
    }

    @Test("Flat colour takes a few bytes for each 258")
    func flat() throws {
        let pixmap = try makePixmap(1092, 508) { _, _ in (10, 20, 30, 255) }
        #expect(try encodePNG(pixmap, budget: budget).count < 3000)
    }

    @Test("Noise takes hardly more bytes than its pixels")
    func noise() throws {
        var random = SeededRandom(5)
        let pixmap = try makePixmap(300, 300) { _, _ in
            (
                .random(in: 0...255, using: &random), .random(in: 0...255, using: &random),
                .random(in: 0...255, using: &random), 255
            )
        }
        #expect(try encodePNG(pixmap, budget: budget).count < 300 * 901 + 600)
    }

    @Test("Encoding a medium widget holds less than 1.5 MB")
    func memory() throws {
        let budget = MemoryBudget(limit: 1_500_000)
        let encoder = try PNGEncoder(width: 1092, height: 508, budget: budget)
        try appendStripes(1092, 508) { try encoder.append($0) }
        #expect(try encoder.finish().count > 1000)
    }
}
