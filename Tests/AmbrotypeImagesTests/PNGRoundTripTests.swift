import AmbrotypeDrawing
import AmbrotypeImages
import Testing

@Suite("PNG round trips")
struct PNGRoundTripTests {
    @Test("Premultiplied pixels come back as they were")
    func premultipliedPixels() throws {
        let budget = MemoryBudget()
        let pixmap = try Pixmap(width: 256, height: 256, budget: budget, for: "test")
        for alpha in 0..<256 {
            for x in 0..<256 {
                let at = (alpha * 256 + x) * 4
                for i in 0..<3 { pixmap.bytes[at + i] = UInt8(min(alpha, (x + i * 77) % 256)) }
                pixmap.bytes[at + 3] = UInt8(alpha)
            }
        }
        let back = try decodePNG(encodePNG(pixmap, budget: budget), budget: budget)
        #expect(Array(back.bytes) == Array(pixmap.bytes))
    }
}
