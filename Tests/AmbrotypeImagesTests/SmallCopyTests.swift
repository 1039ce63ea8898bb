import AmbrotypeDrawing
import AmbrotypeImages
import Testing

@Suite("Small copies")
struct SmallCopyTests {
    @Test("Made from passing rows, a copy has the pixels that the file gives at that size", arguments: [1, 7, 90])
    func equalToDecoding(rowsAtOnce: Int) throws {
        let budget = MemoryBudget(limit: 1 << 28)
        var random = SeededRandom(3)
        let pixmap = try makePixmap(64, 90) { x, y in
            (x * 4 % 256, y * 2, Int.random(in: 0...255, using: &random), 255)
        }
        let copy = try SmallCopy(of: (64, 90), at: (21, 30), budget: budget)
        for y in stride(from: 0, to: 90, by: rowsAtOnce) {
            let end = min(y + rowsAtOnce, 90)
            try copy.append(UnsafeBufferPointer(rebasing: UnsafeBufferPointer(pixmap.bytes)[y * 256..<end * 256]))
        }
        let file = try encodePNG(pixmap, options: PNGOptions(alpha: .dropped), budget: budget)
        let decoded = try decode(.bytes(file), toFit: (21, 30), budget: budget).0
        #expect(copiedBytes(of: copy.pixmap) == copiedBytes(of: decoded))
    }
}
